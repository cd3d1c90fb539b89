import { games, legalMoves, undo } from '../../../../engine';
import { randomFrom } from '../../../../engine/core/random';
import type { NumeroState } from '../../../../engine/games/numero/state';
import { playAll, seen, table } from './table';

const match = playAll(
  table({
    hands: ['g8 g3 g4 g1 g2', 'o12 o13 o4 o6 o1', 'b12 b13 b14 b1 b2'],
    centre: 'b5 r6 r15',
    next: 'r14 r13 r12',
    options: { level: 2 },
  }),
  'build g3: g3+b5',
  'take o6: r6',
);

describe('a view', () => {
  test('shows a seat its own hand, and of the others only how many cards they hold', () => {
    expect(seen(match, 0)).toMatchObject({
      hand: ['g8', 'g4', 'g1', 'g2', 'r14'],
      hands: [5, 5, 5],
    });
    expect(seen(match, 2).hand).toEqual(['b12', 'b13', 'b14', 'b1', 'b2']);
    expect(seen(match, null)).toMatchObject({ hand: null, hands: [5, 5, 5] });
  });

  test('shows everybody the centre, the win stacks, the account and whose turn it is', () => {
    for (const seat of [0, 1, 2, null]) {
      expect(seen(match, seat)).toMatchObject({
        turn: 2,
        pack: 64 - 18 - 2,
        centre: [{ card: 'r15' }, { pile: 1, value: 8, cards: ['g3', 'b5'], owner: 0 }],
        won: [[], ['o6', 'r6'], []],
        scores: [0, 2, 0],
        lastTaker: 1,
      });
    }
  });

  test('remembers what was dealt open and all that was played', () => {
    expect(seen(match, 2).history).toEqual([
      { type: 'dealt', seat: 2, cards: ['b5', 'r6', 'r15'] },
      { type: 'built', seat: 0, cards: ['g3', 'b5'], pile: 1, value: 8 },
      {
        type: 'took',
        seat: 1,
        cards: ['o6', 'r6'],
        groups: [['r6']],
        value: 6,
        lines: [{ rule: 2, cards: ['o6', 'r6'], points: 2 }],
      },
    ]);
  });

  test('has no deck and no other hand', () => {
    const names = ['r13', 'b12', 'o4']; // the next to be drawn would be the red 12
    const text = JSON.stringify(seen(match, 0));
    for (const card of [...names, 'r12']) expect(text).not.toContain(`"${card}"`);
  });

  test('stays as it is when the state it came from is played on', () => {
    const state = games.numero.copy(match.state as NumeroState);
    const view = games.numero.view(state, 2);
    const before = JSON.stringify(view);
    games.numero.play(state, 2, { type: 'discard', card: 'b1' }, () => {});
    expect(JSON.stringify(view)).toBe(before);
  });
});

test('only the seat to move has moves to see', () => {
  const { viewMoves } = games.numero;
  expect(viewMoves(seen(match, 2))).toEqual(legalMoves(match, 2));
  for (const seat of [0, 1, null]) expect(viewMoves(seen(match, seat))).toEqual([]);
});

describe('a state that is imagined', () => {
  const imagined = Array.from({ length: 60 }, (_, n) =>
    games.numero.imagine(seen(match, 2), randomFrom(`${n}`)),
  );

  test('has the same view and other hands', () => {
    for (const state of imagined) expect(games.numero.view(state, 2)).toEqual(seen(match, 2));
    expect(new Set(imagined.map(({ hands }) => hands[1]?.join())).size).toBeGreaterThan(50);
  });

  test('gives the owner of a build its answer', () => {
    for (const { hands } of imagined)
      expect(hands[0]).toContainEqual(expect.stringMatching(/^.8$/));
    // And nobody else more often than by chance: each seat has five of 54 unseen cards.
    const others = imagined.filter(({ hands }) => hands[1]?.some((card) => /^.8$/.test(card)));
    expect(others.length).toBeLessThan(40);
  });

  test('gives nobody an answer that may be a bluff, but what was shown', () => {
    const bluff = table({
      hands: ['g8 g3 g4 g1 g2', 'o12 o13 o4 o6 o1'],
      centre: 'b5 r6',
      options: { level: 2, score: 'points', bluff: true },
    });
    const holdsEight = (said: readonly string[]) => {
      const view = seen(playAll(bluff, ...said), 1);
      return Array.from({ length: 40 }, (_, n) => {
        const { hands } = games.numero.imagine(view, randomFrom(`bluff ${n}`));
        return hands[0]?.some((card) => /^.8$/.test(card));
      }).filter(Boolean).length;
    };
    expect(holdsEight(['build g3: g3+b5'])).toBeLessThan(30);
    expect(holdsEight(['build g3: g3+b5', 'challenge #1'])).toBe(40);
  });
});

test('what was played from a hand cannot be taken back: others have seen it', () => {
  expect(undo(match)).toBeNull();
});
