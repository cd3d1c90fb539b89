import type { Say } from './say';

const en = {
  noTokens: () => 'You have no token left, so you must take this card.',
  unknownMove: () => 'A card is taken or passed on. There is nothing else to do with it.',
};

const zh: Readonly<Record<keyof typeof en, Say>> = {
  noTokens: () => '你没有筹码了，只能要这张牌。',
  unknownMove: () => '一张牌，要么拿，要么不要，没有别的办法。',
};

export const buyao = { en, zh };
