import type { Language } from '../texts';

/** Names as a class register has them: in Chinese, and as their sound for those who read letters. */
export const botNames = {
  xiaoming: { zh: '小明', en: 'Xiǎomíng' },
  dongmei: { zh: '冬梅', en: 'Dōngméi' },
  dawei: { zh: '大伟', en: 'Dàwěi' },
  yuqing: { zh: '雨晴', en: 'Yǔqíng' },
  zhiqiang: { zh: '志强', en: 'Zhìqiáng' },
  meihua: { zh: '美华', en: 'Měihuá' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

export type BotName = keyof typeof botNames;

/** In the order in which they come to the table. */
export const BOT_NAMES = Object.keys(botNames) as [BotName, ...BotName[]]; // the keys of the table above
