import type { Result, Seat } from '../../core/game';
import { ranked } from '../../core/rank';
import type { BuyaoState } from './state';

/** Consecutive numbers, each run rising, lowest run first. */
export function runs(cards: readonly number[]): number[][] {
  const found: number[][] = [];
  for (const card of [...cards].sort((a, b) => a - b)) {
    const last = found.at(-1);
    if (last?.at(-1) === card - 1) last.push(card);
    else found.push([card]);
  }
  return found;
}

/** Each run counts its lowest card alone; each token takes one point off. */
export function scoreOf(cards: readonly number[], tokens: number): number {
  return runs(cards).reduce((sum, run) => sum + (run[0] ?? 0), 0) - tokens;
}

/** What a card adds to a seat's score, before its tokens: nothing above a run, less than nothing below one. */
export function price(owner: readonly number[], seat: Seat, card: number): number {
  const joinsBelow = owner[card - 1] === seat;
  const joinsAbove = owner[card + 1] === seat;
  return (joinsBelow ? 0 : card) - (joinsAbove ? card + 1 : 0);
}

/** Every seat's score as things stand, in one walk over the pack. */
export function scores({ seats, owner, tokens }: BuyaoState): number[] {
  const totals: number[] = [];
  for (let seat = 0; seat < seats; seat++) totals.push(0 - (tokens[seat] ?? 0));
  for (let card = 1; card < owner.length; card++) {
    const seat = owner[card] ?? -1;
    if (seat >= 0 && owner[card - 1] !== seat) totals[seat] = (totals[seat] ?? 0) + card;
  }
  return totals;
}

export function result(state: BuyaoState): Result | null {
  return state.open === 0 ? ranked(scores(state), 'lower') : null;
}
