import { readSentence } from '../../../../../engine/chinese/sentence';
import type { NumeroMove } from '../../../../../engine/games/numero/move';
import { ends, tips } from '../../../../texts/games/numero/lessons/first';
import type { Lesson } from '../../gameTable';
import { deckFrom } from '../deckFrom';

/** Dealt one by one, the person first: hers, the bot's; then two in the centre; then the pack. */
const HANDS = 'g8 r2 b1 o13 r10 g12 b12 o14 g15 r15';
const CENTRE = 'g5 o3';
const PACK = 'b9 o7 g6 r4';

const take: NumeroMove = {
  type: 'take',
  card: 'g8',
  groups: [{ sum: [{ card: 'g5' }, { card: 'o3' }] }],
};
const build: NumeroMove = {
  type: 'build',
  card: 'b1',
  term: { sum: [{ card: 'b9' }, { card: 'b1' }] },
};
const answer: NumeroMove = { type: 'take', card: 'r10', groups: [{ pile: 1 }] };

/** The three things to do in a turn, one after another: take, discard, build; and the build comes home. */
export const first: Lesson = {
  level: 1,
  players: [
    { kind: 'person', name: '' },
    { kind: 'bot', name: 'xiaoming', level: 'easy' },
  ],
  options: { level: 1, dealer: 1 },
  deck: deckFrom(1, `${HANDS} ${CENTRE} ${PACK}`),
  steps: [
    { kind: 'told', seat: 0, move: take, word: readSentence({ sum: [5, 3] }, 8), ...tips.take },
    { kind: 'scripted', seat: 1, move: { type: 'discard', card: 'r2' } },
    {
      kind: 'told',
      seat: 0,
      move: { type: 'discard', card: 'b9' },
      word: readSentence(9),
      ...tips.discard,
    },
    { kind: 'scripted', seat: 1, move: { type: 'discard', card: 'o13' } },
    { kind: 'told', seat: 0, move: build, word: readSentence({ sum: [9, 1] }, 10), ...tips.build },
    { kind: 'scripted', seat: 1, move: { type: 'discard', card: 'g12' } },
    { kind: 'told', seat: 0, move: answer, word: readSentence(10), ...tips.answer },
  ],
  stops: true,
  ends,
};
