import { act, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { getAnimatedStyle } from 'react-native-reanimated';
import { DragLayer } from '../../../components/table/DragLayer';
import { Piece } from '../../../components/table/Piece';
import type { Place } from '../../../components/table/place';
import { Zone } from '../../../components/table/Zone';
import { drag } from '../drag';
import { show } from '../show';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

/** The middle of a square piece of forty points, wherever it is now. */
function whereabouts(id: string) {
  const { transform } = getAnimatedStyle(screen.getByTestId(`piece-${id}`));
  const parts: { translateX: number; translateY: number } = Object.assign(
    {},
    ...[transform].flat(),
  );
  return { x: Math.round(parts.translateX + 20), y: Math.round(parts.translateY + 20) };
}

const pile = { x: 300, y: 300, width: 40 };
const here = { x: 100, y: 100, width: 40 };
const there = { x: 200, y: 100, width: 40 };

interface Setting {
  readonly place: Place | null;
  /** A second key is a new element: what a card is that one part of the board hands to another. */
  readonly part?: string;
}

function Coin({ place, part = 'a' }: Setting) {
  return (
    <DragLayer intents={[]} whyNot={() => 'No'} onRefused={() => {}} wentTo={() => there}>
      <Zone id="shut" rect={{ x: 0, y: 300, width: 200, height: 100 }} />
      {place && (
        <Piece key={part} id="coin" place={place} ratio={1} from={pile} label="coin" lift>
          <Text>coin</Text>
        </Piece>
      )}
    </DragLayer>
  );
}

test('new on the table, a piece flies in from where it comes', () => {
  show(<Coin place={here} />);
  expect(whereabouts('coin')).toEqual({ x: 300, y: 300 });
  wait(400);
  expect(whereabouts('coin')).toEqual({ x: 100, y: 100 });
});

test('it flies on to each new place', () => {
  const { rerender } = show(<Coin place={here} />);
  wait(400);
  rerender(<Coin place={there} />);
  wait(64);
  const { x } = whereabouts('coin');
  expect(x).toBeGreaterThan(100);
  expect(x).toBeLessThan(200);
  wait(400);
  expect(whereabouts('coin')).toEqual({ x: 200, y: 100 });
});

test('it is the same piece though another part of the table draws it now', () => {
  const { rerender } = show(<Coin place={here} />);
  wait(400);
  rerender(<Coin place={there} part="b" />);
  expect(whereabouts('coin')).toEqual({ x: 100, y: 100 });
  wait(400);
  expect(whereabouts('coin')).toEqual({ x: 200, y: 100 });
});

test('where people want no motion it is there at once', () => {
  const { rerender } = show(<Coin place={here} />, { pace: 0 });
  wait(16);
  expect(whereabouts('coin')).toEqual({ x: 100, y: 100 });
  rerender(<Coin place={there} />);
  wait(16);
  expect(whereabouts('coin')).toEqual({ x: 200, y: 100 });
});

test.each([
  ['with a shake', 1],
  ['at once', 0],
])('refused, it goes home, %s', (_, pace) => {
  show(<Coin place={here} />, { pace });
  wait(400);
  drag('coin', { x: 0, y: 240 });
  wait(600);
  expect(whereabouts('coin')).toEqual({ x: 100, y: 100 });
});

describe('a piece that leaves the table', () => {
  const seen = () => screen.queryAllByText('coin', { includeHiddenElements: true });

  test('is seen on its way, read out by nobody, and then gone', () => {
    const { rerender } = show(<Coin place={here} />);
    wait(400);
    rerender(<Coin place={null} />);
    expect(seen()).toHaveLength(1);
    expect(screen.queryByText('coin')).toBeNull();
    wait(400);
    expect(seen()).toHaveLength(0);
  });

  test('is gone at once where people want no motion', () => {
    const { rerender } = show(<Coin place={here} />, { pace: 0 });
    rerender(<Coin place={null} />);
    expect(seen()).toHaveLength(0);
  });
});
