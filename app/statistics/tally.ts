/** How the matches of one kind went, all together. */
export interface Tally {
  readonly played: number;
  readonly best: number;
  /** Of all scores. */
  readonly sum: number;
  /** How many were played until the whole pack was dealt. */
  readonly dealtOut: number;
  /** How many have been looked through, and the sum of their accuracies. */
  readonly weighed: number;
  readonly accuracy: number;
}

/** One match that is over. */
export interface Outcome {
  /** What was played: level and scoring. Only equals are compared. */
  readonly kind: string;
  readonly score: number;
  /** The whole pack was dealt. */
  readonly dealtOut: boolean;
  /** Of what could be taken turn by turn, from 0 to 1; null until somebody has looked through it. */
  readonly accuracy: number | null;
}

export function withOutcome(tally: Tally | undefined, outcome: Outcome): Tally {
  const { score, dealtOut, accuracy } = outcome;
  const before = tally ?? { ...NOTHING, best: score };
  return {
    played: before.played + 1,
    best: Math.max(before.best, score),
    sum: before.sum + score,
    dealtOut: before.dealtOut + (dealtOut ? 1 : 0),
    weighed: before.weighed + (accuracy === null ? 0 : 1),
    accuracy: before.accuracy + (accuracy ?? 0),
  };
}

const NOTHING: Tally = { played: 0, best: 0, sum: 0, dealtOut: 0, weighed: 0, accuracy: 0 };

export function meanOf({ sum, played }: Tally): number {
  return sum / played;
}

/** Null while no match of this kind has been looked through. */
export function meanAccuracyOf({ accuracy, weighed }: Tally): number | null {
  return weighed === 0 ? null : accuracy / weighed;
}
