import { bestTake, newMatch, play, result, toMove, viewFor, type Match } from '../../../engine';
import { greedy, planner } from '../../../engine/bots/patience';
import { randomFrom } from '../../../engine/core/random';
import type { Take } from '../../../engine/games/numero/takes';
import type { PatienceView } from '../../../engine/games/patience/state';

const seen = (match: Match) => viewFor(match, 0) as PatienceView; // every match here is one of patience

const deal = (seed: string) =>
  newMatch({ game: 'patience', seats: 1, seed, options: { score: 'points' } });

function plan(view: PatienceView, playouts: number, seed: string): Take {
  const thinker = planner(view, playouts, randomFrom(seed));
  while (!thinker.done) thinker.step();
  return thinker.best();
}

function played(seed: string, choose: (view: PatienceView) => Take): Match {
  let match = deal(seed);
  while (toMove(match).length > 0) match = play(match, 0, choose(seen(match))).match;
  return match;
}

/** Games of a small pack, played until it is used up: from there on nothing is luck. */
function endings(): Match[] {
  const options = { highest: 7, wilds: ['subtraction'], score: 'points' };
  return Array.from({ length: 40 }, (_, seed) => {
    let match = newMatch({ game: 'patience', seats: 1, seed: `${seed}`, options });
    while (toMove(match).length > 0 && seen(match).pack > 0) {
      match = play(match, 0, greedy(seen(match), 'points')).match;
    }
    return match;
  }).filter((match) => toMove(match).length > 0);
}

function playedOn(from: Match, choose: (view: PatienceView) => Take): number {
  let match = from;
  while (toMove(match).length > 0) match = play(match, 0, choose(seen(match))).match;
  return result(match)?.scores[0] ?? 0;
}

test.each(['cards', 'points'] as const)('who is greedy for %s always takes the most', (by) => {
  for (const seed of ['a', 'b', 'c']) {
    const { hand, centre } = seen(deal(seed));
    const position = {
      hand: [...(hand ?? [])],
      centre: centre.map((card) => ({ card })),
    };
    expect(greedy(seen(deal(seed)), by)).toEqual(bestTake(position, by)?.move);
  }
});

test('to look ahead brings more than to take all one can', () => {
  const gains = endings().map(
    (match) =>
      playedOn(match, (view) => plan(view, 30, 'any')) -
      playedOn(match, (view) => greedy(view, 'points')),
  );
  expect(gains.length).toBeGreaterThan(5);
  expect(gains.reduce((sum, gain) => sum + gain, 0)).toBeGreaterThan(0);
});

test('with no time to look ahead, it takes all it can', () => {
  const view = seen(deal('a'));
  expect(plan(view, 0, 'any')).toEqual(greedy(view, 'points'));
});

test('the same seed plans the same', () => {
  const view = seen(deal('b'));
  expect(plan(view, 20, 'x')).toEqual(plan(view, 20, 'x'));
});

test('when the game is over there is nothing to take', () => {
  const view = seen(played('a', (now) => greedy(now, 'cards')));
  expect(() => greedy(view, 'cards')).toThrow('There is no move to choose now.');
  expect(() => planner(view, 10, randomFrom(''))).toThrow('There is no move to choose now.');
});
