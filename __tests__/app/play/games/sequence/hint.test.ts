import { tables } from '../../../../../app/play/games';
import type { Match } from '../../../../../engine';
import type { SequenceMove } from '../../../../../engine/games/sequence/move';
import { chip, go, remove, seen, table } from '../../../../engine/games/sequence/table';

const HAND = ['23-8', '18+4', 'minus1', 'plus1', '17-6'];

/** The three steps for Mei, if that move were the best one. */
const hinted = (match: Match, best: object, language: 'en' | 'zh' = 'en') =>
  tables.sequence.hint(seen(match, 0), best as SequenceMove, ['Mei', 'Bo'], language);

const at = (told: string) => table(told, { holding: { 0: HAND } });

test('a sum: there is a line to go on with, this card, this sentence and its place', () => {
  expect(hinted(at('01 72 02 64'), chip('23-8', 0, 3))).toEqual([
    'You can make a line of yours longer.',
    'Look at this card: 二十三减八 (23 − 8).',
    '23 − 8 = 15. Put your chip there: row 1, column 4.',
  ]);
  expect(hinted(at('01 72 02 64'), chip('23-8', 0, 3), 'zh')).toEqual([
    '你可以把自己的线接长。',
    '看看这张牌：二十三减八（23 − 8）。',
    '23 − 8 = 15。把棋子放在第 1 行第 4 列。',
  ]);
});

describe('the first step says what a chip is for', () => {
  test.each([
    ['that it closes a line', '01 72 02 64 04 51', 'You can finish a line now.'],
    ['that it stops one', '51 01 53 02 55 04', 'Somebody is close to a line. Look where.'],
    ['that it goes on with one', '02 72', 'You can make a line of yours longer.'],
    ['that it begins one', '51 56', 'There is a good space for a new line.'],
  ])('%s', (_, played, says) => {
    expect(hinted(at(played), chip('23-8', 0, 3))?.[0]).toBe(says);
  });

  test('to close one’s own comes before stopping another’s', () => {
    const both = at('01 13 02 23 04 33');
    expect(hinted(both, chip('23-8', 0, 3))?.[0]).toBe('You can finish a line now.');
  });
});

test('a Plus: which number it goes on', () => {
  expect(hinted(at('01 72 02 64'), chip('plus1', 0, 3))?.slice(1)).toEqual([
    'Look at this card: 加 (+).',
    'A Plus goes anywhere: put your chip on 15, row 1, column 4.',
  ]);
});

test('a Minus: which chip is in the way', () => {
  expect(hinted(at('01 72 02 64'), remove('minus1', 7, 2))).toEqual([
    'Look at the chips of the others: one of them is in your way.',
    'Look at this card: 减 (−).',
    'Take away the chip on 29, row 8, column 3.',
  ]);
});

test('a dead card: why it is one', () => {
  const dead = at('03 +74 01 72');
  expect(hinted(dead, { type: 'exchange', card: '23-8' })).toEqual([
    'One of your cards is dead.',
    'Look at this card: 二十三减八 (23 − 8).',
    'Both its spaces are covered. Turn it in for a new card.',
  ]);
  expect(hinted(at(''), { type: 'exchange', card: 'minus1' })?.[2]).toBe(
    'There is nothing to use it on. Turn it in for a new card.',
  );
});

test('after table talk: which card', () => {
  expect(hinted(at(''), { type: 'forfeit', card: '18+4' })).toEqual([
    'A card must be given up. Which one helps you least?',
    'Look at this card: 十八加四 (18 + 4).',
    'Give up 十八加四 (18 + 4).',
  ]);
});

test('where there is one thing to do, that', () => {
  expect(hinted(at(''), { type: 'pass' })?.[2]).toBe('Pass.');
  const start = table('', { options: { selfDraw: true }, holding: { 0: HAND } });
  expect(hinted(go(start, chip('23-8', 0, 3)), { type: 'draw' })?.[2]).toBe(
    'Draw your card before the next player does.',
  );
});

test('the referee needs no hint', () => {
  expect(hinted(at(''), { type: 'tableTalk', team: 0 })).toBeNull();
});
