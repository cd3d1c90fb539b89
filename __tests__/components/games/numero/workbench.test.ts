import {
  benchAfter,
  buildIn,
  shownValue,
  takeIn,
  tryStep,
  wholeValue,
  type Bed,
  type Draft,
  type Step,
} from '../../../../components/games/numero/workbench';
import { add, also, bed, change, lay } from './bench';

const benchOf = (on: Bed, ...draft: Draft) => benchAfter(on, draft).bench;
const valuesOf = (on: Bed, ...draft: Draft) =>
  Object.fromEntries(benchOf(on, ...draft).heaps.map((heap) => [heap.id, shownValue(heap)]));

/** The code of the engine's reason; null where there is nothing to say, 'fine' where it can be done. */
function why(on: Bed, draft: Draft, step: Step): string | null {
  const next = tryStep(on, benchOf(on, ...draft), step);
  return 'bench' in next ? 'fine' : (next.why?.code ?? null);
}

describe('before anything is done', () => {
  test('every number and build of the centre is a heap, and wild cards lie by themselves', () => {
    const bench = benchOf(bed('g8 -2', 'b5 x3 #1=8:r5+r3'));
    expect(bench.heaps.map(({ id, things }) => [id, things])).toEqual([
      ['b5', ['b5']],
      ['#1', ['#1']],
    ]);
    expect(bench.wilds).toEqual(['x3']);
    expect(bench.hand).toEqual(['g8', '-2']);
    expect([takeIn(bench), buildIn(bench)]).toEqual([null, null]);
  });
});

describe('a heap', () => {
  const table = bed('g8 -2 r1', 'b5 r3 x3 #1=6:r5+o1');

  test('that is put on another is added to it', () => {
    expect(valuesOf(table, add('b5', 'r3'))).toEqual({ r3: '8', '#1': '6' });
    expect(valuesOf(table, add('b5', 'r3'), add('#1', 'r3'))).toEqual({ r3: '14' });
  });

  test('is changed by a wild card of the hand or of the centre, which is then no longer there', () => {
    const bench = benchOf(table, change('-2', 'b5'), change('x3', 'b5'));
    expect(bench.heaps.map(shownValue)).toEqual(['9', '3', '6']);
    expect(bench.wilds).toEqual([]);
    expect(bench.hand).toEqual(['g8', 'r1']);
    expect(why(table, [change('-2', 'b5')], change('-2', 'r3'))).toBeNull();
  });

  test('shows what lies in it, in the order it came', () => {
    const [heap] = benchOf(table, add('b5', 'r3'), change('-2', 'r3')).heaps;
    expect(heap?.things).toEqual(['r3', 'b5', '-2']);
    expect(heap?.term).toEqual({
      wild: '-2',
      on: { sum: [{ card: 'r3' }, { card: 'b5' }] },
    });
  });

  test('is not put on itself, and nothing can be done with one that is not there', () => {
    expect(why(table, [], add('b5', 'b5'))).toBeNull();
    expect(why(table, [], add('o9', 'b5'))).toBeNull();
    expect(why(table, [add('b5', 'r3')], change('-2', 'b5'))).toBeNull();
  });

  test('a number is no wild card, and a wild card is no number', () => {
    expect(why(table, [], change('g8', 'b5'))).toBeNull();
    expect(why(table, [], lay('-2', 'b5'))).toBeNull();
  });
});

describe('what the rules do not allow is refused for their reason', () => {
  test('below zero', () => {
    expect(why(bed('-5', 'b3'), [], change('-5', 'b3'))).toBe('negative');
  });

  test('a fraction, where every step must be whole', () => {
    expect(why(bed('/2', 'b3'), [], change('/2', 'b3'))).toBe('fraction');
    expect(why(bed('/2', 'b3', false), [], change('/2', 'b3'))).toBe('fine');
    expect(valuesOf(bed('/2', 'b3', false), change('/2', 'b3'))).toEqual({ b3: '3/2' });
  });

  test('no exact root', () => {
    expect(why(bed('sqrt', 'b8'), [], change('sqrt', 'b8'))).toBe('notASquare');
    expect(why(bed('cbrt', 'b8'), [], change('cbrt', 'b8'))).toBe('fine');
  });
});

describe('a number card of the hand', () => {
  const table = bed('g8 -2 r1', 'b5 r3 o10 b8');

  test('takes what it is laid on', () => {
    expect(takeIn(benchOf(table, add('b5', 'r3'), lay('g8', 'r3')))).toEqual({
      type: 'take',
      card: 'g8',
      groups: [{ sum: [{ card: 'r3' }, { card: 'b5' }] }],
    });
  });

  test('takes other heaps as well', () => {
    const draft = [add('b5', 'r3'), lay('g8', 'r3'), change('-2', 'o10'), also('o10'), also('b8')];
    expect(takeIn(benchOf(table, ...draft))?.groups).toEqual([
      { sum: [{ card: 'r3' }, { card: 'b5' }] },
      { wild: '-2', on: { card: 'o10' } },
      { card: 'b8' },
    ]);
    expect(buildIn(benchOf(table, ...draft))).toBeNull();
    expect(why(table, draft, also('b8'))).toBeNull();
    expect(why(table, draft, add('b8', 'o10'))).toBeNull();
  });

  test('may be meant for a build just as well, until it is said which', () => {
    const bench = benchOf(table, lay('r1', 'b5'));
    expect(takeIn(bench)?.groups).toEqual([{ card: 'b5' }]);
    expect(buildIn(bench)).toEqual({
      type: 'build',
      card: 'r1',
      term: { sum: [{ card: 'b5' }, { card: 'r1' }] },
    });
  });

  test('is part of a build for good once something is done with that', () => {
    const bench = benchOf(table, lay('r1', 'b5'), change('-2', 'b5'), add('r3', 'b5'));
    expect(takeIn(bench)).toBeNull();
    expect(buildIn(bench)?.term).toEqual({
      sum: [{ wild: '-2', on: { sum: [{ card: 'b5' }, { card: 'r1' }] } }, { card: 'r3' }],
    });
    expect(bench.heaps.map(wholeValue)).toEqual([7, 10, 8]);
  });

  test('is the only one of its turn', () => {
    expect(why(table, [lay('r1', 'b5')], lay('g8', 'b8'))).toBeNull();
  });

  test('lies on its heap: that is not put on another', () => {
    expect(why(table, [lay('r1', 'b5')], add('b5', 'r3'))).toBeNull();
    expect(why(table, [lay('r1', 'b5')], add('r3', 'b5'))).toBe('fine');
  });
});

describe('a draft that was kept', () => {
  const table = bed('g8 -2', 'b5 r3');

  test('is done again step by step', () => {
    const draft = [add('b5', 'r3'), lay('g8', 'r3')];
    expect(benchAfter(table, draft).done).toEqual(draft);
  });

  test('ends where a step cannot be done', () => {
    const draft = [add('b5', 'r3'), add('o9', 'r3'), lay('g8', 'r3')];
    const { bench, done } = benchAfter(table, draft);
    expect(done).toEqual([add('b5', 'r3')]);
    expect(bench.laid).toBeNull();
  });
});
