import {
  newMatch,
  play,
  refuse,
  toMove,
  viewFor,
  type CardId,
  type Cell,
  type Match,
  type Mover,
  type Seat,
} from '../../../../engine';
import { boardOf } from '../../../../engine/games/sequence/board';
import { deckOf } from '../../../../engine/games/sequence/cards';
import type { SequenceView } from '../../../../engine/games/sequence/state';

interface Setting {
  readonly seats?: number;
  readonly options?: { readonly board?: 8 | 6; readonly [name: string]: unknown };
  /** What a seat holds when all that is told has been played: by seat, the first of its cards. */
  readonly holding?: Readonly<Record<Seat, readonly CardId[]>>;
  /** The cards drawn after that, by whoever draws. */
  readonly next?: readonly CardId[];
}

interface Play {
  readonly seat: Seat;
  readonly card: CardId;
  readonly type: 'chip' | 'remove';
  readonly cell: Cell;
}

/**
 * A game in which all this has been played, seat after seat from seat 0: '23' is a chip on row 2, column 3,
 * by an equation for the number there; '+23' a chip by a Plus; '-23' a chip removed by a Minus. The deck is
 * stacked so that everybody holds what they need.
 */
export function table(told: string, setting: Setting = {}): Match {
  const { seats = 2, options = {}, holding = {}, next = [] } = setting;
  const size = options.board ?? 8;
  const kept = [...Object.values(holding).flat(), ...next];
  const unused = deckOf(size).ids.filter((card) => !kept.includes(card));
  const plays = told
    .split(' ')
    .filter(Boolean)
    .map((word, at) => spelt(word, at % seats, size, unused));
  const deck = stacked(plays, seats, holding, next, unused);
  const start = newMatch({
    game: 'sequence',
    seats,
    options: { dealer: seats - 1, ...options },
    deck,
  });
  return plays.reduce((match, { seat, ...move }) => play(match, seat, move).match, start);
}

function spelt(word: string, seat: Seat, size: 8 | 6, unused: CardId[]): Play {
  const [, sign, row, column] = /^([+-]?)(\d)(\d)$/.exec(word) ?? [];
  const cell: Cell = [Number(row), Number(column)];
  const { cards, numberOf } = deckOf(size);
  const printed = boardOf(size).printed[cell[0] * size + cell[1]];
  const fits = (id: CardId) => {
    const card = cards[numberOf.get(id) ?? -1];
    if (sign) return card?.type === (sign === '+' ? 'plus' : 'minus');
    return card?.type === 'equation' && card.answer === printed;
  };
  const at = unused.findIndex(fits);
  if (at < 0) throw new Error(`no card is left for ${word}`);
  const [card = ''] = unused.splice(at, 1);
  return { seat, card, type: sign === '-' ? 'remove' : 'chip', cell };
}

/** Each seat always holds the next of its own cards; whoever plays draws the one after those. */
function stacked(
  plays: readonly Play[],
  seats: number,
  holding: Readonly<Record<Seat, readonly CardId[]>>,
  next: readonly CardId[],
  unused: CardId[],
): CardId[] {
  const size = seats <= 3 ? 5 : 4;
  const own = Array.from({ length: seats }, (_, seat) => [
    ...plays.filter((each) => each.seat === seat).map(({ card }) => card),
    ...(holding[seat] ?? []),
  ]);
  const take = (seat: Seat) => own[seat]?.shift() ?? (unused.shift() as CardId); // the deck is large
  const deck: CardId[] = [];
  for (let n = 0; n < size * seats; n++) deck.push(take(n % seats));
  for (const { seat } of plays) deck.push(take(seat));
  return [...deck, ...next, ...own.flat(), ...unused];
}

export function seen(match: Match, seat: Seat | null = null): SequenceView {
  return viewFor(match, seat) as SequenceView; // every match here is one of sequence
}

/** Moves of whoever is to move, one after another. */
export function go(match: Match, ...moves: readonly unknown[]): Match {
  return moves.reduce<Match>((now, move) => play(now, toMove(now)[0] as Seat, move).match, match);
}

/** The referee calls table talk, and the team's seats give up these cards, from the lowest seat on. */
export function talk(match: Match, team: number, cards: readonly CardId[]): Match {
  const called = play(match, 'referee', { type: 'tableTalk', team }).match;
  return go(called, ...cards.map((card) => ({ type: 'forfeit', card })));
}

export function codeOf(match: Match, seat: Mover, move: unknown): string | undefined {
  return refuse(match, seat, move)?.code;
}

export const chip = (card: CardId, row: number, column: number, line?: readonly Cell[]) => ({
  type: 'chip',
  card,
  cell: [row, column],
  ...(line && { line }),
});

export const remove = (card: CardId, row: number, column: number) => ({
  type: 'remove',
  card,
  cell: [row, column],
});

/** Five along a row. */
export const along = (row: number, from: number): Cell[] =>
  [0, 1, 2, 3, 4].map((n): Cell => [row, from + n]);
