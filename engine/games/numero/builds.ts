import type { CardId, Seat } from '../../core/game';
import { IllegalMove, refusal, type Refusal } from '../../core/refusal';
import { numberOn } from './answers';
import { findCard } from './cards';
import { readyToTake, refuseAnswer, worker } from './check';
import { isNumber } from './fraction';
import { isLeaf, leavesOf, type Leaves } from './leaves';
import type { BuildMove } from './move';
import { refusePlayed } from './played';
import { isBuild, type Build, type Heap, type NumeroState } from './state';

/** Why this cannot be built; what the seat promised before is another question. */
export function refuseBuild(
  hand: readonly CardId[],
  centre: readonly Heap[],
  { wholeSteps, bluff }: { readonly wholeSteps: boolean; readonly bluff: boolean },
  { card, term }: BuildMove,
): Refusal | null {
  const wrongCard = refusePlayed(hand, card);
  if (wrongCard) return wrongCard;
  const worked = workOut(hand, centre, wholeSteps, { card, term });
  if ('why' in worked) return worked.why;
  const { value } = worked;
  const incomplete = refuseIncomplete(leavesOf([term]), centre, card);
  if (incomplete) return incomplete;
  const isHeld = hand.some((other) => other !== card && isNumber(value, numberOn(other)));
  return refuseAnswer(value) ?? (bluff || isHeld ? null : answerNotHeld(Number(value.top)));
}

/** For a build, the number card of the hand lies with those of the centre. */
function workOut(
  hand: readonly CardId[],
  centre: readonly Heap[],
  wholeSteps: boolean,
  { card, term }: Pick<BuildMove, 'card' | 'term'>,
) {
  const ready = readyToTake(hand, centre, wholeSteps);
  return worker({ ...ready, numbers: new Set([...ready.numbers, card]) })(term);
}

function refuseIncomplete(used: Leaves, centre: readonly Heap[], card: CardId): Refusal | null {
  if (!used.cards.has(card)) {
    return refusal('cardLeftOut', 'The card that you play must be part of the build.', { card });
  }
  const onSomething = centre.some(
    (heap) => isLeaf(used, heap) && (isBuild(heap) || findCard(heap.card)?.type === 'number'),
  );
  if (onSomething) return null;
  return refusal('nothingFromCentre', 'A build needs a number or a build of the centre.');
}

function answerNotHeld(value: number): Refusal {
  const reason = `To build ${value} you must hold another ${value} to take it with.`;
  return refusal('answerNotHeld', reason, { value });
}

/** The build that an allowed move makes, under the next free name. */
export function buildOf(state: NumeroState, seat: Seat, { card, term }: BuildMove): Build {
  const { centre, options, nextPile, turns } = state;
  const hand = state.hands[seat] ?? [];
  const worked = workOut(hand, centre, options.wholeSteps, { card, term });
  if ('why' in worked) throw new IllegalMove(worked.why);
  const used = leavesOf([term]);
  return {
    pile: nextPile,
    value: Number(worked.value.top),
    cards: worked.cards,
    owner: seat,
    turn: turns,
    added: [card, ...hand.filter((id) => id !== card && used.cards.has(id))],
    parts: centre.filter((heap) => isLeaf(used, heap)),
    proven: false,
  };
}

/** The parts in the place of the build, and what came from the hand beside them. */
export function undone(centre: readonly Heap[], build: Build): Heap[] {
  const parts = centre.flatMap((heap) => (heap === build ? build.parts : [heap]));
  return [...parts, ...build.added.map((card) => ({ card }))];
}
