import type { BuyaoView } from '../../engine/games/buyao/state';
import type { Player } from '../players';

const LIMITS = Array.from({ length: 14 }, (_, at) => at - 3);

/** Takes when the card's points less its tokens, runs counted, are at most the limit. */
function limited(limit: number): Player {
  return (any) => {
    const view = any as BuyaoView; // sits at tables of buyao only
    const mine = view.cards[view.seat ?? -1] ?? [];
    const card = Number(view.open);
    const points =
      (mine.includes(`${card - 1}`) ? 0 : card) - (mine.includes(`${card + 1}`) ? card + 1 : 0);
    const must = view.tokens[view.seat ?? -1] === 0;
    return { type: must || points - view.pot <= limit ? 'take' : 'decline' };
  };
}

export const buyaoRivals: { readonly [name: string]: Player } = Object.fromEntries(
  LIMITS.map((limit) => [`limit ${limit}`, limited(limit)]),
);
