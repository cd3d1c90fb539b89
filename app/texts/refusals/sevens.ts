import type { Facts } from '../../../engine';
import type { Language } from '../language';
import { named } from '../games/sevens/named';
import type { Say } from './say';

const cardIn = ({ card }: Facts, language: Language) =>
  typeof card === 'string' ? named(card, language) : '';

const en = {
  juniorByNumber: () => 'In the younger game, guess the number alone.',
  layNow: () => 'Now lay a card, or knock if you cannot.',
  presentNow: () => 'Somebody knocked. Choose a card to put face down.',
  guessNow: () => 'First guess the card that lies face down.',
  opensWith: (facts: Facts) => `The first card of all is ${cardIn(facts, 'en')}.`,
  notNext: () => 'This card is not next to an end of its chain.',
  notBegun: ({ number }: Facts) => `This suit has not begun. It begins with its ${number}.`,
  canLay: (facts: Facts) =>
    `You may knock only when no card fits. You have ${cardIn(facts, 'en')}.`,
  guessNumber: () => 'Here you guess the number alone.',
  guessCard: () => 'Guess the number and the suit.',
  noSuchNumber: ({ highest }: Facts) => `The cards go from 1 to ${highest}.`,
};

const zh: Readonly<Record<keyof typeof en, Say>> = {
  juniorByNumber: () => '小朋友的玩法只猜数字。',
  layNow: () => '现在请出一张牌，出不了就敲桌子。',
  presentNow: () => '有人敲桌子了，请选一张牌扣下。',
  guessNow: () => '请先猜扣着的那张牌。',
  opensWith: (facts) => `第一张要出${cardIn(facts, 'zh')}。`,
  notNext: () => '这张牌接不上，要挨着一列牌的两头才行。',
  notBegun: ({ number }) => `这个花色还没有开始，要先出 ${number}。`,
  canLay: (facts) => `出不了牌才能敲桌子，你还有${cardIn(facts, 'zh')}可以出。`,
  guessNumber: () => '这里只猜数字。',
  guessCard: () => '数字和花色都要猜。',
  noSuchNumber: ({ highest }) => `牌只有 1 到 ${highest}。`,
};

export const sevens = { en, zh };
