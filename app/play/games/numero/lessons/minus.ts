import type { Term } from '../../../../../engine';
import { sayTerm } from '../../../../../engine/games/numero/say';
import { ends, tips, title } from '../../../../texts/games/numero/lessons/minus';
import type { Lesson } from '../../gameTable';
import { deckFrom } from '../deckFrom';

/** Dealt one by one, the person first: hers, the bot's; then two in the centre; then the pack. */
const HANDS = 'g8 b5 -2 r13 r9 -4 g14 o12 b11 g15';
const CENTRE = 'r10 o7';
const PACK = '-3 b9 o2 g6 b12 r1 r2';

const noBuilds = () => 0;

const fromHand: Term = { wild: '-2', on: { card: 'r10' } };
const onSum: Term = { wild: '-3', on: { sum: [{ card: 'b5' }, { card: 'o7' }] } };
const fromCentre: Term = { wild: '-4', on: { card: 'r13' } };

/** Minus: on a card, on a sum, and with a card that lies in the centre. */
export const minus: Lesson = {
  level: 2,
  title,
  players: [
    { kind: 'person', name: '' },
    { kind: 'bot', name: 'xiaoming', level: 'easy' },
  ],
  options: { level: 2, dealer: 1 },
  deck: deckFrom(2, `${HANDS} ${CENTRE} ${PACK}`),
  steps: [
    {
      kind: 'told',
      seat: 0,
      move: { type: 'take', card: 'g8', groups: [fromHand] },
      word: sayTerm(fromHand, noBuilds, 8),
      ...tips.fromHand,
    },
    { kind: 'scripted', seat: 1, move: { type: 'discard', card: 'b5' } },
    {
      kind: 'told',
      seat: 0,
      move: { type: 'take', card: 'r9', groups: [onSum] },
      word: sayTerm(onSum, noBuilds, 9),
      ...tips.onSum,
    },
    { kind: 'scripted', seat: 1, move: { type: 'toss', card: '-4' } },
    { kind: 'scripted', seat: 1, move: { type: 'discard', card: 'r13' } },
    {
      kind: 'told',
      seat: 0,
      move: { type: 'take', card: 'b9', groups: [fromCentre] },
      word: sayTerm(fromCentre, noBuilds, 9),
      ...tips.fromCentre,
    },
  ],
  stops: true,
  ends,
};
