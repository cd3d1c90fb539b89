import type { Reading } from '../../../../engine/chinese/reading';

/** What is said of the cards of a turn that is looked back on. */
export interface PositionWords {
  readonly centre: string;
  readonly hand: string;
  readonly nothing: string;
  /** A card or a build, and whether it was taken or is part of the best take. */
  readonly used: (what: string, taken: boolean, best: boolean) => string;
  readonly build: (value: Reading, cards: number) => string;
}
