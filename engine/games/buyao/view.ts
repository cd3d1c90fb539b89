import type { CardId, Seat } from '../../core/game';
import { shuffle, type Random } from '../../core/random';
import { PACKS } from './cards';
import type { BuyaoMove, BuyaoState, BuyaoView, Taken } from './state';
import { retell } from './story';

export function view(state: BuyaoState, seat: Seat | null): BuyaoView {
  const over = state.open === 0;
  const cards: CardId[][] = Array.from({ length: state.seats }, () => []);
  state.owner.forEach((holder, card) => cards[holder]?.push(`${card}`));
  const history = taken(state.history);
  return {
    game: 'buyao',
    seat,
    seats: state.seats,
    options: state.options,
    first: firstSeat(state, history),
    turn: over ? null : state.turn,
    open: over ? null : `${state.open}`,
    pot: state.pot,
    pile: state.deck.length - state.top,
    cards,
    tokens: state.tokens.map((count, owner) => (over || owner === seat ? count : null)),
    history,
  };
}

export function viewMoves({ seat, turn, tokens }: BuyaoView): readonly BuyaoMove[] {
  if (seat === null || seat !== turn) return [];
  return tokens[seat] === 0 ? [{ type: 'take' }] : [{ type: 'take' }, { type: 'decline' }];
}

/** Everybody who watched knows every token; only the order of the pile and the removed cards are guesses. */
export function imagine(view: BuyaoView, random: Random): BuyaoState {
  const state = known(view);
  return { ...state, deck: reshuffled(state, random) };
}

/** The state as far as the view tells it, the unseen cards in any order. */
export function known(view: BuyaoView): BuyaoState {
  const { seats, options, history, pot } = view;
  const owner = new Array<number>(options.numbers + 1).fill(-1);
  for (const { card, seat } of history) owner[Number(card)] = seat;
  const open = view.open === null ? 0 : Number(view.open);
  const dealt = history.map(({ card }) => Number(card));
  if (open !== 0) dealt.push(open);
  const unseen: number[] = [];
  for (let card = 1; card <= options.numbers; card++) {
    if (owner[card] === -1 && card !== open) unseen.push(card);
  }
  const { removed } = PACKS[options.numbers];
  return {
    seats,
    options,
    deck: [...unseen.slice(0, removed), ...dealt, ...unseen.slice(removed)],
    top: removed + dealt.length,
    open,
    pot,
    turn: view.turn ?? history.at(-1)?.seat ?? view.first,
    tokens: retell(view),
    owner,
    history: history.flatMap(({ card, seat, tokens }) => [Number(card), seat, tokens]),
  };
}

/** The deck with all that nobody has seen in a new order. */
export function reshuffled({ deck, top, options }: BuyaoState, random: Random): number[] {
  const { removed } = PACKS[options.numbers];
  const unseen = shuffle(random, [...deck.slice(0, removed), ...deck.slice(top)]);
  return [...unseen.slice(0, removed), ...deck.slice(removed, top), ...unseen.slice(removed)];
}

function taken(history: readonly number[]): Taken[] {
  const turns: Taken[] = [];
  for (let at = 0; at < history.length; at += 3) {
    const [card, seat, tokens] = [history[at], history[at + 1] ?? 0, history[at + 2] ?? 0];
    turns.push({ card: `${card}`, seat, tokens });
  }
  return turns;
}

/** The first card's tokens count the seats it passed; with none taken yet, the open card's do. */
function firstSeat({ turn, pot, seats }: BuyaoState, history: readonly Taken[]): Seat {
  const [story] = history;
  const passed = story ? story.tokens : pot;
  const reached = story ? story.seat : turn;
  return (((reached - passed) % seats) + seats) % seats;
}
