import { SUITS, type Suit } from '../../chinese/suits';
import type { CardId } from '../../core/game';

export type { Suit } from '../../chinese/suits';

/** As the table lies, from the left. */
export const SUIT_ORDER = ['C', 'D', 'H', 'S'] as const satisfies readonly Suit[];

/** One of the two games that are played with the same four suits. */
export interface Pack {
  /** Ace to this number. */
  readonly highest: number;
  /** What every chain begins with. */
  readonly centre: number;
  /** By number, from 1: what a card costs whoever is left with it. */
  readonly points: readonly number[];
}

const USUAL: Pack = { highest: 10, centre: 7, points: [15, 5, 5, 5, 5, 5, 5, 5, 10, 10] };
const JUNIOR: Pack = { highest: 6, centre: 3, points: [1, 2, 3, 4, 5, 6] };

export function packOf({ junior }: { readonly junior: boolean }): Pack {
  return junior ? JUNIOR : USUAL;
}

/** Inside the rules a card is a number, ten to a suit: a search copies them by the thousand. */
export type Card = number;

const A_SUIT = 10;
export const CARDS = SUIT_ORDER.length * A_SUIT;

/** By card. */
export const NAMES: readonly CardId[] = SUIT_ORDER.flatMap((suit) =>
  Array.from({ length: A_SUIT }, (_, at) => `${at + 1}${suit}`),
);

const byName: ReadonlyMap<CardId, Card> = new Map(NAMES.map((name, card) => [name, card]));

/** 0 to 3, as in `SUIT_ORDER`. */
export function suitAt(card: Card): number {
  return Math.floor(card / A_SUIT);
}

export function numberAt(card: Card): number {
  return (card % A_SUIT) + 1;
}

export function cardAt(suit: number, number: number): Card {
  return suit * A_SUIT + number - 1;
}

export function nameOf(card: Card): CardId {
  return NAMES[card] ?? '';
}

/** `undefined` for what is not a card of this pack. */
export function cardNamed(name: CardId, { highest }: Pack): Card | undefined {
  const card = byName.get(name);
  return card !== undefined && numberAt(card) <= highest ? card : undefined;
}

/** All cards of a pack, suit by suit. */
export function cardsOf({ highest }: Pack): Card[] {
  return SUIT_ORDER.flatMap((_, suit) =>
    Array.from({ length: highest }, (__, at) => cardAt(suit, at + 1)),
  );
}

/** A card's name taken apart, for those who only meet names. */
export function faceOf(name: CardId): { readonly number: number; readonly suit: Suit } {
  const card = byName.get(name) ?? 0;
  return { number: numberAt(card), suit: SUIT_ORDER[suitAt(card)] ?? 'C' };
}

/** As it is printed: 7♣. */
export function printed(name: CardId): string {
  const { number, suit } = faceOf(name);
  return `${number}${SUITS[suit].digits}`;
}
