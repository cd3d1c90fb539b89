import { legalMoves, load, play, refuse, save, toMove, undo } from '../../../../engine';
import { layAll, seen, table } from './table';

const three = () =>
  table([
    [9, 20],
    [5, 17],
    [30, 40],
  ]);
const lay = (card: number) => ({ type: 'lay', card: String(card) });

test('all seats lay at once, in any order', () => {
  expect(toMove(three())).toEqual([0, 1, 2]);
  const { match } = play(three(), 1, lay(17));
  expect(toMove(match)).toEqual([0, 2]);
  expect(toMove(play(match, 0, lay(9)).match)).toEqual([2]);
});

test('any of the seven cards may be laid, and one only', () => {
  expect(legalMoves(three(), 0)).toHaveLength(7);
  const { match } = play(three(), 0, lay(9));
  expect(legalMoves(match, 0)).toEqual([]);
  expect(refuse(match, 0, lay(20))?.code).toBe('notYourTurn');
});

test('until all are laid nobody sees another’s, and each seat sees its own', () => {
  const { match, events } = play(three(), 1, lay(17));
  expect(seen(match, 1)).toMatchObject({ laid: '17', hasLaid: [false, true, false] });
  for (const seat of [0, 2, null]) {
    expect(seen(match, seat)).toMatchObject({ laid: null, hasLaid: [false, true, false] });
    expect(JSON.stringify(seen(match, seat))).not.toContain('"17"');
  }
  expect(JSON.stringify(events)).not.toContain('17');
});

test('what lies face down can be taken back; once all are turned it cannot', () => {
  const { match } = play(three(), 1, lay(17));
  expect(undo(match)).toEqual(three());
  expect(undo(layAll(three(), 9, 17, 30))).toBeNull();
});

test('a match kept while cards are being laid goes on where it was', () => {
  const { match } = play(three(), 1, lay(17));
  expect(load(save(match))).toEqual(match);
});

test('the lowest number calls: its card is wangpai, the others are its first trick', () => {
  const match = layAll(three(), 9, 17, 30);
  expect(seen(match)).toMatchObject({
    phase: 'playing',
    caller: 0,
    wangpai: '9',
    hasLaid: [false, false, false],
    tricks: [{ leader: 0, cards: ['9', '17', '30'], winner: 0 }],
    held: [6, 6, 6],
  });
});

test('cards are told from the left of the dealer, wherever it sits', () => {
  const turned = play(layAll(three(), 20, 5), 2, lay(30)).events;
  expect(turned.map(({ type }) => type)).toEqual(['laid', 'turned', 'called']);
  expect(turned[1]).toMatchObject({ seat: 0, cards: ['20', '5', '30'] });
  expect(turned[2]).toMatchObject({ seat: 1, cards: ['5'] });
});

test('the caller leads the next trick', () => {
  expect(toMove(layAll(three(), 20, 5, 30))).toEqual([1]);
});

describe('what cannot be laid or played', () => {
  test.each([
    ['a card that another holds', 0, lay(5), 'notInHand'],
    ['a card to a trick, before wangpai is known', 0, { type: 'play', card: '9' }, 'layFirst'],
    ['a card that is not in the deck', 0, lay(61), 'noSuchCard'],
    ['a number where a card should be', 0, { type: 'lay', card: 9 }, 'unreadable'],
    ['a move of another game', 0, { type: 'take' }, 'unreadable'],
    ['nothing', 0, null, 'unreadable'],
    ['a seat that nobody has', 3, lay(9), 'noSuchSeat'],
  ])('%s', (_, seat, move, code) => {
    const match = three();
    const before = save(match);
    expect(refuse(match, seat, move)).toMatchObject({ code, reason: expect.stringMatching(/\.$/) });
    expect(() => play(match, seat, move)).toThrow();
    expect(save(match)).toBe(before);
  });

  test('another card face down, once wangpai is known', () => {
    const match = layAll(three(), 9, 17, 30);
    expect(refuse(match, 0, lay(20))?.code).toBe('laidAlready');
  });
});
