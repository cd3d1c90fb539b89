import { below } from '../../engine/core/random';
import { faceOf, nameOf, packOf } from '../../engine/games/sevens/cards';
import { possibleCards } from '../../engine/games/sevens/hidden';
import type { SevensMove } from '../../engine/games/sevens/move';
import type { SevensView } from '../../engine/games/sevens/state';
import { viewMoves } from '../../engine/games/sevens/view';
import type { Player } from '../players';

/** How far a card is from the ace or the ten of its chain. */
function toTheEnd(move: SevensMove, { options }: SevensView): number {
  if (move.type !== 'lay') return 0;
  const { number } = faceOf(move.card);
  const { centre, highest } = packOf(options);
  return number < centre ? number - 1 : number > centre ? highest - number : centre;
}

/** Lays the card nearest the end, presents any, guesses at random among the possible. */
const nearestTheEnd: Player = (any, _, chance) => {
  const view = any as SevensView; // sits at tables of sevens only
  if (view.phase === 'guess' && view.target !== null) {
    const possible = possibleCards(view, view.target).map(nameOf);
    const card = possible[below(chance, possible.length)] ?? '';
    return view.options.guess === 'number'
      ? { type: 'guess', number: faceOf(card).number }
      : { type: 'guess', card };
  }
  const moves = viewMoves(view);
  if (view.phase === 'present') return moves[below(chance, moves.length)];
  return [...moves].sort((a, b) => toTheEnd(a, view) - toTheEnd(b, view))[0];
};

export const sevensRivals: { readonly [name: string]: Player } = {
  'nearest the end': nearestTheEnd,
};
