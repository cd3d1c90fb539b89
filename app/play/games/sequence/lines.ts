import { cardOf, face, sentenceOf } from '../../../../components/games/sequence/face';
import type { GameEvent, Result } from '../../../../engine';
import type { SequenceView } from '../../../../engine/games/sequence/state';
import type { Language } from '../../../texts';
import { lines } from '../../../texts/games/sequence/lines';
import { words } from '../../../texts/games/sequence/words';

/** Who begins sits left of the dealer. */
export function dealt({ dealer, seats }: SequenceView): GameEvent {
  return { type: 'dealt', seenBy: 'all', reveals: true, seat: (dealer + 1) % seats };
}

export function line(
  event: GameEvent,
  names: readonly string[],
  language: Language,
): string | null {
  const told = tell(event, names, language);
  return told === null ? null : words[language].set(told);
}

function tell(event: GameEvent, names: readonly string[], language: Language): string | null {
  const { type, seat = -1, cards: [card = ''] = [], cells = [], team = -1 } = event;
  const says = lines[language];
  const { card: named } = words[language];
  const name = names[seat] ?? '';
  const [row = 0, column = 0] = (cells[0] ?? []).map((at) => at + 1);
  switch (type) {
    case 'dealt':
      return says.begins(name);
    case 'placed':
      return cardOf(card).type === 'plus'
        ? says.plus(name, row, column)
        : says.placed(name, sentenceOf(card).digits, row, column);
    case 'removed':
      return says.removed(name, row, column);
    case 'turnedIn':
      return says.turnedIn(name, named(face(card)));
    case 'passed':
      return says.passed(name);
    case 'lost':
      return says.lost(name);
    case 'reshuffled':
      return says.reshuffled;
    case 'forfeited':
      return says.forfeited(name, named(face(card)));
    case 'talked':
      // Whose number the side has plays for it, however many sides there are.
      return says.talked(names[team] ?? '');
    case 'closed':
      return says.closed(name);
    default:
      return null;
  }
}

export function ending({ winners }: Result, names: readonly string[], language: Language): string {
  const says = lines[language];
  const { side, set } = words[language];
  if (winners.length === names.length) return says.draw;
  const won = winners.map((seat) => names[seat] ?? '');
  return set(says.wins(side(won), won.length > 1));
}
