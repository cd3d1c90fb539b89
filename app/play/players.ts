import type { Level, Seat } from '../../engine';
import type { BotName } from './botNames';

export type Player =
  /** Without a name of their own, people go by their seat. */
  | {
      readonly kind: 'person';
      readonly name: string;
      /** Who of the roster this is; people who only wrote a name are nobody there. */
      readonly who?: string;
    }
  | { readonly kind: 'bot'; readonly name: BotName; readonly level: Level };

/** How several people share the device: handed on from one to the next, or lying between them. */
export type Sharing = 'pass' | 'around';

/** The seats where people sit. */
export function peopleOf(players: readonly Player[]): Seat[] {
  return players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}
