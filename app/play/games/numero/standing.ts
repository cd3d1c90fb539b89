import { seenIn } from '../../../../components/games/numero/seen';
import type { NumeroView } from '../../../../engine/games/numero/state';
import type { PatienceView } from '../../../../engine/games/patience/state';

/** Cards or points so far: all of it is open. */
export function standing(view: NumeroView | PatienceView): number[] {
  return seenIn(view).seats.map(({ score }) => score);
}
