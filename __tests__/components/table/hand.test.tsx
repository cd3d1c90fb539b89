import { fireEvent, screen, within } from '@testing-library/react-native';
import { Text } from 'react-native';
import { DragLayer } from '../../../components/table/DragLayer';
import { Hand } from '../../../components/table/Hand';
import { Zone } from '../../../components/table/Zone';
import { drag } from '../drag';
import { show } from '../show';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Cards 1 to so many on a narrow phone; each may be played. */
function hold(count: number) {
  const did = { play: jest.fn(), press: jest.fn(), longPress: jest.fn() };
  const cards = Array.from({ length: count }, (_, at) => ({
    id: `${at + 1}`,
    label: `card ${at + 1} of ${count}`,
  }));
  const hand = (held: typeof cards) => (
    <DragLayer
      intents={held.map(({ id }) => ({
        piece: id,
        zone: 'table',
        label: `Play ${id}`,
        act: () => did.play(id),
      }))}
      whyNot={() => null}
      onRefused={() => {}}
    >
      <Zone id="table" rect={{ x: 0, y: 0, width: 360, height: 200 }} />
      <Hand
        label="Mei’s cards"
        cards={held}
        area={{ x: 0, y: 300, width: 360, height: 130 }}
        widest={90}
        draw={(card, width) => <Text style={{ width }}>{`face ${card}`}</Text>}
        onPress={did.press}
        onLongPress={did.longPress}
      />
    </DragLayer>
  );
  const { rerender } = show(hand(cards));
  return { ...did, without: (id: string) => rerender(hand(cards.filter((it) => it.id !== id))) };
}

const inHand = () => within(screen.getByLabelText('Mei’s cards'));
const card = (at: number, of: number) =>
  inHand().getByRole('button', { name: `card ${at} of ${of}` });
const stops = () =>
  inHand()
    .getAllByRole('button')
    .map((it) => it.props.tabIndex as number);
const key = (name: string) =>
  fireEvent(screen.getByLabelText('Mei’s cards'), 'keyDown', { key: name, preventDefault() {} });

test.each([1, 5, 10])('a hand of %d shows all its cards, each with its name', (count) => {
  hold(count);
  expect(screen.getByLabelText('Mei’s cards').props.role).toBe('group');
  expect(inHand().getAllByRole('button')).toHaveLength(count);
  for (let at = 1; at <= count; at++) {
    expect(within(card(at, count)).getByText(`face ${at}`)).toBeOnTheScreen();
  }
});

test('an empty hand is still a hand', () => {
  hold(0);
  expect(inHand().queryAllByRole('button')).toEqual([]);
});

test('a full hand draws its cards smaller than a small one', () => {
  hold(1);
  expect(screen.getByText('face 1')).toHaveStyle({ width: 90 });
  screen.unmount();
  hold(10);
  const { width } = screen.getByText('face 1').props.style;
  expect(width).toBeLessThan(90);
  expect(width).toBeGreaterThan(60);
});

test('a card is played by dragging it out of the hand', () => {
  const { play } = hold(5);
  drag('3', { x: 0, y: -250 });
  expect(play.mock.calls).toEqual([['3']]);
});

test('a card is played by two taps', () => {
  const { play, press } = hold(5);
  fireEvent.press(card(2, 5));
  fireEvent.press(screen.getByRole('button', { name: 'Play 2' }));
  expect(play.mock.calls).toEqual([['2']]);
  expect(press).not.toHaveBeenCalled();
});

test('a long press looks at it', () => {
  const { longPress } = hold(5);
  fireEvent(card(2, 5), 'longPress');
  expect(longPress.mock.calls).toEqual([['2']]);
});

test('Tab stops at one card, and the arrows take the stop along and round the ends', () => {
  hold(3);
  expect(stops()).toEqual([0, -1, -1]);
  key('ArrowRight');
  expect(stops()).toEqual([-1, 0, -1]);
  key('End');
  expect(stops()).toEqual([-1, -1, 0]);
  key('ArrowRight');
  expect(stops()).toEqual([0, -1, -1]);
  key('ArrowLeft');
  expect(stops()).toEqual([-1, -1, 0]);
  key('Home');
  expect(stops()).toEqual([0, -1, -1]);
  key('x');
  expect(stops()).toEqual([0, -1, -1]);
});

test('when the card with the stop is gone, another one has it', () => {
  const { without } = hold(3);
  key('End');
  without('3');
  expect(stops()).toEqual([-1, 0]);
});
