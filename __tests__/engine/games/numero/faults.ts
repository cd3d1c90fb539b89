import type { Term, Told } from '../../../../engine';
import { readyToTake, refuseTake } from '../../../../engine/games/numero/check';
import { nameOf, slowPoints, type SlowPosition } from './slow';

/** In how far a take is not what it says it is. */
export function faults(position: SlowPosition, { move, cards, points }: Told): unknown[] {
  const { hand, centre, wholeSteps = false } = position;
  const ready = readyToTake(hand, centre, wholeSteps);
  const groups = move.groups.map((term) => cardsIn(term, centre));
  const taken = [move.card, ...groups.flat()];
  const all = centre.flatMap((lying) => ('card' in lying ? lying.card : lying.cards));
  const clears = all.every((id) => taken.includes(id));
  const counted = slowPoints(move.card, groups, clears);
  return [
    refuseTake(hand, ready, move.card, move.groups),
    nameOf(taken) === nameOf(cards) ? null : [taken, cards],
    counted === points ? null : [counted, points],
  ].filter((fault) => fault !== null);
}

/** The cards that a sentence uses. */
function cardsIn(term: Term, centre: SlowPosition['centre']): string[] {
  if ('card' in term) return [term.card];
  if ('sum' in term) return term.sum.flatMap((each) => cardsIn(each, centre));
  if ('wild' in term) return [...cardsIn(term.on, centre), term.wild];
  return centre.flatMap((lying) =>
    'pile' in lying && lying.pile === term.pile ? lying.cards : [],
  );
}
