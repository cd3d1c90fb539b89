import { sentenceOf } from '../../../../components/games/sequence/face';
import type { CardId } from '../../../../engine';
import type { Cell } from '../../../../engine/core/game';
import type { SequenceMove } from '../../../../engine/games/sequence/move';
import { ends, tips } from '../../../texts/games/sequence/lesson';
import type { InEachLanguage, Lesson, LessonStep } from '../gameTable';
import { deckFrom } from './deckFrom';

/**
 * Dealt one by one, the person first: hers, the bot's. The Minus comes after her first move, when there is something
 * to take away soon: before, it would be a dead card.
 */
const HANDS = '1+0 7+8 17-9 3+1 11+9 10+2 plus1 19+2 23-8 21+7 minus1';

interface Tip {
  readonly says: InEachLanguage;
  readonly otherwise: InEachLanguage;
}

const told = (card: CardId, move: SequenceMove, tip: Tip): LessonStep => ({
  ...{ kind: 'told', seat: 0, move },
  ...{ word: sentenceOf(card), says: tip.says, otherwise: tip.otherwise },
});

const chip = (card: CardId, cell: Cell, tip: Tip) => told(card, { type: 'chip', card, cell }, tip);

const other = (card: CardId, cell: Cell): LessonStep => ({
  ...{ kind: 'scripted', seat: 1, move: { type: 'chip', card, cell } },
});

/** Along the upper edge, from the corner on: sums, a chip in the way, a Minus, a Plus, and a line that wins. */
export const lesson: Lesson = {
  players: [
    { kind: 'person', name: '' },
    { kind: 'bot', name: 'xiaoming', level: 'easy' },
  ],
  options: { dealer: 1 },
  deck: deckFrom(8, HANDS),
  steps: [
    chip('1+0', [0, 1], tips.first),
    other('7+8', [0, 3]),
    chip('17-9', [0, 2], tips.second),
    other('3+1', [1, 3]),
    told('minus1', { type: 'remove', card: 'minus1', cell: [0, 3] }, tips.minus),
    other('10+2', [3, 1]),
    chip('plus1', [0, 4], tips.plus),
    other('19+2', [2, 6]),
    chip('23-8', [0, 3], tips.last),
  ],
  ends,
};
