import type { Seat } from '../../../../engine';
import { DECK } from '../../../../engine/games/fighting/cards';
import { sideOf } from '../../../../engine/games/fighting/sides';
import type { FightingView } from '../../../../engine/games/fighting/state';
import { playable, rankIn } from '../../../../engine/games/fighting/trick';

/** What a strong player looks at before playing a card; all of it can be seen from the seat. */
export interface Situation {
  /** The card that was led; 0 for who leads. */
  readonly led: number;
  /** What may be played. */
  readonly cards: readonly number[];
  /** Of these, what would win the trick as it lies, the cheapest last. */
  readonly winning: readonly number[];
  /** Who wins the trick as it lies, and with what; null for who leads. */
  readonly best: { readonly seat: Seat; readonly card: number; readonly isPartner: boolean } | null;
  readonly isLast: boolean;
  /** Nothing that has not been seen beats it. */
  readonly isSure: (card: number) => boolean;
}

export function situationOf(view: FightingView): Situation {
  const { seats, seat, leader } = view;
  const hand = (view.hand ?? []).map(Number);
  const trick = view.trick.map(Number);
  const wangpai = Number(view.wangpai ?? 0);
  const [led = 0] = trick;
  const rank = (card: number, on = led || card) => rankIn(on, wangpai, card);
  const toBeat = Math.min(...trick.map((card) => rank(card)));
  const at = trick.findIndex((card) => rank(card) === toBeat);
  const winner = ((leader ?? 0) + at) % seats;
  const cards = playable(hand, led);
  const unseen = unseenBy(view);
  return {
    led,
    cards,
    winning: cards.filter((card) => rank(card) < toBeat).sort((a, b) => rank(a) - rank(b)),
    best:
      at < 0
        ? null
        : {
            seat: winner,
            card: trick[at] ?? 0,
            isPartner: seat !== null && sideOf(seats, winner) === sideOf(seats, seat),
          },
    isLast: trick.length === seats - 1,
    isSure: (card) => unseen.every((other) => rank(other, led || card) > rank(card)),
  };
}

/** All that has not been seen this round: what the others hold, and the stock. */
export function unseenBy({ hand, laid, trick, tricks }: FightingView): number[] {
  const seen = new Set([...(hand ?? []), laid, ...trick, ...tricks.flatMap(({ cards }) => cards)]);
  return DECK.filter((card) => !seen.has(card)).map(Number);
}
