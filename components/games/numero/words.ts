import type { Reading } from '../../../engine/chinese/reading';
import type { Line } from '../../../engine/core/game';
import type { Colour } from '../../../engine/games/numero/cards';

/** What this board says. Cards come as they are read: 八, 减二. */
export interface NumeroWords {
  /** A card, with its colour where it has one. */
  readonly card: (card: Reading, colour: string | null) => string;
  readonly heap: (sentence: Reading) => string;
  readonly build: (value: Reading, owner: string, cards: number) => string;
  readonly colour: Readonly<Record<Colour, string>>;
  readonly hand: string;
  readonly pack: (count: number) => string;
  readonly stack: (cards: number) => string;
  readonly seat: (
    name: string,
    hand: number,
    won: number,
    score: number,
    active: boolean,
  ) => string;
  readonly thinking: string;

  /** What a drop would do. */
  readonly makes: (sentence: Reading) => string;
  readonly layOn: (card: Reading, on: Reading) => string;
  readonly alsoTake: (value: Reading) => string;
  readonly discard: (card: Reading) => string;
  readonly toss: (card: Reading) => string;

  /** What can be done with what has been put together. */
  readonly take: (value: Reading) => string;
  readonly buildIt: (value: Reading) => string;
  readonly stepBack: string;
  readonly allBack: string;
  readonly tossAll: string;
  readonly pass: string;
  readonly challenge: (name: string, value: Reading) => string;
  /** On the places themselves. */
  readonly discardHere: string;
  readonly say: string;
  readonly takenFirst: string;
  /** Before anything is put together. */
  readonly begin: string;
  readonly beginAlone: string;
  /** What a take has brought, line by line. */
  readonly account: (lines: readonly Line[]) => string;
}
