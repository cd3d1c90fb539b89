import type { Reading } from '../../../engine/chinese/reading';
import type { Chain } from '../../../engine/games/sevens/state';

/** A guess and what came of it. */
export interface Told {
  readonly knocker: string;
  readonly from: string;
  readonly guess: Reading;
  readonly card: Reading;
  readonly right: boolean;
}

/** What this board says. Cards come as they are read: 红桃七. */
export interface SevensWords {
  readonly card: (card: Reading) => string;
  /** Of a card in the hand, when one may lay: that it fits. */
  readonly fits: (card: string) => string;
  readonly hand: string;
  readonly seat: (
    name: string,
    cards: number,
    known: readonly Reading[],
    active: boolean,
  ) => string;
  readonly thinking: string;
  /** What somebody has from the rounds before. */
  readonly points: (total: number) => string;
  /** One chain, for those who do not see it. */
  readonly lane: (suit: Reading, chain: Chain | null) => string;
  readonly faceDown: (name: string) => string;
  readonly mine: (card: Reading) => string;

  /** What a drop would do. */
  readonly layIt: (card: Reading) => string;
  readonly presentIt: (card: Reading) => string;
  readonly guessIt: (what: Reading) => string;
  readonly otherLane: (suit: Reading) => string;
  readonly guessHim: (name: string) => string;

  readonly knock: string;
  /** What goes on. */
  readonly lay: string;
  readonly mustKnock: string;
  readonly present: (knocker: string) => string;
  readonly presenting: (knocker: string) => string;
  readonly guess: (name: string, byNumber: boolean) => string;
  readonly guessing: (knocker: string, name: string) => string;
  readonly turn: (name: string) => string;
  readonly told: (told: Told) => string;
}
