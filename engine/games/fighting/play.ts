import { silent, type Seat, type Tell } from '../../core/game';
import { shuffle } from '../../core/random';
import { DECK, elementOn, HAND } from './cards';
import { deal } from './deal';
import { scoreRound, tricksWon } from './score';
import { seatsOf, sideOf } from './sides';
import type { FightingMove, FightingState, Round } from './state';
import { ledCard, named, trickStart, tricksOf, winnerSoFar } from './trick';

const OPEN = { seenBy: 'all', reveals: true } as const;
const KNOWN = { seenBy: 'all', reveals: false } as const;

/** The one place where the rules act. */
export function play(state: FightingState, seat: Seat, move: FightingMove, tell: Tell): void {
  playInRound(state, seat, move, tell);
  if (state.phase === 'done') endRound(state, tell);
}

/** As far as the round goes: what a search looks at. */
export function playInRound(
  state: FightingState,
  seat: Seat,
  move: FightingMove,
  tell: Tell,
): void {
  const card = Number(move.card);
  const hand = state.hands[seat] ?? [];
  hand.splice(hand.indexOf(card), 1);
  if (move.type === 'lay') lay(state, seat, card, tell);
  else playCard(state, seat, card, tell);
}

function lay(state: FightingState, seat: Seat, card: number, tell: Tell): void {
  state.laid[seat] = card;
  if (tell !== silent) tell({ type: 'laid', ...KNOWN, seat, count: 1 });
  if (!state.laid.includes(0)) turn(state, tell);
}

/** All cards laid are turned at once: the lowest is wangpai, and the rest is its owner's first trick. */
function turn(state: FightingState, tell: Tell): void {
  const { seats, laid } = state;
  const first = state.leaders[0] ?? 0;
  const lowest = Math.min(...laid);
  const caller = laid.indexOf(lowest);
  for (let at = 0; at < seats; at++) state.played.push(laid[(first + at) % seats] ?? 0);
  state.laid = laid.map(() => 0);
  state.wangpai = lowest;
  state.phase = 'playing';
  lead(state, caller);
  if (tell === silent) return;
  tell({ type: 'turned', ...OPEN, seat: first, cards: named(state.played) });
  tell({ type: 'called', ...OPEN, seat: caller, cards: [`${lowest}`] });
}

function playCard(state: FightingState, seat: Seat, card: number, tell: Tell): void {
  const led = ledCard(state);
  if (led !== 0 && elementOn(card) !== elementOn(led)) {
    state.voids[seat] = (state.voids[seat] ?? 0) | (1 << elementOn(led));
  }
  state.played.push(card);
  if (tell !== silent) tell({ type: 'played', ...OPEN, seat, cards: [`${card}`] });
  const start = trickStart(state);
  if (state.played.length === start + state.seats) {
    const winner = winnerSoFar(state);
    lead(state, winner);
    if (tell !== silent) {
      tell({ type: 'won', ...KNOWN, seat: winner, cards: named(state.played.slice(start)) });
    }
  } else {
    state.turn = seat + 1 === state.seats ? 0 : seat + 1;
  }
}

/** The winner of a trick leads the next, if there is one. */
function lead(state: FightingState, winner: Seat): void {
  state.leaders.push(winner);
  state.turn = winner;
  if (state.leaders.length > HAND) state.phase = 'done';
}

/** Counts the round; the deal moves left unless a side has reached its goal. */
function endRound(state: FightingState, tell: Tell): void {
  const { seats, scores, options } = state;
  const round = counted(state);
  state.rounds.push(round);
  const [seat] = round.side === null ? [] : seatsOf(seats, round.side);
  const { rule, points } = round;
  tell({ type: 'scored', ...KNOWN, seat, lines: [{ rule, cards: [], points }] });
  if (round.side !== null) scores[round.side] = (scores[round.side] ?? 0) + points;
  if (Math.max(...scores) >= options.points) {
    state.phase = 'over';
    tell({ type: 'ended', ...KNOWN });
    return;
  }
  state.last = tricksOf(state).at(-1) ?? null;
  deal(state, (state.dealer + 1) % seats, shuffle(state.random, DECK.map(Number)));
  tell({ type: 'dealt', ...OPEN, seat: state.dealer });
}

function counted(state: FightingState): Round {
  const { seats, dealer, leaders, wangpai } = state;
  const caller = leaders[1] ?? 0;
  const tricks = tricksWon(state);
  return {
    dealer,
    caller,
    wangpai: `${wangpai}`,
    tricks,
    ...scoreRound(tricks, sideOf(seats, caller)),
  };
}
