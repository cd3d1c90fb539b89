import type { Level } from '../../../engine';
import type { InEachLanguage } from '../games/gameTable';
import type { Sharing } from '../players';

/** What an option can be set to. */
export type Value = string | number;

/** One option of a game, as the engine calls it and as people do. The first choice is the usual one. */
export interface OptionRow {
  readonly key: string;
  readonly label: InEachLanguage;
  readonly choices: readonly { readonly value: Value; readonly label: InEachLanguage }[];
  /** Only where another option is set so; elsewhere it is not asked for. */
  readonly when?: { readonly key: string; readonly value: Value };
  /** Only at a table of so many. */
  readonly at?: number;
}

/** A table that is ready with one tap: people at the first seats, bots at the others. */
export interface ReadyTable {
  readonly people: number;
  readonly bots: number;
  readonly level: Level;
  /** Where several people play; otherwise as suits the window. */
  readonly sharing?: Sharing;
  readonly options?: Readonly<Record<string, Value>>;
}

/** One that every device has. */
export interface Preset extends ReadyTable {
  readonly label: InEachLanguage;
  readonly about: InEachLanguage;
}

/** What the setup screen needs to know of a game beyond its rules. */
export interface GameSetup {
  readonly presets: readonly Preset[];
  /** The option that takes a seat, and means a lot when it is not given; null where nobody is chosen. */
  readonly first: { readonly key: string; readonly label: InEachLanguage } | null;
  readonly options: readonly OptionRow[];
  /** How many sides there are where seats play together: a seat belongs to the side of its number, modulo this. */
  sides?(seats: number, options: Readonly<Record<string, Value>>): number;
  /**
   * The device may lie between people, with a part of the table before each: all that somebody may not see fits
   * under a corner that is held down. Hands of cards do not: with them it is handed on.
   */
  readonly between?: true;
  /** Here it means something that nothing lights up: people think for themselves where a card belongs. */
  readonly unaided?: true;
  /** What the engine is asked for, where that is more than the options as they are chosen. */
  readonly asked?: (options: Readonly<Record<string, Value>>) => Readonly<Record<string, unknown>>;
}
