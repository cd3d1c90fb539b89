import { tallied, tallyOf } from '../../../../components/games/numero/tally';
import type { Line } from '../../../../engine/core/game';
import { playAll, seen, table } from '../../../engine/games/numero/table';

const line = (rule: number | string, points: number): Line => ({ rule, points, cards: [] });

test('lines of one rule are one, in the order in which they first came', () => {
  expect(tallied([line(2, 3), line('bluff', -3), line(2, 4), line(1, 1)])).toEqual([
    { rule: '2', times: 2, points: 7 },
    { rule: 'bluff', times: 1, points: -3 },
    { rule: '1', times: 1, points: 1 },
  ]);
});

test('what brought nothing is left out, what came to nothing as well', () => {
  expect(tallied([line(3, 0), line(2, 2), line('rest', 4), line('rest', -4)])).toEqual([
    { rule: '2', times: 1, points: 2 },
  ]);
  expect(tallied([])).toEqual([]);
});

describe('the account of a match', () => {
  const match = playAll(
    table({
      hands: ['r8 g5', 'o9', 'b1'],
      centre: 'b8 b9 r5',
      options: { level: 1, score: 'points' },
    }),
    'take r8: b8',
    'take o9: b9',
    'discard b1',
    'take g5: r5',
  );
  const { history } = seen(match);

  test('is what a seat has brought', () => {
    expect(tallyOf(history, 0)).toEqual([
      { rule: '1', times: 2, points: 2 },
      { rule: '2', times: 2, points: 4 },
    ]);
    expect(tallyOf(history, 1)).toEqual([
      { rule: '1', times: 1, points: 1 },
      { rule: '2', times: 1, points: 2 },
    ]);
  });

  test('is what all have brought, where no seat is meant', () => {
    expect(tallyOf(history, null)).toEqual([
      { rule: '1', times: 3, points: 3 },
      { rule: '2', times: 3, points: 6 },
    ]);
  });
});
