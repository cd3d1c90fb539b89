import { BadInput, games, legalMoves } from '../../../../engine';
import type { NumeroState } from '../../../../engine/games/numero/state';
import { movesOf, table } from './table';
import { moveOf } from './words';

describe('the list of moves', () => {
  test('has each set of cards once: takes, builds, discards, wild cards', () => {
    const match = table({
      hands: ['g8 g6 g3 g11 -2', ''],
      centre: 'b5 r3',
      options: { highest: 11, wilds: ['subtraction'] },
    });
    expect(movesOf(match)).toEqual([
      'take g6: (b5+r3)|-2',
      'take g3: b5|-2, r3',
      'take g8: b5+r3',
      'take g3: b5|-2',
      'take g3: r3',
      'build g8: (g8+b5)|-2',
      'build g3: (b5+g3)|-2',
      'build g3: b5+r3+g3',
      'build g8: g8+r3',
      'build g6: g6+b5',
      'build g3: b5+g3',
      'build g3: r3+g3',
      'discard g8',
      'discard g6',
      'discard g3',
      'discard g11',
      'toss -2',
    ]);
  });

  test('is empty for whoever is not to move', () => {
    expect(legalMoves(table({ hands: ['', ''], centre: '' }), 1)).toEqual([]);
  });
});

test('another seat cannot move, and nobody can after the end', () => {
  const { state } = table({ hands: ['', ''], centre: '' });
  const { refuse } = games.numero;
  expect(refuse(state as NumeroState, 1, { type: 'pass' })?.code).toBe('notYourTurn');
  const over: NumeroState = { ...(state as NumeroState), phase: 'over' };
  expect(refuse(over, 0, { type: 'pass' })?.code).toBe('gameOver');
});

test.each([
  ['no object', 'take', 'unreadable'],
  ['a list', [], 'unreadable'],
  ['a move nobody knows', { type: 'fly' }, 'unreadable'],
  ['a take of nothing in particular', { type: 'take', card: 'g8' }, 'unreadable'],
  ['a card that is a number', { type: 'discard', card: 8 }, 'unreadable'],
  ['an endless name', { type: 'discard', card: 'g'.repeat(21) }, 'unreadable'],
  ['half a build', { type: 'challenge', pile: 0.5 }, 'unreadable'],
  [
    'more groups than cards',
    { type: 'take', card: 'g8', groups: Array(101).fill({}) },
    'unreadable',
  ],
  ['a sentence of nothing', { type: 'build', card: 'g8', term: {} }, 'unreadableTerm'],
  ['a group of nothing', { type: 'take', card: 'g8', groups: [null] }, 'unreadableTerm'],
])('%s is no move', (_, input, code) => {
  const read = () => games.numero.move(input);
  expect(read).toThrow(BadInput);
  expect(read).toThrow(expect.objectContaining({ code }));
});

test('nothing that comes with a move stays with it', () => {
  const groups = [{ sum: [{ card: 'b5', shine: 1 }, { pile: 2 }] }];
  expect(games.numero.move({ type: 'take', card: 'g8', groups, note: 'hello' })).toEqual(
    moveOf('take g8: b5+#2'),
  );
});
