import * as v from 'valibot';
import type { CardId } from '../../core/game';
import { BadInput } from '../../core/refusal';
import { HIGHEST, NUMBER_CARDS, WILD_CARDS, WILD_KINDS, type WildKind } from './cards';

/** Which cards are played with. */
export interface Pack {
  readonly highest: number;
  readonly wilds: readonly WildKind[];
}

/** Each level adds to the one before. */
export const LEVELS: readonly Pack[] = [
  { highest: 10, wilds: [] },
  { highest: HIGHEST, wilds: [] },
  { highest: HIGHEST, wilds: WILD_KINDS.slice(0, 1) },
  { highest: HIGHEST, wilds: WILD_KINDS.slice(0, 3) },
  { highest: HIGHEST, wilds: WILD_KINDS.slice(0, 4) },
  { highest: HIGHEST, wilds: WILD_KINDS.slice(0, 5) },
  { highest: HIGHEST, wilds: WILD_KINDS },
];

/** With no word about it, the whole pack. */
const ANY_LEVEL = LEVELS.length - 1;
const LOWEST_HIGHEST = 5;

/** The part of a game's options that chooses the pack: a level, or a pack of one's own. */
export const PACK_OPTIONS = {
  level: v.optional(whole(0, LEVELS.length - 1)),
  highest: v.optional(whole(LOWEST_HIGHEST, HIGHEST)),
  wilds: v.optional(v.array(v.picklist(WILD_KINDS))),
  wholeSteps: v.optional(v.boolean()),
};

function whole(from: number, to: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));
}

/** What was asked for, as PACK_OPTIONS reads it. */
export interface PackAsked {
  readonly level?: number | undefined;
  readonly highest?: number | undefined;
  readonly wilds?: readonly WildKind[] | undefined;
  readonly wholeSteps?: boolean | undefined;
}

export interface PackOptions extends Pack {
  /** No fractions on the way. */
  readonly wholeSteps: boolean;
}

/** The pack that was asked for, each kind of wild card once and in printed order; throws BadInput. */
export function packAsked({ level, highest, wilds, wholeSteps }: PackAsked): PackOptions {
  const own = highest !== undefined || wilds !== undefined;
  if (own && level !== undefined) {
    throw new BadInput('levelAndPack', 'Choose a level or a pack of your own, not both.');
  }
  const kinds = WILD_KINDS.filter((kind) => wilds?.includes(kind));
  const pack = own ? { highest: highest ?? HIGHEST, wilds: kinds } : packOf(level ?? ANY_LEVEL);
  return {
    highest: pack.highest,
    wilds: [...pack.wilds],
    wholeSteps: wholeSteps ?? pack.wilds.every(isWhole),
  };
}

function packOf(level: number): Pack {
  const pack = LEVELS[level];
  if (!pack) throw new BadInput('noSuchLevel', 'There is no such level.');
  return pack;
}

/** The kinds of the levels below 4, where steps are whole unless another wish is said. */
function isWhole(kind: WildKind): boolean {
  return LEVELS[3]?.wilds.includes(kind) ?? false;
}

/** In printed order. */
export function packCards({ highest, wilds }: Pack): CardId[] {
  const numbers = NUMBER_CARDS.filter(({ number }) => number <= highest);
  const chosen = WILD_CARDS.filter(({ kind }) => wilds.includes(kind));
  return [...numbers, ...chosen].map(({ id }) => id);
}
