import {
  deedTold,
  sentencesIn,
  tileOf,
  usedBy,
  usedIn,
} from '../../../../../app/play/games/numero/review/told';
import type { Weighed } from '../../../../../app/review/weigh';
import type { Match } from '../../../../../engine';
import { playAll, table } from '../../../../engine/games/numero/table';
import { weighed } from '../../../review/weighed';

const HANDS = ['g8 -2 x3 r1 r2', 'g12 b12 g13 b13 b9'];
const dealt = (centre = 'g5 o3', hands = HANDS) => table({ hands, centre, options: { level: 3 } });

function turnOf(match: Match, at = 0): Weighed {
  const turn = weighed(match)[at];
  if (!turn) throw new Error(`there is no turn ${at}`);
  return turn;
}

const told = (match: Match, at = 0) => {
  const { sentences, ...rest } = deedTold(turnOf(match, at), 'en');
  return { ...rest, sentences: sentences.map(({ digits, hanzi }) => [digits, hanzi.simplified]) };
};

test('a take is told group by group', () => {
  const match = playAll(dealt(), 'toss x3', 'take g8: g5+o3');
  expect(told(match)).toEqual({
    title: 'Taken',
    brought: '3 cards, 4 points',
    sentences: [['5 + 3 = 8', '五加三等于八']],
    notes: ['Before that, 乘三 (×3) was discarded.'],
  });
  expect([...usedIn(turnOf(match))]).toEqual(['g8', 'g5', 'o3']);
});

test('a build is told with what it comes to, and does not count in its turn', () => {
  const match = playAll(dealt('o9 o7', ['g1 r10 b3 r4 r5', HANDS[1] ?? '']), 'build g1: o9+g1');
  expect(told(match)).toMatchObject({
    title: 'Built',
    sentences: [['9 + 1 = 10', '九加一等于十']],
    notes: ['A build counts in the turn that takes it.'],
  });
  expect([...usedIn(turnOf(match))].sort()).toEqual(['g1', 'o9']);
  expect(tileOf(turnOf(match), 0, 'cards', 'en')).toMatchObject({
    label: 'Turn 1: a build',
    worth: null,
  });
});

test('a build that is taken is one thing, named by what it has become', () => {
  const match = playAll(
    dealt('o9 o7', ['g1 r10 b3 r4 r5', HANDS[1] ?? '']),
    'build g1: o9+g1',
    'discard g12',
    'take r10: #1',
  );
  expect(told(match, 2)).toMatchObject({
    sentences: [['10', '十']],
    brought: expect.stringMatching(/^3 cards/),
  });
  expect([...usedIn(turnOf(match, 2))]).toEqual(['r10', '#1']);
});

test('what takes nothing is told in words', () => {
  expect(told(playAll(dealt(), 'discard g8'))).toMatchObject({
    title: 'Discarded 八 (8)',
    sentences: [],
  });
  const wilds = dealt('g5 o3', ['-2 -3 -4 -5 x2', 'g12']);
  expect(told(playAll(wilds, 'toss all')).title).toBe('Discarded all wild cards');
});

test('a challenge before the turn is told with it', () => {
  const bluff = table({
    hands: ['g1 r2 b3 o4 g5', 'g9 b9 r9 g12 b12'],
    centre: 'o9 o13',
    options: { level: 1, score: 'points', bluff: true },
  });
  const match = playAll(bluff, 'build g1: o9+g1', 'challenge #1', 'take g9: o9');
  expect(told(match, 1).notes).toEqual([
    'Before that, the build of 10 was challenged, and undone.',
  ]);
});

test('the best take has its own sentences and its own cards', () => {
  const turn = turnOf(playAll(dealt(), 'discard g8'));
  const best = turn.best.cards;
  if (!best) throw new Error('5 + 3 is 8');
  expect(
    sentencesIn(best.move, turn)
      .map(({ digits }) => digits)
      .join(),
  ).toMatch(/= 8$/);
  expect(usedBy(best.move).has('g8')).toBe(true);
  expect(tileOf(turn, 0, 'cards', 'en').label).toMatch(/^Turn 1: 0 of \d cards$/);
});
