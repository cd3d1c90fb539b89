import * as v from 'valibot';
import { LEVELS } from '../../engine/bots/levels';
import { SPELT_COUNTS } from '../practice/tally';
import { BOT_NAMES } from './botNames';
import { tidied } from './names';

/** All numbers there are, each once. */
const LONGEST_HEARD = 300;
const MOST_SLIPS = 1_000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const PLAYER = v.variant('kind', [
  v.strictObject({
    kind: v.literal('person'),
    name: v.pipe(v.string(), v.transform(tidied)),
    who: v.exactOptional(v.string()),
  }),
  v.strictObject({
    kind: v.literal('bot'),
    name: v.picklist(BOT_NAMES),
    level: v.picklist(LEVELS),
  }),
]);

/** What is known of a match beside its moves and players, while it lasts and after it. */
export const BESIDE = {
  sharing: v.picklist(['pass', 'around']),
  hints: v.array(count),
  heard: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_HEARD), v.regex(SPELT_COUNTS)), ''),
  slips: v.optional(
    v.pipe(
      v.array(v.strictObject({ at: count, seat: count, numbers: v.array(count) })),
      v.maxLength(MOST_SLIPS),
    ),
    [],
  ),
};
