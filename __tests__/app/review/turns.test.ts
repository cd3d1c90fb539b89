import { turnsOf } from '../../../app/review/turns';
import { playAll, table } from '../../engine/games/numero/table';

const deeds = (match: Parameters<typeof turnsOf>[0]) =>
  turnsOf(match).map(({ seat, deed }) => [seat, deed.type]);

test('a turn is all that a seat does until its number card is played', () => {
  const match = playAll(
    table({
      hands: ['g8 -2 x3 r1 r2', 'g12 b12 g13 b13 b9'],
      centre: 'g5 o3',
      options: { level: 3 },
    }),
    'toss x3',
    'toss -2',
    'take g8: g5+o3',
    'discard g12',
  );
  expect(deeds(match)).toEqual([
    [0, 'took'],
    [1, 'discarded'],
  ]);
  // As it stood before anything was discarded: all five cards are there to be used.
  expect(turnsOf(match)[0]).toMatchObject({
    hand: ['g8', '-2', 'x3', 'r1', 'r2'],
    centre: [{ card: 'g5' }, { card: 'o3' }],
    tossed: ['x3', '-2'],
    deed: { cards: ['g8', 'g5', 'o3'], points: 4 },
  });
});

test('what a take would bring in points is known in a game for cards, too', () => {
  const match = playAll(
    table({ hands: ['g15 r1', 'g12'], centre: 'b15 o3', options: { level: 1 } }),
    'take g15: b15',
  );
  // One take, two cards, and two points on each 15.
  expect(turnsOf(match)[0]?.deed).toMatchObject({ type: 'took', points: 7 });
});

test('a challenge comes before the turn that is looked at', () => {
  const bluff = table({
    hands: ['g1 r2 b3 o4 g5', 'g9 b9 r9 g12 b12'],
    centre: 'o9 o13',
    options: { level: 1, score: 'points', bluff: true },
  });
  const match = playAll(bluff, 'build g1: o9+g1', 'challenge #1', 'take g9: o9');
  const [built, took] = turnsOf(match);
  expect(built?.deed).toMatchObject({ type: 'built', value: 10 });
  expect(took).toMatchObject({
    seat: 1,
    challenged: [{ value: 10, proven: false }],
    // The build has been undone: its cards lie there one by one.
    centre: [{ card: 'o13' }, { card: 'o9' }, { card: 'g1' }],
  });
});

test('a challenge in vain is told as such', () => {
  const backed = table({
    hands: ['g1 r10 b3 o4 g5', 'g10 b9 r9 g12 b12'],
    centre: 'o9 o13',
    options: { level: 1, score: 'points', bluff: true },
  });
  const match = playAll(backed, 'build g1: o9+g1', 'challenge #1', 'take g10: #1');
  expect(turnsOf(match)[1]?.challenged).toEqual([{ value: 10, proven: true }]);
});

test('a hand of wild cards is given away as one turn', () => {
  const match = playAll(
    table({ hands: ['-2 -3 -4 -5 x2', 'g12'], centre: 'g5 o3', options: { level: 3 } }),
    'toss all',
  );
  expect(turnsOf(match)[0]?.deed).toEqual({
    type: 'gaveAll',
    cards: ['-2', '-3', '-4', '-5', 'x2'],
  });
});
