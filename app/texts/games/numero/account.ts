import { gain } from '../../../../components/signed';
import type { Tallied } from '../../../../components/games/numero/tally';
import type { Language } from '../../language';
import { words } from './words';

const en = {
  /** How a score comes about: what each rule brought in all. */
  line: (tallied: Tallied) => ({ says: words.en.rule(tallied), points: gain(tallied.points) }),
  nothing: 'nothing yet',
  alone: (score: number, by: 'cards' | 'points') => `You have ${words.en.score(score, by)}`,
  noMore: (pack: number) =>
    `There are no more takes. ${
      pack === 0 ? 'The whole pack was dealt!' : `In the pack: ${words.en.cards(pack)}.`
    }`,
};

const zh: typeof en = {
  line: (tallied) => ({ says: words.zh.rule(tallied), points: gain(tallied.points) }),
  nothing: '还没有分',
  alone: (score, by) =>
    by === 'points' ? `你得了 ${words.zh.points(score)}` : `你赢了 ${words.zh.cards(score)}`,
  noMore: (pack) =>
    `没有可以拿的牌了。${pack === 0 ? '整副牌都发完了！' : `牌堆还剩 ${words.zh.cards(pack)}。`}`,
};

export const account: Readonly<Record<Language, typeof en>> = { en, zh };
