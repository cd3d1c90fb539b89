import type { GameId } from '../../engine';
import { peopleOf, type Player, type Sharing } from './players';
import { setups } from './setups';

/** The device may lie between people, as well as be handed on. */
export function mayLieBetween(game: GameId): boolean {
  return setups[game].between ?? false;
}

/** The way that is asked for, where the game has it and there is somebody to share with. */
export function sharingIn(game: GameId, players: readonly Player[], asked: Sharing): Sharing {
  const isPossible = asked === 'pass' || mayLieBetween(game);
  return peopleOf(players).length > 1 && isPossible ? asked : 'pass';
}
