import { ownerOf, sumsOf } from '../../../../components/games/numero/sums';
import { benchAfter, type Bed, type Step } from '../../../../components/games/numero/workbench';
import { add, also, bed, change, lay } from './bench';

interface Asked {
  /** What has been put together may be taken. */
  readonly takes?: boolean;
  /** By the build's name: who made it. */
  readonly owners?: readonly (readonly [number, number])[];
}

/** What stands below each heap, as `sentence -> value`; null where nothing need be said. */
function written(on: Bed, draft: readonly Step[], { takes = false, owners = [] }: Asked = {}) {
  const { bench } = benchAfter(on, draft);
  const sums = sumsOf({ bench, bed: on, takes, owners: new Map(owners) });
  return sums.map((sum) => {
    if (!sum) return null;
    const { sentence, value, owner, taken } = sum;
    const marks = [owner === null ? '' : ` of ${owner}`, taken ? ' taken' : ''].join('');
    return `${sentence ? `${sentence.digits} -> ` : ''}${value.digits}${marks}`;
  });
}

const table = bed('g8 -2 r1', 'b5 r3 o10 #1=6:r5+o1');

test('a card alone needs no words, and a build says what it is and whose', () => {
  expect(written(table, [])).toEqual([null, null, null, null]);
  expect(written(table, [], { owners: [[1, 2]] })).toEqual([null, null, null, '6 of 2']);
});

test('what is put together stands there with what it comes to', () => {
  expect(written(table, [add('b5', 'r3'), change('-2', 'o10')])).toEqual([
    '3 + 5 = 8 -> 8',
    '10 − 2 = 8 -> 8',
    null,
  ]);
});

test('a build that something was put on is a sum like any other', () => {
  expect(written(table, [add('b5', '#1')], { owners: [[1, 2]] })).toEqual([
    null,
    null,
    '6 + 5 = 11 -> 11',
  ]);
});

test('a build is its owner’s as long as nothing is put on it', () => {
  const owners = new Map([[1, 2]]);
  const ownersAfter = (...draft: readonly Step[]) =>
    benchAfter(table, draft).bench.heaps.map((heap) => ownerOf(heap, owners));
  expect(ownersAfter()).toEqual([null, null, null, 2]);
  expect(ownersAfter(add('b5', '#1'))).toEqual([null, null, null]);
});

test('every heap of a take stands with the card that takes it', () => {
  const draft = [add('b5', 'r3'), lay('g8', 'r3'), change('-2', 'o10'), also('o10')];
  expect(written(table, draft, { takes: true })).toEqual([
    '3 + 5 = 8 -> 8 taken',
    '10 − 2 = 8 -> 8 taken',
    null,
  ]);
});

test('a card or a build that is taken alone needs no sentence', () => {
  const on = bed('g6', 'b6 #1=6:r5+o1');
  expect(written(on, [lay('g6', 'b6'), also('#1')], { takes: true })).toEqual([
    '6 taken',
    '6 taken',
  ]);
});

test('where it may not be taken, the card that was laid there counts as put together', () => {
  expect(written(table, [lay('r1', 'b5')])).toEqual(['5 + 1 = 6 -> 6', null, null, null]);
});

test('halves are written, and what is too large to be said is, too', () => {
  expect(written(bed('/2', 'b3', false), [change('/2', 'b3')])).toEqual(['3 ÷ 2 = 3/2 -> 3/2']);
  const large = bed('sq cube', 'o15 b14');
  expect(written(large, [add('o15', 'b14'), change('cube', 'b14'), change('sq', 'b14')])).toEqual([
    expect.stringMatching(/-> 594823321$/),
  ]);
});
