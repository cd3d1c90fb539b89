import { ELEMENTS } from '../../chinese/zodiac';
import type { Seat } from '../../core/game';
import { scoresBySeat } from './score';
import type { FightingMove, FightingState, FightingView } from './state';
import { named, playable, trickStart, tricksOf } from './trick';

export function view(state: FightingState, seat: Seat | null): FightingView {
  const { phase, hands, laid, leaders, played, wangpai } = state;
  const playing = phase === 'playing';
  const own = seat === null ? 0 : (laid[seat] ?? 0);
  return {
    game: 'fighting',
    seat,
    seats: state.seats,
    options: state.options,
    drawn: named(state.drawn),
    dealer: state.dealer,
    phase: phase === 'done' ? 'playing' : phase, // a round that waits to be counted is never seen
    turn: playing ? state.turn : null,
    stock: state.stock.length,
    held: hands.map(({ length }) => length),
    hand: seat === null ? null : named(hands[seat] ?? []),
    hasLaid: laid.map((card) => card !== 0),
    laid: own === 0 ? null : `${own}`,
    wangpai: wangpai === 0 ? null : `${wangpai}`,
    caller: leaders[1] ?? null,
    leader: playing ? (leaders.at(-1) ?? null) : null,
    trick: named(played.slice(trickStart(state))),
    tricks: tricksOf(state),
    voids: state.voids.map((bits) => ELEMENTS.filter((_, at) => (bits >> at) & 1)),
    scores: scoresBySeat(state),
    rounds: state.rounds.slice(),
    last: state.last,
  };
}

export function viewMoves(view: FightingView): readonly FightingMove[] {
  const { seat, hand, phase, turn, hasLaid, trick } = view;
  if (seat === null || hand === null) return [];
  if (phase === 'laying') {
    return hasLaid[seat] ? [] : hand.map((card) => ({ type: 'lay', card }));
  }
  if (turn !== seat) return [];
  return named(playable(hand.map(Number), Number(trick[0] ?? 0))).map((card) => ({
    type: 'play',
    card,
  }));
}
