import {
  legalMoves,
  load,
  newMatch,
  play,
  refuse,
  result,
  save,
  toMove,
  undo,
  viewFor,
  type AnyGame,
  type CardId,
  type Match,
  type Seat,
} from '../../engine';
import { below, randomFrom, type Random } from '../../engine/core/random';
import type { AnyOpinion } from './second';

// Looked up once: in jest's sandbox every look at a global is slow.
const { stringify } = JSON;

/** Long before this many moves any of our games has ended. */
const ENDLESS = 5_000;

/** One suite for every game: random games at every table size and option set, checked after every move. */
export function conformance(game: AnyGame, second: AnyOpinion, gamesEach: number): void {
  describe.each(game.seats)('with %i seats', (seats) => {
    test.each(second.options)(`${gamesEach} random games with options %j`, (options) => {
      for (let n = 0; n < gamesEach; n++)
        playRandomly(game, second, seats, options, `${seats}-${n}`);
    });
  });
}

function playRandomly(
  game: AnyGame,
  second: AnyOpinion,
  seats: number,
  options: unknown,
  seed: string,
): void {
  const random = randomFrom(`moves of ${seed}`);
  let match = newMatch({ game: game.id, seats, options, seed });
  const pack = sorted(game.deck(match.options));
  const lookBackAt = below(random, 60);
  for (let moved = 0; ; moved++) {
    agree(sorted(second.cards(match.state)), pack, 'cards are conserved');
    checkMoves(second, match, random);
    // A look at a view costs as much as all the rest: every fourth time, drawn by lot.
    if (below(random, 4) === 0) checkView(game, second, match, pack, random);
    const turn = toMove(match);
    if (turn.length === 0) break;
    if (moved > ENDLESS) throw new Error('the game does not end');
    match = checkReferee(match, random);
    const seat = oneOf(toMove(match), random);
    const move = oneOf(legalMoves(match, seat), random);
    const before = match;
    const frozen = stringify(before.state);
    match = play(before, seat, move).match;
    if (stringify(before.state) !== frozen) throw new Error('play changed what it was given');
    if (moved === lookBackAt) {
      checkUndo(game, before, match, seat, move, random);
      checkSave(match);
      agree(game.copy(match.state), match.state, 'a copy is equal');
    }
  }
  checkSave(match);
  checkEnd(game, second, match);
}

/** `toMove`, `moves`, `viewMoves` and `refuse` say the same, for those to move and one seat drawn by lot. */
function checkMoves(second: AnyOpinion, match: Match, random: Random): void {
  const turn = toMove(match);
  for (const seat of new Set([...turn, below(random, match.seats)])) {
    const moves = legalMoves(match, seat);
    if (moves.length > 0 !== turn.includes(seat)) throw new Error('toMove and moves disagree');
    const listed = new Set(moves.map((move) => JSON.stringify(move)));
    if (listed.size !== moves.length) throw new Error('a move is listed twice');
    for (const move of moves) agree(refuse(match, seat, move), null, 'a listed move is allowed');
    for (const move of second.tries) {
      if (listed.has(JSON.stringify(move))) continue;
      const why = refuse(match, seat, move);
      if (!why?.code || !why.reason)
        throw new Error(`${JSON.stringify(move)} is refused without a reason`);
    }
  }
}

/** Where a referee may do something, they do so now and then; where not, they are told why. */
function checkReferee(match: Match, random: Random): Match {
  const calls = legalMoves(match, 'referee');
  if (calls.length === 0) {
    const why = refuse(match, 'referee', { type: 'tableTalk', team: 0 });
    if (!why?.reason) throw new Error('a referee with nothing to do is refused nothing');
    return match;
  }
  for (const call of calls) agree(refuse(match, 'referee', call), null, 'a listed call is allowed');
  if (below(random, 20) > 0) return match;
  const called = play(match, 'referee', oneOf(calls, random)).match;
  agree(load(save(called)), called, 'a call is saved too');
  if (toMove(called).length === 0) throw new Error('nobody can answer the call');
  return called;
}

/** A view leaks nothing, and imagining from it leads back to it. One onlooker a move, drawn by lot. */
function checkView(
  game: AnyGame,
  second: AnyOpinion,
  match: Match,
  pack: readonly CardId[],
  random: Random,
): void {
  const onlooker = below(random, match.seats + 1);
  const seat = onlooker === match.seats ? null : onlooker;
  const view = viewFor(match, seat);
  agree(
    game.viewMoves(view),
    seat === null ? [] : legalMoves(match, seat),
    'viewMoves equals moves',
  );
  agree(
    game.view(second.scramble(match.state, seat, random), seat),
    view,
    'a view shows no secret',
  );
  const imagined = game.imagine(view, random);
  agree(game.view(imagined, seat), view, 'an imagined state has the same view');
  agree(sorted(second.cards(imagined)), pack, 'an imagined state has every card');
}

/**
 * Undo gives the match before. Where it is allowed nobody has learnt anything: in every other state that
 * looked the same before the move, the move leads to the same view again.
 */
function checkUndo(
  game: AnyGame,
  before: Match,
  after: Match,
  mover: Seat,
  move: unknown,
  random: Random,
): void {
  const undone = undo(after);
  if (!undone) return;
  agree(undone, before, 'undo gives the match before');
  // Alone at the table, there is nobody from whom anything was hidden: a new card may go back.
  if (before.seats === 1) return;
  for (let seat = 0; seat < before.seats; seat++) {
    const other = game.imagine(viewFor(before, seat), random);
    if (game.refuse(other, mover, move)) continue;
    game.play(other, mover, move, () => {});
    agree(
      game.view(other, seat),
      viewFor(after, seat),
      'undo goes back over nothing that was shown',
    );
  }
}

function checkSave(match: Match): void {
  agree(load(save(match)), match, 'save and load give the same match');
}

function checkEnd(game: AnyGame, second: AnyOpinion, match: Match): void {
  const ended = result(match);
  if (!ended) throw new Error('nobody is to move, yet there is no result');
  agree(ended.scores, second.scores(viewFor(match, null)), 'scores equal a second way of counting');
  const best = ended.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  agree(ended.winners, best, 'the winners are those of the first rank');
  for (const move of second.tries) {
    agree(refuse(match, 0, move)?.code, 'gameOver', 'no move after the end');
  }
  agree(game.result(game.copy(match.state)), ended, 'a copy has the same result');
}

function sorted(cards: readonly CardId[]): CardId[] {
  return [...cards].sort();
}

function oneOf<T>(list: readonly T[], random: Random): T {
  return list[below(random, list.length)] as T; // never asked for an empty list
}

/** Jest's own `toEqual` would take most of the time of a million comparisons. */
function agree(actual: unknown, expected: unknown, rule: string): void {
  if (actual === expected) return;
  const a = stringify(actual);
  const b = stringify(expected);
  if (a !== b) throw new Error(`${rule}:\n${a}\nbut\n${b}`);
}
