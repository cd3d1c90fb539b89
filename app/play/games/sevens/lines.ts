import { face } from '../../../../components/games/sevens/face';
import type { GameEvent, Result } from '../../../../engine';
import { readNumber } from '../../../../engine/chinese/number';
import { nameOf, packOf } from '../../../../engine/games/sevens/cards';
import { openingCard } from '../../../../engine/games/sevens/chains';
import { laidFirst } from '../../../../engine/games/sevens/deal';
import { NO_CARD, type SevensView } from '../../../../engine/games/sevens/state';
import type { Language } from '../../../texts';
import { lines } from '../../../texts/games/sevens/lines';
import { words } from '../../../texts/games/sevens/words';

/** The first deal, with the card that it begins from: on the table, or in the hand of whoever opens. */
export function dealt(view: SevensView): GameEvent {
  const { seats, options, finished, history, dealer } = view;
  const centre = laidFirst(options, seats);
  const first = finished[0]?.dealer ?? dealer;
  const opener = history.find(({ type }) => type === 'laid')?.seat ?? view.turn ?? 0;
  // Who opened an earlier round is no longer told: then it is said who dealt it.
  const known = finished.length === 0;
  return {
    type: 'begun',
    seenBy: 'all',
    reveals: true,
    seat: centre === NO_CARD ? (known ? opener : -1) : (first + 1) % seats,
    cards: [nameOf(centre === NO_CARD ? openingCard(packOf(options)) : centre)],
    // Of a card that lies on the table.
    ...(centre === NO_CARD ? {} : { count: 1 }),
  };
}

export function line(
  { type, seat = -1, from = -1, cards = [], value, count = 0 }: GameEvent,
  names: readonly string[],
  language: Language,
): string | null {
  const says = lines[language];
  const { card: named, set } = words[language];
  const name = names[seat] ?? '';
  const card = named(face(cards[0] ?? ''));
  switch (type) {
    case 'begun':
      if (name === '') return null;
      return set(count > 0 ? says.begins(name, card) : says.opens(name, card));
    case 'laid':
      return set(says.laid(name, card));
    case 'knocked':
      return set(says.knocked(name));
    case 'presented':
      return set(says.presented(name));
    case 'guessed': {
      const what = value === undefined ? card : named(readNumber(value));
      return set(says.guessed(name, what, names[from] ?? ''));
    }
    case 'shown':
      return set(seat === from ? says.kept(name, card) : says.got(name, card));
    case 'counted':
      return set(says.counted(name, cards.length, value ?? 0));
    case 'dealt':
      return set(says.round(count, name));
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
  const won = winners.map((seat) => names[seat] ?? '');
  const best = scores[winners[0] ?? 0] ?? 0;
  const rankOf = (seat: number) => ranks[seat] ?? 0;
  const others = [...scores.keys()]
    .filter((seat) => !winners.includes(seat))
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map((seat) => [names[seat] ?? '', scores[seat] ?? 0] as const);
  const head = won.length > 1 ? says.share(won, best) : says.wins(won.join(''), best);
  return words[language].set(head + says.others(others));
}
