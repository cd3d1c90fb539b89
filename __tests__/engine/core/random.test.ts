import {
  below,
  murmur3,
  next32,
  randomFrom,
  shuffle,
  unit,
  utf8,
} from '../../../engine/core/random';
import type { Random } from '../../../engine/core/random';

describe('xoshiro128**', () => {
  test('gives the published values from the state 1, 2, 3, 4', () => {
    const random: Random = [1, 2, 3, 4];
    expect(Array.from({ length: 10 }, () => next32(random))).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
      4258142804,
    ]);
  });

  test('goes on from its state after a trip through JSON', () => {
    const random = randomFrom('kept');
    next32(random);
    const kept: Random = JSON.parse(JSON.stringify(random));
    expect(next32(kept)).toBe(next32(random));
  });
});

describe('seeds', () => {
  test.each([
    ['', 0, 0],
    ['', 1, 0x514e28b7],
    ['test', 0, 0xba6bd213],
    ['Hello, world!', 0x9747b28c, 0x24884cba],
    ['The quick brown fox jumps over the lazy dog', 0x9747b28c, 0x2fa826cd],
  ])('MurmurHash3 of %j with seed %i has its published value', (text, seed, hash) => {
    expect(murmur3(utf8(text), seed)).toBe(hash);
  });

  test('letters of every length are spelt as UTF-8', () => {
    for (const text of ['a', 'é', '数', '🀄', 'mixed 数数 🀄!']) {
      expect(utf8(text)).toEqual([...new TextEncoder().encode(text)]);
    }
  });

  test('the same seed gives the same numbers, another seed others', () => {
    expect(next32(randomFrom('数'))).toBe(next32(randomFrom('数')));
    expect(next32(randomFrom('数'))).not.toBe(next32(randomFrom('數')));
  });
});

describe('fairness', () => {
  /** Chi-squared of counts that should be even. */
  const unevenness = (counts: number[], draws: number) => {
    const even = draws / counts.length;
    return counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
  };

  test('numbers below a limit come equally often', () => {
    const random = randomFrom('below');
    const counts = new Array<number>(36).fill(0);
    for (let i = 0; i < 72_000; i++) counts[below(random, 36)]!++;
    expect(unevenness(counts, 72_000)).toBeLessThan(66.6); // 35 degrees of freedom, 1 in 1,000
  });

  test('what does not divide evenly is drawn again', () => {
    // With a limit of 3 · 2³⁰, a plain remainder would give the lowest third twice as often.
    const random = randomFrom('again');
    const limit = 3 * 2 ** 30;
    let low = 0;
    for (let i = 0; i < 3_000; i++) if (below(random, limit) < 2 ** 30) low++;
    expect(Math.abs(low - 1_000)).toBeLessThan(100);
  });

  test('every order of four cards comes equally often', () => {
    const random = randomFrom('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(random, [1, 2, 3, 4]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(unevenness([...counts.values()], 24_000)).toBeLessThan(49.7); // 23 degrees, 1 in 1,000
  });

  test('a unit is at least 0 and below 1', () => {
    const random = randomFrom('unit');
    for (let i = 0; i < 1_000; i++) {
      const drawn = unit(random);
      expect(drawn >= 0 && drawn < 1).toBe(true);
    }
  });
});
