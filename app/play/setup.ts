import * as v from 'valibot';
import { BadInput, games, newMatch, type Level, type Refusal, type Seat } from '../../engine';
import { LEVELS } from '../../engine/bots/levels';
import { read } from '../../engine/core/read';
import type { Kept } from '../kept/kept';
import type { PlayedId } from '../texts';
import { BOT_NAMES } from './botNames';
import { tidied } from './names';
import type { Player, Sharing } from './players';
import type { Sitting } from './playing';
import { setups } from './setups';
import { mayLieBetween } from './sharing';
import type { OptionRow, ReadyTable, Value } from './setups/gameSetup';
import { newSitting } from './sitting';

/** A seat as it is being filled. It has a name and a level at once, so that a change of mind loses neither. */
export interface Chair {
  readonly kind: Player['kind'];
  readonly name: string;
  readonly level: Level;
  /** Who of the roster sits here. */
  readonly who?: string;
}

export interface Setup {
  readonly seats: number;
  /** As many as the game can have; the first `seats` of them play. */
  readonly chairs: readonly Chair[];
  /** null: by lot. */
  readonly first: Seat | null;
  /** null: as suits the window. */
  readonly sharing: Sharing | null;
  readonly options: Readonly<Record<string, Value>>;
}

/** You and bots at the smallest table. */
export function usualSetup(game: PlayedId): Setup {
  const sizes = games[game].seats;
  return {
    seats: Math.min(...sizes),
    chairs: Array.from({ length: Math.max(...sizes) }, (_, seat) => ({
      kind: seat === 0 ? 'person' : 'bot',
      name: '',
      level: 'normal',
    })),
    first: null,
    sharing: null,
    options: usualOptions(game),
  };
}

export function withSeats(setup: Setup, seats: number): Setup {
  const first = setup.first !== null && setup.first < seats ? setup.first : null;
  return { ...setup, seats, first };
}

export function withChair(setup: Setup, seat: Seat, change: Partial<Chair>): Setup {
  const chairs = setup.chairs.map((chair, at) => (at === seat ? { ...chair, ...change } : chair));
  return { ...setup, chairs };
}

/** The names that have been written stay: a preset says who plays, not what they are called. */
export function fromPreset(game: PlayedId, setup: Setup, preset: ReadyTable): Setup {
  const { people, bots, level, sharing = null, options } = preset;
  return {
    seats: people + bots,
    chairs: setup.chairs.map((chair, seat) => ({
      ...chair,
      kind: seat < people ? 'person' : 'bot',
      level,
    })),
    first: null,
    sharing,
    options: { ...usualOptions(game), ...options },
  };
}

export function playersIn({ seats, chairs }: Setup): Player[] {
  let bots = 0;
  return chairs.slice(0, seats).map(({ kind, name, level, who }): Player => {
    if (kind === 'person') {
      return { kind, name: tidied(name), ...(who === undefined ? {} : { who }) };
    }
    return { kind, name: BOT_NAMES[bots++] ?? BOT_NAMES[0], level };
  });
}

/** Room for everybody's corner: a tablet that lies between them. */
export function hasCorners(width: number, height: number): boolean {
  return width >= 700 && height >= 600;
}

/** Where there are no corners, the device goes from hand to hand. */
export function sharingFor(
  game: PlayedId,
  { sharing }: Setup,
  width: number,
  height: number,
): Sharing {
  if (!mayLieBetween(game)) return 'pass';
  return sharing ?? (hasCorners(width, height) ? 'around' : 'pass');
}

export function sittingFrom(game: PlayedId, setup: Setup, sharing: Sharing, seed: string): Sitting {
  const players = playersIn(setup);
  return newSitting({ game, players, sharing, options: optionsFrom(game, setup), seed });
}

/** Which team a seat plays in, counted from 1; null where everybody plays alone. */
export function teamOf(
  game: PlayedId,
  { seats, options }: Pick<Setup, 'seats' | 'options'>,
  seat: Seat,
): number | null {
  const sides = setups[game].sides?.(seats, options) ?? seats;
  return sides === seats ? null : (seat % sides) + 1;
}

/** The last table that was set, to be set again. */
export function lastSetup(game: PlayedId): Kept<Setup | null> {
  return {
    key: `shushu.setup.${game}`,
    version: 1,
    fallback: null,
    read(data) {
      const setup: Setup = read(SETUP, data, 'setup');
      if (setup.chairs.length !== Math.max(...games[game].seats)) {
        throw new BadInput('wrongSeats', 'There is a chair too few or too many.');
      }
      // The engine is the judge of the rest: a match that can begin.
      newMatch({ game, seats: setup.seats, options: optionsFrom(game, setup) });
      return setup;
    },
  };
}

const SETUP = v.strictObject({
  seats: v.number(),
  chairs: v.array(
    v.strictObject({
      kind: v.picklist(['person', 'bot']),
      name: v.string(),
      level: v.picklist(LEVELS),
      who: v.exactOptional(v.string()),
    }),
  ),
  first: v.nullable(v.number()),
  sharing: v.nullable(v.picklist(['pass', 'around'])),
  options: v.record(v.string(), v.union([v.string(), v.number()])),
});

function usualOptions(game: PlayedId): Record<string, Value> {
  return Object.fromEntries(
    setups[game].options.flatMap(({ key, choices }) =>
      choices.slice(0, 1).map((usual) => [key, usual.value]),
    ),
  );
}

function optionsFrom(game: PlayedId, setup: Setup): Readonly<Record<string, unknown>> {
  const { first: starts, asked } = setups[game];
  const { first } = setup;
  const rows = rowsFor(game, setup);
  const hidden = setups[game].options.filter((row) => !rows.includes(row)).map(({ key }) => key);
  const shown = Object.fromEntries(
    Object.entries(setup.options).filter(([key]) => !hidden.includes(key)),
  );
  const options = asked ? asked(shown) : shown;
  return first === null || starts === null ? options : { ...options, [starts.key]: first };
}

/** The engine's reason why nobody can play like this; null where they can. */
export function whyNot(game: PlayedId, setup: Setup): Refusal | null {
  try {
    newMatch({ game, seats: setup.seats, options: optionsFrom(game, setup) });
    return null;
  } catch (error) {
    if (error instanceof BadInput) return error;
    throw error;
  }
}

/** The options that can be chosen as things stand. */
export function rowsFor(
  game: PlayedId,
  { options, seats }: Pick<Setup, 'options' | 'seats'>,
): readonly OptionRow[] {
  return setups[game].options.filter(
    ({ when, at = seats }) => at === seats && (!when || options[when.key] === when.value),
  );
}
