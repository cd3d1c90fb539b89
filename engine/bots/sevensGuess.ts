import type { Seat } from '../core/game';
import { below, type Random } from '../core/random';
import { numberAt, type Card } from '../games/sevens/cards';
import { possibleCards } from '../games/sevens/hidden';
import { handOf } from '../games/sevens/moves';
import type { SevensMove } from '../games/sevens/move';
import { NO_CARD, type SevensState, type SevensView } from '../games/sevens/state';
import type { Thinker } from './search';
import { asGuess } from './sevensHabits';

/**
 * Imagines the hands again and again, as the knocks allow, and counts what may have been presented: `chance` says how
 * likely a card of the hand is to be presented, in any unit.
 */
export function guessing(
  view: SevensView,
  playouts: number,
  random: Random,
  imagine: (random: Random) => SevensState,
  chance: (state: SevensState, from: Seat, card: Card) => number,
): Thinker<SevensMove> {
  const from = view.target ?? 0;
  const possible = possibleCards(view, from);
  const byNumber = view.options.guess === 'number';
  const counted = new Map<number, { card: Card; sum: number }>();
  let left = possible.length > 1 ? playouts : 0;

  function step(): void {
    if (left === 0) return;
    left--;
    const state = imagine(random);
    // The one that lies there may be any of them.
    state.presented[from] = NO_CARD;
    const hand = handOf(state, from);
    const chances = hand.map((card) => chance(state, from, card));
    const all = chances.reduce((sum, one) => sum + one, 0);
    hand.forEach((card, at) => count(card, (chances[at] ?? 0) / all));
  }

  function count(card: Card, likely: number): void {
    const key = byNumber ? numberAt(card) : card;
    const known = counted.get(key);
    if (known) known.sum += likely;
    else counted.set(key, { card, sum: likely });
  }

  function best(): SevensMove {
    const [first, ...others] = [...counted.values()];
    if (first) return asGuess(view, others.reduce((a, b) => (b.sum > a.sum ? b : a), first).card);
    // Asking must not change what it would do.
    const luck: Random = [...random];
    return asGuess(view, possible[below(luck, possible.length)] ?? 0);
  }

  return {
    get done() {
      return left === 0;
    },
    step,
    best,
  };
}
