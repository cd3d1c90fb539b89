import type { Line } from '../../core/game';
import { printedOn } from '../numero/account';
import type { PatienceState } from './state';

const WHOLE_PACK: Line = { rule: 'wholePack', cards: [], points: 10 };
const NOTHING_LEFT: Line = { rule: 'nothingLeft', cards: [], points: 25 };

/** What the end of a game for points adds and takes off. */
export function endLines({ options, deck, top, hand, centre }: PatienceState): Line[] {
  if (options.score !== 'points') return [];
  const lines: Line[] = [];
  if (top === deck.length) lines.push(WHOLE_PACK);
  if (hand.length + centre.length === 0) lines.push(NOTHING_LEFT);
  const printed = printedOn(hand);
  if (printed > 0) lines.push({ rule: 'left', cards: [...hand], points: -printed });
  return lines;
}
