import type { Change } from '../../chinese/expression';
import type { CardId } from '../../core/game';
import { BadInput } from '../../core/refusal';

export const COLOURS = ['green', 'orange', 'blue', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

export const HIGHEST = 15;

export const WILD_KINDS = [
  'subtraction',
  'multiplication',
  'division',
  'simpleParts',
  'harderParts',
  'powersAndRoots',
] as const;
export type WildKind = (typeof WILD_KINDS)[number];

/** What a wild card does to a value. A part, however it is printed, is its reduced fraction. */
export type Effect =
  | { readonly how: 'minus'; readonly by: number }
  | { readonly how: 'times'; readonly top: number; readonly bottom: number }
  | { readonly how: 'power' | 'root'; readonly degree: 2 | 3 };

export interface NumberCard {
  readonly type: 'number';
  readonly id: CardId;
  readonly number: number;
  readonly colour: Colour;
  readonly points: number;
}

export interface WildCard {
  readonly type: 'wild';
  readonly id: CardId;
  readonly kind: WildKind;
  readonly effect: Effect;
  /** The same as it is said. */
  readonly change: Change;
  readonly points: number;
}

export type NumeroCard = NumberCard | WildCard;

/** Printed points are a house rule: numbers that are not here have none. */
const NUMBER_POINTS: { readonly [number: number]: number } = { 1: 2, 15: 2 };
const WILD_POINTS: { readonly [kind in WildKind]: number } = {
  subtraction: 1,
  multiplication: 1,
  division: 1,
  simpleParts: 2,
  harderParts: 3,
  powersAndRoots: 3,
};

const BY = [2, 3, 4, 5] as const;

/** As printed, with the reduced fraction. The faces are a house rule too. */
const SIMPLE_PARTS = [
  ['1/2', 1, 2],
  ['1/3', 1, 3],
  ['1/4', 1, 4],
  ['1/5', 1, 5],
  ['0.5', 1, 2],
  ['0.25', 1, 4],
  ['50%', 1, 2],
  ['25%', 1, 4],
] as const;
const HARDER_PARTS = [
  ['2/3', 2, 3],
  ['3/4', 3, 4],
  ['2/5', 2, 5],
  ['75%', 3, 4],
  ['1 1/2', 3, 2],
] as const;

type Face = Pick<WildCard, 'id' | 'effect' | 'change'>;

const part = ([id, top, bottom]: readonly [CardId, number, number]): Face => ({
  id,
  effect: { how: 'times', top, bottom },
  change: { how: 'part', by: id },
});

const FACES: { readonly [kind in WildKind]: readonly Face[] } = {
  subtraction: BY.map((by) => ({
    id: `-${by}`,
    effect: { how: 'minus', by },
    change: { how: 'minus', by },
  })),
  multiplication: BY.map((by) => ({
    id: `x${by}`,
    effect: { how: 'times', top: by, bottom: 1 },
    change: { how: 'times', by },
  })),
  division: BY.map((by) => ({
    id: `/${by}`,
    effect: { how: 'times', top: 1, bottom: by },
    change: { how: 'dividedBy', by },
  })),
  simpleParts: SIMPLE_PARTS.map(part),
  harderParts: HARDER_PARTS.map(part),
  powersAndRoots: [
    { id: 'sq', effect: { how: 'power', degree: 2 }, change: { how: 'squared' } },
    { id: 'cube', effect: { how: 'power', degree: 3 }, change: { how: 'cubed' } },
    { id: 'sqrt', effect: { how: 'root', degree: 2 }, change: { how: 'squareRoot' } },
    { id: 'cbrt', effect: { how: 'root', degree: 3 }, change: { how: 'cubeRoot' } },
  ],
};

export const NUMBER_CARDS: readonly NumberCard[] = COLOURS.flatMap((colour) =>
  Array.from({ length: HIGHEST }, (_, at): NumberCard => {
    const number = at + 1;
    const id = `${colour.charAt(0)}${number}`;
    return { type: 'number', id, number, colour, points: NUMBER_POINTS[number] ?? 0 };
  }),
);

export const WILD_CARDS: readonly WildCard[] = WILD_KINDS.flatMap((kind) =>
  FACES[kind].map((face): WildCard => ({ type: 'wild', kind, points: WILD_POINTS[kind], ...face })),
);

const byId: ReadonlyMap<CardId, NumeroCard> = new Map(
  [...NUMBER_CARDS, ...WILD_CARDS].map((card) => [card.id, card]),
);

export function findCard(id: CardId): NumeroCard | undefined {
  return byId.get(id);
}

/** A card that must be one of the pack; throws BadInput. */
export function cardOf(id: CardId): NumeroCard {
  const card = byId.get(id);
  if (card) return card;
  throw new BadInput('noSuchCard', `There is no card "${String(id).slice(0, 20)}" in NUMERO.`);
}
