import type { Seat } from '../core/game';
import { below, unit, type Random } from '../core/random';
import { isWangpai } from '../games/fighting/cards';
import { sideOf } from '../games/fighting/sides';
import type { FightingState } from '../games/fighting/state';
import { ledCard, playable, rankIn, winnerSoFar } from '../games/fighting/trick';

/** How somebody plays without thinking ahead. */
export interface Sense {
  /** How often it lays its lowest card to call, and not its worst to be rid of it. */
  readonly calls: number;
  /** How often it leads its best wangpai, and not the best of another element. */
  readonly leadsWangpai: number;
  /** How often it wins with its best card while others are still to play, and not with the cheapest that will do. */
  readonly winsHigh: number;
  /** How often it plays any card at all. */
  readonly strays: number;
  /** Whether it leaves a trick to its partner. */
  readonly minds: boolean;
}

/** A card that comes to mind at once. */
export function atOnce(state: FightingState, seat: Seat, sense: Sense, random: Random): number {
  const hand = state.hands[seat] ?? [];
  if (state.phase === 'laying') return cardToLay(hand, sense, random);
  const led = ledCard(state);
  const cards = playable(hand, led);
  const [only = 0] = cards;
  if (cards.length === 1) return only;
  if (sense.strays > 0 && unit(random) < sense.strays) {
    return cards[below(random, cards.length)] ?? only;
  }
  return led === 0
    ? cardToLead(cards, state.wangpai, sense, random)
    : cardToFollow(state, seat, cards, led, sense, random);
}

function cardToLay(hand: readonly number[], { calls, strays }: Sense, random: Random): number {
  const luck = unit(random);
  if (luck < strays) return hand[below(random, hand.length)] ?? 0;
  return (unit(random) < calls ? hand[0] : hand[hand.length - 1]) ?? 0; // a hand lies rising
}

function cardToLead(
  cards: readonly number[],
  wangpai: number,
  { leadsWangpai }: Sense,
  random: Random,
): number {
  const wanted = unit(random) < leadsWangpai;
  // A hand lies rising, so the first of a kind is its best.
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at] ?? 0;
    if (isWangpai(card, wangpai) === wanted) return card;
  }
  return cards[0] ?? 0;
}

function cardToFollow(
  state: FightingState,
  seat: Seat,
  cards: readonly number[],
  led: number,
  sense: Sense,
  random: Random,
): number {
  const { seats, wangpai, played, leaders } = state;
  const start = (leaders.length - 1) * seats;
  const winner = winnerSoFar(state);
  const toBeat =
    played[start + ((winner - (leaders[leaders.length - 1] ?? 0) + seats) % seats)] ?? 0;
  const isLast = played.length - start === seats - 1;
  const mark = rankIn(led, wangpai, toBeat);
  if (sense.minds && sideOf(seats, winner) === sideOf(seats, seat) && (isLast || isSafe(mark))) {
    return worst(cards, wangpai);
  }
  let cheapest = 0;
  let best = 0;
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at] ?? 0;
    const rank = rankIn(led, wangpai, card);
    if (rank >= mark) continue;
    if (cheapest === 0 || rank > rankIn(led, wangpai, cheapest)) cheapest = card;
    if (best === 0 || rank < rankIn(led, wangpai, best)) best = card;
  }
  if (cheapest === 0) return worst(cards, wangpai);
  return !isLast && unit(random) < sense.winsHigh ? best : cheapest;
}

/** So good a card that a partner leaves it alone: a high wangpai, or one of the best of its element. */
function isSafe(rank: number): boolean {
  return rank < 25 || (rank >= 100 && rank < 112);
}

/** The highest number; wangpai only where there is nothing else. */
function worst(cards: readonly number[], wangpai: number): number {
  for (let at = cards.length - 1; at >= 0; at--) {
    const card = cards[at] ?? 0;
    if (!isWangpai(card, wangpai)) return card;
  }
  return cards[cards.length - 1] ?? 0;
}
