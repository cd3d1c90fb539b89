import type { CardId, Refusal } from '../../../engine';
import { readNumber } from '../../../engine/chinese/number';
import { numberOn } from '../../../engine/games/numero/answers';
import { cardOf } from '../../../engine/games/numero/cards';
import type { NumeroMove } from '../../../engine/games/numero/move';
import type { Intent, PieceId, WhyNot, ZoneId } from '../../table/intent';
import { face } from './face';
import { sentenceOf } from './sentence';
import type { NumeroWords } from './words';
import {
  buildIn,
  takeIn,
  tryStep,
  wholeValue,
  type Bed,
  type Heap,
  type HeapId,
  type Step,
  type Workbench,
} from './workbench';

/** Where cards are put: on a heap, away, on what has been won, or down as a build. */
export const DISCARD: ZoneId = 'discard';
export const STACK: ZoneId = 'stack';
export const BUILD: ZoneId = 'build';

export function heapZone(heap: HeapId): ZoneId {
  return `heap-${heap}`;
}

/** A turn that is being put together, and what becomes of it. */
export interface Composing {
  readonly bed: Bed;
  readonly bench: Workbench;
  readonly draft: readonly Step[];
  /** At patience there is nothing but takes. */
  readonly alone: boolean;
  readonly words: NumeroWords;
  /** The engine's reason against a move; null where it is allowed. */
  readonly why: (move: NumeroMove) => string | null;
  /** The engine's reason against a step, in words. */
  readonly inWords: (why: Refusal) => string;
  readonly onDraft: (draft: readonly Step[]) => void;
  readonly onMove: (move: NumeroMove) => void;
}

/** All that can be done with what lies there, card by card. */
export function intentsOf(turn: Composing): Intent[] {
  const { bench } = turn;
  const wilds = [...bench.wilds, ...bench.hand.filter(isWild)];
  const numbers = bench.hand.filter((card) => !isWild(card));
  return [
    ...bench.heaps.flatMap((heap) => [...ofHeap(turn, heap), ...ofLaid(turn, heap)]),
    ...wilds.flatMap((wild) => onHeaps(turn, wild, (onto) => ({ type: 'change', wild, onto }))),
    ...numbers.flatMap((card) => onHeaps(turn, card, (onto) => ({ type: 'lay', card, onto }))),
    ...(turn.alone ? [] : bench.hand.flatMap((card) => away(turn, card))),
  ];
}

const isWild = (id: CardId) => cardOf(id).type === 'wild';

/** A heap on another: added to it, or taken with it; on a wild card that lies there: changed by it. */
function ofHeap(turn: Composing, { id }: Heap): Intent[] {
  return [
    ...onHeaps(turn, id, (onto) => stepWith(turn, id, onto)),
    ...turn.bench.wilds.flatMap((wild) =>
      intentOf(turn, id, wild, { type: 'change', wild, onto: id }),
    ),
  ];
}

/** What a heap that is put on another means. */
function stepWith({ bench, alone }: Composing, heap: HeapId, onto: HeapId): Step {
  const { laid } = bench;
  const own = bench.heaps.find(({ id }) => id === heap);
  const equal = laid && own && wholeValue(own) === numberOn(laid.card);
  const goesAlong = laid?.takes && laid.on === onto && (alone || equal);
  return goesAlong ? { type: 'also', heap } : { type: 'add', heap, onto };
}

function onHeaps(turn: Composing, piece: PieceId, step: (onto: HeapId) => Step): Intent[] {
  return turn.bench.heaps.flatMap(({ id }) => intentOf(turn, piece, id, step(id)));
}

/** None, where the step cannot be. */
function intentOf(turn: Composing, piece: PieceId, onto: HeapId, step: Step): Intent[] {
  const next = tryStep(turn.bed, turn.bench, step);
  if ('why' in next || refusalOf(turn, step, next.bench) !== null) return [];
  const label = labelOf(turn, step, next.bench);
  const act = () => turn.onDraft([...turn.draft, step]);
  return [{ piece, zone: heapZone(onto), label, act }];
}

/** A heap with a number card on it: taken, or left as a build. */
function ofLaid({ bench, why, onMove, words }: Composing, heap: Heap): Intent[] {
  const { id } = heap;
  if (bench.laid?.on !== id) return [];
  const take = takeIn(bench);
  const build = buildIn(bench);
  const taken = readNumber(numberOn(bench.laid.card));
  const built = readNumber(wholeValue(heap) ?? 0);
  return [
    ...(take && why(take) === null
      ? [{ piece: id, zone: STACK, label: words.take(taken), act: () => onMove(take) }]
      : []),
    ...(build && why(build) === null
      ? [{ piece: id, zone: BUILD, label: words.buildIt(built), act: () => onMove(build) }]
      : []),
  ];
}

/** A card of the hand that is given away. */
function away({ why, onMove, words, draft }: Composing, card: CardId): Intent[] {
  const wild = isWild(card);
  const move: NumeroMove = wild ? { type: 'toss', card } : { type: 'discard', card };
  // A turn that is half put together is taken apart first.
  if (draft.length > 0 || why(move) !== null) return [];
  const label = wild ? words.toss(face(card)) : words.discard(face(card));
  return [{ piece: card, zone: DISCARD, label, act: () => onMove(move) }];
}

/** Why a step leads nowhere, though it could be done: nothing is taken by another number, or built at patience. */
function refusalOf({ alone, words, why }: Composing, step: Step, after: Workbench): string | null {
  const { laid } = after;
  // What may still become a build is judged when it is put down.
  if (!laid || (!alone && step.type !== 'also')) return null;
  if (laid.takes === null) return words.takenFirst;
  const take = step.type === 'lay' || step.type === 'also' ? takeIn(after) : null;
  return take && why(take);
}

function labelOf(turn: Composing, step: Step, after: Workbench): string {
  const { words, bench } = turn;
  if (step.type === 'also') return words.alsoTake(readNumber(numberOn(bench.laid?.card ?? '')));
  if (step.type === 'lay') {
    const below = bench.heaps.find(({ id }) => id === step.onto);
    return below ? words.layOn(face(step.card), sentenceOf(below, turn.bed)) : '';
  }
  const heap = after.heaps.find(({ id }) => id === step.onto);
  return heap ? words.makes(sentenceOf(heap, turn.bed)) : '';
}

/** What is said of a drop that cannot be. */
export function whyNotIn(turn: Composing): WhyNot {
  const { bench, bed, why, inWords } = turn;
  return (piece, zone) => {
    if (zone === DISCARD) {
      if (!bench.hand.includes(piece) || turn.alone) return null;
      return why(isWild(piece) ? { type: 'toss', card: piece } : { type: 'discard', card: piece });
    }
    const lying = [...bench.heaps.map(({ id }) => id), ...bench.wilds];
    const onto = lying.find((id) => heapZone(id) === zone);
    if (onto === undefined) return null;
    const step = stepOf(turn, piece, onto);
    const next = step && tryStep(bed, bench, step);
    if (!next) return null;
    if ('why' in next) return next.why && inWords(next.why);
    return refusalOf(turn, step, next.bench);
  };
}

function stepOf(turn: Composing, piece: PieceId, onto: HeapId): Step | null {
  const { heaps, wilds } = turn.bench;
  const isHeap = heaps.some(({ id }) => id === piece);
  if (piece === onto) return null;
  if (wilds.includes(onto)) return isHeap ? { type: 'change', wild: onto, onto: piece } : null;
  if (isHeap) return stepWith(turn, piece, onto);
  return isWild(piece) ? { type: 'change', wild: piece, onto } : { type: 'lay', card: piece, onto };
}
