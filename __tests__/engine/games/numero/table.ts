import {
  games,
  legalMoves,
  newMatch,
  play,
  refuse,
  toMove,
  viewFor,
  type CardId,
  type GameEvent,
  type Match,
} from '../../../../engine';
import type { NumeroMove } from '../../../../engine/games/numero/move';
import type { NumeroView } from '../../../../engine/games/numero/state';
import { moveOf, wordsOf } from './words';

export interface Wished {
  /** By seat, five cards each; seat 0 begins. What is not wished for comes from the end of the pack. */
  readonly hands: readonly string[];
  readonly centre: string;
  /** What is drawn first. */
  readonly next?: string;
  readonly options?: object;
}

const HAND = 5;
const listed = (names: string): CardId[] => names.split(' ').filter(Boolean);

/** A table with these hands and this centre: the deck is stacked for it. */
export function table({ hands, centre, next = '', options = {} }: Wished): Match {
  const seats = hands.length;
  const asked = { dealer: seats - 1, ...options };
  const wished = [hands.join(' '), centre, next].flatMap(listed);
  const free = games.numero
    .deck(games.numero.options(asked))
    .filter((card) => !wished.includes(card))
    .reverse();
  const full = hands.map((hand) => {
    const held = listed(hand);
    return [...held, ...free.splice(0, HAND - held.length)];
  });
  const dealt = Array.from({ length: HAND * seats }, (_, at) => {
    return full[at % seats]?.[Math.floor(at / seats)] ?? '';
  });
  const lying = listed(centre);
  const open = [...lying, ...free.splice(0, seats - lying.length)];
  const deck = [...dealt, ...open, ...listed(next), ...free];
  return newMatch({ game: 'numero', seats, options: asked, deck });
}

/** Plays what is said, each by the seat whose turn it is. */
export function playAll(match: Match, ...said: readonly string[]): Match {
  return said.reduce((now, words) => playOne(now, words).match, match);
}

export function playOne(match: Match, words: string): { match: Match; events: GameEvent[] } {
  return play(match, toMove(match)[0] ?? -1, moveOf(words));
}

/** Why the seat to move may not do this; null where it may. */
export function whyNot(match: Match, words: string): string | null {
  return refuse(match, toMove(match)[0] ?? -1, moveOf(words))?.code ?? null;
}

export function seen(match: Match, seat: number | null = null): NumeroView {
  return viewFor(match, seat) as NumeroView; // every match here is one of NUMERO
}

/** All that the seat to move may do, in words. */
export function movesOf(match: Match): string[] {
  const moves = legalMoves(match, toMove(match)[0] ?? -1) as NumeroMove[]; // as above
  return moves.map(wordsOf);
}

/** What lies in the centre: cards by their names, builds as #name=value. */
export function centreOf(match: Match): string {
  return seen(match)
    .centre.map((heap) => ('pile' in heap ? `#${heap.pile}=${heap.value}` : heap.card))
    .join(' ');
}
