import type { CardId } from '../../core/game';
import { refusal, type Refusal } from '../../core/refusal';
import { findCard, HIGHEST, type WildCard } from './cards';
import { add, change, isNumber, isWhole, whole, written, type Fraction } from './fraction';
import type { Lying, Pile, PileId, Term } from './term';

/** What a number sentence may use, and how. */
export interface Ready {
  readonly numbers: ReadonlySet<CardId>;
  readonly wilds: ReadonlySet<CardId>;
  readonly piles: ReadonlyMap<PileId, Pile>;
  /** No fractions on the way. */
  readonly wholeSteps: boolean;
}

/** A sentence that is sound: its value, and every card in it, those of its builds too. */
export interface Sound {
  readonly value: Fraction;
  readonly cards: readonly CardId[];
}

/** What a take may use: all that lies in the centre, and the hand's wild cards. */
export function readyToTake(
  hand: readonly CardId[],
  centre: readonly Lying[],
  wholeSteps: boolean,
): Ready {
  const numbers = new Set<CardId>();
  const wilds = new Set<CardId>();
  const piles = new Map<PileId, Pile>();
  for (const lying of centre) {
    if ('pile' in lying) piles.set(lying.pile, lying);
    else (findCard(lying.card)?.type === 'wild' ? wilds : numbers).add(lying.card);
  }
  for (const card of hand) if (findCard(card)?.type === 'wild') wilds.add(card);
  return { numbers, wilds, piles, wholeSteps };
}

/** Works sentences out, one after another: no card may be in two places of the same turn. */
export function worker(ready: Ready): (term: Term) => Sound | { readonly why: Refusal } {
  const used = new Set<CardId | PileId>();

  function workOut(term: Term): Sound | { readonly why: Refusal } {
    if ('sum' in term) return sum(term.sum);
    if ('pile' in term) return pile(term.pile);
    return 'wild' in term ? wildOn(term.wild, term.on) : number(term.card);
  }

  function number(id: CardId): Sound | { readonly why: Refusal } {
    const card = findCard(id);
    if (!card) return { why: noSuchCard(id) };
    if (card.type === 'wild') return { why: wildAsNumber(id) };
    const why = spend(id, ready.numbers, `The ${card.colour} ${card.number} is not there to use.`);
    return why ? { why } : { value: whole(card.number), cards: [id] };
  }

  function pile(id: PileId): Sound | { readonly why: Refusal } {
    const standing = ready.piles.get(id);
    if (!standing) return { why: refusal('noSuchPile', 'There is no such build.', { pile: id }) };
    if (used.has(id)) {
      return { why: refusal('pileTwice', 'A build can be used once in a turn.', { pile: id }) };
    }
    used.add(id);
    return { value: whole(standing.value), cards: standing.cards };
  }

  function sum(terms: readonly Term[]): Sound | { readonly why: Refusal } {
    if (terms.length < 2) {
      const code = terms.length === 0 ? 'emptySum' : 'loneSum';
      return { why: refusal(code, 'A sum needs two values or more to add.') };
    }
    let value = whole(0);
    const cards: CardId[] = [];
    for (const term of terms) {
      const worked = workOut(term);
      if ('why' in worked) return worked;
      value = add(value, worked.value);
      cards.push(...worked.cards);
    }
    return { value, cards };
  }

  function wildOn(id: CardId, on: Term): Sound | { readonly why: Refusal } {
    const card = findCard(id);
    if (!card) return { why: noSuchCard(id) };
    if (card.type === 'number') {
      const reason = `The ${card.colour} ${card.number} is a number: only a wild card changes a value.`;
      return { why: refusal('numberAsWild', reason, { card: id }) };
    }
    const why = spend(id, ready.wilds, 'This wild card is not there to use.');
    if (why) return { why };
    const worked = workOut(on);
    if ('why' in worked) return worked;
    const value = change(worked.value, card.effect);
    if (!value) return { why: cannotChange(worked.value, card) };
    if (ready.wholeSteps && !isWhole(value)) {
      const facts = { card: id, value: written(worked.value), result: written(value) };
      const reason = `That makes ${facts.result}, and here every step must be a whole number.`;
      return { why: refusal('fraction', reason, facts) };
    }
    return { value, cards: [...worked.cards, id] };
  }

  function spend(id: CardId, there: ReadonlySet<CardId>, otherwise: string): Refusal | null {
    if (!there.has(id)) return refusal('cardNotThere', otherwise, { card: id });
    if (used.has(id)) return refusal('cardTwice', 'A card can be used once.', { card: id });
    used.add(id);
    return null;
  }

  return workOut;
}

/** What is taken, or left as a build, is a whole number from 1 to 15. */
export function refuseAnswer(value: Fraction): Refusal | null {
  if (isWhole(value) && value.top >= BigInt(1) && value.top <= BigInt(HIGHEST)) return null;
  const facts = { value: written(value), highest: HIGHEST };
  const reason = `The answer must be a whole number from 1 to ${HIGHEST}, and this makes ${facts.value}.`;
  return refusal('answerOutOfRange', reason, facts);
}

/** A take by one number card of the hand: every group must be equal to it. */
export function refuseTake(
  hand: readonly CardId[],
  ready: Ready,
  card: CardId,
  groups: readonly Term[],
): Refusal | null {
  const taker = findCard(card);
  if (!taker) return noSuchCard(card);
  if (taker.type === 'wild') return wildAsNumber(card);
  if (!hand.includes(card)) {
    return refusal('cardNotThere', 'You take with a number card of your hand.', { card });
  }
  if (groups.length === 0) return refusal('noGroups', 'Say what you take.');
  const workOut = worker(ready);
  for (const [group, term] of groups.entries()) {
    const worked = workOut(term);
    if ('why' in worked) return worked.why;
    if (!isNumber(worked.value, taker.number)) {
      const facts = { group, value: written(worked.value), number: taker.number };
      return refusal('notEqual', `This makes ${facts.value}, not ${facts.number}.`, facts);
    }
  }
  return null;
}

function noSuchCard(id: CardId): Refusal {
  return refusal('noSuchCard', 'There is no such card.', { card: id });
}

function wildAsNumber(id: CardId): Refusal {
  const reason = 'A wild card is no number: it needs a value to change.';
  return refusal('wildAsNumber', reason, { card: id });
}

function cannotChange(on: Fraction, { id, effect }: WildCard): Refusal {
  const value = written(on);
  const facts = { card: id, value };
  if (effect.how === 'minus') {
    const reason = `${value} − ${effect.by} would go below zero.`;
    return refusal('negative', reason, { ...facts, by: effect.by });
  }
  const square = effect.how === 'root' && effect.degree === 2;
  return square
    ? refusal('notASquare', `${value} is not a square: its root is not exact.`, facts)
    : refusal('notACube', `${value} is not a cube: its root is not exact.`, facts);
}
