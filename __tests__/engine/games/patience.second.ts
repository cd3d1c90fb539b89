import { shuffle } from '../../../engine/core/random';
import type { Take } from '../../../engine/games/numero/takes';
import type { PatienceState, PatienceView } from '../../../engine/games/patience/state';
import type { SecondOpinion } from '../second';
import { faceOf, slowPoints } from './numero/slow';

export const patienceSecond: SecondOpinion<PatienceState, Take, PatienceView> = {
  games: 30,

  options: [
    {},
    { level: 0 },
    { level: 2, score: 'points' },
    { score: 'points' },
    { highest: 6, wilds: ['powersAndRoots', 'simpleParts'], score: 'points', wholeSteps: true },
  ],

  stories: [{ level: 1 }, { level: 3, score: 'points' }, { score: 'points' }],

  tries: [
    { type: 'take', card: 'g5', groups: [{ card: 'b6' }] },
    { type: 'take', card: 'g5', groups: [] },
    { type: 'take', card: 'sq', groups: [{ card: 'g5' }] },
  ],

  cards: ({ deck, top, hand, centre, won }) => [...deck.slice(top), ...hand, ...centre, ...won],

  scramble(state, seat, random) {
    const pack = state.deck.slice(state.top);
    if (seat === 0 || state.over) return { ...state, deck: shuffle(random, pack), top: 0 };
    const hidden = shuffle(random, [...pack, ...state.hand]);
    return { ...state, hand: hidden.splice(0, state.hand.length), deck: hidden, top: 0 };
  },

  scores: (view) => [view.options.score === 'cards' ? view.won.length : points(view)],
};

/** Follows the cards through the centre, take by take. */
function points({ centre, pack, hand, history }: PatienceView): number {
  const lying = new Set<string>();
  let sum = 0;
  for (const { type, cards = [], groups = [] } of history) {
    if (type === 'turned') for (const card of cards) lying.add(card);
    if (type !== 'took') continue;
    for (const card of cards) lying.delete(card);
    sum += slowPoints(cards[0] ?? '', groups, lying.size === 0);
  }
  if (hand === null) throw new Error('at the end the hand is open');
  if (pack === 0) sum += 10;
  if (hand.length + centre.length === 0) sum += 25;
  return hand.reduce((rest, card) => rest - faceOf(card).printed, sum);
}
