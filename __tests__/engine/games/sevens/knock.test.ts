import { legalMoves, play, refuse, result, toMove, undo } from '../../../../engine';
import { lastCards, playAll, see, table } from './table';

/** Seat 0 of four cannot lay on 7♣ and 7♦; seat 3 opens. */
const STUCK = [
  '1C 2C 3C 4C 1D 2D 3D 4D 1H 2H',
  '6H 8H 9H 10H 3H 4H 5H 1S 2S 3S',
  '4S 5S 6S 8S 9S 10S 5C 9C 10C 9D',
];
const stuck = () => playAll(table([...STUCK, '7C']), '7C');
const knocked = () => playAll(stuck(), 'knock');

/** Seat 0 has taken three cards; seats 1 and 2 cannot lay either and guess right, seat 3 lays 7♥. */
const onceRound = () =>
  playAll(
    knocked(),
    '6H 4S 7D ?1S ?1S ?1S knock 5S 6C 1C ?5S ?6C ?1C knock 7H 2C 1S ?7H ?2C ?1S 7H',
  );

describe('a knock', () => {
  test('asks every other seat for a card, all at once', () => {
    expect(toMove(stuck())).toEqual([0]);
    expect(toMove(knocked())).toEqual([1, 2, 3]);
    expect(see(knocked())).toMatchObject({ phase: 'present', turn: 0, target: null });
  });

  test('any card of the hand may be presented, in any order of seats', () => {
    const match = knocked();
    expect(legalMoves(match, 2)).toHaveLength(10);
    const second = play(match, 2, { type: 'present', card: '4S' }).match;
    expect(toMove(second)).toEqual([1, 3]);
    const third = play(second, 3, { type: 'present', card: '7D' }).match;
    expect(toMove(third)).toEqual([1]);
  });

  test('all before the first guess', () => {
    const two = playAll(knocked(), '6H 4S');
    expect(refuse(two, 0, { type: 'guess', card: '6H' })?.code).toBe('notYourTurn');
    const all = playAll(two, '7D');
    expect(toMove(all)).toEqual([0]);
    expect(see(all)).toMatchObject({ phase: 'guess', target: 1 });
  });

  test.each([
    ['a card of somebody else', 1, { type: 'present', card: '4S' }, 'notInHand'],
    ['a card on the table', 1, { type: 'present', card: '7C' }, 'notInHand'],
    ['the knocker', 0, { type: 'present', card: '1C' }, 'notYourTurn'],
    ['laying meanwhile', 3, { type: 'lay', card: '7D' }, 'presentNow'],
    ['a second card', 2, { type: 'present', card: '5S' }, 'notYourTurn'],
  ])('%s is refused', (_, seat, move, code) => {
    const match = play(knocked(), 2, { type: 'present', card: '4S' }).match;
    expect(refuse(match, seat, move)?.code).toBe(code);
  });

  test('who has presented may think again as long as nobody has guessed', () => {
    const before = knocked();
    const { match } = play(before, 2, { type: 'present', card: '4S' });
    expect(undo(match)).toEqual(before);
    const guessed = playAll(before, '6H 4S 7D ?1S');
    expect(undo(guessed)).toBeNull();
  });
});

describe('guesses', () => {
  const presented = () => playAll(knocked(), '6H 4S 7D');

  test('go clockwise from the knocker’s left', () => {
    let match = presented();
    for (const target of [1, 2, 3]) {
      expect(see(match).target).toBe(target);
      match = playAll(match, '?10S');
    }
    expect(see(match).target).toBeNull();
  });

  test('right: the presenter keeps the card', () => {
    const match = playAll(presented(), '?6H');
    expect(see(match, 1).hand).toContain('6H');
    expect(see(match).hands).toEqual([10, 10, 9, 8]);
    expect(see(match).history.at(-1)).toEqual({
      type: 'guessed',
      seat: 0,
      from: 1,
      guess: '6H',
      card: '6H',
      right: true,
    });
  });

  test('wrong: the knocker keeps the card', () => {
    const match = playAll(presented(), '?8H');
    expect(see(match, 0).hand).toContain('6H');
    expect(see(match, 1).hand).not.toContain('6H');
    expect(see(match).hands).toEqual([11, 9, 9, 8]);
  });

  test('number and suit must both be right', () => {
    expect(see(playAll(presented(), '?6S')).hands[0]).toBe(11);
    expect(see(playAll(presented(), '?8H')).hands[0]).toBe(11);
  });

  test('by option the number alone is enough', () => {
    const match = playAll(table([...STUCK, '7C'], { guess: 'number' }), '7C knock 6H 4S 7D');
    expect(legalMoves(match, 0)).toHaveLength(10);
    expect(see(playAll(match, '?6'), 1).hand).toContain('6H');
    expect(see(playAll(match, '?5'), 0).hand).toContain('6H');
    expect(refuse(match, 0, { type: 'guess', card: '6H' })?.code).toBe('guessNumber');
    expect(refuse(match, 0, { type: 'guess', number: 11 })?.code).toBe('noSuchNumber');
    expect(refuse(match, 0, { type: 'guess', number: 0 })?.code).toBe('noSuchNumber');
  });

  test('in the younger game too', () => {
    const hands = ['1C 6C 1D 6D 1H 6H 1S 6S', '4D 5D', '3C 3D'];
    const match = playAll(table(hands, { junior: true }), '3C knock 4D 3D');
    expect(legalMoves(match, 0)).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => ({ type: 'guess', number })),
    );
  });

  test('any card of the pack can be named, and no other', () => {
    const match = presented();
    expect(legalMoves(match, 0)).toHaveLength(40);
    expect(refuse(match, 0, { type: 'guess', number: 6 })?.code).toBe('guessCard');
    expect(refuse(match, 0, { type: 'guess', card: '11H' })?.code).toBe('noSuchCard');
    expect(refuse(match, 0, { type: 'lay', card: '1C' })?.code).toBe('guessNow');
    expect(refuse(match, 1, { type: 'guess', card: '6H' })?.code).toBe('notYourTurn');
  });

  test('the knock ends the turn: cards just taken cannot be laid in it', () => {
    const match = playAll(presented(), '?1S ?1S ?1S');
    expect(see(match, 0).hand).toContain('7D'); // would fit
    expect(see(match)).toMatchObject({ phase: 'turn', turn: 1 });
    expect(refuse(match, 0, { type: 'lay', card: '7D' })?.code).toBe('notYourTurn');
  });

  test('they can be laid in a later turn', () => {
    const later = onceRound();
    expect(toMove(later)).toEqual([0]);
    expect(legalMoves(later, 0)).toEqual([
      { type: 'lay', card: '7D' },
      { type: 'lay', card: '6H' },
    ]);
  });
});

describe('what everybody has learnt', () => {
  test('a guessed card is remembered with whoever keeps it', () => {
    const match = playAll(knocked(), '6H 4S 7D ?6H ?1S ?1S');
    for (const seat of [null, 0, 1, 2, 3]) {
      expect(see(match, seat).known).toEqual([['7D', '4S'], ['6H'], [], []]);
    }
  });

  test('until it is laid', () => {
    const match = onceRound();
    expect(see(match).known[0]).toContain('7D');
    expect(see(playAll(match, '7D')).known[0]).not.toContain('7D');
  });

  test('who could not lay what, and when', () => {
    const match = knocked();
    expect(see(match, 2).history.at(-1)).toEqual({
      type: 'knocked',
      seat: 0,
      fitting: ['6C', '8C', '7D', '7H', '7S'],
    });
    expect(see(match, 2).couldNot).toEqual([['6C', '8C', '7D', '7H', '7S'], [], [], []]);
  });

  test('what has been shown or laid since is no longer told as missing', () => {
    const match = playAll(knocked(), '6H 4S 7D ?1S ?1S ?1S');
    expect(see(match).couldNot[0]).toEqual(['6C', '8C', '7H', '7S']);
    expect(see(match).known[0]).toContain('7D');
  });
});

describe('going out in the middle of a knock', () => {
  const presented = () => playAll(lastCards(), 'knock 5H 3S');

  test('the round ends after all guesses of the knock are settled', () => {
    expect(see(lastCards())).toMatchObject({ turn: 2, hands: [1, 1, 6] });
    // Seat 0 is rid of its last card with the first guess, yet the second one is still made.
    const first = playAll(presented(), '?1');
    expect(see(first).hands[0]).toBe(0);
    expect(result(first)).toBeNull();
    expect(toMove(first)).toEqual([2]);
    expect(result(playAll(first, '?3'))?.scores).toEqual([0, 3, 24 + 5]);
  });

  test('two seats can go out in one knock', () => {
    expect(result(playAll(presented(), '?1 ?1'))).toEqual({
      scores: [0, 0, 24 + 5 + 3],
      ranks: [1, 1, 3],
      winners: [0, 1],
    });
  });

  test('a right guess keeps the card in play, and the round goes on', () => {
    const settled = playAll(presented(), '?5 ?3');
    expect(result(settled)).toBeNull();
    expect(see(settled)).toMatchObject({ phase: 'turn', turn: 0, hands: [1, 1, 6] });
  });
});
