import type { GameId } from '../../engine';
import { peopleOf, type Player, type Sharing } from './players';

const BETWEEN: readonly Sharing[] = ['pass', 'around'];
const HANDED_ON: readonly Sharing[] = ['pass'];

/**
 * How several people may share the device, game by game. It lies between them, with a part of the table before
 * each, where all that somebody may not see fits under a corner that is held down. Hands of cards do not: with
 * them it is handed on.
 */
const WAYS: Readonly<Record<GameId, readonly Sharing[]>> = {
  buyao: BETWEEN,
  fighting: HANDED_ON,
  numero: HANDED_ON,
  patience: HANDED_ON,
  sequence: HANDED_ON,
  sevens: HANDED_ON,
};

export function mayLieBetween(game: GameId): boolean {
  return WAYS[game].includes('around');
}

/** The way that is asked for, where the game has it and there is somebody to share with. */
export function sharingIn(game: GameId, players: readonly Player[], asked: Sharing): Sharing {
  return peopleOf(players).length > 1 && WAYS[game].includes(asked) ? asked : 'pass';
}
