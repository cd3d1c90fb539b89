import { tables } from '../../../../../app/play/games';
import type { Match } from '../../../../../engine';
import { toMove } from '../../../../../engine';
import { called, layAll, playAll, seen, table } from './position';

const names = ['Mei', 'Lin', 'Bo'];

/** The three steps for whoever is to move, if that card were the best one. */
function hinted(match: Match, card: number, language: 'en' | 'zh' = 'en', who = names) {
  const [seat = 0] = toMove(match);
  const view = seen(match, seat);
  const type = view.phase === 'laying' ? 'lay' : 'play';
  return tables.fighting.hint(view, { type, card: `${card}` }, who, language);
}

const start = () =>
  table([
    [5, 6, 2, 24, 17, 11, 14],
    [20, 15, 12, 34, 19, 22, 60],
    [33, 58, 29, 3, 10, 50, 48],
  ]);

describe('laying', () => {
  test('the lowest card calls', () => {
    // Of the 53 cards that are not seen only 1 is lower than 2.
    expect(hinted(start(), 2)).toEqual([
      'Which card do you want to lay? The lowest number of all makes wangpai and wins the trick.',
      'Your lowest is 木牛 (2). Of the cards you do not see, 98 in 100 are higher.',
      'A strong player would lay 木牛 (2). It is your lowest card, and has the best chance to make wangpai.',
    ]);
  });

  test('another is laid to keep good cards', () => {
    expect(hinted(start(), 24)?.[2]).toBe(
      'A strong player would lay 火猪 (24). It is kept back from the fight for wangpai: good cards win other tricks.',
    );
  });
});

describe('leading', () => {
  test('what nobody can beat any more', () => {
    // All wangpai are earth and dragons, and 5, the lowest, is out of play: 6 is the best left.
    expect(hinted(called(), 6)).toEqual([
      'You lead. What do you have that nobody can beat? Think of 王牌.',
      'Your 王牌: 土蛇 (6) and 金龙 (17).',
      'A strong player would play 土蛇 (6). No card that you have not seen can beat it.',
    ]);
  });

  test('wangpai that can be beaten still draws others', () => {
    expect(hinted(called(), 17)?.[2]).toBe(
      'A strong player would play 金龙 (17). It draws 王牌 from the others.',
    );
  });

  test('nothing is claimed that cannot be seen', () => {
    expect(hinted(called(), 2)?.[2]).toMatch(/It played on from here many times in its head/);
  });

  test('without wangpai that is said', () => {
    const poor = layAll(table([[5, 2, 3, 4, 7, 8, 9], [20], [33]]), 5, 20, 33);
    expect(hinted(poor, 2)?.[1]).toBe('You have no 王牌.');
  });
});

describe('following', () => {
  /** Bo leads 火 3; Mei has 火 14 and 24, and wangpai that she may not play. */
  const follow = () => playAll(called(), 6, 15, 58, 2, 12, 29, 3);

  test('a trick that is lost', () => {
    expect(hinted(follow(), 24)).toEqual([
      'Count your 火: you have to follow. Can you win the trick?',
      '火虎 (3) of Bo wins as things stand. None of your cards wins.',
      'A strong player would play 火猪 (24). The trick is lost, so it gives away little.',
    ]);
  });

  test('in Chinese too', () => {
    expect(hinted(follow(), 24, 'zh')).toEqual([
      '数一数你的火：一定要跟。能赢这一墩吗？',
      '现在 Bo 的火虎（3）最大。你的牌都赢不了。',
      '高手会出火猪（24）。这一墩赢不了，出它损失最小。',
    ]);
  });

  test('who cannot follow may win with wangpai', () => {
    const free = playAll(follow(), 24, 34, 10);
    expect(hinted(free, 17)).toEqual([
      'You have no 水, so any card may be played. Is it worth a 王牌?',
      '水鸡 (10) of Bo wins as things stand. To win you have 金龙 (17).',
      // 15 and 6 are gone, 16 is not: somebody may still play it.
      'A strong player would play 金龙 (17). It wins as things stand.',
    ]);
  });

  test('the only card there is', () => {
    // Lin holds one 火 alone.
    expect(hinted(playAll(follow(), 24), 34)?.[2]).toMatch(/There is no other card to play\.$/);
  });

  test('the last to play takes it with the cheapest card that does', () => {
    const match = layAll(
      table([
        [5, 22],
        [20, 60, 59, 58, 57, 50, 49],
        [33, 2, 12],
      ]),
      5,
      20,
      33,
    );
    const last = playAll(match, 22, 60);
    expect(hinted(last, 12)?.[2]).toMatch(/It is the cheapest card that wins\.$/);
    expect(hinted(last, 2)?.[2]).toMatch(/Nobody plays after you: the trick is yours\.$/);
  });
});

test('a partner’s trick is left to the partner', () => {
  const four = layAll(
    table([[5, 2], [20, 60, 59, 58, 57, 50, 49], [33, 12, 22], [47]]),
    5,
    20,
    33,
    47,
  );
  const match = playAll(four, 2, 60);
  expect(hinted(match, 22, 'en', ['Mei', 'Lin', 'Bo', 'Ana'])).toEqual([
    'Count your 木: you have to follow. Can you win the trick?',
    '木牛 (2) of Mei wins as things stand. Mei is your partner. None of your cards wins.',
    'A strong player would play 木鸡 (22). Mei wins the trick for both of you, so spare your good cards.',
  ]);
});

test('whoever sees no hand is told nothing', () => {
  expect(
    tables.fighting.hint(seen(called(), null), { type: 'play', card: '6' }, names, 'en'),
  ).toBeNull();
});
