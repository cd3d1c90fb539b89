import {
  games,
  legalMoves,
  newMatch,
  play,
  refuse,
  result,
  toMove,
  undo,
} from '../../../../engine';
import { readSentence } from '../../../../engine/chinese/sentence';
import { chip, codeOf, go, remove, seen, table, talk } from './table';

describe('the deal', () => {
  test.each([
    [2, 5],
    [3, 5],
    [4, 4],
    [6, 4],
  ])('%i seats get %i cards each', (seats, cards) => {
    const { hands, deck } = seen(table('', { seats }));
    expect(hands).toEqual(Array.from({ length: seats }, () => cards));
    expect(deck).toBe(64 - seats * cards);
  });

  test('goes one card at a time from the left of the dealer, who is last', () => {
    const deck = [...games.sequence.deck(games.sequence.options({}))];
    const match = newMatch({ game: 'sequence', seats: 3, options: { dealer: 0 }, deck });
    expect(seen(match, 1).hand).toEqual([0, 3, 6, 9, 12].map((at) => deck[at]));
    expect(seen(match, 0).hand).toEqual([2, 5, 8, 11, 14].map((at) => deck[at]));
    expect(toMove(match)).toEqual([1]);
  });

  test('the dealer is drawn by lot where none is named', () => {
    const dealers = new Set(
      Array.from(
        { length: 40 },
        (_, n) => seen(newMatch({ game: 'sequence', seats: 4, seed: `${n}` })).dealer,
      ),
    );
    expect([...dealers].sort()).toEqual([0, 1, 2, 3]);
  });
});

describe('an equation', () => {
  const match = table('', { holding: { 0: ['9+4'] } });

  test('covers either space that shows its answer', () => {
    const own = legalMoves(match, 0).filter((move) => (move as { card?: string }).card === '9+4');
    expect(own).toEqual([chip('9+4', 1, 0), chip('9+4', 6, 7)]);
  });

  test('is laid on the seat’s own pile, and one card is drawn', () => {
    const after = go(match, chip('9+4', 1, 0));
    const view = seen(after, 0);
    expect(view.chips[8]).toBe(0);
    expect(view.discards).toEqual([['9+4'], []]);
    expect(view.hand).toHaveLength(5);
    expect(view.hand).not.toContain('9+4');
    expect(view).toMatchObject({ turn: 1, deck: 53 });
  });

  test('is refused on another number, with what it makes', () => {
    expect(refuse(match, 0, chip('9+4', 0, 1))).toEqual({
      code: 'wrongAnswer',
      reason: '9+4 does not make 1.',
      facts: { card: '9+4', answer: 13, printed: 1 },
    });
  });

  test('is refused on a covered space, on a corner, and off the board', () => {
    const covered = table('10 01', { holding: { 0: ['20-7'] } });
    expect(codeOf(covered, 0, chip('20-7', 1, 0))).toBe('covered');
    expect(codeOf(covered, 0, chip('20-7', 0, 0))).toBe('freeCorner');
    expect(codeOf(covered, 0, chip('20-7', 0, 8))).toBe('noSuchCell');
    expect(codeOf(covered, 0, chip('20-7', -1, 0.5))).toBe('noSuchCell');
  });

  test('must be in the hand, and exist', () => {
    expect(codeOf(match, 0, chip('20-7', 1, 0))).toBe('cardNotThere');
    expect(codeOf(match, 0, chip('6+7', 1, 0))).toBe('noSuchCard');
  });

  test('removes nothing', () => {
    expect(codeOf(table('01 10', { holding: { 0: ['9+4'] } }), 0, remove('9+4', 1, 0))).toBe(
      'onlyMinus',
    );
  });

  test('is said aloud', () => {
    const { events } = play(match, 0, chip('9+4', 1, 0));
    const [placed] = events;
    expect(placed).toMatchObject({ type: 'placed', seat: 0, cells: [[1, 0]], value: 13 });
    expect(readSentence(placed?.said?.[0] ?? 0, 13).hanzi.simplified).toBe('九加四等于十三');
    const other = play(table('', { holding: { 0: ['20-7'] } }), 0, chip('20-7', 6, 7)).events[0];
    expect(readSentence(other?.said?.[0] ?? 0, 13).hanzi.simplified).toBe('二十减七等于十三');
  });

  test('cannot be taken back: others have seen the card', () => {
    expect(undo(go(match, chip('9+4', 1, 0)))).toBeNull();
  });
});

describe('a Plus', () => {
  const match = table('01 02', { holding: { 0: ['plus1'] } });

  test('covers any open space, and no corner', () => {
    const own = legalMoves(match, 0).filter((move) => (move as { card?: string }).card === 'plus1');
    expect(own).toHaveLength(58);
    expect(codeOf(match, 0, chip('plus1', 5, 5))).toBeUndefined();
    expect(codeOf(match, 0, chip('plus1', 0, 2))).toBe('covered');
    expect(codeOf(match, 0, chip('plus1', 7, 7))).toBe('freeCorner');
  });
});

describe('a Minus', () => {
  const match = table('01 02 11 12', { holding: { 0: ['minus1'] } });

  test('removes an opposing chip, places nothing, and draws', () => {
    const after = go(match, remove('minus1', 0, 2));
    const view = seen(after, 0);
    expect(view.chips[2]).toBe(-1);
    expect(view.chips.filter((side) => side === 0)).toHaveLength(2);
    expect(view).toMatchObject({ turn: 1, discards: [expect.arrayContaining(['minus1']), {}] });
    expect(view.hand).toHaveLength(5);
  });

  test('leaves the space open for others', () => {
    const after = table('01 02 -02', { holding: { 1: ['17-9'] } });
    expect(legalMoves(after, 1)).toContainEqual(expect.objectContaining({ cell: [0, 2] }));
  });

  test('does not remove an own chip, what is not there, or a corner', () => {
    expect(codeOf(match, 0, remove('minus1', 0, 1))).toBe('ownChip');
    expect(codeOf(match, 0, remove('minus1', 3, 3))).toBe('nothingThere');
    expect(codeOf(match, 0, remove('minus1', 0, 0))).toBe('freeCorner');
  });

  test('of a team does not remove a partner’s chip', () => {
    const teams = table('01 02 11 12', { seats: 4, holding: { 0: ['minus1'] } });
    expect(codeOf(teams, 0, remove('minus1', 1, 1))).toBe('ownChip');
    expect(codeOf(teams, 0, remove('minus1', 1, 2))).toBeUndefined();
  });

  test('does not remove a chip that is part of a sequence', () => {
    const closed = table('01 71 02 72 03 74 04', { seats: 4, holding: { 3: ['minus1'] } });
    expect(seen(closed).sequences).toHaveLength(1);
    expect(codeOf(closed, 3, remove('minus1', 0, 2))).toBe('turnedChip');
    expect(legalMoves(closed, 3)).not.toContainEqual(remove('minus1', 0, 2));
  });

  test('places no chip', () => {
    expect(codeOf(match, 0, chip('minus1', 5, 5))).toBe('minusRemoves');
  });
});

describe('a dead card', () => {
  // 13 lies on (1,0) and (6,7): both are covered, one of them by a Plus, so 20-7 is dead.
  const match = table('10 01 02 +67', {
    holding: { 0: ['20-7', '1+1', '2+1', '3+1', '2+3'] },
    next: ['29-5', '29-3'],
  });
  const turnIn = { type: 'exchange', card: '20-7' };

  test('is one whose both spaces are covered: it may be turned in, and the turn goes on', () => {
    expect(legalMoves(match, 0)).toContainEqual(turnIn);
    const after = go(match, turnIn);
    expect(seen(after, 0).hand).toContain('29-5');
    expect(seen(after, 0)).toMatchObject({ turn: 0, phase: 'turnedIn' });
    expect(seen(after, 0).discards[0]).toContain('20-7');
    expect(codeOf(after, 0, chip('1+1', 1, 7))).toBeUndefined();
  });

  test('with one space left is not dead', () => {
    const alive = table('10 01', { holding: { 0: ['20-7'] } });
    expect(codeOf(alive, 0, turnIn)).toBe('notDead');
  });

  test('is turned in once a turn only', () => {
    const two = table('10 01 03 +67 02 +74', {
      holding: { 0: ['20-7', '23-8'] },
      next: ['29-5', '29-3'],
    });
    const after = go(two, { type: 'exchange', card: '23-8' });
    expect(codeOf(after, 0, turnIn)).toBe('turnedInOnce');
    expect(legalMoves(after, 0)).not.toContainEqual(turnIn);
  });

  test('is turned in before playing, not after', () => {
    expect(codeOf(go(match, chip('1+1', 1, 7)), 0, turnIn)).toBe('notYourTurn');
  });

  test('may be a Minus with nothing to remove', () => {
    const empty = table('', { holding: { 0: ['minus1'] } });
    expect(legalMoves(empty, 0)).toContainEqual({ type: 'exchange', card: 'minus1' });
    const some = table('01 02', { holding: { 0: ['minus1'] } });
    expect(codeOf(some, 0, { type: 'exchange', card: 'minus1' })).toBe('notDead');
  });
});

describe('passing', () => {
  // All that seat 0 is left with is 20-7, and 13 is covered twice; 15, too, so that 23-8 would be of no use.
  const others = ['1+1', '2+1', '3+1', '2+3'];
  const full = table('10 01 03 +67 02 +74', {
    options: { referee: true },
    holding: { 0: ['20-7', ...others], 1: ['4+2', '6+1', '1+7', '2+7', '3+7'] },
    next: ['23-8'],
  });
  const stuck = others.reduce((match, card) => talk(match, 0, [card]), full);
  const pass = { type: 'pass' };

  test('nobody passes who can play', () => {
    expect(codeOf(full, 0, pass)).toBe('canPlay');
    expect(legalMoves(full, 0)).not.toContainEqual(pass);
  });

  test('a dead card is turned in before anyone passes', () => {
    expect(seen(stuck, 0).hand).toEqual(['20-7']);
    expect(legalMoves(stuck, 0)).toEqual([{ type: 'exchange', card: '20-7' }]);
    expect(codeOf(stuck, 0, pass)).toBe('turnInFirst');
  });

  test('with no playable card after that a seat passes, and draws nothing', () => {
    const after = go(stuck, { type: 'exchange', card: '20-7' });
    expect(legalMoves(after, 0)).toEqual([pass]);
    const passed = go(after, pass);
    expect(seen(passed, 0)).toMatchObject({ turn: 1, hand: ['23-8'] });
    expect(toMove(passed)).toEqual([1]);
    expect(undo(passed)).toEqual(after);
  });

  test('when no seat is able to move it is a draw', () => {
    const bare = ['4+2', '6+1', '1+7', '2+7', '3+7'].reduce(
      (match, card) => talk(match, 1, [card]),
      stuck,
    );
    const end = go(bare, { type: 'exchange', card: '20-7' }, pass, pass);
    expect(toMove(end)).toEqual([]);
    expect(result(end)).toEqual({ scores: [0, 0], ranks: [1, 1], winners: [0, 1] });
    expect(codeOf(end, 0, pass)).toBe('gameOver');
    expect(codeOf(end, 'referee', { type: 'tableTalk', team: 0 })).toBe('gameOver');
  });
});
