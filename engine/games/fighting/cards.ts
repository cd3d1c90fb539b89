import * as v from 'valibot';
import {
  ANIMALS,
  ELEMENTS,
  ZODIAC_CARDS,
  zodiacCard,
  type Element,
  type ZodiacCard,
} from '../../chinese/zodiac';
import type { CardId, Seat } from '../../core/game';
import { read } from '../../core/read';

export const SEATS = [2, 3, 4, 5, 6] as const;
export const HAND = 7;

/** A match goes to 12. The shorter ones are a house rule, for a lesson's length. */
export const GOALS = [12, 6, 3] as const;

export interface FightingOptions {
  /** Who deals the first round: a seat, or whoever is dealt the first rat. */
  readonly dealer: Seat | 'rat';
  /** How many points win the match. */
  readonly points: (typeof GOALS)[number];
}

const OPTIONS = v.strictObject({
  dealer: v.optional(
    v.union([v.literal('rat'), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5))]),
    'rat',
  ),
  points: v.optional(v.picklist(GOALS), 12),
});

export function readOptions(input: unknown): FightingOptions {
  return read(OPTIONS, input ?? {}, 'options');
}

const PACK: readonly ZodiacCard[] = Array.from({ length: ZODIAC_CARDS }, (_, at) =>
  zodiacCard(at + 1),
);

/** In order of seniority, which is the printed order too. */
export const DECK: readonly CardId[] = PACK.map(({ seniority }) => String(seniority));

/** By card number; there is no card 0. A search looks here more often than anywhere. */
const elements = [-1, ...PACK.map(({ element }) => ELEMENTS.indexOf(element))];
const animals = [-1, ...PACK.map(({ animal }) => ANIMALS.indexOf(animal))];

/** Which of the five elements stands on the card, by its place in the cycle. */
export function elementOn(card: number): number {
  return elements[card] ?? -1;
}

export function isRat(card: number): boolean {
  return animals[card] === 0;
}

export function elementNamed(element: number): Element {
  return ELEMENTS[element] ?? 'wood'; // there are five, and no others are asked for
}

/** Wangpai is what shares its element or its animal with the card that was called; 0 while none is. */
export function isWangpai(card: number, called: number): boolean {
  return called !== 0 && (elements[card] === elements[called] || animals[card] === animals[called]);
}
