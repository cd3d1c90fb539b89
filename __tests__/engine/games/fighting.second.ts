import type { CardId } from '../../../engine';
import { shuffle } from '../../../engine/core/random';
import type {
  FightingMove,
  FightingState,
  FightingView,
  Round,
} from '../../../engine/games/fighting/state';
import type { SecondOpinion } from '../second';

const ELEMENTS = ['wood', 'fire', 'earth', 'metal', 'water'];

/** Nobody's seat. */
const STOCK = -1;

const numbers = Array.from({ length: 60 }, (_, at) => at + 1);

function elementOf(card: number): string {
  return ELEMENTS[Math.floor(((card - 1) % 10) / 2)] as string;
}

export const fightingSecond: SecondOpinion<FightingState, FightingMove, FightingView> = {
  // A match is long: some twenty rounds of seven tricks.
  games: 16,

  options: [{}, { dealer: 1, points: 3 }],

  // Short ones, to be read.
  stories: [{ points: 6 }, { points: 3 }, { points: 3, dealer: 2 }],

  tries: numbers
    .filter((card) => card % 7 === 0)
    .flatMap((card): FightingMove[] => [
      { type: 'lay', card: `${card}` },
      { type: 'play', card: `${card}` },
    ]),

  cards({ hands, stock, laid, played }): CardId[] {
    return [...hands.flat(), ...stock, ...laid.filter(Boolean), ...played].map(String);
  },

  /** Hidden cards change places, one with another, wherever both may lie where the other lay. */
  scramble(state, seat, random) {
    const hands = state.hands.map((hand) => [...hand]);
    const laid = [...state.laid];
    const stock = [...state.stock];
    const places = [
      ...hands.flatMap((list, owner) => list.map((_, at) => ({ list, at, owner }))),
      ...laid.flatMap((card, owner) => (card ? [{ list: laid, at: owner, owner }] : [])),
      ...stock.map((_, at) => ({ list: stock, at, owner: STOCK })),
    ].filter(({ owner }) => owner !== seat);
    const lacks = (owner: number, card: number) =>
      (((state.voids[owner] ?? 0) >> ELEMENTS.indexOf(elementOf(card))) & 1) === 1;
    const partners = shuffle(random, [...places]);
    places.forEach((a, n) => {
      const b = partners[n] as typeof a; // as many as there are places
      const [mine, theirs] = [a.list[a.at] as number, b.list[b.at] as number];
      if (lacks(a.owner, theirs) || lacks(b.owner, mine)) return;
      a.list[a.at] = theirs;
      b.list[b.at] = mine;
    });
    for (const list of [...hands, stock]) list.sort((a, b) => a - b);
    return { ...state, hands, laid, stock };
  },

  scores({ seats, rounds }) {
    const partnersOf = (seat: number) => {
      if (seats === 4) return [seat, (seat + 2) % 4];
      if (seats === 6) return [seat, (seat + 3) % 6];
      return [seat];
    };
    return Array.from({ length: seats }, (_, seat) =>
      rounds.reduce((sum, round) => sum + pointsFor(Math.min(...partnersOf(seat)), round), 0),
    );

    /** By counting on one's fingers: who has more tricks than everybody else. */
    function pointsFor(side: number, { tricks, caller }: Round): number {
      const mine = tricks[side] as number;
      if (tricks.some((theirs, at) => at !== side && theirs >= mine)) return 0;
      if (partnersOf(caller).includes(side)) return mine === 7 ? 5 : 1;
      return mine === 6 ? 3 : 2;
    }
  },
};
