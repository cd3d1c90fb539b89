import { result } from '../../engine';
import type { Sitting } from '../play/playing';
import { keepSitting } from '../play/saved';
import { soFar } from '../practice/soFar';
import { putOnRecord } from './book';
import { recordOf } from './record';

/**
 * Keeps a match after each move, and puts it on record at its end. On record first: however the app is
 * killed, a match that is kept as over can be found there.
 */
export function keepPlayed(sitting: Sitting): void {
  const { id, match } = sitting;
  if (result(match)) {
    void putOnRecord(recordOf(sitting, soFar(id, match.moves.length), Date.now()));
  }
  keepSitting(sitting);
}
