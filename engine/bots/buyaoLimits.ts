import { unit, type Random } from '../core/random';
import { price } from '../games/buyao/score';
import type { BuyaoView } from '../games/buyao/state';
import { retell } from '../games/buyao/story';

/** A seat's limit is the price (a card's points less the tokens on it) up to which it takes a card. */
const LOWEST = -3;
const HIGHEST = 12;
const LIMITS = HIGHEST - LOWEST + 1;

/** How sharply people keep to a limit, and how often they do anything at all. */
const SOFTNESS = 1.2;
const WHIM = 0.03;

/** For one seat, how likely each limit or a lower one is. */
export type Belief = readonly number[];

/** What the others' choices so far tell of their limits, by Bayes' rule from an even start. */
export function beliefs(view: BuyaoView): Belief[] {
  const logs = Array.from({ length: view.seats }, () => new Array<number>(LIMITS).fill(0));
  retell(view, ({ seat, card, pot, took, tokens, owner }) => {
    if (tokens[seat] === 0) return; // had no choice
    const asked = price(owner, seat, card) - pot;
    const log = logs[seat] ?? [];
    log.forEach((sum, at) => {
      const takes = WHIM + (1 - 2 * WHIM) / (1 + Math.exp((asked - LOWEST - at - 0.5) / SOFTNESS));
      log[at] = sum + Math.log(took ? takes : 1 - takes);
    });
  });
  return logs.map(cumulated);
}

function cumulated(logs: readonly number[]): Belief {
  const highest = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - highest));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let sum = 0;
  return weights.map((weight) => (sum += weight / all));
}

/** One limit for each seat, as likely as it is believed. */
export function drawLimits(held: readonly Belief[], random: Random): number[] {
  return held.map((belief) => {
    const luck = unit(random);
    const at = belief.findIndex((sum) => luck < sum);
    return at < 0 ? HIGHEST : LOWEST + at;
  });
}
