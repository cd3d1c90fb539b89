import { face } from '../../../../components/games/buyao/face';
import type { GameEvent, Result } from '../../../../engine';
import type { Script } from '../../../../engine/chinese/reading';
import { PHRASES } from '../../../../engine/chinese/words';
import type { BuyaoView } from '../../../../engine/games/buyao/state';
import type { Language } from '../../../texts';
import { lines } from '../../../texts/games/buyao/lines';
import { words } from '../../../texts/games/buyao/words';

/** Before anybody moved a card lay open already: what its turning would have told. */
export function dealt(view: BuyaoView): GameEvent {
  const card = view.history[0]?.card ?? view.open ?? '';
  return { type: 'dealt', seenBy: 'all', reveals: true, seat: view.first, cards: [card] };
}

export function line(
  { type, seat = -1, cards: [card = ''] = [], tokens = 0 }: GameEvent,
  names: readonly string[],
  language: Language,
  script: Script = 'simplified',
): string | null {
  const says = lines[language];
  const { card: named, set } = words[language];
  const name = names[seat] ?? '';
  switch (type) {
    case 'dealt':
      return set(says.begins(name, named(face(card))));
    case 'took':
      return set(says.took(name, named(face(card)), tokens));
    case 'declined':
      return says.declined(name, PHRASES.decline.hanzi[script]);
    case 'turned':
      return says.turned(named(face(card)));
    default:
      return null;
  }
}

export function ending(
  { scores, ranks, winners }: Result,
  names: readonly string[],
  language: Language,
): string {
  const says = lines[language];
  const best = scores[winners[0] ?? -1] ?? 0;
  const won = winners.map((seat) => names[seat] ?? '');
  const rankOf = (seat: number) => ranks[seat] ?? 0;
  const others = [...scores.keys()]
    .filter((seat) => !winners.includes(seat))
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map((seat) => [names[seat] ?? '', scores[seat] ?? 0] as const);
  const head = won.length > 1 ? says.share(won, best) : says.wins(won.join(''), best);
  return words[language].set(head + says.others(others));
}
