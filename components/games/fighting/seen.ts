import type { CardId, Seat } from '../../../engine';
import { elementOn, isWangpai } from '../../../engine/games/fighting/cards';
import { sideOf, sidesAt } from '../../../engine/games/fighting/sides';
import type { FightingView } from '../../../engine/games/fighting/state';
import { rankIn } from '../../../engine/games/fighting/trick';

/** One place of the trick on the table: whose it is, and what lies there. */
export interface Slot {
  readonly seat: Seat;
  /** `back`: face down; `called`: it has gone to the stock; null: nothing yet. */
  readonly card: CardId | 'back' | 'called' | null;
  readonly led: boolean;
  /** It wins as things stand, or has won. */
  readonly best: boolean;
}

/** What lies in the middle, in the order in which it is played. */
export interface Shown {
  readonly of: 'laying' | 'trick' | 'won';
  readonly slots: readonly Slot[];
}

/** What there is to do, or what is happening. */
export type Now =
  | { readonly is: 'lay' }
  | { readonly is: 'waiting' }
  | { readonly is: 'called'; readonly card: number; readonly seat: Seat }
  | { readonly is: 'won'; readonly seat: Seat; readonly next: Seat }
  | { readonly is: 'lead' }
  | { readonly is: 'follow'; readonly card: number; readonly can: boolean }
  | { readonly is: 'turn'; readonly seat: Seat }
  | { readonly is: 'over' };

/** The trick on the table. One that is complete stays until the next card is led: people must see who won it. */
export function shownIn(view: FightingView): Shown {
  const { phase, trick, tricks, leader } = view;
  if (phase === 'laying') return laying(view);
  const won = tricks.at(-1);
  if (won && (trick.length === 0 || leader === null)) return wonTrick(view, won);
  return onTable(view, leader ?? 0);
}

function laying({ seats, dealer, hasLaid }: FightingView): Shown {
  const slots = Array.from({ length: seats }, (_, at): Slot => {
    const seat = (dealer + 1 + at) % seats;
    return { seat, card: hasLaid[seat] ? 'back' : null, led: false, best: false };
  });
  return { of: 'laying', slots };
}

function onTable({ seats, trick, wangpai }: FightingView, leader: Seat): Shown {
  const led = Number(trick[0] ?? 0);
  const ranks = trick.map((card) => rankIn(led, Number(wangpai), Number(card)));
  const best = ranks.indexOf(Math.min(...ranks));
  const slots = Array.from({ length: seats }, (_, at) => ({
    seat: (leader + at) % seats,
    card: trick[at] ?? null,
    led: at === 0,
    best: at === best,
  }));
  return { of: 'trick', slots };
}

function wonTrick(
  { seats, wangpai }: FightingView,
  { leader, cards, winner }: FightingView['tricks'][number],
): Shown {
  const slots = cards.map((card, at): Slot => {
    const seat = (leader + at) % seats;
    return {
      seat,
      card: card === wangpai ? 'called' : card,
      // The cards that were laid for wangpai were not led by anybody.
      led: at === 0 && !cards.includes(wangpai ?? ''),
      best: seat === winner,
    };
  });
  return { of: 'won', slots };
}

/** What the one who sits here should know now. */
export function nowIn(view: FightingView, acting: Seat | null): Now {
  const { phase, turn, trick, tricks, wangpai, caller, hand } = view;
  if (phase === 'over') return { is: 'over' };
  if (phase === 'laying') return { is: acting === null ? 'waiting' : 'lay' };
  const led = trick[0];
  if (led === undefined) {
    if (tricks.length === 1) return { is: 'called', card: Number(wangpai), seat: caller ?? 0 };
    return acting === null
      ? { is: 'won', seat: tricks.at(-1)?.winner ?? 0, next: turn ?? 0 }
      : { is: 'lead' };
  }
  if (acting === null) return { is: 'turn', seat: turn ?? 0 };
  const element = elementOn(Number(led));
  const can = (hand ?? []).some((card) => elementOn(Number(card)) === element);
  return { is: 'follow', card: Number(led), can };
}

/** By element, and within an element by seniority. */
export function sorted(hand: readonly CardId[]): CardId[] {
  return [...hand].sort(
    (a, b) => elementOn(Number(a)) - elementOn(Number(b)) || Number(a) - Number(b),
  );
}

export function marksWangpai({ wangpai }: FightingView, card: CardId): boolean {
  return wangpai !== null && isWangpai(Number(card), Number(wangpai));
}

/** Tricks won this round, by side. */
export function tricksBySide({ seats, tricks }: FightingView): number[] {
  const won = new Array<number>(sidesAt(seats)).fill(0);
  for (const { winner } of tricks) {
    const side = sideOf(seats, winner);
    won[side] = (won[side] ?? 0) + 1;
  }
  return won;
}

/** Whose mark a seat wears: partners have one shape and one colour. */
export function markOf(seats: number, seat: Seat): Seat {
  return sideOf(seats, seat);
}

/** Who plays with this seat; null where everybody plays alone. */
export function partnerOf(seats: number, seat: Seat): Seat | null {
  const sides = sidesAt(seats);
  return sides === seats ? null : (seat + sides) % seats;
}
