import { below, shuffle } from '../../../engine/core/random';
import type { SevensMove } from '../../../engine/games/sevens/move';
import type { SevensState, SevensView } from '../../../engine/games/sevens/state';
import type { SecondOpinion } from '../second';

const SUITS = ['C', 'D', 'H', 'S'];

export const sevensSecond: SecondOpinion<SevensState, SevensMove, SevensView> = {
  games: 30,

  options: [
    {},
    { rounds: 1, guess: 'number', dealer: 0 },
    { rounds: 2, centre: 'H' },
    { junior: true },
    { junior: true, rounds: 1, dealer: 2 },
  ],

  stories: [{ rounds: 1 }, { rounds: 2, guess: 'number' }, { junior: true, rounds: 2 }],

  tries: [
    { type: 'knock' },
    { type: 'lay', card: '7C' },
    { type: 'lay', card: '3C' },
    { type: 'lay', card: '8H' },
    { type: 'lay', card: '2D' },
    { type: 'present', card: '7C' },
    { type: 'present', card: '4S' },
    { type: 'guess', card: '10H' },
    { type: 'guess', card: '4S' },
    { type: 'guess', card: '11S' },
    { type: 'guess', number: 7 },
    { type: 'guess', number: 0 },
    { type: 'guess', number: 4 },
  ],

  cards: (state) => [
    ...laid(state),
    ...state.owner.flatMap((seat, at) => (seat < 0 ? [] : name(at))),
  ],

  /** Hidden cards change places two by two, and anybody may have presented anything. */
  scramble(state, seat, random) {
    const owner = state.owner.slice();
    const isHidden = (card: number) =>
      owner[card] !== -1 && owner[card] !== seat && !state.shown[card];
    const hidden = shuffle(
      random,
      owner.flatMap((_, card) => (isHidden(card) ? [card] : [])),
    );
    for (let n = 0; n + 1 < hidden.length; n += 2) {
      const [a = 0, b = 0] = [hidden[n], hidden[n + 1]];
      const [holderA = 0, holderB = 0] = [owner[a], owner[b]];
      owner[a] = holderB;
      owner[b] = holderA;
    }
    const presented = state.presented.map((card, at) => {
      if (card < 0 || at === seat) return card;
      const own = owner.flatMap((holder, mine) => (holder === at ? [mine] : []));
      return own[below(random, own.length)] ?? card;
    });
    return { ...state, owner, presented, random: [1, 2, 3, below(random, 1000)] };
  },

  scores: ({ seats, options, finished }) =>
    Array.from({ length: seats }, (_, seat) => {
      const left = finished.flatMap(({ hands }) => hands[seat] ?? []);
      return left
        .map((card) => cost(parseInt(card, 10), options.junior))
        .reduce((a, b) => a + b, 0);
    }),
};

function cost(number: number, junior: boolean): number {
  if (junior) return number;
  if (number === 1) return 15;
  return number < 9 ? 5 : 10;
}

function name(at: number): string {
  return `${(at % 10) + 1}${SUITS[Math.floor(at / 10)]}`;
}

function laid({ chains }: SevensState): string[] {
  return chains.flatMap((chain, suit) => {
    const cards: string[] = [];
    if (chain) for (let n = chain.low; n <= chain.high; n++) cards.push(`${n}${SUITS[suit]}`);
    return cards;
  });
}
