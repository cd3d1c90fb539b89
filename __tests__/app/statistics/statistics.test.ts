import fc from 'fast-check';
import {
  forgotten,
  keptStatistics,
  NO_STATISTICS,
  talliesIn,
  withMatch,
  type Counted,
} from '../../../app/statistics/statistics';

const match = (id: string, more: Partial<Counted> = {}): Counted => ({
  id,
  kind: '3 cards',
  score: 20,
  dealtOut: false,
  accuracy: null,
  ...more,
});

const DAY = '2026-11-18';
const NEXT = '2026-11-19';
const one = withMatch(NO_STATISTICS, match('one'), DAY);

test('a match that is over counts', () => {
  expect(talliesIn(one)['3 cards']).toMatchObject({ played: 1, best: 20, weighed: 0 });
  expect(one.streak).toEqual({ last: DAY, current: 1, longest: 1 });
});

test('opened again, today or tomorrow, it counts no more', () => {
  expect(withMatch(one, match('one'), DAY)).toBe(one);
  expect(withMatch(one, match('one'), NEXT)).toBe(one);
});

test('its accuracy comes later, and is not lost when it is opened again', () => {
  const weighed = withMatch(one, match('one', { accuracy: 0.5 }), DAY);
  expect(talliesIn(weighed)['3 cards']).toMatchObject({ played: 1, weighed: 1, accuracy: 0.5 });
  expect(withMatch(weighed, match('one'), NEXT)).toBe(weighed);
});

test('taken back and ended otherwise, it counts as it ended last', () => {
  const better = withMatch(one, match('one', { score: 31, accuracy: 1 }), NEXT);
  expect(talliesIn(better)['3 cards']).toMatchObject({ played: 1, best: 31, sum: 31 });
  expect(better.streak).toEqual(one.streak);
  const worse = withMatch(better, match('one', { score: 4, dealtOut: true }), DAY);
  expect(talliesIn(worse)['3 cards']).toMatchObject({
    played: 1,
    best: 4,
    dealtOut: 1,
    weighed: 0,
  });
});

test('another match is one more, and each kind is by itself', () => {
  const two = withMatch(one, match('two', { score: 10 }), NEXT);
  const three = withMatch(two, match('three', { kind: '3 points', score: 50 }), NEXT);
  const tallies = talliesIn(three);
  expect(tallies['3 cards']).toMatchObject({ played: 2, best: 20, sum: 30 });
  expect(tallies['3 points']).toMatchObject({ played: 1, best: 50 });
  expect(three.streak).toMatchObject({ current: 2 });
});

test('once forgotten, the match that lies there does not come back, and the next one counts', () => {
  const nothing = forgotten(one);
  expect(talliesIn(nothing)).toEqual({});
  expect(withMatch(nothing, match('one', { accuracy: 1 }), NEXT)).toBe(nothing);
  expect(talliesIn(forgotten(nothing))).toEqual({});
  expect(withMatch(forgotten(nothing), match('one'), NEXT)).toEqual(nothing);
  const next = withMatch(nothing, match('two'), NEXT);
  expect(talliesIn(next)['3 cards']).toMatchObject({ played: 1 });
  expect(next.streak).toEqual({ last: NEXT, current: 1, longest: 1 });
});

const ends = fc.array(
  fc.record({
    id: fc.integer({ min: 0, max: 5 }),
    score: fc.integer({ min: -9, max: 90 }),
    accuracy: fc.option(fc.integer({ min: 0, max: 8 }).map((eighths) => eighths / 8)),
    dealtOut: fc.boolean(),
    kind: fc.constantFrom('0 cards', 'own points'),
  }),
);

/** Matches come one after the other, so a name never comes back once another has come. */
const inOrder = ends.map((all) => [...all].sort((a, b) => a.id - b.id));

test('they come to the same as a list of all matches, each as it ended last', () => {
  fc.assert(
    fc.property(inOrder, (all) => {
      const statistics = all.reduce(
        (now, end) => withMatch(now, { ...end, id: `${end.id}` }, DAY),
        NO_STATISTICS,
      );
      const last = new Map<number, (typeof all)[number]>();
      for (const end of all) {
        const before = last.get(end.id);
        const same = before?.score === end.score && before.dealtOut === end.dealtOut;
        // Opened again without being looked through again, it keeps what was known.
        if (!(same && end.accuracy === null)) last.set(end.id, end);
      }
      const tallies = talliesIn(statistics);
      for (const kind of ['0 cards', 'own points']) {
        const those = [...last.values()].filter((end) => end.kind === kind);
        const weighed = those.flatMap(({ accuracy }) => accuracy ?? []);
        if (those.length === 0) {
          expect(tallies[kind]).toBeUndefined();
          continue;
        }
        expect(tallies[kind]).toEqual({
          played: those.length,
          best: Math.max(...those.map(({ score }) => score)),
          sum: those.reduce((sum, { score }) => sum + score, 0),
          dealtOut: those.filter(({ dealtOut }) => dealtOut).length,
          weighed: weighed.length,
          accuracy: weighed.reduce((sum, share) => sum + share, 0),
        });
      }
    }),
  );
});

test('whatever is counted can be written down and read back', () => {
  const kept = keptStatistics('patience');
  fc.assert(
    fc.property(inOrder, (all) => {
      const statistics = all.reduce(
        (now, end) => withMatch(now, { ...end, id: `${end.id}` }, DAY),
        NO_STATISTICS,
      );
      expect(kept.read(JSON.parse(JSON.stringify(statistics)))).toEqual(statistics);
    }),
  );
});

const tally = { played: 2, best: 9, sum: 12, dealtOut: 1, weighed: 1, accuracy: 0.5 };
const good = {
  tallies: { '3 cards': tally },
  last: match('one'),
  streak: { last: DAY, current: 1, longest: 2 },
  forgotten: null,
};

test.each([
  ['a mean above the best', { tallies: { x: { ...tally, sum: 19 } } }],
  ['a kind that nobody has played', { tallies: { x: { ...tally, played: 0 } } }],
  ['more packs dealt than matches', { tallies: { x: { ...tally, dealtOut: 3 } } }],
  ['more accuracies than matches', { tallies: { x: { ...tally, weighed: 3 } } }],
  ['better than all there is', { tallies: { x: { ...tally, accuracy: 1.5 } } }],
  ['half a match', { tallies: { x: { ...tally, played: 2.5 } } }],
  ['an accuracy beyond 1', { last: match('one', { accuracy: 2 }) }],
  ['no such day', { streak: { ...good.streak, last: '2026-02-30' } }],
  ['a streak longer than the longest', { streak: { ...good.streak, current: 3 } }],
  ['a streak without a day', { streak: { ...good.streak, last: null } }],
  ['something more', { more: 1 }],
  ['no tallies', { tallies: undefined }],
])('what cannot be is not read: %s', (_, change) => {
  const { read } = keptStatistics('patience');
  expect(read(good)).toEqual(good);
  expect(() => read({ ...good, ...change })).toThrow();
});
