import { signed } from '../../../../components/signed';
import type { Tallied } from '../../../../components/games/numero/tally';
import type { Language } from '../../language';
import { words } from './words';

const en = {
  /** How a score comes about: what each rule brought in all. */
  lines: (tally: readonly Tallied[]) =>
    tally
      .map(({ rule, points }) => `${words.en.rules[rule] ?? rule} ${signed(points)}`)
      .join(' · ') || 'nothing yet',
  alone: (won: number, pack: number, score: number, by: 'cards' | 'points') =>
    [
      'There are no more takes.',
      by === 'points'
        ? `You have ${words.en.points(score)} with ${words.en.cards(won)}.`
        : `You have ${words.en.cards(won)}.`,
      pack === 0 ? 'The whole pack was dealt!' : `${words.en.cards(pack)} left in the pack.`,
    ].join(' '),
};

const zh: typeof en = {
  lines: (tally) =>
    tally
      .map(({ rule, points }) => `${words.zh.rules[rule] ?? rule} ${signed(points)}`)
      .join(' · ') || '还没有分',
  alone: (won, pack, score, by) =>
    [
      '没有可以拿的牌了。',
      by === 'points'
        ? `你得了 ${words.zh.points(score)}，${words.zh.cards(won)}。`
        : `你赢了${words.zh.cards(won)}。`,
      pack === 0 ? '整副牌都发完了！' : `牌堆还剩 ${words.zh.cards(pack)}。`,
    ].join(''),
};

export const account: Readonly<Record<Language, typeof en>> = { en, zh };
