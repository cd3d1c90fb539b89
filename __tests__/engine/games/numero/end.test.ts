import { games, result, toMove, undo, type CardId, type Match } from '../../../../engine';
import type { NumeroState } from '../../../../engine/games/numero/state';
import { centreOf, movesOf, playAll, playOne, seen, table, whyNot } from './table';

/** Twenty cards for three: fifteen in the hands, three in the centre, two to draw. */
const SMALL = { highest: 5 };
const HANDS = ['g1 g2 g3 g4 g5', 'o1 o2 o3 o4 o5', 'b1 b2 b3 b4 b5'];

function dealt(options: object = SMALL): Match {
  return table({ hands: HANDS, centre: 'r1 r2 r3', next: 'r4 r5', options });
}

/** Everybody discards the first number card of the hand, so many turns long. */
function discards(match: Match, turns: number): Match {
  let now = match;
  for (let n = 0; n < turns; n++) {
    const hand = seen(now, seen(now).turn).hand ?? [];
    now = playAll(now, `discard ${hand.find((card) => !card.startsWith('-'))}`);
  }
  return now;
}

/** Until one seat alone has cards. */
function toTheLast(match: Match): Match {
  let now = match;
  while (seen(now).phase !== 'lastChance') now = discards(now, 1);
  return now;
}

describe('when the pack is gone', () => {
  test('hands are not filled up any more', () => {
    expect(seen(discards(dealt(), 3))).toMatchObject({ pack: 0, hands: [5, 5, 4] });
  });

  test('empty hands are skipped', () => {
    const match = table({
      hands: ['g1 g2 g3 g4 g5', 'o1 o2 o3 -2 -3', 'b1 b2 b3 b4 b5'],
      centre: 'r1 r2 r3',
      next: 'r4 r5 -4 o4 o5 -5',
      options: { ...SMALL, wilds: ['subtraction'] },
    });
    const tossed = playAll(discards(match, 7), 'toss -2', 'toss -3');
    expect(seen(tossed)).toMatchObject({ pack: 0, hands: [4, 3, 5], turn: 1 });
    const empty = discards(tossed, 7);
    expect(seen(empty)).toMatchObject({ hands: [2, 0, 3], turn: 2 });
    expect(seen(discards(empty, 2))).toMatchObject({ hands: [1, 0, 2], turn: 2, phase: 'fresh' });
  });

  test('wild cards alone are discarded whole, however few', () => {
    const match = table({
      hands: ['g1 g2 g3 g4 g5', 'o1 -2 -3 -4 -5'],
      centre: 'r1 r2',
      options: { ...SMALL, wilds: ['subtraction'] },
    });
    let now = discards(match, 1);
    while (seen(now, 1).hand?.some((card) => !card.startsWith('-'))) now = discards(now, 2);
    expect(movesOf(now)).toEqual(['toss all']);
    expect(seen(now, 1)).toMatchObject({ pack: 0, hand: ['-2', '-3', '-4', '-5'], turn: 1 });
    const { match: after, events } = playOne(now, 'toss all');
    expect(events[0]).toMatchObject({ type: 'tossed', cards: ['-2', '-3', '-4', '-5'] });
    expect(seen(after)).toMatchObject({ hands: [3, 0], phase: 'lastChance', turn: 0 });
  });
});

describe('the last chance', () => {
  const last = toTheLast(dealt());

  test('comes when one seat alone has cards', () => {
    const before = discards(dealt(), 15);
    expect(seen(before)).toMatchObject({ hands: [1, 1, 0], phase: 'fresh', turn: 0 });
    const { match, events } = playOne(before, 'discard r4');
    expect(seen(match, 1)).toMatchObject({ hand: ['r5'], phase: 'lastChance', turn: 1 });
    expect(events.at(-1)).toEqual({ type: 'lastChance', seat: 1, seenBy: 'all', reveals: false });
  });

  test('is a take or nothing', () => {
    const moves = movesOf(last);
    expect(moves.at(-1)).toBe('pass');
    expect(moves.length).toBeGreaterThan(1);
    expect(moves.slice(0, -1).filter((words) => !words.startsWith('take r5: '))).toEqual([]);
    for (const words of ['discard r5', 'build r5: r5+g1', 'toss all', 'toss -2', 'challenge #1']) {
      expect(whyNot(last, words)).toBe('lastChance');
    }
  });

  test('may be passed, which ends the game and can be taken back', () => {
    const end = playAll(last, 'pass');
    expect(toMove(end)).toEqual([]);
    expect(seen(end)).toMatchObject({ phase: 'over', turn: null });
    expect(undo(end)).toEqual(last);
  });

  test('ends the game with the take', () => {
    const end = playAll(last, 'take r5: g5, r1+g4');
    expect(toMove(end)).toEqual([]);
    expect(seen(end).lastTaker).toBe(1);
    expect(result(last)).toBeNull();
    expect(result(end)).not.toBeNull();
  });
});

describe('what is left', () => {
  /** The first seat took a 3 and nobody anything after it. */
  const taken = (options: object) =>
    playAll(toTheLast(playAll(dealt(options), 'take g3: r3')), 'pass');

  test('in the centre goes to the seat that took last; in the last hand it is subtracted', () => {
    const end = taken(SMALL);
    const { won, hands, scores, history } = seen(end);
    const rest = won[0]?.slice(2) ?? [];
    expect(won.map(({ length }) => length)).toEqual([19, 0, 0]);
    expect(hands).toEqual([0, 1, 0]);
    expect(scores).toEqual([19, -1, 0]);
    expect(centreOf(end)).toBe('');
    expect(history.slice(-4)).toEqual([
      { type: 'passed', seat: 1 },
      { type: 'rest', seat: 0, cards: rest, lines: [{ rule: 'rest', cards: rest, points: 17 }] },
      {
        type: 'left',
        seat: 1,
        cards: ['r5'],
        lines: [{ rule: 'left', cards: ['r5'], points: -1 }],
      },
      { type: 'ended' },
    ]);
    expect(result(end)).toEqual({ scores: [19, -1, 0], ranks: [1, 3, 2], winners: [0] });
  });

  test('in the centre goes to nobody where nobody took', () => {
    const end = playAll(toTheLast(dealt()), 'pass');
    expect(seen(end)).toMatchObject({ won: [[], [], []], scores: [0, -1, 0], lastTaker: null });
    expect(seen(end).centre).toHaveLength(19);
  });

  test('goes to whoever took in the last chance', () => {
    const end = playAll(toTheLast(playAll(dealt(), 'take g3: r3')), 'take r5: o5');
    expect(seen(end)).toMatchObject({ scores: [2, 18, 0], centre: [] });
  });

  test('of a build goes with all its cards', () => {
    const match = dealt({ ...SMALL, score: 'points', bluff: true });
    const built = playAll(match, 'build g2: g2+r2', 'take o3: r3');
    const end = playAll(toTheLast(built), 'pass');
    expect(seen(built).centre.at(-1)).toMatchObject({ pile: 1, value: 4 });
    expect(seen(end).won[1]).toEqual(expect.arrayContaining(['g2', 'r2']));
  });

  test('brings no points, but counts for the most cards', () => {
    const end = taken({ ...SMALL, score: 'points' });
    // One group, two cards; ten for the most cards; one card left in a hand.
    expect(seen(end).scores).toEqual([1 + 2 + 10, -1, 0]);
    expect(seen(end).history.slice(-4)).toMatchObject([
      { type: 'rest', seat: 0, lines: [{ rule: 'rest', points: 0 }] },
      { type: 'left', seat: 1, lines: [{ rule: 'left', cards: ['r5'], points: -1 }] },
      { type: 'most', seat: 0, count: 19, lines: [{ rule: 11, cards: [], points: 10 }] },
      { type: 'ended' },
    ]);
  });
});

describe('the account of the end', () => {
  /** Passes the last chance of the second seat at a table that stands like this. */
  function passed(options: object, won: CardId[][], left: CardId[]): NumeroState {
    const state = dealt(options).state as NumeroState;
    const last: NumeroState = {
      ...state,
      phase: 'lastChance',
      turn: 1,
      hands: [[], left, []],
      centre: [],
      won,
      lastTaker: 0,
    };
    games.numero.play(last, 1, { type: 'pass' }, () => {});
    return last;
  }

  test('for points takes one and the printed points off for each card of the last hand', () => {
    const options = { score: 'points' };
    expect(
      passed(options, [['g2'], [], []], ['g1', 'r15', 'o8', 'sq', '-2', '1/2']).scores,
    ).toEqual([10, -(1 + 2) - (1 + 2) - 1 - (1 + 3) - (1 + 1) - (1 + 2), 0]);
  });

  test('for cards takes one off for each', () => {
    expect(passed({}, [['g2'], [], []], ['g1', 'r15', 'sq']).scores).toEqual([0, -3, 0]);
  });

  test('gives ten to each of those that have the most cards', () => {
    const won = [['g2', 'g3'], ['g4'], ['g5', 'g6']];
    expect(passed({ score: 'points' }, won, []).scores).toEqual([10, 0, 10]);
    expect(passed({ score: 'cards' }, won, []).scores).toEqual([0, 0, 0]);
  });

  test('gives nobody ten where nobody has a card', () => {
    expect(passed({ score: 'points' }, [[], [], []], []).scores).toEqual([0, 0, 0]);
  });

  test('the most wins, and ties share', () => {
    const { result: resultOf } = games.numero;
    const end = passed({ score: 'points' }, [['g2'], [], ['g3']], ['g4']);
    expect(resultOf(end)).toEqual({ scores: [10, -1, 10], ranks: [1, 3, 1], winners: [0, 2] });
  });
});
