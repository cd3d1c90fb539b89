import type { CardId } from '../../../engine';
import { cardOf } from '../../../engine/games/numero/cards';
import { readyToTake, worker, type Ready } from '../../../engine/games/numero/check';
import { isWhole, written, type Fraction } from '../../../engine/games/numero/fraction';
import type { BuildMove } from '../../../engine/games/numero/move';
import type { Take } from '../../../engine/games/numero/takes';
import type { Lying, PileId, Term } from '../../../engine/games/numero/term';
import type { Refusal } from '../../../engine/core/refusal';

/** A heap of the centre, by what lies at its bottom: a card, or a build. */
export type HeapId = string;

/** One thing done with the fingers. A turn is put together of these before anything is played. */
export type Step =
  /** A heap is put on another: they are added. */
  | { readonly type: 'add'; readonly heap: HeapId; readonly onto: HeapId }
  /** A wild card, of the hand or the centre, changes a heap. */
  | { readonly type: 'change'; readonly wild: CardId; readonly onto: HeapId }
  /** A number card of the hand is laid on a heap: to take it, or to build with it. */
  | { readonly type: 'lay'; readonly card: CardId; readonly onto: HeapId }
  /** Another heap goes with the take. */
  | { readonly type: 'also'; readonly heap: HeapId };

/** What has been put together so far: nothing of it has been played. */
export type Draft = readonly Step[];

/** What a workbench lies on. */
export interface Bed {
  readonly hand: readonly CardId[];
  readonly centre: readonly Lying[];
  readonly wholeSteps: boolean;
}

/** Cards that have been put together, and what they come to. */
export interface Heap {
  readonly id: HeapId;
  /** The cards in the order in which they were put there; a build is one thing. */
  readonly things: readonly HeapId[];
  readonly term: Term;
  readonly value: Fraction;
}

/** The number card of the hand that lies on a heap. */
export interface Laid {
  readonly card: CardId;
  readonly on: HeapId;
  /** What it takes there: the heap as it was before; null once the card has become part of it. */
  readonly takes: Term | null;
  /** Other heaps of the same take. */
  readonly also: readonly HeapId[];
}

export interface Workbench {
  readonly heaps: readonly Heap[];
  /** Wild cards that lie in the centre. */
  readonly wilds: readonly CardId[];
  readonly hand: readonly CardId[];
  readonly laid: Laid | null;
}

export function heapOf(lying: Lying): HeapId {
  return 'pile' in lying ? pileHeap(lying.pile) : lying.card;
}

export function pileHeap(pile: PileId): HeapId {
  return `#${pile}`;
}

/** The workbench before anything was done. */
export function bareBench({ hand, centre }: Bed): Workbench {
  const wilds: CardId[] = [];
  const heaps: Heap[] = [];
  for (const lying of centre) {
    const id = heapOf(lying);
    const number = 'pile' in lying ? lying.value : numberOn(lying.card);
    if (number === null) wilds.push(id);
    else {
      const term = 'pile' in lying ? { pile: lying.pile } : { card: lying.card };
      heaps.push({ id, things: [id], term, value: { top: BigInt(number), bottom: BigInt(1) } });
    }
  }
  return { heaps, wilds, hand: [...hand], laid: null };
}

function numberOn(id: CardId): number | null {
  const card = cardOf(id);
  return card.type === 'number' ? card.number : null;
}

/** The workbench after all steps of a draft; those that cannot be, and all after them, are left out. */
export function benchAfter(bed: Bed, draft: Draft): { bench: Workbench; done: Draft } {
  let bench = bareBench(bed);
  const done: Step[] = [];
  for (const step of draft) {
    const next = tryStep(bed, bench, step);
    if ('why' in next) break;
    bench = next.bench;
    done.push(step);
  }
  return { bench, done };
}

/** One step more, or why it cannot be. */
export function tryStep(
  bed: Bed,
  bench: Workbench,
  step: Step,
): { readonly bench: Workbench } | { readonly why: Refusal | null } {
  switch (step.type) {
    case 'add':
      return tryAdd(bed, bench, step.heap, step.onto);
    case 'change':
      return tryChange(bed, bench, step.wild, step.onto);
    case 'lay':
      return tryLay(bed, bench, step.card, step.onto);
    case 'also':
      return tryAlso(bench, step.heap);
  }
}

/** It is not a thing that one does: there is nothing to say about it. */
const NO = { why: null } as const;

function tryAdd(bed: Bed, bench: Workbench, from: HeapId, onto: HeapId) {
  const heap = find(bench, from);
  const below = find(bench, onto);
  if (!heap || !below || from === onto || bench.laid?.on === from) return NO;
  if (isTaken(bench, from) || isTaken(bench, onto)) return NO;
  const things = [...below.things, ...heap.things];
  return replaced(bed, bench, below, sum(below.term, heap.term), things, [from]);
}

function tryChange(bed: Bed, bench: Workbench, wild: CardId, onto: HeapId) {
  const below = find(bench, onto);
  const there = bench.wilds.includes(wild) || bench.hand.includes(wild);
  if (!below || !there || numberOn(wild) !== null || isTaken(bench, onto)) return NO;
  const next = replaced(bed, bench, below, { wild, on: below.term }, [...below.things, wild], []);
  if ('why' in next) return next;
  return {
    bench: {
      ...next.bench,
      wilds: bench.wilds.filter((id) => id !== wild),
      hand: bench.hand.filter((id) => id !== wild),
    },
  };
}

function tryLay(bed: Bed, bench: Workbench, card: CardId, onto: HeapId) {
  const below = find(bench, onto);
  if (!below || bench.laid || !bench.hand.includes(card) || numberOn(card) === null) return NO;
  const laid = { card, on: onto, takes: below.term, also: [] };
  const withCard = { ...bench, hand: bench.hand.filter((id) => id !== card), laid };
  const term = sum(below.term, { card });
  const next = replaced(bed, withCard, below, term, [...below.things, card], []);
  return 'why' in next ? next : { bench: { ...next.bench, laid } };
}

function tryAlso(bench: Workbench, id: HeapId) {
  const { laid } = bench;
  const heap = find(bench, id);
  if (!laid?.takes || !heap || laid.on === id || laid.also.includes(id)) return NO;
  return { bench: { ...bench, laid: { ...laid, also: [...laid.also, id] } } };
}

/** The bench with a heap that has another sentence now; a card that lay on it has become part of it. */
function replaced(
  bed: Bed,
  bench: Workbench,
  heap: Heap,
  term: Term,
  things: readonly HeapId[],
  gone: readonly HeapId[],
): { readonly bench: Workbench } | { readonly why: Refusal } {
  const worked = worker(readyFor(bed))(term);
  if ('why' in worked) return worked;
  const heaps = bench.heaps
    .filter(({ id }) => !gone.includes(id))
    .map((each) => (each.id === heap.id ? { ...each, term, things, value: worked.value } : each));
  const { laid } = bench;
  return {
    bench: { ...bench, heaps, laid: laid?.on === heap.id ? { ...laid, takes: null } : laid },
  };
}

/** All that lies in the centre, and the hand: whether a number card of the hand may be part of it is the rules' question. */
function readyFor({ hand, centre, wholeSteps }: Bed): Ready {
  const ready = readyToTake(hand, centre, wholeSteps);
  const own = hand.filter((id) => numberOn(id) !== null);
  return { ...ready, numbers: new Set([...ready.numbers, ...own]) };
}

function sum(a: Term, b: Term): Term {
  return { sum: [...('sum' in a ? a.sum : [a]), ...('sum' in b ? b.sum : [b])] };
}

function find({ heaps }: Workbench, id: HeapId): Heap | undefined {
  return heaps.find((heap) => heap.id === id);
}

/** Whether it goes with the take already: to change it, it must come back first. */
function isTaken({ laid }: Workbench, id: HeapId): boolean {
  return laid?.also.includes(id) ?? false;
}

/** The take that has been put together, whether the rules allow it or not. */
export function takeIn({ laid, heaps }: Workbench): Take | null {
  if (!laid?.takes) return null;
  const others = laid.also.flatMap((id) => heaps.find((heap) => heap.id === id)?.term ?? []);
  return { type: 'take', card: laid.card, groups: [laid.takes, ...others] };
}

/** The build that has been put together, whether the rules allow it or not. */
export function buildIn({ laid, heaps }: Workbench): BuildMove | null {
  const heap = laid && heaps.find(({ id }) => id === laid.on);
  if (!heap || laid.also.length > 0) return null;
  return { type: 'build', card: laid.card, term: heap.term };
}

/** What a sentence comes to, with any number card of the hand in it; null where it comes to nothing whole. */
export function answerOf(bed: Bed, term: Term): number | null {
  const worked = worker(readyFor(bed))(term);
  return 'why' in worked ? null : wholeValue(worked);
}

/** The value as it stands on a heap: 8, 7/2. */
export function shownValue({ value }: Heap): string {
  return written(value);
}

export function wholeValue({ value }: Pick<Heap, 'value'>): number | null {
  return isWhole(value) ? Number(value.top) : null;
}
