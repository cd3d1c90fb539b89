import {
  BadInput,
  games,
  legalMoves,
  newMatch,
  play,
  refuse,
  result,
  toMove,
  undo,
  type Match,
} from '../../../../engine';
import { randomFrom, shuffle } from '../../../../engine/core/random';
import { packCards } from '../../../../engine/games/numero/pack';
import type { Take } from '../../../../engine/games/numero/takes';
import { canTake } from '../../../../engine/games/patience/canTake';
import type { PatienceState } from '../../../../engine/games/patience/state';
import { slowTakes } from '../numero/slow';
import { moveOf, wordsOf } from '../numero/words';
import { laid, playAll, seen, standing } from './table';

function whyNot(match: Match, move: unknown): string | undefined {
  return refuse(match, 0, move)?.code;
}

describe('set-up', () => {
  test('five cards to the centre, five to the hand, and the rest is the pack', () => {
    const deck = games.patience.deck(games.patience.options({ level: 0 }));
    const match = newMatch({ game: 'patience', seats: 1, options: { level: 0 }, deck });
    expect(seen(match)).toMatchObject({
      centre: ['g1', 'g2', 'g3', 'g4', 'g5'],
      hand: ['g6', 'g7', 'g8', 'g9', 'g10'],
      pack: 30,
      won: [],
      score: 0,
      turn: 0,
    });
  });

  test('is for one', () => {
    expect(() => newMatch({ game: 'patience', seats: 2 })).toThrow(BadInput);
  });

  test('knows a pack, a score and whole steps, and nothing else', () => {
    expect(games.patience.options({ level: 2, score: 'points' })).toEqual({
      highest: 15,
      wilds: ['subtraction'],
      wholeSteps: true,
      score: 'points',
    });
    for (const options of [{ bluff: true }, { dealer: 0 }]) {
      expect(() => games.patience.options(options)).toThrow('there is no such thing here');
    }
  });
});

describe('a turn', () => {
  const match = laid('b5 b3 b14 b13 b12', 'g8 g1 g2 g4 g7', 'r1 r2 r3 r4 r5');

  test('is one take; then the centre is filled up, and then the hand', () => {
    const { match: after, events } = play(match, 0, moveOf('take g8: b5+b3'));
    expect(seen(after)).toMatchObject({
      won: ['g8', 'b5', 'b3'],
      centre: ['b14', 'b13', 'b12', 'r1', 'r2'],
      hand: ['g1', 'g2', 'g4', 'g7', 'r3'],
      score: 3,
      turn: 0,
    });
    expect(events).toEqual([
      {
        type: 'took',
        seat: 0,
        cards: ['g8', 'b5', 'b3'],
        groups: [['b5', 'b3']],
        value: 8,
        lines: [{ rule: 2, cards: ['g8', 'b5', 'b3'], points: 3 }],
        said: [{ sum: [5, 3] }],
        seenBy: 'all',
        reveals: false,
      },
      { type: 'turned', seat: 0, cards: ['r1', 'r2'], seenBy: 'all', reveals: false },
      { type: 'drew', seat: 0, cards: ['r3'], seenBy: [0], reveals: false },
    ]);
  });

  test('uses wild cards of hand and centre', () => {
    const wild = laid('b10 b15 x3 b14 b13', '-2 /4 g6 g1 g2', '', { level: 3 });
    expect(seen(playAll(wild, 'take g6: b10|-2|/4|x3')).won).toEqual([
      'g6',
      'b10',
      '-2',
      '/4',
      'x3',
    ]);
  });

  test('may take several groups', () => {
    const two = laid('b5 b3 b8 b13 b12', 'g8 g1 g2 g4 g7');
    expect(seen(playAll(two, 'take g8: b5+b3, b8')).won).toHaveLength(4);
  });

  test('is no build, no discard, no toss and no pass', () => {
    for (const words of ['build g1: g1+b5', 'discard g1', 'toss -2', 'toss all', 'pass']) {
      expect(whyNot(match, moveOf(words))).toBe('unreadable');
    }
    expect(legalMoves(match, 0).map((move) => wordsOf(move as Take))).toEqual(['take g8: b5+b3']);
  });

  test('is refused where it does not add up', () => {
    expect(whyNot(match, moveOf('take g7: b5+b3'))).toBe('notEqual');
    expect(whyNot(match, moveOf('take g8: b5+g2+g1'))).toBe('cardNotThere');
    expect(
      games.patience.refuse(match.state as PatienceState, 1, moveOf('take g8: b5+b3') as Take)
        ?.code,
    ).toBe('notYourTurn');
  });

  test('can always be taken back: nobody else has seen the new cards', () => {
    const after = playAll(match, 'take g8: b5+b3', 'take r3: r1+r2');
    expect(undo(after)).toEqual(playAll(match, 'take g8: b5+b3'));
    expect(undo(playAll(match, 'take g8: b5+b3'))).toEqual(match);
  });
});

describe('the end', () => {
  test('comes when no take is possible', () => {
    const match = laid('b5 b3 b14 b13 b12', 'g8 g1 g2 g4 g7', 'r13 r12 r11');
    expect(toMove(match)).toEqual([0]);
    const end = playAll(match, 'take g8: b5+b3');
    expect(toMove(end)).toEqual([]);
    expect(seen(end)).toMatchObject({ over: true, turn: null });
    expect(legalMoves(end, 0)).toEqual([]);
    expect(result(end)).toEqual({ scores: [3], ranks: [1], winners: [0] });
    expect(
      games.patience.refuse(end.state as PatienceState, 0, moveOf('take g8: b5') as Take)?.code,
    ).toBe('gameOver');
  });

  test('may come with the deal', () => {
    const match = laid('b11 b12 b13 b14 b15', 'g8 g1 g2 g4 g7');
    expect(toMove(match)).toEqual([]);
    expect(result(match)).toEqual({ scores: [0], ranks: [1], winners: [0] });
  });

  test('lays the hand open, to be counted', () => {
    const going = laid('b5 b3 b14 b13 b12', 'g8 g1 g2 g4 g7', 'r13 r12 r11');
    expect(seen(going, null)).toMatchObject({ hand: null, held: 5 });
    const end = playAll(going, 'take g8: b5+b3');
    expect(seen(end, null).hand).toEqual(['g1', 'g2', 'g4', 'g7', 'r11']);
  });

  test('whether anything can be taken is known as surely as by all takes', () => {
    const random = randomFrom('anything');
    const counts = { yes: 0, no: 0 };
    for (let n = 0; n < 150; n++) {
      const level = n % 7;
      const { wholeSteps, ...pack } = games.patience.options({ level });
      const deck = shuffle(random, packCards(pack));
      const centre = deck.slice(0, 1 + (n % 4)).map((card) => ({ card }));
      const position = { hand: deck.slice(10, 12 + (n % 3)), centre, wholeSteps };
      const any = slowTakes(position).size > 0;
      expect(canTake(position)).toBe(any);
      counts[any ? 'yes' : 'no']++;
    }
    expect(Math.min(counts.yes, counts.no)).toBeGreaterThan(30);
  });
});

describe('the game for points', () => {
  const POINTS = { level: 6, score: 'points' };

  test('counts each take by the check list', () => {
    const options = { level: 1, score: 'points' };
    const match = laid('b5 b3 b14 b13 b12', 'g8 g1 g2 g4 g7', 'r1 r2', options);
    expect(seen(playAll(match, 'take g8: b5+b3')).score).toBe(1 + 3);
  });

  test('clearing the centre brings five', () => {
    const match = standing('b5 b3', 'g8 g1', 'r1 r2 r3 r4 r5 r6', POINTS);
    const after = playAll(match, 'take g8: b5+b3');
    expect(seen(after).score).toBe(1 + 3 + 5);
    expect(seen(after).centre).toEqual(['r1', 'r2', 'r3', 'r4', 'r5']);
  });

  test('the whole pack dealt brings ten, and printed points left in the hand are taken off', () => {
    const match = standing('b5 b3 r14', 'g8 g1 sq', '', POINTS);
    const { match: end, events } = play(match, 0, moveOf('take g8: b5+b3'));
    expect(events.at(-1)).toEqual({
      type: 'ended',
      seat: 0,
      lines: [
        { rule: 'wholePack', cards: [], points: 10 },
        { rule: 'left', cards: ['g1', 'sq'], points: -5 },
      ],
      seenBy: 'all',
      reveals: false,
    });
    expect(result(end)?.scores).toEqual([1 + 3 + 10 - 5]);
  });

  test('a pack that is not dealt out brings nothing', () => {
    const match = standing('b5 b3 r14', 'g8 g2', 'r13 r12 r11 o13 g3 g4 g5 g6 b2', POINTS);
    expect(result(playAll(match, 'take g8: b5+b3'))?.scores).toEqual([1 + 3]);
  });

  test('hand and centre both empty bring 25 more', () => {
    const match = standing('b5 b3', 'g8', '', POINTS);
    expect(result(playAll(match, 'take g8: b5+b3'))?.scores).toEqual([1 + 3 + 5 + 10 + 25]);
  });

  test('an empty hand alone, or an empty centre alone, does not', () => {
    const hand = standing('b5 b3 b14', 'g8', '', POINTS);
    expect(result(playAll(hand, 'take g8: b5+b3'))?.scores).toEqual([1 + 3 + 10]);
    const centre = standing('b5 b3', 'g8 g2', '', POINTS);
    expect(result(playAll(centre, 'take g8: b5+b3'))?.scores).toEqual([1 + 3 + 5 + 10]);
  });

  test('none of this is for the game for cards', () => {
    const match = standing('b5 b3', 'g8', '', { level: 6 });
    expect(result(playAll(match, 'take g8: b5+b3'))?.scores).toEqual([3]);
    const left = standing('b5 b3 r14', 'g8 g1 sq', '', { level: 6 });
    expect(result(playAll(left, 'take g8: b5+b3'))?.scores).toEqual([3]);
  });
});
