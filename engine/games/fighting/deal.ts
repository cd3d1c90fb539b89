import type { Seat } from '../../core/game';
import { shuffle, type Random } from '../../core/random';
import { BadInput } from '../../core/refusal';
import { HAND, isRat, type FightingOptions } from './cards';
import type { FightingState } from './state';

/** Cards are dealt face up in turn until a seat gets a rat. */
export function drawForDealer(deck: readonly number[], random: Random): number[] {
  const cards = shuffle(random, [...deck]);
  return cards.slice(0, cards.findIndex(isRat) + 1);
}

export function firstDealer(
  { dealer }: FightingOptions,
  drawn: readonly number[],
  seats: number,
): Seat {
  if (dealer === 'rat') return (drawn.length - 1) % seats;
  if (dealer < seats) return dealer;
  throw new BadInput('noSuchSeat', 'The dealer must be one of the table.', { seats });
}

/** Seven each, one at a time from the left of the dealer; what is left is the stock. */
export function deal(state: FightingState, dealer: Seat, deck: readonly number[]): void {
  const { seats } = state;
  const first = (dealer + 1) % seats;
  const dealt = deck.slice(0, seats * HAND);
  const rising = (a: number, b: number) => a - b;
  const bySeat = <T>(of: (seat: Seat) => T) => Array.from({ length: seats }, (_, seat) => of(seat));
  state.dealer = dealer;
  state.phase = 'laying';
  state.hands = bySeat((seat) =>
    dealt.filter((_, at) => (first + at) % seats === seat).sort(rising),
  );
  state.stock = deck.slice(dealt.length).sort(rising);
  state.laid = bySeat(() => 0);
  state.wangpai = 0;
  state.played = [];
  state.leaders = [first];
  state.voids = bySeat(() => 0);
  state.turn = first;
}
