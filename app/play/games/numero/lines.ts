import { face } from '../../../../components/games/numero/face';
import { signed } from '../../../../components/signed';
import type { CardId, GameEvent, Result } from '../../../../engine';
import type { Reading } from '../../../../engine/chinese/reading';
import { readSentence } from '../../../../engine/chinese/sentence';
import type { NumeroView } from '../../../../engine/games/numero/state';
import type { Language } from '../../../texts';
import { board } from '../../../texts/games/numero/board';
import { lines } from '../../../texts/games/numero/lines';
import { words } from '../../../texts/games/numero/words';

/** Everybody sits down; who begins sits left of the dealer. */
export function dealt(view: NumeroView): GameEvent {
  const { dealer, seats } = view;
  return { type: 'dealt', seenBy: 'all', reveals: true, seat: (dealer + 1) % seats };
}

/** The sentences of a take or a build; a card that is taken by itself needs none. */
export function sentencesOf({ said = [], value }: Pick<GameEvent, 'said' | 'value'>): Reading[] {
  return said.map((expression) =>
    typeof expression === 'object' && 'sum' in expression
      ? readSentence(expression, value)
      : readSentence(expression, typeof expression === 'number' ? undefined : value),
  );
}

export function line(
  event: GameEvent,
  names: readonly string[],
  language: Language,
): string | null {
  const { type, seat = -1, cards = [], value = 0, lines: account = [] } = event;
  const says = lines[language];
  const { card: named, set } = words[language];
  const name = names[seat] ?? '';
  const first = (cards[0] ?? '') as CardId;
  const digits = sentencesOf(event).map((sentence) => sentence.digits);
  switch (type) {
    case 'dealt':
      return set(says.begins(name));
    case 'took': {
      const took = set(says.took(name, digits, named(face(first)), cards.length));
      // One line says as many cards as there are: that was said already.
      return account.length > 1 ? says.brought(took, board[language].account(account)) : took;
    }
    case 'built':
      return set(says.built(name, digits.join('')));
    case 'discarded':
      return set(says.discarded(name, named(face(first))));
    case 'tossed':
      return set(
        says.tossed(
          name,
          cards.map((card) => named(face(card))),
        ),
      );
    case 'passed':
      return set(says.passed(name));
    case 'challenged':
      return set(says.challenged(name, value));
    case 'proven':
      return set(says.proven(name, named(face(first))));
    case 'undone':
      return set(says.undone(name, value));
    case 'lastChance':
      return set(says.lastChance(name));
    case 'rest':
      return set(says.rest(name, cards.length));
    case 'left':
      return set(says.left(name, cards.length));
    case 'most':
      return set(says.most(name));
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
  const score = (seat: number) => signed(scores[seat] ?? 0);
  const won = winners.map((seat) => names[seat] ?? '');
  const best = score(winners[0] ?? 0);
  const rankOf = (seat: number) => ranks[seat] ?? 0;
  const others = [...scores.keys()]
    .filter((seat) => !winners.includes(seat))
    .sort((a, b) => rankOf(a) - rankOf(b))
    .map((seat) => [names[seat] ?? '', score(seat)] as const);
  const head = won.length > 1 ? says.share(won, best) : says.wins(won.join(''), best);
  return words[language].set(head + says.others(others));
}
