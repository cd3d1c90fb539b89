import type { Language } from '../../language';
import { words } from './words';

const en = {
  /** 0 + 25 + 10 = 35: round by round. */
  rounds: (scores: readonly number[], total: number) =>
    scores.length > 1
      ? `${scores.join(' + ')} = ${words.en.points(total)}`
      : words.en.points(total),
  left: (points: readonly number[], total: number) =>
    points.length === 0
      ? 'No card left: no points'
      : points.length === 1
        ? `Left: ${words.en.points(total)}`
        : `Left: ${points.join(' + ')} = ${words.en.points(total)}`,
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  out: (names: readonly string[]) =>
    names.length > 1 ? `${words.en.list(names)} are out` : `${names.join('')} is out`,
  next: 'Next round',
};

const zh: typeof en = {
  rounds: (scores, total) =>
    scores.length > 1
      ? `${scores.join(' + ')} = ${words.zh.points(total)}`
      : words.zh.points(total),
  left: (points, total) =>
    points.length === 0
      ? '牌出完了，0 分'
      : points.length === 1
        ? `剩下：${words.zh.points(total)}`
        : `剩下：${points.join(' + ')} = ${words.zh.points(total)}`,
  round: (round, rounds) => `第 ${round} 轮，一共 ${rounds} 轮`,
  out: (names) => `${words.zh.list(names)}出完了`,
  next: '下一轮',
};

/** How a score comes about. */
export const account: Readonly<Record<Language, typeof en>> = { en, zh };
