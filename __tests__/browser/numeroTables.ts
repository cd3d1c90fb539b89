import { deckFrom } from '../../app/play/games/numero/deckFrom';
import { newMatch, toMove, type Match } from '../../engine';
import { playAll, seen, table } from '../engine/games/numero/table';
import type { Sitting } from './match';
import { playersOf } from './sitting';

/** Patience with this on top of its pack: five for the centre, five for the hand, then what comes. */
export function alone(
  deck: string,
  options: { level: number; score?: 'cards' | 'points' },
): Sitting {
  const dealt = newMatch({
    ...{ game: 'patience', seats: 1, options },
    deck: deckFrom(options.level, deck),
  });
  return { match: dealt, players: playersOf('Mei'), sharing: 'pass' };
}

/** Centre 10 6 4 15 13, hand 10 −2 8 14 11: the 10 takes twice, and 10 − 2 is 8. */
export const twoGroups = () =>
  alone('b10 r6 g4 o15 g13 r10 -2 g8 b14 r11', { level: 2, score: 'points' });

/** Centre 10 and four more, hand −2 ÷4 ×3 6: (10 − 2) ÷ 4 × 3 = 6. */
export const threeWilds = () =>
  alone('b10 o15 r14 b14 r13 -2 /4 x3 g6 o12', { level: 3, score: 'points' });

/** Twenty cards that all come to be taken: twice five at once, then four times one. */
export function everything(): Sitting {
  const deck = [
    ...['g1', 'g4', 'g2', 'g3', 'g5'],
    ...['o5', 'b1', 'b2', 'b3', 'b4'],
    ...['o1', 'o4', 'o2', 'o3', 'b5', 'r5'],
    ...['r1', 'r2', 'r3', 'r4'],
  ];
  const options = { highest: 5, wilds: [], score: 'points' };
  const match = newMatch({ game: 'patience', seats: 1, options, deck });
  return { match, players: playersOf('Mei'), sharing: 'pass' };
}

/** The same, when it is done. */
export function allTaken(): Sitting {
  const sitting = everything();
  const takes = [
    'take o5: g1+g4, g2+g3, g5',
    'take r5: o1+o4, o2+o3, b5',
    ...[1, 2, 3, 4].map((number) => `take b${number}: r${number}`),
  ];
  return { ...sitting, match: playAll(sitting.match, ...takes) };
}

/** Two builds and two single cards between four; Mei is to move, and may doubt 12, which is new. */
export function fourSeats(): Sitting {
  const dealt = table({
    hands: ['g1 r10 g12 -2 b2', 'g4 b12 x3 b14 b1', 'o1 o2 o3 o4 o5', 'g5 g6 g7 g9 g13'],
    centre: 'b9 r8 r6 r15',
    next: 'r14 r13 r12 r11',
    options: { level: 3, score: 'points', bluff: true },
  });
  const match = playAll(dealt, 'build g1: b9+g1', 'build g4: r8+g4', 'discard o1', 'discard g5');
  return { match, players: playersOf('Mei * * *'), sharing: 'pass' };
}

/** Thirteen heaps, a build among them. */
export function crowded(): Sitting {
  const dealt = table({
    hands: ['g1 r10 g12 g11 b2', 'g4 b12 x3 b14 b1'],
    centre: 'b9 r8',
    next: 'o14 o13 r14 r13 r12 r11 r15 o11 o12 g14 g15 b15',
    options: { level: 3 },
  });
  const laid = 'b12 g11 b14 o14 o13 r14 r13 g12 r12'.split(' ').map((card) => `discard ${card}`);
  laid.splice(2, 0, 'toss x3');
  const match = playAll(dealt, 'build g1: b9+g1', ...laid);
  return { match, players: playersOf('Mei *'), sharing: 'pass' };
}

/** Two people at the level that has minus; each hand has a number that stands nowhere else. */
export const twoPeople = (options = {}): Sitting => ({
  match: table({
    hands: ['g1 r10 g3 -2 g13', 'g4 b2 -3 b12 b6'],
    centre: 'b9 r8',
    next: 'o7 o5',
    options: { level: 2, ...options },
  }),
  players: playersOf('Mei Bo'),
  sharing: 'pass',
});

/** Mei took two cards at first, and nobody since. She holds her last card; after her, only Bo has one. */
export function nearlyOver(score: 'cards' | 'points' = 'cards'): Sitting {
  let match = table({
    hands: ['g5 g1 g2 g3 g4', 'o1 o2 o3 o4 o5'],
    centre: 'b5 b4',
    options: { highest: 5, wilds: [], score },
  });
  match = playAll(match, 'take g5: b5');
  for (let turn = 0; turn < 15; turn++) match = playAll(match, `discard ${inHand(match)[0]}`);
  return { match, players: playersOf('Mei Bo'), sharing: 'pass' };
}

/** The same, counted for points, when the last chance is gone. */
export function over(): Sitting {
  const sitting = nearlyOver('points');
  const match = playAll(sitting.match, `discard ${inHand(sitting.match)[0]}`, 'pass');
  return { ...sitting, match };
}

/** What whoever is to move holds. */
export function inHand(match: Match): readonly string[] {
  return seen(match, toMove(match)[0] ?? null).hand ?? [];
}
