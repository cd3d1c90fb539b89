import type { CardId } from '../../core/game';
import type { Position } from '../numero/supply';
import type { PatienceOptions } from './state';

interface Laid {
  readonly options: PatienceOptions;
  readonly hand: readonly CardId[];
  readonly centre: readonly CardId[];
}

/** As the search for takes wants it: there are no builds here, only single cards. */
export function positionOf({ hand, centre, options }: Laid): Required<Position> {
  return { hand, centre: centre.map((card) => ({ card })), wholeSteps: options.wholeSteps };
}
