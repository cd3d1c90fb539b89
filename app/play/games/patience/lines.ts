import { signed } from '../../../../components/signed';
import type { GameEvent, Result } from '../../../../engine';
import type { Language } from '../../../texts';
import { lines } from '../../../texts/games/numero/lines';
import { line as numeroLine } from '../numero/lines';

export function dealt(): GameEvent {
  return { type: 'dealt', seenBy: 'all', reveals: true, seat: 0 };
}

/** As at NUMERO, but that nobody else is there, and that the end comes when nothing can be taken. */
export function line(
  event: GameEvent,
  names: readonly string[],
  language: Language,
): string | null {
  if (event.type === 'dealt') return lines[language].dealtAlone;
  if (event.type === 'ended') return lines[language].noMore;
  return numeroLine(event, names, language);
}

export function ending({ scores }: Result, _names: readonly string[], language: Language): string {
  return lines[language].alone(signed(scores[0] ?? 0));
}
