import type { Element } from '../../chinese/zodiac';
import type { AnyView, CardId, Seat } from '../../core/game';
import type { Random } from '../../core/random';
import type { FightingOptions } from './cards';
import type { RoundRule } from './score';

export type FightingMove =
  | { readonly type: 'lay'; readonly card: CardId }
  | { readonly type: 'play'; readonly card: CardId };

/** `done`: all seven tricks are won, and the round waits to be counted. */
export type Phase = 'laying' | 'playing' | 'done' | 'over';

/** Cards are plain numbers in here: a search copies this state thousands of times. */
export interface FightingState {
  readonly seats: number;
  readonly options: FightingOptions;
  /** For the shuffles of later rounds. */
  readonly random: Random;
  /** What was dealt face up, in turn from seat 0, until somebody got a rat. */
  readonly drawn: readonly number[];
  dealer: Seat;
  phase: Phase;
  /** What nobody was dealt: out of play, so its order means nothing and it is kept rising. */
  stock: readonly number[];
  /** By seat, rising. */
  hands: number[][];
  /** By seat, what lies face down to become wangpai; 0 where nothing lies. */
  laid: number[];
  /** The card that was called; 0 while cards are being laid. */
  wangpai: number;
  /** Every card of the round's tricks, trick by trick, each from its leader on. */
  played: number[];
  /** Who led each trick, and so who won the one before. The cards laid count from the dealer's left. */
  leaders: Seat[];
  /** By seat, a bit for each element that the seat has shown it does not hold. */
  voids: number[];
  turn: Seat;
  /** By side. */
  scores: number[];
  rounds: Round[];
  /** The last trick of the round before. */
  last: Trick | null;
}

export interface Trick {
  readonly leader: Seat;
  /** From the leader on, in turn. */
  readonly cards: readonly CardId[];
  readonly winner: Seat;
}

/** How a round ended. */
export interface Round {
  readonly dealer: Seat;
  readonly caller: Seat;
  readonly wangpai: CardId;
  /** Tricks won, by side. */
  readonly tricks: readonly number[];
  /** Who scored; `null` where nobody did. */
  readonly side: number | null;
  readonly rule: RoundRule;
  readonly points: number;
}

export interface FightingView extends AnyView {
  readonly game: 'fighting';
  readonly seats: number;
  readonly options: FightingOptions;
  /** The cards that were dealt face up, from seat 0 on, to find the first dealer; none where it was named. */
  readonly drawn: readonly CardId[];
  readonly dealer: Seat;
  readonly phase: Exclude<Phase, 'done'>;
  /** `null` while cards are being laid, and at the end. */
  readonly turn: Seat | null;
  /** How many cards nobody was dealt. */
  readonly stock: number;
  /** How many cards each seat holds. */
  readonly held: readonly number[];
  /** This seat's own, rising; `null` for a bystander. */
  readonly hand: readonly CardId[] | null;
  /** Who has laid a card. */
  readonly hasLaid: readonly boolean[];
  /** What this seat itself has laid. */
  readonly laid: CardId | null;
  readonly wangpai: CardId | null;
  readonly caller: Seat | null;
  /** The trick on the table; its cards in turn from its leader. */
  readonly leader: Seat | null;
  readonly trick: readonly CardId[];
  /** The round's tricks so far; the first are the cards that were laid. */
  readonly tricks: readonly Trick[];
  /** By seat, the elements it has shown it does not hold. */
  readonly voids: readonly (readonly Element[])[];
  /** By seat: a side's score for each of its seats. */
  readonly scores: readonly number[];
  /** The rounds before this one. */
  readonly rounds: readonly Round[];
  /** The last trick of the round before. */
  readonly last: Trick | null;
}
