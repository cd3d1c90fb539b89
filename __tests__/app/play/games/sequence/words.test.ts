import { tables } from '../../../../../app/play/games';
import { board } from '../../../../../app/texts/games/sequence/board';
import { readNumber } from '../../../../../engine/chinese/number';
import {
  play,
  result,
  toMove,
  type GameEvent,
  type Match,
  type Mover,
} from '../../../../../engine';
import { chip, go, remove, seen, table, talk } from '../../../../engine/games/sequence/table';
import { labelOf } from '../../../../../components/games/sequence/labels';

const { dealt, ending, heard, inWords, line, mark, spoken, standing } = tables.sequence;
const names = ['Mei', 'Bo', 'Lin', 'Ana', 'Tom', 'Eva'];

const HAND = ['23-8', '18+4', 'minus1', 'plus1', '17-6'];
const begun = (options = {}) => table('01 72 02 64', { options, holding: { 0: HAND } });

function eventsOf(match: Match, move: unknown, by: Mover = toMove(match)[0]!): GameEvent[] {
  return play(match, by, move).events;
}

const told = (events: readonly GameEvent[], language: 'en' | 'zh' = 'en') =>
  events.flatMap((event) => line(event, names, language) ?? []);
const said = (events: readonly GameEvent[]) =>
  events.flatMap((event) => spoken(event)?.hanzi.simplified ?? []);

describe('the log', () => {
  test('begins with who sits left of the dealer, also later', () => {
    for (const match of [table(''), begun()]) {
      expect(told([dealt(seen(match))])).toEqual(['Mei begins']);
    }
    expect(told([dealt(seen(table('', { options: { dealer: 0 } })))], 'zh')).toEqual(['Bo 先来']);
  });

  test('a sum, with its answer and its place, and aloud', () => {
    const events = eventsOf(begun(), chip('23-8', 0, 3));
    expect(told(events)).toEqual(['Mei: 23 − 8 = 15, row 1, column 4']);
    expect(told(events, 'zh')).toEqual(['Mei：23 − 8 = 15，第 1 行第 4 列']);
    expect(said(events)).toEqual(['二十三减八等于十五']);
  });

  test('a Plus, which is said as the sign that it is', () => {
    const events = eventsOf(begun(), chip('plus1', 3, 3));
    expect(told(events)).toEqual(['Mei puts a chip by Plus, row 4, column 4']);
    expect(told(events, 'zh')).toEqual(['Mei 用加号牌放了一颗棋子，第 4 行第 4 列']);
    expect(said(events)).toEqual(['加']);
  });

  test('a Minus', () => {
    const events = eventsOf(begun(), remove('minus1', 7, 2));
    expect(told(events)).toEqual(['Mei takes a chip away by Minus, row 8, column 3']);
    expect(told(events, 'zh')).toEqual(['Mei 用减号牌拿走一颗棋子，第 8 行第 3 列']);
    expect(said(events)).toEqual(['减']);
  });

  test('a dead card', () => {
    const dead = table('03 +74 01 72', { holding: { 0: HAND } });
    const events = eventsOf(dead, { type: 'exchange', card: '23-8' });
    expect(told(events)).toEqual(['Mei turns in the dead card 二十三减八 (23 − 8)']);
    expect(told(events, 'zh')).toEqual(['Mei 换掉死牌二十三减八（23 − 8）']);
    expect(said(events)).toEqual([]);
  });

  test('a sequence', () => {
    const four = table('11 61 12 63 13 65 14 71', { seats: 4, holding: { 0: ['23-5'] } });
    const events = eventsOf(four, chip('23-5', 1, 5));
    expect(told(events)).toEqual([
      'Mei: 23 − 5 = 18, row 2, column 6',
      'Mei closes a sequence: five in a line',
    ]);
    expect(told(events, 'zh')[1]).toBe('Mei 连成了一条线');
  });

  test('table talk, by the first of the side, and each card that it costs', () => {
    const led = table('', { seats: 6, options: { teams: 3, referee: true } });
    const call = { type: 'tableTalk', team: 1 };
    expect(told(eventsOf(led, call, 'referee'))).toEqual([
      'Table talk is called on the side of Bo: a card each',
    ]);
    expect(told(eventsOf(led, call, 'referee'), 'zh')).toEqual(['不许商量：Bo 一方每人交一张牌']);
    const called = play(led, 'referee', call).match;
    const [card = ''] = seen(called, 4).hand ?? [];
    expect(told(eventsOf(called, { type: 'forfeit', card }, 4))[0]).toMatch(/^Tom gives up .+\)$/);
  });

  test('who was too slow to draw', () => {
    const start = table('', { options: { selfDraw: true }, holding: { 0: HAND, 1: ['9+4'] } });
    const owing = go(start, chip('23-8', 0, 3));
    expect(told(eventsOf(owing, { type: 'draw' }, 0))).toEqual([]);
    const late = play(owing, 1, chip('9+4', 1, 0)).match;
    expect(told(eventsOf(late, { type: 'draw' }, 1))).toEqual([
      'Mei was too slow to draw, and has lost that card',
    ]);
    expect(told(eventsOf(late, { type: 'draw' }, 1), 'zh')).toEqual(['Mei 摸牌太慢，少了一张牌']);
  });

  test('who passes, and a new deck', () => {
    const event = (type: string): GameEvent => ({ type, seenBy: 'all', reveals: false, seat: 1 });
    expect(told([event('passed'), event('reshuffled')])).toEqual([
      'Bo passes',
      'All the piles are shuffled into a new deck',
    ]);
    expect(told([event('passed'), event('reshuffled')], 'zh')).toEqual([
      'Bo 过',
      '所有打出的牌洗成新的牌堆',
    ]);
  });

  test('says nothing of a card that is drawn by itself', () => {
    expect(told([{ type: 'drew', seenBy: [0], reveals: true, seat: 0, cards: ['9+4'] }])).toEqual(
      [],
    );
  });
});

describe('the last line', () => {
  test('names who has won', () => {
    const end = result(table('11 61 12 63 13 65 14 71 15'));
    expect(ending(end!, names.slice(0, 2), 'en')).toBe('Mei wins');
    expect(ending(end!, names.slice(0, 2), 'zh')).toBe('Mei 赢了');
  });

  test('names the whole side', () => {
    const end = { scores: [2, 0, 2, 0], ranks: [1, 3, 1, 3], winners: [0, 2] };
    expect(ending(end, names.slice(0, 4), 'en')).toBe('Mei and Lin win');
    expect(ending(end, names.slice(0, 4), 'zh')).toBe('Mei 和 Lin 赢了');
  });

  test('a draw is nobody’s', () => {
    const end = { scores: [0, 0], ranks: [1, 1], winners: [0, 1] };
    expect(ending(end, names.slice(0, 2), 'en')).toBe('Nobody wins: a draw');
    expect(ending(end, names.slice(0, 2), 'zh')).toBe('没有人赢，平局');
  });
});

describe('who asks hears', () => {
  test('the sums of the own hand, without their answers', () => {
    expect(heard(seen(begun(), 0))?.hanzi.simplified).toBe('二十三减八，十八加四，十七减六');
  });

  test('what was played last, where no hand is seen', () => {
    expect(heard(seen(begun()))?.hanzi.simplified).toMatch(/等于四$/);
    expect(heard(seen(table('')))).toBeNull();
  });
});

describe('the table in words', () => {
  test('has the hand, the chips of every side, the piles and the deck', () => {
    const all = inWords(seen(begun(), 0), names.slice(0, 2), 'en');
    expect(all).toMatch(/^It is Mei’s turn\. In your hand: 二十三减八 \(23 − 8\), 十八加四 /);
    expect(all).toContain('Mei: chips on 1 (row 1, column 2); 8 (row 1, column 3).');
    expect(all).toContain('Bo: chips on 4 (row 7, column 5); 29 (row 8, column 3).');
    expect(all).toMatch(/Pile of Mei: [^.]+\. Pile of Bo: [^.]+\. 50 cards to draw\.$/);
  });

  test('and whose sequences there are, by sides', () => {
    const closed = table('11 61 12 63 13 65 14 71 15', { seats: 4 });
    const all = inWords(seen(closed), names.slice(0, 4), 'en');
    expect(all).toContain('Mei and Lin: one sequence.');
    expect(all).not.toContain('Bo and Ana: one');
    expect(all).not.toContain('In your hand');
  });

  test('and who has not drawn yet', () => {
    const start = table('', { options: { selfDraw: true }, holding: { 0: HAND } });
    const owing = go(start, chip('23-8', 0, 3));
    expect(inWords(seen(owing, 0), names.slice(0, 2), 'en')).toContain('Mei has not drawn yet.');
  });

  test('in Chinese', () => {
    const all = inWords(seen(begun(), 0), names.slice(0, 2), 'zh');
    expect(all).toMatch(/^轮到 Mei。你手里：二十三减八（23 − 8）、/);
    expect(all).toContain('Mei 的棋子：1（第 1 行第 2 列）；8（第 1 行第 3 列）。');
    expect(all).toMatch(/还能摸 50 张牌。$/);
  });

  test('says that it is over', () => {
    const end = table('11 61 12 63 13 65 14 71 15');
    expect(inWords(seen(end), names.slice(0, 2), 'en')).toMatch(/^The game is over\./);
  });
});

describe('sides', () => {
  const closed = table('11 61 12 63 13 65 14 71 15', { seats: 4 });

  test('share their sequences in the open score', () => {
    expect(standing(seen(closed))).toEqual([1, 0, 1, 0]);
  });

  test('wear the mark of their first seat', () => {
    expect([0, 1, 2, 3].map((seat) => mark?.(seen(closed), seat))).toEqual([0, 1, 0, 1]);
  });
});

describe('what a screen reader says of', () => {
  const { en, zh } = board;
  const space = {
    ...{ number: readNumber(15), row: 1, column: 4 },
    ...{ side: null, turned: false, last: false },
  };

  test('a space', () => {
    expect(en.space(space)).toBe('15, 十五, row 1, column 4');
    expect(en.space({ ...space, side: 'Mei and Lin', turned: true, last: true })).toBe(
      '15, 十五, row 1, column 4, chip of Mei and Lin, in a sequence, the last move',
    );
    expect(zh.space({ ...space, side: 'Mei', turned: true, last: true })).toBe(
      '15，十五，第 1 行第 4 列，Mei 的棋子，已经连成线，上一步',
    );
  });

  test('a card', () => {
    expect(labelOf('9+4', en)).toBe('9 + 4, 九加四, jiǔ jiā sì');
    expect(labelOf('minus1', en)).toBe(
      '−, 减, jiǎn. Minus: take away a chip of another side, but none of a sequence.',
    );
    expect(labelOf('plus2', zh)).toBe('+, 加, jiā. 加号牌：可以在任何空格放一颗棋子。');
  });

  test('a seat, and for whom it plays', () => {
    expect(en.seat('Bo', 'Bo', 5, true)).toBe('Bo, whose turn it is: 5 cards in hand');
    expect(en.seat('Lin', 'Mei and Lin', 1, false)).toBe(
      'Lin: 1 card in hand, side of Mei and Lin',
    );
    expect(zh.seat('Lin', 'Mei 和 Lin', 4, false)).toBe('Lin：手里 4 张牌，Mei 和 Lin 一队');
  });

  test('a pile', () => {
    expect(en.pile('Bo', 0, null)).toBe('Pile of Bo: no cards');
    expect(en.pile('Bo', 2, '9 + 4')).toBe('Pile of Bo: 2 cards, on top 9 + 4');
    expect(zh.pile('Bo', 2, '9 + 4')).toBe('Bo 打出的牌：2 张牌，最上面是 9 + 4');
  });
});

describe('what is practised', () => {
  const { practised, missed } = tables.sequence;

  test('a sum: it was read, and its answer found', () => {
    const events = eventsOf(begun(), chip('23-8', 0, 3));
    expect(events.flatMap((event) => practised?.(event) ?? [])).toEqual([
      { made: [15], answered: [15] },
    ]);
  });

  test('nothing by a Plus or a Minus', () => {
    for (const move of [chip('plus1', 3, 3), remove('minus1', 7, 2)]) {
      expect(eventsOf(begun(), move).flatMap((event) => practised?.(event) ?? [])).toEqual([]);
    }
  });

  test('a wrong space is a miss of the answer, a covered one is none', () => {
    const wrong = { code: 'wrongAnswer', reason: '', facts: { card: '23-8', answer: 15 } };
    expect(missed?.(wrong)).toEqual([15]);
    expect(missed?.({ code: 'covered', reason: '', facts: { printed: 8 } })).toEqual([]);
  });
});

test('a card that is given up after table talk lies open', () => {
  const led = table('', { options: { referee: true }, holding: { 0: HAND } });
  const after = talk(led, 0, ['18+4']);
  expect(inWords(seen(after), names.slice(0, 2), 'en')).toContain('Pile of Mei: 18 + 4.');
});
