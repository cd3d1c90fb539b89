import { scoreOf } from '../../../../engine/games/buyao/score';
import type { BuyaoView } from '../../../../engine/games/buyao/state';

/** What the cards count; the tokens are nobody's business until the end. */
export function standing({ cards, tokens, open }: BuyaoView): number[] {
  return cards.map((held, seat) =>
    scoreOf(held.map(Number), open === null ? (tokens[seat] ?? 0) : 0),
  );
}
