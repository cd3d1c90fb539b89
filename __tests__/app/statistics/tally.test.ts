import { meanAccuracyOf, meanOf, withOutcome, type Outcome } from '../../../app/statistics/tally';

const outcome = (more: Partial<Outcome> = {}): Outcome => ({
  kind: '3 cards',
  score: 20,
  dealtOut: false,
  accuracy: 0.5,
  ...more,
});

test('the first match is the best and the mean', () => {
  const tally = withOutcome(undefined, outcome());
  expect(tally).toEqual({ played: 1, best: 20, sum: 20, dealtOut: 0, weighed: 1, accuracy: 0.5 });
  expect(meanOf(tally)).toBe(20);
  expect(meanAccuracyOf(tally)).toBe(0.5);
});

test('the best stays, and the mean is of all', () => {
  const scores = [20, 31, 6];
  const tally = scores.reduce(
    (now, score) => withOutcome(now, outcome({ score, dealtOut: score > 30 })),
    withOutcome(undefined, outcome({ score: 3 })),
  );
  expect(tally).toMatchObject({ played: 4, best: 31, dealtOut: 1 });
  expect(meanOf(tally)).toBe(15);
});

test('a first score below nothing is the best so far', () => {
  expect(withOutcome(undefined, outcome({ score: -3 })).best).toBe(-3);
});

test('the mean accuracy is of those that have been looked through', () => {
  const unknown = withOutcome(undefined, outcome({ accuracy: null }));
  expect(meanAccuracyOf(unknown)).toBeNull();
  const more = withOutcome(withOutcome(unknown, outcome({ accuracy: 1 })), outcome());
  expect(meanAccuracyOf(more)).toBe(0.75);
  expect(more.played).toBe(3);
});
