import type { CardId, Line } from '../../core/game';
import { cardOf } from './cards';
import { account, type Taken } from './points';
import type { By } from './scales';

/** What is counted beside the check list's rules 1 to 10. */
export const MOST_CARDS: Line = { rule: 11, cards: [], points: 10 };
export const CHALLENGED_IN_VAIN: Line = { rule: 'challenge', cards: [], points: -10 };
export const BLUFFED: Line = { rule: 'bluff', cards: [], points: -20 };

/** In the game for cards each card counts, as by rule 2, and nothing else does. */
export function takeLines(by: By, taken: Taken): readonly Line[] {
  if (by === 'points') return account(taken);
  const cards = [taken.taker.id, ...taken.groups.flat()];
  return [{ rule: 2, cards, points: cards.length }];
}

/** Left in the centre: they are nobody's take, so that they bring no points, but they are cards. */
export function restLines(by: By, cards: readonly CardId[]): readonly Line[] {
  return [{ rule: 'rest', cards, points: by === 'points' ? 0 : cards.length }];
}

/** Left in the last hand. */
export function leftLines(by: By, cards: readonly CardId[]): readonly Line[] {
  const printed = by === 'points' ? printedOn(cards) : 0;
  return [{ rule: 'left', cards, points: -cards.length - printed }];
}

export function printedOn(cards: readonly CardId[]): number {
  return cards.reduce((sum, id) => sum + cardOf(id).points, 0);
}
