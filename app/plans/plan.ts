import * as v from 'valibot';
import { BadInput, games } from '../../engine';
import { LEVELS } from '../../engine/bots/levels';
import { read } from '../../engine/core/read';
import type { Kept } from '../kept/kept';
import { fromPreset, usualSetup, whyNot, type Setup } from '../play/setup';
import { setups } from '../play/setups';
import type { ReadyTable } from '../play/setups/gameSetup';
import { gameTexts, isPlayed, type PlayedId } from '../texts';
import { LESSON, type Decided } from './underway';

/** Seconds of a turn that are offered. */
export const TURNS = [15, 30, 60, 90, 120] as const;

/** A lesson that a teacher has put together: a table that is ready, and how it is played at. */
export interface Plan {
  readonly name: string;
  readonly game: PlayedId;
  readonly table: ReadyTable;
  readonly settings: Decided;
  /** null: as long as anybody likes. */
  readonly turn: number | null;
  readonly rounds: number;
}

/** One on the list of this device. */
export interface KeptPlan extends Plan {
  readonly id: string;
}

export const MOST_PLANS = 50;
const LONGEST_WORD = 40;
const MOST_OPTIONS = 30;

const word = v.pipe(v.string(), v.maxLength(LONGEST_WORD));
const few = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const FIELDS = {
  ...LESSON,
  game: word,
  table: v.strictObject({
    people: few(1, 6),
    bots: few(0, 5),
    level: v.picklist(LEVELS),
    sharing: v.exactOptional(v.picklist(['pass', 'around'])),
    options: v.exactOptional(
      v.pipe(v.record(word, v.union([word, v.number()])), v.maxEntries(MOST_OPTIONS)),
    ),
  }),
};

const PLAN = v.strictObject(FIELDS);
const PLANS = v.pipe(
  v.array(v.strictObject({ ...FIELDS, id: v.pipe(word, v.minLength(1)) })),
  v.maxLength(MOST_PLANS),
);

/** A lesson as it is read from anywhere; throws BadInput unless it can be played from its first card on. */
export function readPlan(data: unknown): Plan {
  return playable(read(PLAN, data, 'lesson'));
}

/** Everything in it was read, but the game and its options: the engine is the judge of those. */
function playable<Read extends Omit<Plan, 'game'> & { game: string }>(plan: Read) {
  const { game, table, settings } = plan;
  if (!isPlayed(game)) throw new BadInput('noSuchGame', 'There is no such game here.');
  const known = setups[game].options;
  for (const [key, value] of Object.entries(table.options ?? {})) {
    const row = known.find((one) => one.key === key);
    if (!row?.choices.some((choice) => choice.value === value)) {
      throw new BadInput('unreadable', `This game has no ${key} like that.`, { where: key });
    }
  }
  if (settings.unaided !== undefined && !setups[game].unaided) {
    throw new BadInput('alwaysLit', 'In this game places always light up.');
  }
  const checked = { ...plan, game };
  const why = whyNot(game, setupOf(checked));
  if (why) throw new BadInput(why.code, why.reason, why.facts);
  return checked;
}

/** What a lesson decides goes on when it is for another game, where that game has it. */
export function settingsIn(game: PlayedId, { unaided, ...settings }: Decided): Decided {
  return unaided === undefined || !setups[game].unaided ? settings : { ...settings, unaided };
}

/** The table of a lesson. The names of those who sat there before stay. */
export function setupOf({ game, table }: Plan, before: Setup = usualSetup(game)): Setup {
  return fromPreset(game, before, table);
}

/** What a new lesson begins with: one child and bots, as it was played last by nobody in particular. */
export function usualPlan(game: PlayedId, name: string): Plan {
  const seats = Math.min(...games[game].seats);
  return {
    name,
    game,
    table: { people: 1, bots: seats - 1, level: 'normal', options: usualSetup(game).options },
    settings: {},
    turn: null,
    rounds: 1,
  };
}

/** The list of this device. One lesson for a game that is not there any more would lose all of them. */
export const keptPlans: Kept<readonly KeptPlan[]> = {
  key: 'shushu.plans',
  version: 1,
  fallback: [],
  read: (data) => read(PLANS, data, 'lessons').map(playable),
};

export const PLAYED = Object.keys(gameTexts) as PlayedId[]; // the registry's type has no other keys
