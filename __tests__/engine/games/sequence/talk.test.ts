import { legalMoves, load, play, save, toMove, undo, viewFor } from '../../../../engine';
import { chip, codeOf, go, seen, table, talk } from './table';

describe('table talk', () => {
  const setting = {
    seats: 4,
    options: { referee: true },
    holding: { 0: ['9+4', '1+1'], 2: ['2+1', '3+1'] },
  };
  const match = table('', setting);
  const call = { type: 'tableTalk', team: 0 };

  test('is called by the referee alone, on one team', () => {
    expect(legalMoves(match, 'referee')).toEqual([call, { type: 'tableTalk', team: 1 }]);
    expect(codeOf(match, 0, call)).toBe('refereeOnly');
    expect(codeOf(match, 'referee', { type: 'pass' })).toBe('refereeCalls');
    expect(codeOf(match, 'referee', { type: 'tableTalk', team: 2 })).toBe('noSuchTeam');
    expect(codeOf(match, 'referee', { type: 'tableTalk', team: 0.5 })).toBe('noSuchTeam');
  });

  test('costs each member one card of its own choice, which is not refilled', () => {
    const called = play(match, 'referee', call);
    expect(called.events).toEqual([{ type: 'talked', team: 0, seenBy: 'all', reveals: false }]);
    expect(toMove(called.match)).toEqual([0, 2]);
    expect(legalMoves(called.match, 2)).toHaveLength(4);
    expect(codeOf(called.match, 0, chip('9+4', 1, 0))).toBe('giveFirst');
    expect(codeOf(called.match, 1, { type: 'pass' })).toBe('notYourTurn');
    expect(codeOf(called.match, 2, { type: 'forfeit', card: '9+4' })).toBe('cardNotThere');
    // In any order.
    const second = play(called.match, 2, { type: 'forfeit', card: '3+1' }).match;
    const after = play(second, 0, { type: 'forfeit', card: '1+1' }).match;
    expect(seen(after)).toMatchObject({
      hands: [3, 4, 3, 4],
      discards: [['1+1'], [], ['3+1'], []],
      deck: 48,
      turn: 0,
    });
    // Whoever plays then draws one for one.
    expect(seen(go(after, chip('9+4', 1, 0))).hands).toEqual([3, 4, 3, 4]);
  });

  test('waits until the cards of the last call are given up', () => {
    const called = play(match, 'referee', call).match;
    expect(codeOf(called, 'referee', call)).toBe('stillGiving');
    expect(codeOf(match, 0, { type: 'forfeit', card: '9+4' })).toBe('nothingToGive');
  });

  test('costs nothing where nothing is left', () => {
    const bare = table('', { options: { referee: true } });
    const none = [...(seen(bare, 0).hand ?? [])].reduce((now, card) => talk(now, 0, [card]), bare);
    expect(seen(none).hands).toEqual([0, 5]);
    expect(codeOf(none, 'referee', call)).toBe('noCardsLeft');
    expect(legalMoves(none, 0)).toEqual([{ type: 'pass' }]);
  });

  test('is saved and taken back like a move', () => {
    const called = play(match, 'referee', call).match;
    expect(called.moves).toEqual([['referee', call]]);
    expect(load(save(called))).toEqual(called);
    expect(undo(called)).toEqual(match);
  });

  test('needs a referee', () => {
    const plain = table('');
    expect(codeOf(plain, 'referee', call)).toBe('noReferee');
    expect(legalMoves(plain, 'referee')).toEqual([]);
  });

  test('can come in the middle of a turn, which then goes on', () => {
    const dead = table('10 01 02 +67', {
      options: { referee: true },
      holding: { 0: ['20-7', '1+1', '2+1'] },
    });
    const after = talk(go(dead, { type: 'exchange', card: '20-7' }), 0, ['1+1']);
    expect(seen(after)).toMatchObject({ turn: 0, phase: 'turnedIn' });
    expect(codeOf(after, 0, chip('2+1', 3, 4))).toBeUndefined();
  });
});

describe('drawing by oneself', () => {
  const setting = {
    seats: 3,
    options: { selfDraw: true },
    holding: { 0: ['9+4', '1+1'], 1: ['2+1', '3+1'], 2: ['4+2', '6+1'] },
  };
  const start = table('', setting);
  const draw = { type: 'draw' };
  const first = go(start, chip('9+4', 1, 0));
  const both = play(first, 1, chip('2+1', 3, 4)).match;

  test('is off unless asked for', () => {
    expect(codeOf(table(''), 0, draw)).toBe('drawsItself');
  });

  test('comes after playing, while the next one may play already', () => {
    expect(codeOf(start, 0, draw)).toBe('nothingToDraw');
    expect(seen(first)).toMatchObject({ hands: [4, 5, 5], owing: [0], turn: 1, deck: 49 });
    expect(toMove(first)).toEqual([0, 1]);
    expect(legalMoves(first, 0)).toEqual([draw]);
    expect(seen(play(first, 0, draw).match)).toMatchObject({ hands: [5, 5, 5], owing: [] });
    expect(codeOf(first, 0, chip('1+1', 1, 7))).toBe('notYourTurn');
  });

  test('is not too late while the next one has only played', () => {
    expect(seen(both)).toMatchObject({ owing: [0, 1], turn: 2 });
    expect(seen(play(both, 0, draw).match)).toMatchObject({ hands: [5, 4, 5], owing: [1] });
  });

  test('is too late when the next one has played and drawn: that card is lost for good', () => {
    const { match, events } = play(both, 1, draw);
    expect(seen(match)).toMatchObject({ hands: [4, 5, 5], owing: [], turn: 2 });
    expect(events).toContainEqual({ type: 'lost', seat: 0, seenBy: 'all', reveals: false });
    expect(toMove(match)).toEqual([2]);
    const third = play(match, 2, chip('4+2', 0, 6)).match;
    const again = play(play(third, 2, draw).match, 0, chip('1+1', 1, 7)).match;
    expect(seen(play(again, 0, draw).match).hands).toEqual([4, 5, 5]);
  });

  test('makes up for two turns while nobody else has drawn', () => {
    const two = table('', { ...setting, seats: 2, holding: { 0: ['9+4', '1+1'], 1: ['2+1'] } });
    const owing = [chip('9+4', 1, 0), chip('2+1', 3, 4), chip('1+1', 1, 7)].reduce(
      (now, move, at) => play(now, at % 2, move).match,
      two,
    );
    expect(seen(owing).owing).toEqual([0, 1, 0]);
    // The older card harms nobody; with the newer one the other seat has been too slow.
    const older = play(owing, 0, draw).match;
    expect(seen(older)).toMatchObject({ owing: [1, 0], hands: [4, 4] });
    expect(seen(play(older, 0, draw).match)).toMatchObject({ owing: [], hands: [5, 4] });
  });

  test('a dead card is replaced at once', () => {
    const dead = table('', { ...setting, holding: { 0: ['minus1'] } });
    const after = go(dead, { type: 'exchange', card: 'minus1' });
    expect(seen(after)).toMatchObject({ hands: [5, 5, 5], owing: [] });
  });
});

describe('what a seat may know', () => {
  const match = table('10 01 02 +67');

  test('is not the others’ hands, nor the deck', () => {
    expect(seen(match, 1).hand).toHaveLength(5);
    expect(seen(match).hand).toBeNull();
    expect(Object.keys(viewFor(match, 0)).sort()).toEqual(
      [
        ...['game', 'seat', 'seats', 'teams', 'options', 'dealer', 'phase', 'turn', 'chips'],
        ...['turned', 'sequences', 'owing', 'giving', 'passes', 'deck', 'hands', 'hand'],
        ...['discards', 'history'],
      ].sort(),
    );
  });

  test('is what was played, and where', () => {
    expect(seen(match).history.filter(({ type }) => type === 'placed')).toEqual([
      { type: 'placed', seat: 0, cards: ['9+4'], cells: [[1, 0]], value: 13 },
      { type: 'placed', seat: 1, cards: ['1+0'], cells: [[0, 1]], value: 1 },
      { type: 'placed', seat: 0, cards: ['1+7'], cells: [[0, 2]], value: 8 },
      { type: 'placed', seat: 1, cards: ['plus1'], cells: [[6, 7]] },
    ]);
  });

  test('a drawn card is seen by its owner alone', () => {
    const start = table('', { holding: { 0: ['9+4'] } });
    const { events } = play(start, 0, chip('9+4', 1, 0));
    expect(events.find(({ type }) => type === 'drew')?.seenBy).toEqual([0]);
  });
});
