import type { CardId, Seat } from '../../core/game';
import { refusal, type Refusal } from '../../core/refusal';
import { cardNamed, nameOf, numberAt, packOf, printed, suitAt } from './cards';
import { fits, isBare, openingCard } from './chains';
import type { Guess, SevensMove } from './move';
import { handOf, isToMove } from './moves';
import type { Phase, SevensState } from './state';

/** When each kind of move can be made. */
const TIME: { readonly [type in SevensMove['type']]: Phase } = {
  lay: 'turn',
  knock: 'turn',
  present: 'present',
  guess: 'guess',
};

export function refuse(state: SevensState, seat: Seat, move: SevensMove): Refusal | null {
  if (state.phase === 'over') return refusal('gameOver', 'This game is over.');
  if (!isToMove(state, seat)) return refusal('notYourTurn', 'It is not your turn.', { seat });
  if (TIME[move.type] !== state.phase) return wrongTime(state.phase);
  switch (move.type) {
    case 'lay':
      return refuseLay(state, seat, move.card);
    case 'knock':
      return refuseKnock(state, seat);
    case 'present':
      return refuseCard(state, seat, move.card);
    case 'guess':
      return refuseGuess(state, move);
  }
}

function wrongTime(phase: Phase): Refusal {
  if (phase === 'present') return refusal('presentNow', 'Somebody knocked: present a card.');
  if (phase === 'guess') return refusal('guessNow', 'Guess the card that lies face down first.');
  return refusal('layNow', 'Lay a card, or knock if you cannot.');
}

/** It must be of the pack, and in this hand. */
function refuseCard(state: SevensState, seat: Seat, name: CardId): Refusal | null {
  const card = cardNamed(name, packOf(state.options));
  if (card === undefined) return noSuchCard();
  if (handOf(state, seat).includes(card)) return null;
  return refusal('notInHand', `${printed(name)} is not in your hand.`, { card: name });
}

function refuseLay(state: SevensState, seat: Seat, name: CardId): Refusal | null {
  const missing = refuseCard(state, seat, name);
  if (missing) return missing;
  const pack = packOf(state.options);
  const card = cardNamed(name, pack) ?? 0;
  if (fits(state.chains, card, pack)) return null;
  if (isBare(state.chains)) {
    const opening = nameOf(openingCard(pack));
    return refusal('opensWith', `The first card is ${printed(opening)}.`, { card: opening });
  }
  if (state.chains[suitAt(card)]) {
    return refusal('notNext', `${printed(name)} is not next to the end of its chain.`, {
      card: name,
    });
  }
  return refusal('notBegun', `This suit begins with its ${pack.centre}.`, {
    card: name,
    number: pack.centre,
  });
}

function refuseKnock(state: SevensState, seat: Seat): Refusal | null {
  const pack = packOf(state.options);
  const card = handOf(state, seat).find((held) => fits(state.chains, held, pack));
  if (card === undefined) return null;
  const name = nameOf(card);
  return refusal('canLay', `Who can lay a card must: ${printed(name)} fits.`, { card: name });
}

function refuseGuess({ options }: SevensState, move: Guess): Refusal | null {
  const pack = packOf(options);
  if (options.guess === 'number') {
    if (!('number' in move)) return refusal('guessNumber', 'Guess the number alone.');
    if (move.number >= numberAt(0) && move.number <= pack.highest) return null;
    return refusal('noSuchNumber', `The cards go from 1 to ${pack.highest}.`, {
      highest: pack.highest,
    });
  }
  if (!('card' in move)) return refusal('guessCard', 'Guess the number and the suit.');
  return cardNamed(move.card, pack) === undefined ? noSuchCard() : null;
}

function noSuchCard(): Refusal {
  return refusal('noSuchCard', 'There is no such card in this game.');
}
