/** 95 % of what is normal lies so many deviations round the mean. */
const Z = 1.96;

export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Wilson's interval, which has a width even where every game was won. Games of one deal are alike: they count
 * for as many as would spread like the deals' shares, and for no more than they are.
 */
export function interval(shares: readonly number[], games: number): Interval {
  const deals = shares.length;
  const mean = average(shares);
  const variance = average(shares.map((won) => (won - mean) ** 2)) / (deals - 1);
  const counted = variance > 0 ? Math.min(games, (mean * (1 - mean)) / variance) : deals;
  const pull = Z ** 2 / counted;
  const centre = (mean + pull / 2) / (1 + pull);
  const reach = (Z * Math.sqrt((mean * (1 - mean)) / counted + pull / (4 * counted))) / (1 + pull);
  return { mean, low: centre - reach, high: centre + reach };
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
