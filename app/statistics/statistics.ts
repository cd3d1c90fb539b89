import * as v from 'valibot';
import { read } from '../../engine/core/read';
import { refuseDay } from '../../engine/puzzles/day';
import type { Kept } from '../kept/kept';
import { NO_STREAK, withDay, type Streak } from './streak';
import { withOutcome, type Outcome, type Tally } from './tally';

/** A match that was counted, by its name. */
export interface Counted extends Outcome {
  readonly id: string;
}

/** All that is remembered of the matches of a game: never more, however many there are. */
export interface Statistics {
  /** By kind, all matches but the last. */
  readonly tallies: Readonly<Record<string, Tally>>;
  /** It may still be taken back and end otherwise, so it is added to the others when the next one comes. */
  readonly last: Counted | null;
  readonly streak: Streak;
  /** The match on which everything was forgotten: it is not remembered again. */
  readonly forgotten: string | null;
}

export const NO_STATISTICS: Statistics = {
  tallies: {},
  last: null,
  streak: NO_STREAK,
  forgotten: null,
};

/** With this match among them. It counts once: as it ended last, on the day that it ended first. */
export function withMatch(statistics: Statistics, match: Counted, day: string): Statistics {
  const { last, streak, forgotten } = statistics;
  if (match.id === forgotten) return statistics;
  if (last?.id === match.id) {
    return isSame(last, match) ? statistics : { ...statistics, last: match };
  }
  return {
    tallies: talliesIn(statistics),
    last: match,
    streak: withDay(streak, day),
    forgotten: null,
  };
}

/** The same end, perhaps not looked through again. */
function isSame(counted: Counted, match: Counted): boolean {
  const { score, dealtOut, accuracy } = match;
  if (counted.score !== score || counted.dealtOut !== dealtOut) return false;
  return accuracy === null || accuracy === counted.accuracy;
}

/** By kind, all matches. */
export function talliesIn({ tallies, last }: Statistics): Readonly<Record<string, Tally>> {
  return last ? { ...tallies, [last.kind]: withOutcome(tallies[last.kind], last) } : tallies;
}

/** Everything is forgotten. A match that was counted, and still lies on the table, does not count again. */
export function forgotten({ last, forgotten: before }: Statistics): Statistics {
  return { ...NO_STATISTICS, forgotten: last?.id ?? before };
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const day = v.pipe(
  v.string(),
  v.transform((text) => {
    refuseDay(text);
    return text;
  }),
);

const TALLY = v.pipe(
  v.strictObject({
    played: v.pipe(count, v.minValue(1)),
    best: v.pipe(v.number(), v.integer()),
    sum: v.pipe(v.number(), v.integer()),
    dealtOut: count,
    weighed: count,
    accuracy: v.pipe(v.number(), v.minValue(0)),
  }),
  v.check(
    ({ played, best, sum, dealtOut, weighed, accuracy }) =>
      sum <= best * played && dealtOut <= played && weighed <= played && accuracy <= weighed,
  ),
);

const STATISTICS = v.strictObject({
  tallies: v.record(v.string(), TALLY),
  last: v.nullable(
    v.strictObject({
      id: v.string(),
      kind: v.string(),
      score: v.pipe(v.number(), v.integer()),
      dealtOut: v.boolean(),
      accuracy: v.nullable(share),
    }),
  ),
  streak: v.pipe(
    v.strictObject({ last: v.nullable(day), current: count, longest: count }),
    v.check(({ last, current, longest }) => current <= longest && (last === null) === !current),
  ),
  forgotten: v.nullable(v.string()),
});

export function keptStatistics(game: string): Kept<Statistics> {
  return {
    key: `shushu.statistics.${game}`,
    version: 1,
    fallback: NO_STATISTICS,
    read: (data) => read(STATISTICS, data, 'statistics'),
  };
}
