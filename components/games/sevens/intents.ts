import { readNumber } from '../../../engine/chinese/number';
import { SUITS } from '../../../engine/chinese/suits';
import { faceOf, nameOf, SUIT_ORDER } from '../../../engine/games/sevens/cards';
import { possibleCards } from '../../../engine/games/sevens/hidden';
import type { SevensMove } from '../../../engine/games/sevens/move';
import type { SevensView } from '../../../engine/games/sevens/state';
import type { Intent, WhyNot } from '../../table/intent';
import { face } from './face';
import { GUESS, guessPiece, laneZone, presentedZone, TABLE, type SevensBoardProps } from './table';

/** What the acting seat may do, from the engine's list: of guesses only those that can be right. */
export function intentsOf(props: SevensBoardProps): Intent[] {
  const { view, acting, legal, why } = props;
  if (acting === null) return [];
  const possible = new Set(possibleIn(view).map(String));
  return legal().flatMap((move) => {
    const guess = move.type === 'guess';
    if (guess && !possible.has(String('card' in move ? move.card : move.number))) return [];
    return why(move) === null ? intentOf(move, props) : [];
  });
}

function intentOf(move: SevensMove, { view, words, onMove }: SevensBoardProps): Intent[] {
  const act = () => onMove(move);
  switch (move.type) {
    case 'lay':
      return [
        {
          piece: move.card,
          zone: laneZone(laneOf(move.card)),
          label: words.layIt(face(move.card)),
          act,
        },
      ];
    case 'present':
      return [{ piece: move.card, zone: TABLE, label: words.presentIt(face(move.card)), act }];
    case 'guess': {
      const what = 'card' in move ? move.card : move.number;
      const reading = 'card' in move ? face(move.card) : readNumber(move.number);
      const zone = presentedZone(view.target ?? -1);
      return [{ piece: guessPiece(what), zone, label: words.guessIt(reading), act }];
    }
    // It is said, not carried.
    case 'knock':
      return [];
  }
}

/** The cards, or the numbers, that the card in question may be. */
export function possibleIn(view: SevensView): readonly (string | number)[] {
  const { target, options } = view;
  if (target === null) return [];
  const cards = possibleCards(view, target).map(nameOf);
  if (options.guess === 'card') return cards;
  return [...new Set(cards.map((card) => faceOf(card).number))].sort((a, b) => a - b);
}

/** What is said of a drop that cannot be. */
export function whyNotIn({ view, seats, words, why }: SevensBoardProps): WhyNot {
  return (piece, zone) => {
    const guess = guessOn(piece, view);
    if (guess) {
      if (zone === presentedZone(view.target ?? -1)) return why(guess);
      return words.guessHim(seats[view.target ?? -1]?.name ?? '');
    }
    if (zone === TABLE) return why({ type: 'present', card: piece });
    if (!zone.startsWith('lane-')) return null;
    const suit = laneOf(piece);
    if (zone !== laneZone(suit)) return words.otherLane(SUITS[SUIT_ORDER[suit] ?? 'C']);
    return why({ type: 'lay', card: piece });
  };
}

/** What putting this down would guess; null for what is no guess. */
function guessOn(piece: string, { options }: SevensView): SevensMove | null {
  if (!piece.startsWith(GUESS)) return null;
  const what = piece.slice(GUESS.length);
  return options.guess === 'number'
    ? { type: 'guess', number: Number(what) }
    : { type: 'guess', card: what };
}

/** Why this card of the hand cannot be used as things are; null where it can. */
export function whyNoUse(card: string, { view, why }: SevensBoardProps): string | null {
  return why({ type: view.phase === 'present' ? 'present' : 'lay', card });
}

export function laneOf(card: string): number {
  return SUIT_ORDER.indexOf(faceOf(card).suit);
}
