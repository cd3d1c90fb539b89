import { tables } from '../../../../../app/play/games';
import { play, result, toMove, type GameEvent, type Match } from '../../../../../engine';
import { playAll, playOne, seen, table } from '../../../../engine/games/numero/table';

const { dealt, ending, heard, inWords, line, spoken, standing } = tables.numero;
const names = ['Mei', 'Lin', 'Bo'];

/** What the log says of it, in both languages; what needs no words is left out. */
function told(events: readonly GameEvent[]) {
  const lines = (language: 'en' | 'zh') =>
    events.flatMap((event) => line(event, names, language) ?? []);
  return { en: lines('en'), zh: lines('zh') };
}

const said = (events: readonly GameEvent[]) =>
  events.flatMap((event) => spoken(event)?.hanzi.simplified ?? []);

const POINTS = { level: 3, score: 'points', bluff: true };

/** Centre 10 6, hands with 10, 8 and wild cards. */
const match = (options: object = { level: 3 }) =>
  table({
    hands: ['r10 g8 -2 /4 g4', 'o12 o2 b8 x3 o3'],
    centre: 'b10 r6',
    next: 'o13 o14 o15 r15',
    options,
  });

describe('the log', () => {
  test('begins with who begins', () => {
    expect(told([dealt(seen(match(), 0))])).toEqual({ en: ['Mei begins'], zh: ['Mei 先来'] });
  });

  test('a take: its sentence and its card', () => {
    const { events } = playOne(match(), 'take g8: b10|-2');
    expect(told(events)).toEqual({
      en: ['Mei took 10 − 2 = 8 with 八 (8): 3 cards'],
      zh: ['Mei 用八（8）拿走 10 − 2 = 8，3 张牌'],
    });
    expect(said(events)).toEqual(['十减二等于八']);
  });

  test('a take of two groups, and of a card alone', () => {
    const two = table({ hands: ['r10', '', ''], centre: 'b10 r6 g4', options: { level: 1 } });
    expect(told(playOne(two, 'take r10: b10, g4+r6').events).en).toEqual([
      'Mei took 10 and 4 + 6 = 10 with 十 (10): 4 cards',
    ]);
    const { events } = playOne(two, 'take r10: b10');
    expect(told(events).en).toEqual(['Mei took 10 with 十 (10): 2 cards']);
    expect(said(events)).toEqual(['十']);
  });

  test('for points with every line of the account', () => {
    const { events } = playOne(match(POINTS), 'take g4: (b10+r6)|/4');
    expect(told(events)).toEqual({
      en: [
        'Mei took (10 + 6) ÷ 4 = 4 with 四 (4): 4 cards. 11 points: 1 take +1 · 4 cards +4 · printed on the cards +1 · the centre is empty +5',
      ],
      zh: [
        'Mei 用四（4）拿走 (10 + 6) ÷ 4 = 4，4 张牌。11 分：1 组 +1 · 4 张牌 +4 · 牌面分 +1 · 桌面清空 +5',
      ],
    });
  });

  test('a build, a discard, wild cards thrown away', () => {
    const events = [
      ...playOne(match(), 'build g4: r6+g4').events,
      ...playOne(match(), 'discard g4').events,
      ...playOne(match(), 'toss -2').events,
    ];
    expect(told(events)).toEqual({
      en: ['Mei built 6 + 4 = 10', 'Mei discarded 四 (4)', 'Mei discarded 减二 (−2)'],
      zh: ['Mei 搭了 6 + 4 = 10', 'Mei 打出四（4）', 'Mei 打出减二（−2）'],
    });
    expect(said(events)).toEqual(['六加四等于十', '四', '减二']);
  });

  test('a challenge, in vain or not', () => {
    const backed = playAll(match(POINTS), 'build g4: r6+g4');
    expect(told(playOne(backed, 'challenge #1').events).en).toEqual([
      'Lin challenges the build of 10',
      'Mei shows 十 (10): the challenge was in vain',
    ]);
    const bluff = playAll(match(POINTS), 'build g4: b10|-2+g4');
    expect(told(playOne(bluff, 'challenge #1').events).en).toEqual([
      'Lin challenges the build of 12',
      'Mei does not hold 12: the build is undone',
    ]);
  });
});

describe('the end', () => {
  /** A take at first, then discards only, to the last chance. */
  function over(): Match {
    let now = table({
      hands: ['g5 g1 g2 g3 g4', 'o1 o2 o3 o4 o5'],
      centre: 'b5 b4',
      options: { highest: 5, wilds: [], score: 'points' },
    });
    now = playAll(now, 'take g5: b5');
    for (let turn = 0; turn < 16; turn++) {
      const { hand } = seen(now, toMove(now)[0] ?? null);
      now = playAll(now, `discard ${hand?.[0]}`);
    }
    return now;
  }

  test('is told: the last chance before it, what is left, who has most', () => {
    const { events } = play(over(), 1, { type: 'pass' });
    expect(told(events).en).toEqual([
      'Lin passed',
      'Mei took last and gets 17 cards of the centre',
      expect.stringMatching(/^Lin is left with 1 card$/),
      'Mei has won the most cards',
    ]);
  });

  test('and who won', () => {
    const { match: done } = play(over(), 1, { type: 'pass' });
    const end = result(done);
    expect(end && ending(end, names, 'en')).toBe('Mei wins with 13. Lin has −3');
    expect(standing(seen(done))[0]).toBe(13);
  });
});

test('the table in words: the centre, the own hand, the others, and no card of theirs', () => {
  const now = playAll(match(), 'build g4: r6+g4');
  expect(inWords(seen(now, 1), names, 'en')).toBe(
    'It is Lin’s turn. In the centre: 十 (10) and a build of 10 by Mei. ' +
      'In your hand: 十二 (12), 二 (2), 八 (8), 乘三 (×3) and 三 (3). ' +
      'Mei holds 5 cards and has no cards. Lin holds 5 cards and has no cards. 59 cards in the pack.',
  );
});

test('what lies in the centre can be heard', () => {
  const now = playAll(match(), 'build g4: r6+g4', 'toss x3');
  expect(heard(seen(now, 1))?.hanzi.simplified).toBe('十，十，乘三');
});
