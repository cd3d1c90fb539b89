import { act, fireEvent, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { DragLayer } from '../../../components/table/DragLayer';
import type { Intent } from '../../../components/table/intent';
import { Piece } from '../../../components/table/Piece';
import { Zone } from '../../../components/table/Zone';
import { drag } from '../drag';
import { show } from '../show';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Two cards that can be carried; the five may go to the left, nowhere else. */
function table(more: { readonly twice?: boolean } = {}) {
  const did = {
    left: jest.fn(),
    top: jest.fn(),
    refused: jest.fn(),
    felt: jest.fn(),
    looked: jest.fn(),
    lookedLong: jest.fn(),
  };
  const toLeft: Intent = { piece: 'five', zone: 'left', label: 'Take 5', act: did.left };
  const toTop: Intent = { piece: 'five', zone: 'top', label: 'Give 5 back', act: did.top };
  const draw = (intents: readonly Intent[]) => (
    <DragLayer
      intents={intents}
      whyNot={(piece, zone) => (zone === 'right' ? `No ${piece} here` : null)}
      onRefused={did.refused}
      onFeel={did.felt}
    >
      <Zone id="left" rect={{ x: 0, y: 200, width: 100, height: 100 }} />
      <Zone id="right" rect={{ x: 100, y: 200, width: 100, height: 100 }} />
      <Zone id="top" rect={{ x: 0, y: 0, width: 200, height: 20 }} />
      <Piece
        id="five"
        place={{ x: 100, y: 100, width: 50 }}
        label="five"
        lift
        onPress={did.looked}
        onLongPress={did.lookedLong}
      >
        <Text>5</Text>
      </Piece>
      <Piece id="six" place={{ x: 160, y: 100, width: 50 }} label="six" lift onPress={did.looked}>
        <Text>6</Text>
      </Piece>
    </DragLayer>
  );
  const { rerender } = show(draw(more.twice ? [toLeft, toTop] : [toLeft]));
  return { ...did, nothingMore: () => rerender(draw([])) };
}

const button = (name: string) => screen.getByRole('button', { name });
const noButton = (name: string) => screen.queryByRole('button', { name });
const tap = (name: string) => fireEvent.press(button(name));
const isPicked = (name: string) => button(name).props.accessibilityState.selected;

describe('a card that is dragged', () => {
  test('onto a place where it may go acts, once', () => {
    const { left, refused, felt } = table();
    drag('five', { x: -50, y: 150 });
    expect(left).toHaveBeenCalledTimes(1);
    expect(refused).not.toHaveBeenCalled();
    expect(felt.mock.calls).toEqual([['tap'], ['drop']]);
  });

  test('onto one where it may not go acts nowhere, and the reason is told', () => {
    const { left, refused, felt } = table();
    drag('five', { x: 50, y: 150 });
    expect(left).not.toHaveBeenCalled();
    expect(refused.mock.calls).toEqual([['No five here']]);
    expect(felt.mock.calls).toEqual([['tap'], ['refuse']]);
  });

  test('half over both goes where it may, even where the other has more of it', () => {
    const { left, refused } = table();
    drag('five', { x: 15, y: 150 });
    expect(left).toHaveBeenCalledTimes(1);
    expect(refused).not.toHaveBeenCalled();
  });

  test('onto nothing goes home without a word', () => {
    const { left, refused } = table();
    drag('five', { x: 200, y: 0 });
    expect(left).not.toHaveBeenCalled();
    expect(refused).not.toHaveBeenCalled();
  });

  test('onto a place that has nothing to say about it goes home without a word', () => {
    const { left, refused } = table();
    drag('six', { x: -60, y: 150 });
    expect(left).not.toHaveBeenCalled();
    expect(refused).not.toHaveBeenCalled();
  });

  test('and called away, say by a telephone call, does nothing', () => {
    const { left, refused } = table();
    drag('five', { x: -50, y: 150 }, 'called away');
    expect(left).not.toHaveBeenCalled();
    expect(refused).not.toHaveBeenCalled();
  });

  test('that may go nowhere can be carried all the same, to be told why not', () => {
    const { nothingMore, left, refused } = table();
    nothingMore();
    drag('five', { x: 50, y: 150 });
    drag('five', { x: -50, y: 150 });
    expect(left).not.toHaveBeenCalled();
    expect(refused.mock.calls).toEqual([['No five here']]);
  });

  test('is not pressed as well by the click that a browser sends after it', () => {
    const { left } = table();
    drag('five', { x: 200, y: 0 });
    tap('five');
    expect(isPicked('five')).toBe(false);
    act(() => jest.runOnlyPendingTimers());
    tap('five');
    expect(isPicked('five')).toBe(true);
    expect(left).not.toHaveBeenCalled();
  });

  test('puts down what was picked up before', () => {
    table();
    tap('five');
    drag('six', { x: 200, y: 0 });
    expect(isPicked('five')).toBe(false);
  });
});

describe('a card that is tapped', () => {
  test('is in hand, and where it may go becomes a button that says what it does', () => {
    table();
    expect(noButton('Take 5')).toBeNull();
    tap('five');
    expect(isPicked('five')).toBe(true);
    expect(button('Take 5')).toBeOnTheScreen();
    expect(screen.getAllByRole('button')).toHaveLength(3);
  });

  test('acts when one of these is tapped, once, and is in hand no more', () => {
    const { left, top } = table({ twice: true });
    tap('five');
    tap('Give 5 back');
    expect(top).toHaveBeenCalledTimes(1);
    expect(left).not.toHaveBeenCalled();
    expect(isPicked('five')).toBe(false);
    expect(noButton('Take 5')).toBeNull();
  });

  test('a second time is put down', () => {
    const { left } = table();
    tap('five');
    tap('five');
    expect(isPicked('five')).toBe(false);
    expect(noButton('Take 5')).toBeNull();
    expect(left).not.toHaveBeenCalled();
  });

  test('and can go nowhere is looked at instead', () => {
    const { looked } = table();
    tap('six');
    expect(isPicked('six')).toBe(false);
    expect(looked).toHaveBeenCalledTimes(1);
  });

  test('is put down when the table has moved on meanwhile', () => {
    const { nothingMore } = table();
    tap('five');
    nothingMore();
    expect(isPicked('five')).toBe(false);
    expect(noButton('Take 5')).toBeNull();
  });

  test('for long is looked at, and not picked up', () => {
    const { lookedLong } = table();
    fireEvent(button('five'), 'longPress');
    expect(lookedLong).toHaveBeenCalledTimes(1);
    expect(isPicked('five')).toBe(false);
  });
});

describe('to assistive tech', () => {
  test('a card offers one action for each place where it may go', () => {
    table({ twice: true });
    expect(button('five').props.accessibilityActions).toEqual([
      { name: 'left', label: 'Take 5' },
      { name: 'top', label: 'Give 5 back' },
    ]);
    expect(button('six').props.accessibilityActions).toEqual([]);
  });

  test('and each does what it says', () => {
    const { left, top } = table({ twice: true });
    fireEvent(button('five'), 'accessibilityAction', { nativeEvent: { actionName: 'top' } });
    expect(top).toHaveBeenCalledTimes(1);
    expect(left).not.toHaveBeenCalled();
  });

  test('an action that is not there does nothing', () => {
    const { left, top } = table();
    fireEvent(button('five'), 'accessibilityAction', { nativeEvent: { actionName: 'top' } });
    expect(left).not.toHaveBeenCalled();
    expect(top).not.toHaveBeenCalled();
  });
});

test('a piece outside a table is a mistake, and says so', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => {});
  const lost = <Zone id="left" rect={{ x: 0, y: 0, width: 10, height: 10 }} />;
  expect(() => show(lost)).toThrow('Pieces and zones lie in a DragLayer');
  quiet.mockRestore();
});
