import { isWangpai } from '../../engine/games/fighting/cards';
import type { FightingView } from '../../engine/games/fighting/state';
import { playable, rankIn } from '../../engine/games/fighting/trick';
import type { Player } from '../players';

/** Lowest winning card, else worst card: looks at the trick on the table and no further. */
const greedy =
  (pick: 'lowest' | 'cheapest'): Player =>
  (any) => {
    const view = any as FightingView; // sits at tables of fighting only
    const hand = (view.hand ?? []).map(Number);
    if (view.phase === 'laying') return { type: 'lay', card: `${hand[0]}` };
    const wangpai = Number(view.wangpai);
    const trick = view.trick.map(Number);
    const [led = 0] = trick;
    const cards = playable(hand, led);
    const rank = (card: number) => rankIn(led === 0 ? card : led, wangpai, card);
    const toBeat = Math.min(...trick.map(rank));
    const winning = cards.filter((card) => rank(card) < toBeat).sort((a, b) => rank(a) - rank(b));
    // Worst is the highest number, wangpai last of all.
    const plain = cards.filter((card) => !isWangpai(card, wangpai));
    const worst = plain.at(-1) ?? cards.at(-1);
    const best = pick === 'lowest' || led === 0 ? winning[0] : winning.at(-1);
    return { type: 'play', card: `${best ?? worst}` };
  };

export const fightingRivals: { readonly [name: string]: Player } = {
  'lowest winning card': greedy('lowest'),
  'cheapest winning card': greedy('cheapest'),
};
