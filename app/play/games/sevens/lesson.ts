import { face } from '../../../../components/games/sevens/face';
import type { Reading } from '../../../../engine/chinese/reading';
import { PHRASES } from '../../../../engine/chinese/words';
import type { SevensMove } from '../../../../engine/games/sevens/move';
import { ends, tips } from '../../../texts/games/sevens/lesson';
import type { Lesson, LessonStep } from '../gameTable';

type Tip = (typeof tips)[keyof typeof tips];

/** The others, as they lay, knock, present and guess. */
const other = (seat: 1 | 2, move: SevensMove): LessonStep => ({ kind: 'scripted', seat, move });

/** The person, told to do so. */
const you = (move: SevensMove, word: Reading, tip: Tip): LessonStep => ({
  kind: 'told',
  seat: 0,
  move,
  word,
  ...tip,
});
const youLay = (card: string, tip: Tip) => you({ type: 'lay', card }, face(card), tip);
const youGuess = (card: string, tip: Tip) => you({ type: 'guess', card }, face(card), tip);

/** Yours, Xiǎomíng's, Dōngméi's. */
const HANDS = [
  '6C 7H 1S 1C 2C 10C 1D 2D 3D 2H 3H 10H 4S',
  '7D 3C 4C 9C 4D 1H 4H 5H 9H 2S 3S 5S 8S',
  '5C 8C 5D 6D 8D 9D 10D 6H 8H 6S 7S 9S 10S',
].map((hand) => hand.split(' '));

/** One card at a time to each in turn; what lies on the table first can be anywhere. */
const DECK = [
  ...(HANDS[0] ?? []).flatMap((_, at) => HANDS.flatMap((hand) => hand[at] ?? [])),
  '7C',
];

/** Two cards to lay, a knock by another, and a knock of one's own with a right guess and a wrong one. */
export const lesson: Lesson = {
  players: [
    { kind: 'person', name: '' },
    { kind: 'bot', name: 'xiaoming', level: 'easy' },
    { kind: 'bot', name: 'dongmei', level: 'easy' },
  ],
  options: { dealer: 2, rounds: 1 },
  deck: DECK,
  steps: [
    youLay('6C', tips.down),
    other(1, { type: 'lay', card: '7D' }),
    other(2, { type: 'lay', card: '8D' }),
    youLay('7H', tips.seven),
    other(1, { type: 'knock' }),
    other(2, { type: 'present', card: '10S' }),
    you({ type: 'present', card: '1S' }, face('1S'), tips.present),
    other(1, { type: 'guess', card: '10S' }),
    other(1, { type: 'guess', card: '10H' }),
    other(2, { type: 'lay', card: '9D' }),
    you({ type: 'knock' }, PHRASES.knock, tips.knock),
    other(1, { type: 'present', card: '1S' }),
    other(2, { type: 'present', card: '9S' }),
    youGuess('1S', tips.known),
    youGuess('10S', tips.likely),
  ],
  stops: true,
  ends,
};
