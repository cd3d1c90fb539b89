import {
  BadInput,
  chooseMove,
  games,
  legalMoves,
  newMatch,
  play,
  refuse,
  think,
  toMove,
  viewFor,
  type AnyView,
  type GameId,
  type Level,
  type Match,
  type Thinker,
} from '../../../engine';
import { hasBot } from '../../../engine/bots';
import { below, randomFrom } from '../../../engine/core/random';
import { seconds } from '../seconds';

const LEVELS: Level[] = ['easy', 'normal', 'hard'];
const ids = (Object.keys(games) as GameId[]).filter(hasBot);

/** Positions from random games at every table size. */
function positions(id: GameId, count: number): Match[] {
  const random = randomFrom(`positions of ${id}`);
  return Array.from({ length: count }, (_, n) => {
    const sizes = games[id].seats;
    let match = newMatch({ game: id, seats: sizes[n % sizes.length] as number, seed: `${n}` });
    for (let left = below(random, 40); left > 0; left--) {
      const [seat = 0] = toMove(match);
      const moves = legalMoves(match, seat);
      const { match: next } = play(match, seat, moves[below(random, moves.length)]);
      if (toMove(next).length === 0) break;
      match = next;
    }
    return match;
  });
}

function viewToMove(match: Match): { view: AnyView; seat: number } {
  const [seat = 0] = toMove(match);
  return { view: viewFor(match, seat), seat };
}

function stepsOf(thinker: Thinker<unknown>): number {
  let steps = 0;
  for (; !thinker.done; steps++) thinker.step();
  return steps;
}

describe.each(ids)('bots of %s', (id) => {
  test.each(LEVELS)('%s always finds a move that is allowed', (level) => {
    for (const match of positions(id, 24)) {
      const { view, seat } = viewToMove(match);
      expect(refuse(match, seat, chooseMove(view, seat, level, 'any'))).toBeNull();
    }
  });

  test.each(LEVELS)('%s sees its view and nothing else', (level) => {
    const random = randomFrom('secrets');
    for (const match of positions(id, 12)) {
      const { view, seat } = viewToMove(match);
      const other = seconds[id].scramble(match.state, seat, random);
      const sameView = (games[id].view as (state: unknown, seat: number) => AnyView)(other, seat);
      expect(chooseMove(sameView, seat, level, 'same')).toEqual(
        chooseMove(view, seat, level, 'same'),
      );
    }
  });

  test('thinking in steps comes to the same as thinking at once, and leaves the view alone', () => {
    for (const match of positions(id, 8)) {
      const { view, seat } = viewToMove(match);
      const before = JSON.stringify(view);
      const thinker = think(view, seat, 'normal', 'steps');
      while (!thinker.done) {
        expect(refuse(match, seat, thinker.best())).toBeNull();
        thinker.step();
      }
      expect(thinker.best()).toEqual(chooseMove(view, seat, 'normal', 'steps'));
      expect(JSON.stringify(view)).toBe(before);
    }
  });

  test('a budget bounds the thinking', () => {
    for (const match of positions(id, 8)) {
      const { view, seat } = viewToMove(match);
      // Some look at the table before they imagine anything.
      const looking = stepsOf(think(view, seat, 'hard', 'bounded', { playouts: 0 }));
      const thinking = stepsOf(think(view, seat, 'hard', 'bounded', { playouts: 10 }));
      expect(thinking - looking).toBeLessThanOrEqual(10);
    }
  });

  test('a bot is refused another seat’s view, a bystander’s, and a level nobody knows', () => {
    const match = newMatch({ game: id, seats: games[id].seats[0] as number });
    const { view, seat } = viewToMove(match);
    expect(() => chooseMove(view, seat + 1, 'hard', '')).toThrow(BadInput);
    expect(() => chooseMove(viewFor(match, null), seat, 'hard', '')).toThrow(BadInput);
    expect(() => chooseMove(view, seat, 'best' as Level, '')).toThrow(BadInput);
    expect(() => chooseMove({ ...view, game: 'constructor' as GameId }, seat, 'hard', '')).toThrow(
      BadInput,
    );
  });

  test('a bot whose turn it is not is told so, and endless thinking is refused', () => {
    const match = newMatch({ game: id, seats: games[id].seats[0] as number });
    const { view, seat } = viewToMove(match);
    const waiting = [...Array(match.seats).keys()].find((other) => !toMove(match).includes(other));
    if (waiting !== undefined) {
      const idle = viewFor(match, waiting);
      expect(() => chooseMove(idle, waiting, 'normal', '')).toThrow(
        'There is no move to choose now.',
      );
    }
    for (const playouts of [-1, 0.5, NaN, Infinity]) {
      expect(() => chooseMove(view, seat, 'hard', '', { playouts })).toThrow(BadInput);
    }
  });
});

test('there is nobody to play patience with', () => {
  const alone = viewFor(newMatch({ game: 'patience', seats: 1 }), 0);
  expect(() => chooseMove(alone, 0, 'hard', '')).toThrow(
    expect.objectContaining({ code: 'noBot', reason: 'Nobody else can play this game.' }),
  );
});
