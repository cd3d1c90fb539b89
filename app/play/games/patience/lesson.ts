import { readSentence } from '../../../../engine/chinese/sentence';
import type { Take } from '../../../../engine/games/numero/takes';
import { ends, tips } from '../../../texts/games/patience/lesson';
import type { Lesson } from '../gameTable';
import { deckFrom } from '../numero/deckFrom';

/** Five in the centre, five in the hand, then what comes from the pack. */
const CENTRE = 'g5 o3 b10 r6 o15';
const HAND = 'g8 r10 b2 g14 r11';
const NEXT = 'b4 g1 b12 r2 o14';

const both: Take = {
  type: 'take',
  card: 'g8',
  groups: [{ sum: [{ card: 'g5' }, { card: 'o3' }] }],
};
const twice: Take = {
  type: 'take',
  card: 'r10',
  groups: [{ card: 'b10' }, { sum: [{ card: 'r6' }, { card: 'b4' }] }],
};

/** A few turns of patience: two cards added, then two things taken at once. */
export const lesson: Lesson = {
  level: 1,
  players: [{ kind: 'person', name: '' }],
  options: { level: 1 },
  deck: deckFrom(1, `${CENTRE} ${HAND} ${NEXT}`),
  steps: [
    { kind: 'told', seat: 0, move: both, word: readSentence({ sum: [5, 3] }, 8), ...tips.add },
    { kind: 'told', seat: 0, move: twice, word: readSentence({ sum: [6, 4] }, 10), ...tips.twice },
  ],
  stops: true,
  ends,
};
