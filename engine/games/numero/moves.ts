import type { CardId, Seat } from '../../core/game';
import { pilesOf, promised } from './answers';
import { refuseChallenge, type Doubted } from './challenge';
import { cardOf } from './cards';
import { listBuilds } from './listBuilds';
import { listTakes, type Must } from './listTakes';
import type { NumeroMove } from './move';
import { isBuild } from './state';

/** All that a seat's choice depends on: the same from a state and from a view. */
export interface Choosing extends Doubted {
  readonly seat: Seat;
  readonly hand: readonly CardId[];
}

const NOTHING: Must = () => [];
const TOSS_ALL: NumeroMove = { type: 'tossAll' };
const PASS: NumeroMove = { type: 'pass' };

/** The same question comes many times: of a state, of its views, of whoever draws them. */
let latest: { readonly asked: string; readonly moves: readonly NumeroMove[] } | null = null;

/** Takes and builds from the best on, then discards, then all else that can be done. */
export function listMoves(choosing: Choosing): readonly NumeroMove[] {
  const { seat, hand, centre, options, phase, lastTurns } = choosing;
  const asked = JSON.stringify([seat, hand, centre, options, phase, lastTurns]);
  if (latest?.asked !== asked) latest = { asked, moves: listed(choosing) };
  return latest.moves;
}

function listed(choosing: Choosing): readonly NumeroMove[] {
  const { seat, hand, centre, options, phase } = choosing;
  const { score, bluff, wholeSteps } = options;
  const position = { hand, centre, wholeSteps };
  const must: Must = bluff ? NOTHING : (card) => pilesOf(promised(hand, centre, seat, card));
  const takes = listTakes(position, score, must);
  if (phase === 'lastChance') return [...takes, PASS];
  const numbers = hand.filter((id) => cardOf(id).type === 'number');
  const challenges = listChallenges(choosing);
  if (numbers.length === 0) return [TOSS_ALL, ...challenges];
  return [
    ...takes,
    ...listBuilds(position, bluff, must),
    ...numbers
      .filter((card) => must(card).length === 0)
      .map((card): NumeroMove => ({ type: 'discard', card })),
    ...hand
      .filter((card) => !numbers.includes(card))
      .map((card): NumeroMove => ({ type: 'toss', card })),
    ...challenges,
  ];
}

function listChallenges(choosing: Choosing): NumeroMove[] {
  return choosing.centre
    .filter(isBuild)
    .filter(({ pile }) => refuseChallenge(choosing, choosing.seat, pile) === null)
    .map(({ pile }) => ({ type: 'challenge', pile }));
}
