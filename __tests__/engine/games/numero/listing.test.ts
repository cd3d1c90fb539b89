import { games, type CardId } from '../../../../engine';
import { randomFrom, shuffle } from '../../../../engine/core/random';
import type { NumeroMove } from '../../../../engine/games/numero/move';
import { packCards } from '../../../../engine/games/numero/pack';
import type { Build, Heap, NumeroState } from '../../../../engine/games/numero/state';
import { anyPosition } from './positions';
import { nameOf, slowTakes } from './slow';
import { table } from './table';
import { wordsOf } from './words';

const { moves, play, refuse, copy } = games.numero;

/** A table that stands like this, whatever happened before. */
function standing(hand: CardId[], centre: Heap[], options: object = {}): NumeroState {
  const state = table({ hands: ['', ''], centre: '', options }).state as NumeroState;
  return { ...state, hands: [hand, ['g1']], centre };
}

const single = (card: CardId): Heap => ({ card });

function own(pile: number, value: number, cards: CardId[]): Build {
  return { pile, value, cards, owner: 0, turn: 0, added: [], parts: [], proven: false };
}

function takesOf(state: NumeroState): NumeroMove[] {
  return moves(state, 0).filter(({ type }) => type === 'take');
}

/** What a move wins, and what it is worth. */
function wonBy(state: NumeroState, move: NumeroMove): { cards: CardId[]; score: number } {
  const after = copy(state);
  play(after, 0, move, () => {});
  return { cards: after.won[0] ?? [], score: after.scores[0] ?? NaN };
}

describe('the list of takes', () => {
  test.each([0, 1, 2, 3, 4, 5, 6])('of level %i has every set of cards once', (level) => {
    const random = randomFrom(`lists of ${level}`);
    for (let n = 0; n < 25; n++) {
      const { hand, centre, wholeSteps } = anyPosition(random, level);
      const heaps = centre.map((each) =>
        'pile' in each ? { ...own(0, 0, []), ...each, owner: 1 } : each,
      );
      const state = standing([...hand], heaps, { level, wholeSteps, score: 'points' });
      const listed = takesOf(state).map((move) => wonBy(state, move));
      const slow = slowTakes({ hand, centre, wholeSteps });
      expect(listed.map(({ cards }) => nameOf(cards)).sort()).toEqual([...slow.keys()].sort());
      // Each in the way that earns most, and the best first.
      for (const { cards, score } of listed) expect(score).toBe(slow.get(nameOf(cards))?.points);
      const scores = listed.map(({ score }) => score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
    }
  });

  test('in the game for cards begins with the most cards', () => {
    const random = randomFrom('lists for cards');
    for (let n = 0; n < 25; n++) {
      const { hand, centre, wholeSteps } = anyPosition(random, 3);
      const heaps = centre.map((each) =>
        'pile' in each ? { ...own(0, 0, []), ...each, owner: 1 } : each,
      );
      const state = standing([...hand], heaps, { level: 3, wholeSteps });
      const counts = takesOf(state).map((move) => wonBy(state, move).cards.length);
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
    }
  });
});

describe('where very much lies in the centre', () => {
  const random = randomFrom('a large centre');
  const deck = shuffle(random, packCards(games.numero.options({})));
  const numbers = deck.filter((card) => /^[gobr]/.test(card));
  const wilds = deck.filter((card) => !/^[gobr]/.test(card));

  test('the list stays short, and everything in it is allowed', () => {
    const hand = [...numbers.slice(0, 3), ...wilds.slice(0, 2)];
    const centre = [...numbers.slice(3, 23), ...wilds.slice(2, 8)].map(single);
    const state = standing(hand, centre);
    const listed = moves(state, 0);
    const count = (type: string) => listed.filter((move) => move.type === type).length;
    expect(count('take')).toBe(1000);
    expect(count('build')).toBeGreaterThan(100);
    expect(count('build')).toBeLessThanOrEqual(1000);
    expect([count('discard'), count('toss')]).toEqual([3, 2]);
    expect(listed.filter((move) => refuse(state, 0, move) !== null)).toEqual([]);
  });

  test('a card that fits as it is comes before smaller ones', () => {
    const even = numbers.filter((card) => Number(card.slice(1)) % 2 === 0);
    const state = standing(['g15'], [...even, 'o15'].map(single));
    expect(moves(state, 0).map(wordsOf)).toEqual(['take g15: o15', 'discard g15']);
  });

  test('who must take builds can: they are looked at before anything else', () => {
    const hand = ['g9', 'g1', 'g2', 'g3', 'g10'];
    // More cards that the hand could take at once than a list looks at.
    const centre = ['o', 'b', 'r'].flatMap((colour) => [1, 2, 3, 10].map((n) => `${colour}${n}`));
    const builds = [own(1, 9, ['o4', 'b5']), own(2, 9, ['b4', 'o5'])];
    const state = standing(hand, [...centre.map(single), ...builds]);
    const listed = moves(state, 0).filter((move) => wordsOf(move).startsWith('take g9'));
    expect(listed.length).toBeGreaterThan(0);
    for (const move of listed) {
      expect(wordsOf(move)).toMatch(/^take g9: (?=.*#1)(?=.*#2)/);
      expect(refuse(state, 0, move)).toBeNull();
    }
  });

  test('what is not listed is allowed all the same', () => {
    const centre = Array.from({ length: 15 }, (_, at) => single(`b${at + 1}`));
    const state = standing(['g15', 'g3'], [...centre, single('r14'), single('r13')]);
    const words = 'take g15: b1+r14, b2+r13';
    const move: NumeroMove = {
      type: 'take',
      card: 'g15',
      groups: [
        { sum: [{ card: 'b1' }, { card: 'r14' }] },
        { sum: [{ card: 'b2' }, { card: 'r13' }] },
      ],
    };
    expect(takesOf(state).map(wordsOf)).not.toContain(words);
    expect(refuse(state, 0, move)).toBeNull();
  });
});

test('the same question has the same answer, and another one its own', () => {
  const state = standing(['g8', 'g3'], [single('b8'), single('r3')]);
  const other = standing(['g8', 'g3'], [single('b8'), single('r4')]);
  const first = moves(state, 0).map(wordsOf);
  expect(moves(other, 0).map(wordsOf)).not.toEqual(first);
  expect(moves(state, 0).map(wordsOf)).toEqual(first);
});
