import type { RefereeRules, Seat } from '../../core/game';
import { refusal, type Refusal } from '../../core/refusal';
import type { SequenceMove } from './move';
import { NONE, record } from './record';
import { teamOf, type SequenceState } from './state';

/** Table talk: each of the team who has a card gives one up, and is not refilled. */
export const referee: RefereeRules<SequenceState, SequenceMove> = {
  moves(state) {
    const calls = Array.from({ length: state.teams }, (_, team): SequenceMove => ({
      type: 'tableTalk',
      team,
    }));
    return calls.filter((call) => refuse(state, call) === null);
  },

  refuse,

  play(state, move, tell) {
    if (move.type !== 'tableTalk') return;
    state.giving = membersWithCards(state, move.team);
    record(state, 'talked', NONE, move.team, NONE, tell);
  },
};

function refuse(state: SequenceState, move: SequenceMove): Refusal | null {
  if (state.phase === 'over') return refusal('gameOver', 'This game is over.');
  if (!state.options.referee) return refusal('noReferee', 'This game has no referee.');
  if (move.type !== 'tableTalk') {
    return refusal('refereeCalls', 'The referee calls table talk, and does not play.');
  }
  const { team } = move;
  if (!Number.isInteger(team) || team < 0 || team >= state.teams) {
    return refusal('noSuchTeam', 'There is no such team.');
  }
  if (state.giving.length > 0) {
    return refusal('stillGiving', 'Cards for the last call are still to be given up.');
  }
  if (membersWithCards(state, team).length > 0) return null;
  return refusal('noCardsLeft', 'That team has no card left to give up.', { team });
}

function membersWithCards(state: SequenceState, team: number): Seat[] {
  return state.hands.flatMap((hand, seat) =>
    teamOf(state, seat) === team && hand.length > 0 ? [seat] : [],
  );
}
