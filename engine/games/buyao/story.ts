import type { Seat } from '../../core/game';
import { TOKENS_EACH } from './cards';
import type { BuyaoView } from './state';

/** One choice that everybody saw, with the table as it stood then. */
export interface Moment {
  readonly seat: Seat;
  readonly card: number;
  /** Tokens on the card. */
  readonly pot: number;
  readonly took: boolean;
  /** Its number among the cards turned, from 0. */
  readonly turned: number;
  /** What each seat held: changed as the story goes on. */
  readonly tokens: number[];
  /** As in the state: changed as the story goes on. */
  readonly owner: number[];
}

/**
 * All that was played in the open, from the first card on, told by its history: who declined a card
 * are the seats from the one that turned it to the one that took it. Gives back what each seat must hold now.
 */
export function retell(view: BuyaoView, hear: (moment: Moment) => void = () => {}): number[] {
  const { seats, first, history, open, pot: openPot } = view;
  const tokens = new Array<number>(seats).fill(TOKENS_EACH);
  const owner = new Array<number>(view.options.numbers + 1).fill(-1);
  let from = first;

  function declines(card: number, turned: number, paid: number): void {
    for (let pot = 0; pot < paid; pot++) {
      const seat = (from + pot) % seats;
      hear({ seat, card, pot, took: false, turned, tokens, owner });
      tokens[seat] = (tokens[seat] ?? 0) - 1;
    }
  }

  history.forEach(({ card: id, seat, tokens: pot }, turned) => {
    const card = Number(id);
    declines(card, turned, pot);
    hear({ seat, card, pot, took: true, turned, tokens, owner });
    tokens[seat] = (tokens[seat] ?? 0) + pot;
    owner[card] = seat;
    from = seat;
  });
  if (open !== null) declines(Number(open), history.length, openPot);
  return tokens;
}
