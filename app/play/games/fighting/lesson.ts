import { nameZodiacCard } from '../../../../engine/chinese/zodiac';
import { DECK } from '../../../../engine/games/fighting/cards';
import type { FightingMove } from '../../../../engine/games/fighting/state';
import { ends, tips } from '../../../texts/games/fighting/lesson';
import type { Lesson, LessonStep } from '../gameTable';

/** By seat: you, Xiǎomíng, Dōngméi. */
const HANDS = [
  [5, 6, 2, 24, 17, 11, 14],
  [20, 15, 12, 34, 19, 22, 60],
  [33, 58, 29, 3, 10, 50, 48],
] as const;

/** Dealt one at a time from the left of Dōngméi, who deals. */
function stacked(): string[] {
  const dealt = HANDS[0].flatMap((_, at) => HANDS.map((hand) => `${hand[at]}`));
  return [...dealt, ...DECK.filter((card) => !dealt.includes(card))];
}

const lay = (card: number): FightingMove => ({ type: 'lay', card: `${card}` });
const play = (card: number): FightingMove => ({ type: 'play', card: `${card}` });

const they = (seat: 1 | 2, move: FightingMove): LessonStep => ({ kind: 'scripted', seat, move });
const you = (move: FightingMove, tip: (typeof tips)[keyof typeof tips]): LessonStep => ({
  kind: 'told',
  seat: 0,
  move,
  word: nameZodiacCard(Number(move.card)),
  ...tip,
});

/** Wangpai, leading it, being beaten by it, following, not being able to follow, and most of the tricks. */
export const lesson: Lesson = {
  players: [
    { kind: 'person', name: '' },
    { kind: 'bot', name: 'xiaoming', level: 'easy' },
    { kind: 'bot', name: 'dongmei', level: 'easy' },
  ],
  options: { dealer: 2 },
  deck: stacked(),
  steps: [
    you(lay(5), tips.lay),
    they(1, lay(20)),
    they(2, lay(33)),
    you(play(6), tips.lead),
    they(1, play(15)),
    they(2, play(58)),
    you(play(2), tips.beaten),
    they(1, play(12)),
    they(2, play(29)),
    they(2, play(3)),
    you(play(24), tips.follow),
    they(1, play(34)),
    they(2, play(10)),
    you(play(17), tips.free),
    they(1, play(19)),
    you(play(11), tips.most),
    they(1, play(22)),
    they(2, play(50)),
  ],
  stops: true,
  ends,
};
