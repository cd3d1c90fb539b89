import type { Seat } from '../../../engine';
import type { BuyaoMove, BuyaoView } from '../../../engine/games/buyao/state';
import { inArea } from '../../table/area';
import type { PieceId, ZoneId } from '../../table/intent';
import type { Place } from '../../table/place';
import type { BoardProps } from '../board';
import { COIN, type Arrangement } from './arrange';
import type { BuyaoWords } from './words';

export interface BuyaoBoardProps extends BoardProps<BuyaoView, BuyaoMove> {
  readonly words: BuyaoWords;
}

/** What each part of the board gets: all of it, and where things lie. */
export interface PartProps extends BuyaoBoardProps {
  readonly plan: Arrangement;
}

export const TAKE: BuyaoMove = { type: 'take' };
export const DECLINE: BuyaoMove = { type: 'decline' };

export const OPEN_ZONE: ZoneId = 'open';

export function seatZone(seat: Seat): ZoneId {
  return `seat-${seat}`;
}

/** A token keeps its name when it moves from a purse to the pot. */
export function coinName(at: number): PieceId {
  return `coin-${at}`;
}

/** Where a seat's tokens are, on the table. */
export function purseOf(plan: Arrangement, seat: Seat): Place | null {
  const own = plan.seats[seat];
  return own ? inArea(own.area, { ...own.purse, width: COIN, level: 30 }) : null;
}
