import { tables } from '../../../../../app/play/games';
import type { SevensMove } from '../../../../../engine/games/sevens/move';
import { playAll, see, table } from '../../../../engine/games/sevens/table';

const names = ['Mei', 'Lin', 'Bo', 'Ana'];
const HANDS = [
  '1C 2C 3C 4C 1D 2D 3D 4D 1H 2H',
  '6H 8H 9H 10H 3H 4H 5H 1S 2S 3S',
  '4S 5S 6S 8S 9S 10S 5C 9C 10C 9D',
  '7C',
];
const opened = (options = {}) => playAll(table(HANDS, options), '7C');

const hint = (match: ReturnType<typeof table>, seat: number, best: SevensMove) =>
  tables.sevens.hint(see(match, seat), best, names, 'en');

test('to lay: how many fit, which, and why this one', () => {
  const match = table(['6C 8C 5C 1D', '7D 7H 7S', '']);
  expect(hint(match, 0, { type: 'lay', card: '6C' })).toEqual([
    '2 cards of your hand fit.',
    'Look at 梅花六 (6♣) and 梅花八 (8♣). What could be laid next to each of them, and who has it?',
    'A strong player would lay 梅花六 (6♣). It opens the way for your own 梅花五 (5♣).',
  ]);
});

test('to lay the last of a chain: it opens nothing', () => {
  const match = playAll(table(['8C 10C', '9C', '7D']), '8C 9C 7D');
  const advice = hint(match, 0, { type: 'lay', card: '10C' })?.[2];
  expect(advice).toBe('A strong player would lay 梅花十 (10♣). It opens the way for nobody.');
});

test('to knock', () => {
  expect(hint(opened(), 0, { type: 'knock' })?.[2]).toBe('Say 敲桌子.');
});

test('to present: what it costs, where that is much', () => {
  const match = playAll(opened(), 'knock');
  const advice = (card: string) => hint(match, 1, { type: 'present', card })?.[2];
  expect(advice('1S')).toBe(
    'A strong player would put down 黑桃一 (1♠). It costs 15 points at the end.',
  );
  expect(advice('3S')).not.toContain('points');
});

test('to guess: what is possible, what the knocks have shown, what all have seen', () => {
  const match = playAll(opened(), 'knock 6H 4S 7D ?6H ?4S ?7D knock 5S 6C 1C');
  // Lin guesses: first Bo's card, then Ana's, then Mei's.
  const first = hint(match, 1, { type: 'guess', card: '4S' });
  expect(first?.[0]).toBe('What do you know about Bo’s cards?');
  expect(first?.[2]).toBe(
    'A strong player would guess 黑桃四 (4♠). All have seen it in Bo’s hand.',
  );
  const last = hint(playAll(match, '?10S ?10S'), 1, { type: 'guess', card: '1C' });
  expect(last?.[1]).toMatch(
    /^It is not on the table and not in your hand\. \d+ cards are possible\./,
  );
  expect(last?.[1]).toContain(
    'Mei knocked before, and so did not have 梅花八 (8♣), 红桃七 (7♥) and 黑桃七 (7♠).',
  );
  expect(last?.[2]).toContain('Of all that is possible, it is the most likely.');
});

test('a number alone', () => {
  const match = playAll(opened({ guess: 'number' }), 'knock 6H 4S 7D');
  const found = hint(match, 0, { type: 'guess', number: 9 });
  expect(found?.[1]).toBe('It is not on the table and not in your hand. 10 numbers are possible.');
  expect(found?.[2]).toContain('A strong player would guess 九 (9).');
});
