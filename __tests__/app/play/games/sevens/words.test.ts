import { tables } from '../../../../../app/play/games';
import { play, type GameEvent, type Match } from '../../../../../engine';
import { lastCards, moveOf, playAll, see, table } from '../../../../engine/games/sevens/table';

const { dealt, ending, heard, inWords, line, spoken, standing } = tables.sevens;
const names = ['Mei', 'Lin', 'Bo', 'Ana'];

/** Seat 0 of four cannot lay on 7♣; seat 3 opens. */
const HANDS = [
  '1C 2C 3C 4C 1D 2D 3D 4D 1H 2H',
  '6H 8H 9H 10H 3H 4H 5H 1S 2S 3S',
  '4S 5S 6S 8S 9S 10S 5C 9C 10C 9D',
  '7C',
];
const opened = (options = {}) => playAll(table(HANDS, options), '7C');
const asked = (options = {}) => playAll(opened(options), 'knock 6H 4S 7D');

function eventsOf(match: Match, seat: number, word: string): GameEvent[] {
  return play(match, seat, moveOf(match, word)).events;
}

const told = (events: readonly GameEvent[], language: 'en' | 'zh' = 'en') =>
  events.flatMap((event) => line(event, names, language) ?? []);
const said = (events: readonly GameEvent[]) =>
  events.flatMap((event) => spoken(event)?.hanzi.simplified ?? []);

describe('the log', () => {
  test('begins with who has the first card, also later', () => {
    for (const match of [table(HANDS), asked()]) {
      expect(told([dealt(see(match))])).toEqual(['Ana has 梅花七 (7♣) and begins']);
    }
    expect(told([dealt(see(table(HANDS)))], 'zh')).toEqual(['Ana 有梅花七（7♣），先出']);
  });

  test('or with the card on the table, at three seats', () => {
    const match = table(['', '', ''], { centre: 'H' });
    expect(told([dealt(see(match))])).toEqual(['红桃七 (7♥) lies on the table. Mei begins']);
    expect(told([dealt(see(match))], 'zh')).toEqual(['桌上先放红桃七（7♥），Mei 先出']);
  });

  test('a card that is laid, in both languages and aloud', () => {
    const events = eventsOf(table(HANDS), 3, '7C');
    expect(told(events)).toEqual(['Ana laid 梅花七 (7♣)']);
    expect(told(events, 'zh')).toEqual(['Ana 出了梅花七（7♣）']);
    expect(said(events)).toEqual(['梅花七']);
  });

  test('a knock, and a card that nobody may know', () => {
    const knock = eventsOf(opened(), 0, 'knock');
    expect(told(knock)).toEqual(['Mei knocked']);
    expect(said(knock)).toEqual(['敲桌子']);
    const down = eventsOf(playAll(opened(), 'knock'), 1, '6H');
    expect(told(down)).toEqual(['Lin put a card face down']);
    expect(said(down)).toEqual([]);
  });

  test('a right guess and a wrong one', () => {
    expect(told(eventsOf(asked(), 0, '?6H'))).toEqual([
      'Mei guessed Lin’s card: 红桃六 (6♥)',
      'Right: Lin keeps 红桃六 (6♥)',
    ]);
    const wrong = eventsOf(asked(), 0, '?8H');
    expect(told(wrong)).toEqual([
      'Mei guessed Lin’s card: 红桃八 (8♥)',
      'It was 红桃六 (6♥): Mei gets it',
    ]);
    expect(told(wrong, 'zh')).toEqual([
      'Mei 猜 Lin 的牌：红桃八（8♥）',
      '其实是红桃六（6♥），归 Mei',
    ]);
    expect(said(wrong)).toEqual(['红桃八', '红桃六']);
  });

  test('a number alone', () => {
    const events = eventsOf(asked({ guess: 'number' }), 0, '?6');
    expect(told(events)[0]).toBe('Mei guessed Lin’s card: 六 (6)');
    expect(said(events)).toEqual(['六', '红桃六']);
  });

  test('what everybody was left with, and the next deal', () => {
    const almost = playAll(lastCards(), 'knock 5H 3S ?5 ?3');
    expect(told(eventsOf(almost, 0, '5H'))).toEqual([
      'Mei laid 红桃五 (5♥)',
      'Mei has no card left: no points',
      'Lin has 1 card left: 3 points',
      'Bo has 6 cards left: 24 points',
    ]);
  });
});

test('the last line names the winner, then the others', () => {
  const end = { scores: [40, 15, 15, 60], ranks: [3, 1, 1, 4], winners: [1, 2] };
  expect(ending(end, names, 'en')).toBe(
    'Lin and Bo share the win with 15 points. Mei has 40 points. Ana has 60 points',
  );
  expect(ending(end, names, 'zh')).toBe('Lin 和 Bo 并列第一，15 分。Mei 40 分。Ana 60 分');
});

test('who asks hears the ends of the chains', () => {
  expect(heard(see(table(HANDS)))).toBeNull();
  const view = see(playAll(table(['6C', '8C', '7H']), '6C 8C 7H'));
  expect(heard(view)?.hanzi.simplified).toBe('梅花六，梅花八，红桃七');
});

test('the open score is that of the rounds before', () => {
  expect(standing(see(asked()))).toEqual([0, 0, 0, 0]);
});

describe('the table in words', () => {
  test('has the chains, the own hand, and what all have learnt', () => {
    const heardAll = inWords(see(playAll(asked(), '?6H'), 1), names, 'en');
    expect(heardAll).toContain('Mei has knocked. Face down lies a card of Bo and Ana.');
    expect(heardAll).toContain('Bo’s card is guessed now.');
    expect(heardAll).toContain(
      'On the table: 梅花 ♣: 7; 方块 ♦: not begun; 红桃 ♥: not begun; 黑桃 ♠: not begun.',
    );
    expect(heardAll).toContain('In your hand: 红桃三 (3♥), ');
    expect(heardAll).toContain('All have seen that Lin has 红桃六 (6♥).');
    expect(heardAll).toContain(
      'Mei knocked, so Mei did not have 梅花六 (6♣), 梅花八 (8♣), 方块七 (7♦), 红桃七 (7♥) and 黑桃七 (7♠).',
    );
  });

  test('tells whoever has put a card down which one, and nobody else', () => {
    expect(inWords(see(asked(), 2), names, 'en')).toContain('You have put 黑桃四 (4♠) face down.');
    for (const seat of [0, 1, 3, null]) {
      expect(inWords(see(asked(), seat), names, 'en')).not.toContain('黑桃四');
    }
  });

  test('in Chinese', () => {
    const heardAll = inWords(see(opened(), 0), names, 'zh');
    expect(heardAll).toContain('轮到 Mei。桌上：梅花 ♣ 7，方块 ♦还没有开始');
    expect(heardAll).toContain('Mei 手里有 10 张牌，0 分。');
  });
});
