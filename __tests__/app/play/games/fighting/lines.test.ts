import { tables } from '../../../../../app/play/games';
import {
  newMatch,
  play,
  result,
  type GameEvent,
  type Match,
  type Result,
} from '../../../../../engine';
import { called, layAll, over, playAll, seen, table } from './position';

const { dealt, ending, heard, inWords, line, mark, spoken, standing } = tables.fighting;
const names = ['Mei', 'Lin', 'Bo'];

/** What the log says of this, in both languages. */
function told(events: readonly GameEvent[], who = names) {
  const lines = (language: 'en' | 'zh') => events.map((event) => line(event, who, language));
  return { en: lines('en'), zh: lines('zh') };
}

const lay = (match: Match, seat: number, card: number) =>
  play(match, seat, { type: 'lay', card: `${card}` });
const put = (match: Match, seat: number, card: number) =>
  play(match, seat, { type: 'play', card: `${card}` });

describe('the log', () => {
  test('begins with who deals', () => {
    expect(told([dealt(seen(called(), null))])).toEqual({ en: ['Bo deals'], zh: ['Bo 发牌'] });
  });

  test('and with the rat by which the first dealer was found', () => {
    const match = newMatch({ game: 'fighting', seats: 3, seed: 'rat' });
    const { drawn, dealer } = seen(match, null);
    const { en, zh } = told([dealt(seen(match, null))]);
    const rat = drawn.at(-1);
    expect(en[0]).toMatch(
      new RegExp(`^${names[dealer]} was dealt the first rat, .鼠 \\(${rat}\\)`),
    );
    expect(zh[0]).toContain(`鼠（${rat}），由`);
  });

  test('a card that is laid face down stays nobody’s business', () => {
    const { events } = lay(table([[5], [20], [33]]), 1, 20);
    expect(told(events)).toEqual({
      en: ['Lin laid a card face down'],
      zh: ['Lin 扣了一张牌'],
    });
  });

  test('all cards are turned at once, and what is wangpai is told', () => {
    const start = layAll(table([[5], [20], [33]]), 5, 20);
    expect(told(lay(start, 2, 33).events)).toEqual({
      en: [
        'Bo laid a card face down',
        'Turned over: Mei 土龙 (5), Lin 水羊 (20), Bo 火猴 (33)',
        'Mei laid the lowest. 王牌: every 土 and every 龙',
      ],
      zh: [
        'Bo 扣了一张牌',
        '一起翻开：Mei 土龙（5），Lin 水羊（20），Bo 火猴（33）',
        'Mei 的牌最小。王牌：所有的土和所有的龙',
      ],
    });
  });

  test('cards are named in the script that is asked for', () => {
    const { events } = put(called(), 0, 17);
    expect(events.map((event) => line(event, names, 'en', 'traditional'))).toEqual([
      'Mei played 金龍 (17)',
    ]);
  });

  test('who plays the last card of a trick, and who wins it', () => {
    expect(told(put(playAll(called(), 2, 12), 2, 29).events)).toEqual({
      en: ['Bo played 水龙 (29)', 'Bo won the trick'],
      zh: ['Bo 出了水龙（29）', 'Bo 赢了这一墩'],
    });
  });

  test.each([
    ['allSeven', 5, 1, 'Lin: all seven tricks, 5 points', 'Lin：七墩全赢，得 5 分'],
    ['caller', 1, 1, 'Lin: called, and most tricks, 1 point', 'Lin：定了王牌，墩数最多，得 1 分'],
    [
      'other',
      2,
      1,
      'Lin: most tricks against the caller, 2 points',
      'Lin：没定王牌，墩数最多，得 2 分',
    ],
    [
      'otherSix',
      3,
      1,
      'Lin: all six tricks after the first, 3 points',
      'Lin：赢了后面全部六墩，得 3 分',
    ],
    ['tie', 0, undefined, 'Nobody has most tricks: no points', '墩数最多的不止一方，谁都不得分'],
  ])('a round counted by %s', (rule, points, seat, en, zh) => {
    const event: GameEvent = {
      ...{ type: 'scored', seenBy: 'all', reveals: false, seat },
      lines: [{ rule, cards: [], points }],
    };
    expect(told([event])).toEqual({ en: [en], zh: [zh] });
  });

  test('partners are named together', () => {
    const event: GameEvent = {
      ...{ type: 'scored', seenBy: 'all', reveals: false, seat: 1 },
      lines: [{ rule: 'caller', cards: [], points: 1 }],
    };
    const four = ['Mei', 'Lin', 'Bo', 'Ana'];
    expect(told([event], four).en).toEqual(['Lin and Ana: called, and most tricks, 1 point']);
    expect(told([event], four).zh).toEqual(['Lin 和 Ana：定了王牌，墩数最多，得 1 分']);
  });

  test('the end needs no line of its own: the ending has it', () => {
    expect(told([{ type: 'ended', seenBy: 'all', reveals: false }]).en).toEqual([null]);
  });
});

describe('the last line', () => {
  const end = (scores: number[], ranks: number[], winners: number[]): Result => ({
    ...{ scores, ranks, winners },
  });

  test('names the winner, then the others', () => {
    const it = end([3, 12, 5], [3, 1, 2], [1]);
    expect(ending(it, names, 'en')).toBe('Lin wins with 12 points. Bo has 5. Mei has 3');
    expect(ending(it, names, 'zh')).toBe('Lin 赢了，12 分。Bo 5 分。Mei 3 分');
  });

  test('partners win together', () => {
    const it = end([12, 7, 12, 7], [1, 3, 1, 3], [0, 2]);
    expect(ending(it, ['Mei', 'Lin', 'Bo', 'Ana'], 'en')).toBe(
      'Mei and Bo win with 12 points. Lin and Ana have 7',
    );
  });
});

describe('aloud', () => {
  const said = (events: readonly GameEvent[]) =>
    events.flatMap((event) => spoken(event)?.hanzi.simplified ?? []);

  test('a played card: 木鼠，一', () => {
    const rat = layAll(table([[5, 1], [20], [33]]), 5, 20, 33);
    expect(said(put(rat, 0, 1).events)).toEqual(['木鼠，一']);
  });

  test('what is wangpai, but no card that lies face down', () => {
    const start = layAll(table([[5], [20], [33]]), 5, 20);
    expect(said(lay(table([[5], [20], [33]]), 0, 5).events)).toEqual([]);
    expect(said(lay(start, 2, 33).events)).toEqual(['王牌，土龙，五']);
  });

  test('who asks to hear something hears the trick, or what is wangpai', () => {
    expect(heard(seen(table([[5], [20], [33]]), 0))).toBeNull();
    expect(heard(seen(called(), 0))?.hanzi.simplified).toBe('王牌，土龙，五');
    expect(heard(seen(playAll(called(), 2, 12), 0))?.hanzi.traditional).toBe(
      '木牛，二，木豬，十二',
    );
  });
});

describe('the table in words', () => {
  test('while cards are laid: who has laid one, and one’s own', () => {
    const match = lay(table([[5, 6, 7, 8, 9, 10, 11], [20], [33]]), 0, 5).match;
    expect(inWords(seen(match, 0), names, 'en')).toBe(
      'Everybody lays one card face down. Mei has laid one. You have laid 土龙 (5). ' +
        'In your hand: 土蛇 (6), 金马 (7), 金羊 (8), 水猴 (9), 水鸡 (10) and 木狗 (11). ' +
        'Mei has no tricks this round and 0 points. Lin has no tricks this round and 0 points. ' +
        'Bo has no tricks this round and 0 points.',
    );
    expect(inWords(seen(match, 1), names, 'en')).not.toContain('土龙');
  });

  test('in a trick: wangpai, the cards, the turn, the tricks, and who has shown a lack', () => {
    const match = playAll(called(), 6, 15, 58, 2);
    expect(inWords(seen(match, null), names, 'en')).toBe(
      'Wangpai is 土龙 (5): every 土 and every 龙. In the trick: 木牛 (2) of Mei. It is Lin’s turn. ' +
        'Mei has 2 tricks this round and 0 points. Lin has no tricks this round and 0 points. ' +
        'Bo has no tricks this round and 0 points. Bo has no 土.',
    );
    expect(inWords(seen(match, null), names, 'zh')).toBe(
      '王牌是土龙（5）：所有的土和所有的龙。这一墩：Mei 的木牛（2）。轮到 Lin。' +
        'Mei 这一局 2 墩，一共 0 分。Lin 这一局 0 墩，一共 0 分。Bo 这一局 0 墩，一共 0 分。Bo 没有土。',
    );
  });

  test('at the end', () => {
    const match = over(2);
    expect(result(match)).not.toBeNull();
    expect(inWords(seen(match, null), ['Mei', 'Lin'], 'en')).toMatch(
      /^The match is over\. Mei has/,
    );
  });
});

test('who plays a card has read its number, and who lays one tells nobody', () => {
  const read = (events: readonly GameEvent[]) =>
    events.flatMap((event) => tables.fighting.practised?.(event) ?? []);
  expect(read(put(called(), 0, 17).events)).toEqual([{ read: [17] }]);
  expect(read(lay(table([[5], [20], [33]]), 0, 5).events)).toEqual([]);
});

test('the open score is everybody’s points', () => {
  const match = over(4);
  expect(standing(seen(match, null))).toEqual(result(match)?.scores);
});

test('partners wear one mark, and who plays alone their own', () => {
  const marks = (seats: number) => {
    const view = seen(newMatch({ game: 'fighting', seats }), null);
    return Array.from({ length: seats }, (_, seat) => mark?.(view, seat));
  };
  expect(marks(3)).toEqual([0, 1, 2]);
  expect(marks(4)).toEqual([0, 1, 0, 1]);
  expect(marks(6)).toEqual([0, 1, 2, 0, 1, 2]);
});
