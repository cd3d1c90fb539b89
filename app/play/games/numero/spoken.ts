import { face } from '../../../../components/games/numero/face';
import { seenIn } from '../../../../components/games/numero/seen';
import type { GameEvent } from '../../../../engine';
import { readNumber } from '../../../../engine/chinese/number';
import { join, PAUSE, type Reading } from '../../../../engine/chinese/reading';
import type { NumeroView } from '../../../../engine/games/numero/state';
import type { PatienceView } from '../../../../engine/games/patience/state';
import { sentencesOf } from './lines';

/** What a player says aloud: the sentence that was made, or the card that was given away. */
export function spoken(event: GameEvent): Reading | null {
  switch (event.type) {
    case 'took':
    case 'built':
      return together(sentencesOf(event));
    case 'discarded':
    case 'tossed':
      return together((event.cards ?? []).map(face));
    default:
      return null;
  }
}

/** All that lies in the centre. */
export function heard(view: NumeroView | PatienceView): Reading | null {
  return together(
    seenIn(view).bed.centre.map((lying) =>
      'pile' in lying ? readNumber(lying.value) : face(lying.card),
    ),
  );
}

/** One after the other, with a pause between them. */
export function together(readings: readonly Reading[]): Reading | null {
  if (readings.length === 0) return null;
  const parts = readings.flatMap((one, at) => (at === 0 ? [one] : [PAUSE, one]));
  return join(parts, readings.map(({ digits }) => digits).join(', '));
}
