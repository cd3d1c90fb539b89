import { below, shuffle } from '../../../engine/core/random';
import { PACKS } from '../../../engine/games/buyao/cards';
import type { BuyaoMove, BuyaoState, BuyaoView } from '../../../engine/games/buyao/state';
import type { SecondOpinion } from '../second';

export const buyaoSecond: SecondOpinion<BuyaoState, BuyaoMove, BuyaoView> = {
  options: [{}, { numbers: 20 }, { first: 0 }, { numbers: 20, first: 2 }],

  tries: [{ type: 'take' }, { type: 'decline' }],

  cards({ deck, top, open, owner, options }) {
    const removed = deck.slice(0, PACKS[options.numbers].removed);
    const taken = owner.flatMap((holder, card) => (holder >= 0 ? [card] : []));
    return [...removed, ...taken, ...(open ? [open] : []), ...deck.slice(top)].map(String);
  },

  scramble(state, seat, random) {
    const removed = PACKS[state.options.numbers].removed;
    const hidden = shuffle(random, [
      ...state.deck.slice(0, removed),
      ...state.deck.slice(state.top),
    ]);
    const over = state.open === 0;
    return {
      ...state,
      deck: [
        ...hidden.slice(0, removed),
        ...state.deck.slice(removed, state.top),
        ...hidden.slice(removed),
      ],
      tokens: state.tokens.map((count, owner) =>
        over || owner === seat ? count : below(random, 60),
      ),
    };
  },

  scores: ({ cards, tokens }) =>
    cards.map((held, seat) => {
      const lowest = held.filter((card) => !held.includes(String(Number(card) - 1)));
      return lowest.reduce((sum, card) => sum + Number(card), 0) - (tokens[seat] ?? NaN);
    }),
};
