import { games, legalMoves, refuse, toMove } from '../../../../engine';
import { chainsOf, playAll, see, table } from './table';

const lays = (...cards: string[]) => cards.map((card) => ({ type: 'lay', card }));

describe('a turn', () => {
  // 7♣ lies on the table.
  const match = table(['6C 8C 7D 5C 9C 6D 8D', '7H 7S', '']);

  test('lays a seven of a new suit, or the next card down or up of a chain', () => {
    expect(legalMoves(match, 0)).toEqual(lays('6C', '8C', '7D'));
  });

  test('a chain grows both ways', () => {
    const grown = playAll(table(['6C', '8C', '5C 9C']), '6C 8C 5C');
    expect(chainsOf(grown)).toBe('C5-8');
    expect(see(grown).history).toEqual([
      { type: 'laid', seat: 0, card: '6C' },
      { type: 'laid', seat: 1, card: '8C' },
      { type: 'laid', seat: 2, card: '5C' },
    ]);
  });

  test('down to the ace and up to the ten, and no further', () => {
    const clubs = ['6C 3C 8C 7D', '5C 2C 9C 7H', '4C 1C 10C 7S'];
    const whole = playAll(table(clubs), '6C 5C 4C 3C 2C 1C 8C 9C 10C');
    expect(chainsOf(whole)).toBe('C1-10');
    expect(legalMoves(whole, 0)).toEqual(lays('7D'));
  });

  test('who lays a card passes the turn left and has one card less', () => {
    const after = playAll(match, '7D');
    expect(toMove(after)).toEqual([1]);
    expect(see(after).hands).toEqual([12, 13, 13]);
    expect(see(after, 0).hand).not.toContain('7D');
  });

  test.each([
    ['9C', 'notNext', '9♣ is not next to the end of its chain.'],
    ['6D', 'notBegun', 'This suit begins with its 7.'],
    ['7H', 'notInHand', '7♥ is not in your hand.'],
    ['7C', 'notInHand', '7♣ is not in your hand.'],
    ['11C', 'noSuchCard', 'There is no such card in this game.'],
  ])('%s is refused: %s', (card, code, reason) => {
    expect(refuse(match, 0, { type: 'lay', card })).toMatchObject({ code, reason });
  });

  test('who can lay a card must', () => {
    expect(refuse(match, 0, { type: 'knock' })).toEqual({
      code: 'canLay',
      reason: 'Who can lay a card must: 6♣ fits.',
      facts: { card: '6C' },
    });
  });

  test('who cannot lay has only the knock', () => {
    const stuck = table(['1C 2C 3C 4C 1D 2D 3D 4D 1H 2H 3H 4H 1S', '', '']);
    expect(legalMoves(stuck, 0)).toEqual([{ type: 'knock' }]);
    expect(refuse(stuck, 0, { type: 'lay', card: '1C' })?.code).toBe('notNext');
  });

  test.each([
    [1, { type: 'lay', card: '6C' }, 'notYourTurn'],
    [0, { type: 'present', card: '6C' }, 'layNow'],
    [0, { type: 'guess', card: '6C' }, 'layNow'],
    [0, { type: 'pass' }, 'unreadable'],
    [0, { type: 'lay' }, 'unreadable'],
    [0, { type: 'guess' }, 'unreadable'],
    [0, null, 'unreadable'],
  ])('seat %i is refused %j: %s', (seat, move, code) => {
    const why = refuse(match, seat, move);
    expect(why?.code).toBe(code);
    expect(why?.reason).not.toBe('');
  });

  test('the rules themselves know whose turn it is', () => {
    const { state } = match;
    expect(games.sevens.refuse(state as never, 1, { type: 'knock' })?.code).toBe('notYourTurn');
  });
});
