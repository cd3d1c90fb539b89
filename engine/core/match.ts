import { games } from '../games';
import {
  silent,
  type AnyGame,
  type AnyView,
  type CardId,
  type GameEvent,
  type GameId,
  type Mover,
  type Result,
  type Seat,
  type Tell,
} from './game';
import { randomFrom, shuffle } from './random';
import { BadInput, IllegalMove, refusal, type Refusal } from './refusal';

/** A match is its seed and its moves; `state` is what they lead to. */
export interface Match {
  readonly game: GameId;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
  /** Given only where the first deal was stacked. */
  readonly deck?: readonly CardId[];
  readonly moves: readonly (readonly [Mover, unknown])[];
  readonly state: unknown;
}

export interface NewMatch {
  readonly game: GameId;
  readonly seats: number;
  readonly options?: unknown;
  /** The engine has no dice of its own: without a seed it is the same deal each time. */
  readonly seed?: string;
  readonly deck?: readonly CardId[];
}

const LONGEST_SEED = 200;

export function newMatch({ game, seats, options, seed = '0', deck }: NewMatch): Match {
  const rules = gameOf(game);
  if (!rules.seats.includes(seats)) {
    throw new BadInput(
      'wrongSeats',
      `This game is for ${rules.seats.join(', ')} players, not ${String(seats).slice(0, 20)}.`,
      { allowed: rules.seats },
    );
  }
  if (typeof seed !== 'string' || seed.length > LONGEST_SEED) {
    throw new BadInput('badSeed', `A seed is a text of at most ${LONGEST_SEED} letters.`);
  }
  const read = rules.options(options);
  const printed = rules.deck(read);
  if (deck !== undefined) checkDeck(deck, printed);
  const random = randomFrom(seed);
  const dealt = deck ?? shuffle(random, [...printed]);
  const state = rules.setup({ seats, options: read, deck: dealt, random });
  return { game, seats, options: read, seed, ...(deck && { deck: [...deck] }), moves: [], state };
}

export function toMove(match: Match): readonly Seat[] {
  return gameOf(match.game).toMove(match.state);
}

export function legalMoves(match: Match, mover: Mover): readonly unknown[] {
  const rules = gameOf(match.game);
  if (mover === 'referee') return rules.referee?.moves(match.state) ?? [];
  return rules.moves(match.state, mover);
}

export function refuse(match: Match, mover: Mover, move: unknown): Refusal | null {
  const judged = judge(match, mover, move);
  return 'why' in judged ? judged.why : null;
}

export function play(
  match: Match,
  mover: Mover,
  move: unknown,
): { match: Match; events: GameEvent[] } {
  const judged = judge(match, mover, move);
  if ('why' in judged) throw new IllegalMove(judged.why);
  const rules = gameOf(match.game);
  const state = rules.copy(match.state);
  const events: GameEvent[] = [];
  act(rules, state, mover, judged.move, (event) => events.push(event));
  return { match: { ...match, moves: [...match.moves, [mover, judged.move]], state }, events };
}

export function viewFor(match: Match, seat: Seat | null): AnyView {
  if (seat !== null && !isSeat(match, seat)) {
    throw new BadInput('noSuchSeat', 'Nobody sits there.');
  }
  return gameOf(match.game).view(match.state, seat);
}

export function result(match: Match): Result | null {
  return gameOf(match.game).result(match.state);
}

/** The match before its last move; `null` where there is none, or where it showed somebody something. */
export function undo(match: Match): Match | null {
  const last = match.moves.at(-1);
  if (!last) return null;
  const before = replay({ ...match, moves: match.moves.slice(0, -1) });
  const rules = gameOf(match.game);
  let revealed = false;
  act(rules, rules.copy(before.state), last[0], last[1], (event) => {
    revealed ||= event.reveals;
  });
  return revealed ? null : before;
}

/** The state that a match's seed and moves lead to. Every move is checked, since saves come this way. */
export function replay(match: Omit<Match, 'state'>): Match {
  const fresh = newMatch(match);
  const rules = gameOf(match.game);
  const moves = match.moves.map(([mover, input], at): readonly [Mover, unknown] => {
    const judged = judge(fresh, mover, input);
    if ('why' in judged) {
      throw new BadInput('badMove', `Move ${at + 1} cannot be: ${judged.why.reason}`, {
        at: at + 1,
      });
    }
    act(rules, fresh.state, mover, judged.move, silent);
    return [mover, judged.move];
  });
  return { ...fresh, moves };
}

export function gameOf(id: GameId): AnyGame {
  // Own names only: a save may ask for the game 'constructor'.
  if (!Object.hasOwn(games, id)) throw new BadInput('noSuchGame', 'There is no such game here.');
  return games[id];
}

function judge(match: Match, mover: Mover, input: unknown): { move: unknown } | { why: Refusal } {
  const rules = gameOf(match.game);
  const turn = rules.toMove(match.state);
  if (turn.length === 0) return { why: refusal('gameOver', 'This game is over.') };
  const { referee } = rules;
  const isReferee = mover === 'referee' && referee !== undefined;
  if (!isReferee && !isSeat(match, mover)) {
    return { why: refusal('noSuchSeat', 'Nobody sits there.') };
  }
  if (!isReferee && !turn.includes(mover as Seat)) {
    return { why: refusal('notYourTurn', 'It is not your turn.', { seat: mover, toMove: turn }) };
  }
  const move = readMove(rules, input);
  if (move instanceof BadInput) return { why: move };
  const why = isReferee
    ? referee.refuse(match.state, move)
    : rules.refuse(match.state, mover as Seat, move);
  return why ? { why } : { move };
}

/** A move that has been judged, by a seat or by the referee. */
function act(rules: AnyGame, state: unknown, mover: Mover, move: unknown, tell: Tell): void {
  if (mover === 'referee') rules.referee?.play(state, move, tell);
  else rules.play(state, mover, move, tell);
}

function readMove(rules: AnyGame, input: unknown): unknown {
  try {
    return rules.move(input);
  } catch (problem) {
    if (problem instanceof BadInput) return problem;
    throw problem;
  }
}

function isSeat(match: Match, seat: unknown): boolean {
  return Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < match.seats;
}

function checkDeck(deck: readonly unknown[], printed: readonly CardId[]): void {
  const same =
    Array.isArray(deck) &&
    deck.length === printed.length &&
    new Set(deck).size === deck.length &&
    printed.every((card) => deck.includes(card));
  if (!same) throw new BadInput('badDeck', 'A deck has each of its cards once, in any order.');
}
