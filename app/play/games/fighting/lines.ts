import type { GameEvent, Result } from '../../../../engine';
import type { Script } from '../../../../engine/chinese/reading';
import type { RoundRule } from '../../../../engine/games/fighting/score';
import { sideOf, sidesAt } from '../../../../engine/games/fighting/sides';
import type { FightingView } from '../../../../engine/games/fighting/state';
import type { Language } from '../../../texts';
import { account } from '../../../texts/games/fighting/account';
import { lines } from '../../../texts/games/fighting/lines';
import { words } from '../../../texts/games/fighting/words';

/** Who dealt the first round: the one who got the first rat, where cards were dealt for it. */
export function dealt({ dealer, drawn, rounds }: FightingView): GameEvent {
  const first = rounds[0]?.dealer ?? dealer;
  return { type: 'dealt', seenBy: 'all', reveals: true, seat: first, cards: drawn.slice(-1) };
}

export function line(
  { type, seat = -1, cards = [], lines: [scored] = [] }: GameEvent,
  names: readonly string[],
  language: Language,
  script: Script = 'simplified',
): string | null {
  const says = lines[language];
  const { card: named, set } = words[language];
  const name = names[seat] ?? '';
  const [first] = cards;
  const shown = (card: string) => named(Number(card), script);
  switch (type) {
    case 'dealt':
      return set(first === undefined ? says.deals(name) : says.dealsByRat(name, shown(first)));
    case 'laid':
      return set(says.laid(name));
    case 'turned':
      return set(
        says.turned(
          cards.map((card, at) => [names[(seat + at) % names.length] ?? '', shown(card)] as const),
        ),
      );
    case 'called':
      return set(says.called(name, Number(first), script));
    case 'played':
      return set(says.played(name, shown(first ?? '')));
    case 'won':
      return set(says.won(name));
    case 'scored': {
      if (!scored) return null;
      // The engine's account has no other rules.
      const rule = scored.rule as RoundRule;
      const side = seat < 0 ? null : sideOf(names.length, seat);
      return set(account[language].round({ side, rule, points: scored.points }, names));
    }
    default:
      return null;
  }
}

export function ending(
  { scores, ranks, winners: [winner = 0] }: Result,
  names: readonly string[],
  language: Language,
): string {
  const says = lines[language];
  const { side, set } = words[language];
  const sides = sidesAt(names.length);
  const together = sides < names.length;
  const won = sideOf(names.length, winner);
  const others = Array.from({ length: sides }, (_, at) => at)
    .filter((at) => at !== won)
    .sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0))
    .map((at) => [side(names, at), scores[at] ?? 0, together] as const);
  return set(says.wins(side(names, won), scores[won] ?? 0, together) + says.others(others));
}
