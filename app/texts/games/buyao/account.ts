import type { Language } from '../../language';
import { words } from './words';

type Account = (lowest: readonly number[], tokens: number, total: number) => string;

/** 4 + 11 − 3 = 12: cards added, tokens taken off. */
const sum: Account = (lowest, tokens, total) =>
  `${lowest.join(' + ') || 0} − ${tokens} = ${words.en.signed(total)}`;

/** How a score comes about, on one line. */
export const account: Readonly<Record<Language, Account>> = {
  en: (lowest, tokens, total) =>
    `${sum(lowest, tokens, total)} (${words.en.tokens(tokens)} taken off)`,
  zh: (lowest, tokens, total) =>
    `${sum(lowest, tokens, total)}（${tokens === 0 ? words.zh.tokens(0) : `减去 ${words.zh.tokens(tokens)}`}）`,
};
