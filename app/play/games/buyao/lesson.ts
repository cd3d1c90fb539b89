import { PHRASES } from '../../../../engine/chinese/words';
import type { BuyaoMove } from '../../../../engine/games/buyao/state';
import { ends, tips } from '../../../texts/games/buyao/lesson';
import type { Lesson, LessonStep } from '../gameTable';

const TAKE: BuyaoMove = { type: 'take' };
const DECLINE: BuyaoMove = { type: 'decline' };

/** The others, as they take and decline one after another. */
const take = (seat: 1 | 2, times = 1): LessonStep[] =>
  new Array<LessonStep>(times).fill({ kind: 'scripted', seat, move: TAKE });
const decline = (...seats: (1 | 2)[]): LessonStep[] =>
  seats.map((seat) => ({ kind: 'scripted', seat, move: DECLINE }));

type Tip = (typeof tips)[keyof typeof tips];

/** The person, told to do so. */
const youTake = (tip: Tip): LessonStep[] => [
  { kind: 'told', seat: 0, move: TAKE, word: PHRASES.take, ...tip },
];
const youDecline = (tip: Tip): LessonStep[] => [
  { kind: 'told', seat: 0, move: DECLINE, word: PHRASES.decline, ...tip },
];

/** Three leave the game; the rest come in this order, and beside each stands who will have it. */
const REMOVED = [4, 10, 20];
const PILE = [
  ...[16], // Xiǎomíng
  ...[6, 7, 5], // you
  ...[17, 15, 2], // Xiǎomíng
  ...[13, 12, 11, 14], // Dōngméi
  ...[18, 1, 3, 19], // Xiǎomíng
  ...[8, 9], // you
];

/** Each choice teaches one thing, and the last two a trick. */
export const lesson: Lesson = {
  players: [
    { kind: 'person', name: '' },
    { kind: 'bot', name: 'xiaoming', level: 'easy' },
    { kind: 'bot', name: 'dongmei', level: 'easy' },
  ],
  options: { numbers: 20, first: 0 },
  deck: [...REMOVED, ...PILE].map(String),
  steps: [
    ...youDecline(tips.dear), // 16
    ...decline(1, 2),
    ...youDecline(tips.stillDear),
    ...take(1),
    ...decline(1, 2), // 6
    ...youTake(tips.cheap),
    ...youTake(tips.after), // 7
    ...youTake(tips.before), // 5
    ...youDecline(tips.rival), // 17
    ...take(1, 3), // and 15, 2
    ...decline(1), // 13
    ...take(2, 4), // and 12, 11, 14
    ...decline(2), // 18
    ...youDecline(tips.tokens),
    ...take(1, 4), // and 1, 3, 19
    ...decline(1, 2), // 8
    ...youTake(tips.gift),
    ...youDecline(tips.goRound), // 9
    ...decline(1, 2),
    ...youTake(tips.last),
  ],
  ends,
};
