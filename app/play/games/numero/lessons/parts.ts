import type { Term } from '../../../../../engine';
import { sayTerm } from '../../../../../engine/games/numero/say';
import { ends, tips, title } from '../../../../texts/games/numero/lessons/parts';
import type { Lesson } from '../../gameTable';
import { deckFrom } from '../deckFrom';

/** Dealt one by one, the person first: hers, the bot's; then two in the centre; then the pack. */
const HANDS = 'g6 b5 1/2 r8 r3 25% g14 o13 b11 g15';
const CENTRE = 'r12 o7';
const PACK = '1/4 o2 o10 g9 b10 r1 r2';

const noBuilds = () => 0;

const half: Term = { wild: '1/2', on: { card: 'r12' } };
const ofSum: Term = { wild: '1/4', on: { sum: [{ card: 'b5' }, { card: 'o7' }] } };
const percent: Term = { wild: '25%', on: { card: 'r8' } };

/** Parts of a number: of a card, of a sum, and written in hundredths. */
export const parts: Lesson = {
  level: 4,
  title,
  players: [
    { kind: 'person', name: '' },
    { kind: 'bot', name: 'xiaoming', level: 'easy' },
  ],
  options: { level: 4, dealer: 1 },
  deck: deckFrom(4, `${HANDS} ${CENTRE} ${PACK}`),
  steps: [
    {
      kind: 'told',
      seat: 0,
      move: { type: 'take', card: 'g6', groups: [half] },
      word: sayTerm(half, noBuilds, 6),
      ...tips.half,
    },
    { kind: 'scripted', seat: 1, move: { type: 'discard', card: 'b5' } },
    {
      kind: 'told',
      seat: 0,
      move: { type: 'take', card: 'r3', groups: [ofSum] },
      word: sayTerm(ofSum, noBuilds, 3),
      ...tips.ofSum,
    },
    { kind: 'scripted', seat: 1, move: { type: 'toss', card: '25%' } },
    { kind: 'scripted', seat: 1, move: { type: 'discard', card: 'r8' } },
    {
      kind: 'told',
      seat: 0,
      move: { type: 'take', card: 'o2', groups: [percent] },
      word: sayTerm(percent, noBuilds, 2),
      ...tips.percent,
    },
  ],
  stops: true,
  ends,
};
