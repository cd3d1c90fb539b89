import fc from 'fast-check';
import { numbersIn } from '../../../app/practice/numbersIn';
import {
  heardIn,
  NOTHING_YET,
  resumePractice,
  slippedIn,
  soFar,
} from '../../../app/practice/soFar';
import { sumsOf } from '../../../app/practice/sums';
import { talliesOf } from '../../../app/practice/tallies';
import {
  addSpelt,
  count,
  KINDS,
  newTally,
  spelt,
  SPELT_TALLY,
  total,
} from '../../../app/practice/tally';
import { missed, practised } from '../../../app/play/games/numero/practised';
import { practised as ofSevens } from '../../../app/play/games/sevens/practised';
import { rowOf } from '../../../app/records/row';
import { legalMoves, newMatch, play } from '../../../engine';
import { readNumber } from '../../../engine/chinese/number';
import { readSentence } from '../../../engine/chinese/sentence';
import { refusal } from '../../../engine/core/refusal';
import { finished } from '../records/finished';

test('a tally is spelt shortly, and read back the same', () => {
  const counts = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 9 })),
  );
  fc.assert(
    fc.property(fc.tuple(counts, counts, counts, counts, counts), (all) => {
      const tally = newTally();
      KINDS.forEach((kind, at) => all[at]?.forEach(([number]) => count(tally[kind], number)));
      const text = spelt(tally);
      expect(text).toMatch(SPELT_TALLY);
      const again = newTally();
      addSpelt(again, text);
      expect(again).toEqual(tally);
    }),
  );
});

test('what is no number of the map is counted with all others', () => {
  const { heard } = newTally();
  for (const number of [0, 100, -3, 2.5, 99]) count(heard, number);
  expect([heard[0], heard[99], total(heard)]).toEqual([4, 1, 5]);
});

test.each([
  ['18', [18]],
  ['9 + 1 = 10', [9, 1, 10]],
  ['3/4', [3, 4]],
  ['0.5', []],
  ['75%', [75]],
  ['', []],
  ['1024', []],
])('in %j the voice says the numbers %j', (digits, numbers) => {
  expect(numbersIn({ ...readNumber(1), digits })).toEqual(numbers);
});

describe('while a match lasts', () => {
  test('what was heard is counted, and goes on after a resume', () => {
    resumePractice('a', { heard: '081', slips: [] });
    heardIn('a', readNumber(8));
    heardIn('a', readSentence({ sum: [2, 3] }, 5));
    expect(soFar('a', 3).heard).toBe('021031051082');
    resumePractice('a', NOTHING_YET); // what is being counted knows more
    expect(soFar('a', 3).heard).toBe('021031051082');
    expect(soFar('nobody', 3)).toBe(NOTHING_YET);
  });

  test('of the wrong tries of a turn the first one counts, and none of a turn taken back', () => {
    slippedIn('b', { at: 2, seat: 0, numbers: [12] });
    slippedIn('b', { at: 2, seat: 0, numbers: [13] });
    slippedIn('b', { at: 4, seat: 0, numbers: [9] });
    slippedIn('b', { at: 5, seat: 0, numbers: [] });
    expect(soFar('b', 4).slips.map(({ numbers }) => numbers)).toEqual([[12], [9]]);
    expect(soFar('b', 3).slips.map(({ numbers }) => numbers)).toEqual([[12]]);
  });
});

test('who is of the roster has read the cards that were taken, and heard what was said; others are nobody', () => {
  const { match, players, slips } = finished('Mei Bo *', { who: 'p1' });
  const [mei = '', bo, bot] = talliesOf(match, players, { heard: '082', slips });
  expect([bo, bot]).toEqual(['', '']);
  const tally = newTally();
  addSpelt(tally, mei);
  const own = match.moves.filter(([seat]) => seat === 0).length;
  expect(total(tally.read)).toBe(own);
  expect(tally.heard[8]).toBe(2);
  expect(total(tally.right)).toBe(0);
});

test('NUMERO: a sentence is made, its answer right at once, unless it was wrong at first', () => {
  const event = {
    type: 'took',
    seenBy: 'all',
    reveals: true,
    seat: 0,
    cards: ['g10', 'o9', 'b1'],
    value: 10,
    said: [{ sum: [9, 1] }],
  } as const;
  expect(practised(event)).toEqual({ read: [10, 9, 1], made: [10], answered: [10] });
  expect(practised({ ...event, said: [10] })).toMatchObject({ made: [], answered: [] });
  expect(practised({ ...event, type: 'passed' })).toBeNull();
  expect(missed(refusal('notEqual', '', { value: '8', number: 9 }))).toEqual([9]);
  expect(missed(refusal('cardNotThere', '', { card: 'g1' }))).toEqual([]);
});

test('Sevens: the number of a card that is laid or guessed is read', () => {
  const event = { type: 'laid', seenBy: 'all', reveals: true, seat: 0 } as const;
  expect(ofSevens({ ...event, cards: ['10H'] })).toEqual({ read: [10] });
  expect(ofSevens({ ...event, type: 'guessed', value: 3 })).toEqual({ read: [3] });
  expect(ofSevens({ ...event, type: 'knocked' })).toBeNull();
});

test('somebody’s matches are summed by game, the best score by who wins there', () => {
  const mine = finished('Mei Bo *', { id: 'm1', who: 'p1' });
  const row = rowOf(mine);
  const strange = rowOf(finished('Mei * *', { id: 'm2' }));
  const sums = sumsOf(
    [
      { ...row, scores: [3, 9, 9], ranks: [1, 2, 2] },
      strange,
      { ...row, scores: [8, 4, 9], ranks: [2, 1, 3] },
    ],
    'p1',
  );
  expect(sums.name).toBe('Mei');
  expect(sums.rows).toHaveLength(2);
  expect(sums.games).toEqual([
    { game: 'buyao', games: 2, wins: 1, lowest: 3, highest: 8, points: 11, lowWins: true },
  ]);
  expect(sumsOf([row], 'p2').rows).toEqual([]);
});

test('a wrong first try is counted wrong, and the same turn not as right', () => {
  const deals = Array.from({ length: 20 }, (_, n) =>
    newMatch({ game: 'patience', seats: 1, seed: `a deal ${n}` }),
  );
  const isSum = (move: unknown) => JSON.stringify(move).includes('"sum"');
  const dealt = deals.find((deal) => legalMoves(deal, 0).some(isSum));
  if (!dealt) throw new Error('no sum can be taken in any of these deals');
  const { match } = play(dealt, 0, legalMoves(dealt, 0).find(isSum));
  const players = [{ kind: 'person', name: 'Mei', who: 'p1' }] as const;
  const tallyWith = (slips: { at: number; seat: number; numbers: number[] }[]) => {
    const tally = newTally();
    addSpelt(tally, talliesOf(match, players, { heard: '', slips })[0] ?? '');
    return tally;
  };
  const clean = tallyWith([]);
  expect(total(clean.right)).toBeGreaterThan(0);
  expect(total(clean.wrong)).toBe(0);
  const slipped = tallyWith([{ at: 0, seat: 0, numbers: [7] }]);
  expect(total(slipped.right)).toBe(0);
  expect(slipped.wrong[7]).toBe(1);
  expect(slipped.made).toEqual(clean.made);
});
