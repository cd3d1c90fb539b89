import { play } from '../../../../engine';
import { randomFrom } from '../../../../engine/core/random';
import { nameOf } from '../../../../engine/games/sevens/cards';
import { possibleCards } from '../../../../engine/games/sevens/hidden';
import { imagine } from '../../../../engine/games/sevens/imagine';
import { playAll, see, table } from './table';

const HANDS = [
  '1C 2C 3C 4C 1D 2D 3D 4D 1H 2H',
  '6H 8H 9H 10H 3H 4H 5H 1S 2S 3S',
  '4S 5S 6S 8S 9S 10S 5C 9C 10C 9D',
  '7C',
];
const knocked = () => playAll(table(HANDS), '7C knock');

describe('hidden', () => {
  test('a seat sees its own hand and how many cards the others have', () => {
    const match = knocked();
    expect(see(match, 1).hand).toEqual([
      '3H',
      '4H',
      '5H',
      '6H',
      '8H',
      '9H',
      '10H',
      '1S',
      '2S',
      '3S',
    ]);
    expect(see(match, 1).hands).toEqual([10, 10, 10, 9]);
    expect(see(match, null).hand).toBeNull();
  });

  test('a presented card is its presenter’s secret until it is guessed', () => {
    const { match, events } = play(knocked(), 2, { type: 'present', card: '9D' });
    expect(see(match, 2)).toMatchObject({ mine: '9D', presented: [false, false, true, false] });
    expect(see(match, 2).hand).not.toContain('9D');
    for (const seat of [0, 1, 3, null]) {
      expect(see(match, seat).mine).toBeNull();
      expect(see(match, seat).presented).toEqual([false, false, true, false]);
    }
    for (const seat of [0, 1, 3, null]) {
      expect(JSON.stringify(see(match, seat))).not.toContain('"9D"');
    }
    expect(events).toEqual([
      { type: 'presented', seenBy: 'all', reveals: false, seat: 2, count: 1 },
    ]);
  });

  test('two presented cards make no difference to the others', () => {
    const one = play(knocked(), 2, { type: 'present', card: '9D' }).match;
    const other = play(knocked(), 2, { type: 'present', card: '4S' }).match;
    for (const seat of [0, 1, 3, null]) expect(see(one, seat)).toEqual(see(other, seat));
  });

  test('a view has no deck, no seed, nobody else’s cards', () => {
    expect(Object.keys(see(knocked(), 0)).sort()).toEqual([
      'chains',
      'couldNot',
      'dealer',
      'finished',
      'game',
      'hand',
      'hands',
      'history',
      'known',
      'mine',
      'options',
      'phase',
      'presented',
      'round',
      'rounds',
      'scores',
      'seat',
      'seats',
      'target',
      'turn',
    ]);
  });
});

describe('what may be', () => {
  const names = (match: Parameters<typeof see>[0], me: number, from: number) =>
    possibleCards(see(match, me), from).map(nameOf);

  test('is neither on the table nor in one’s own hand', () => {
    const possible = names(playAll(knocked(), '6H 4S 7D'), 0, 1);
    expect(possible).toHaveLength(40 - 1 - 10);
    expect(possible).not.toContain('7C');
    expect(possible).not.toContain('1C');
  });

  test('nor what a knock showed to be missing', () => {
    // Seat 1 guesses a card of seat 0, which could not lay any of five cards.
    const match = playAll(knocked(), '6H 4S 7D ?6H ?4S ?7D knock 5S 6C 1C');
    const possible = names(match, 1, 0);
    for (const missing of ['6C', '8C', '7D', '7H', '7S']) expect(possible).not.toContain(missing);
    expect(possible).toContain('1C');
  });

  test('nor what somebody else has shown', () => {
    const match = playAll(knocked(), '6H 4S 7D ?6H ?4S ?7D knock 5S 6C 1C');
    expect(names(match, 1, 2)).toContain('4S');
    expect(names(match, 1, 3)).not.toContain('4S');
  });

  test('nobody is imagined with a card they could not have', () => {
    const match = playAll(knocked(), '6H 4S 7D ?6H ?4S ?7D knock 5S 6C 1C');
    const random = randomFrom('imagine');
    const seen = new Set<number>();
    for (let n = 0; n < 100; n++) {
      const { owner } = imagine(see(match, 1), random);
      for (const card of [5, 7, 16, 26, 36]) {
        expect(owner[card]).not.toBe(0);
        seen.add(owner[card] ?? -1);
      }
    }
    expect([...seen].sort()).toEqual([2, 3]);
  });
});
