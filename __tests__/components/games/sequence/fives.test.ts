import { ownLines, tellingEnds } from '../../../../components/games/sequence/fives';
import type { Five } from '../../../../components/games/sequence/table';
import { along } from '../../../engine/games/sequence/table';

const five = (...lines: Five['lines']): Five => ({
  move: { type: 'chip', card: '17-6', cell: [1, 4] },
  lines,
});

test('of two fives in a row of six each is told at its own end', () => {
  const fives = [five(along(1, 1)), five(along(1, 2))];
  expect(tellingEnds(ownLines(fives))).toEqual([
    [1, 1],
    [1, 6],
  ]);
});

test('of three in a row of seven the outer ones are told at the ends of the row', () => {
  const lines = [along(1, 0), along(1, 1), along(1, 2)];
  const [first, , third] = tellingEnds(lines);
  expect(first).toEqual([1, 0]);
  expect(third).toEqual([1, 6]);
});

test('a line that is closed in any case tells none of them', () => {
  const down = [1, 2, 3, 4, 5].map((row) => [row, 4] as const);
  const fives = [five(down, along(1, 1)), five(down, along(1, 2))];
  expect(ownLines(fives)).toEqual([along(1, 1), along(1, 2)]);
});
