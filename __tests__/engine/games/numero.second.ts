import { shuffle } from '../../../engine/core/random';
import type { NumeroMove } from '../../../engine/games/numero/move';
import { packCards } from '../../../engine/games/numero/pack';
import type { Heap, NumeroState, NumeroView } from '../../../engine/games/numero/state';
import type { SecondOpinion } from '../second';
import { faceOf, slowPoints } from './numero/slow';

export const numeroSecond: SecondOpinion<NumeroState, NumeroMove, NumeroView> = {
  games: 3,

  options: [
    {},
    { level: 0, dealer: 0 },
    { level: 3, score: 'points' },
    { score: 'points', bluff: true },
    { highest: 9, wilds: ['powersAndRoots', 'harderParts'], score: 'points', wholeSteps: true },
  ],

  stories: [
    { level: 2, dealer: 1 },
    { level: 4, score: 'points' },
    { score: 'points', bluff: true },
  ],

  tries: [
    { type: 'pass' },
    { type: 'tossAll' },
    { type: 'toss', card: 'sq' },
    { type: 'toss', card: 'g8' },
    { type: 'discard', card: 'g8' },
    { type: 'discard', card: 'sq' },
    { type: 'challenge', pile: 1 },
    { type: 'challenge', pile: 2 },
    { type: 'take', card: 'g5', groups: [{ card: 'b6' }] },
    { type: 'take', card: 'g5', groups: [] },
    { type: 'build', card: 'g5', term: { card: 'g5' } },
  ],

  cards: ({ deck, top, hands, centre, won }) => [
    ...deck.slice(top),
    ...hands.flat(),
    ...centre.flatMap(cardsOf),
    ...won.flat(),
  ],

  scramble(state, seat, random) {
    const isHidden = (owner: number) => owner !== seat;
    const hidden = shuffle(random, [
      ...state.deck.slice(state.top),
      ...state.hands.filter((_, owner) => isHidden(owner)).flat(),
    ]);
    const hands = state.hands.map((hand, owner) =>
      isHidden(owner) ? hidden.splice(0, hand.length) : hand,
    );
    return { ...state, hands, deck: hidden, top: 0 };
  },

  scores: (view) => (view.options.score === 'cards' ? byCards(view) : byPoints(view)),
};

function cardsOf(heap: Heap): readonly string[] {
  return 'pile' in heap ? heap.cards : [heap.card];
}

function byCards({ won, hands }: NumeroView): number[] {
  return won.map((stack, seat) => stack.length - (hands[seat] ?? NaN));
}

/** Follows the cards through the centre, take by take. */
function byPoints({ options, won, hands, centre, history }: NumeroView): number[] {
  const scores = won.map(() => 0);
  const add = (seat: number, points: number) => (scores[seat] = (scores[seat] ?? NaN) + points);
  const lying = new Set<string>();
  history.forEach(({ type, seat = -1, cards = [], groups = [] }, at) => {
    if (['dealt', 'discarded', 'tossed', 'built'].includes(type)) {
      for (const card of cards) lying.add(card);
    }
    if (type === 'took') {
      for (const card of cards) lying.delete(card);
      add(seat, slowPoints(cards[0] ?? '', groups, lying.size === 0));
    }
    if (type === 'challenged' && history[at + 1]?.type === 'proven') add(seat, -10);
    if (type === 'undone') add(seat, -20);
  });
  const most = Math.max(...won.map(({ length }) => length));
  const seen = new Set([...won.flat(), ...centre.flatMap(cardsOf)]);
  const left = packCards(options).filter((card) => !seen.has(card));
  won.forEach((stack, seat) => {
    if (most > 0 && stack.length === most) add(seat, 10);
    if (hands[seat] !== 0)
      add(seat, -left.reduce((sum, card) => sum + 1 + faceOf(card).printed, 0));
  });
  return scores;
}
