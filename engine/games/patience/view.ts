import type { Seat } from '../../core/game';
import { shuffle, type Random } from '../../core/random';
import { listTakes } from '../numero/listTakes';
import { packCards } from '../numero/pack';
import type { Take } from '../numero/takes';
import type { PatienceState, PatienceView } from './state';
import { positionOf } from './table';

export function view(state: PatienceState, seat: Seat | null): PatienceView {
  const { options, over, score, deck, top, hand } = state;
  return {
    game: 'patience',
    seat,
    options,
    over,
    turn: over ? null : 0,
    pack: deck.length - top,
    held: hand.length,
    // At the end it is laid open, to be counted.
    hand: seat === null && !over ? null : hand.slice(),
    centre: state.centre.slice(),
    won: state.won.slice(),
    score,
    history: state.history.slice(),
  };
}

export function viewMoves({ over, hand, centre, options }: PatienceView): readonly Take[] {
  if (over || hand === null) return [];
  return listTakes(positionOf({ hand, centre, options }), options.score);
}

/** Only the order of the pack is a guess; to a bystander, the hand too. */
export function imagine(view: PatienceView, random: Random): PatienceState {
  const { options, over, centre, won, score, history, held } = view;
  const seen = new Set([...(view.hand ?? []), ...centre, ...won]);
  const unseen = shuffle(
    random,
    packCards(options).filter((card) => !seen.has(card)),
  );
  const hand = view.hand ? [...view.hand] : unseen.splice(0, held);
  return {
    options,
    over,
    deck: unseen,
    top: 0,
    hand,
    centre: [...centre],
    won: [...won],
    score,
    history: [...history],
  };
}
