import type { CardId, Seat } from '../../core/game';
import { elementOn, isWangpai } from './cards';
import type { FightingState, Trick } from './state';

/** Lowest wins: wangpai by their number, then the led element by its number; anything else cannot win. */
export function rankIn(led: number, wangpai: number, card: number): number {
  if (isWangpai(card, wangpai)) return card;
  return elementOn(card) === elementOn(led) ? 100 + card : Infinity;
}

/** Where in the round's cards the trick on the table begins. */
export function trickStart({ seats, leaders }: FightingState): number {
  return (leaders.length - 1) * seats;
}

/** The card that all others follow; 0 where none has been led. */
export function ledCard(state: FightingState): number {
  return state.played[trickStart(state)] ?? 0;
}

/** Who wins the trick on the table as it stands. */
export function winnerSoFar(state: FightingState): Seat {
  const { seats, leaders, played, wangpai } = state;
  const start = trickStart(state);
  const led = played[start] ?? 0;
  let best = Infinity;
  let winner = 0;
  for (let at = start; at < played.length; at++) {
    const rank = rankIn(led, wangpai, played[at] ?? 0);
    if (rank < best) {
      best = rank;
      winner = at - start;
    }
  }
  return ((leaders[leaders.length - 1] ?? 0) + winner) % seats;
}

/** What of a hand may be played on the led card: who can show its printed element must. */
export function playable(hand: readonly number[], led: number): readonly number[] {
  if (led === 0) return hand;
  const element = elementOn(led);
  let following: number[] | undefined;
  for (let at = 0; at < hand.length; at++) {
    const card = hand[at] as number; // within the list
    if (elementOn(card) === element) (following ??= []).push(card);
  }
  return following ?? hand;
}

/** All tricks that have been won this round, and what lies of the next. */
export function tricksOf({ seats, leaders, played }: FightingState): Trick[] {
  return leaders.slice(1).map((winner, at) => ({
    leader: leaders[at] ?? 0,
    cards: named(played.slice(at * seats, (at + 1) * seats)),
    winner,
  }));
}

export function named(cards: readonly number[]): CardId[] {
  return cards.map(String);
}
