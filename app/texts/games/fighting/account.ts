import { signed } from '../../../../components/signed';
import type { Round } from '../../../../engine/games/fighting/state';
import type { Language } from '../../language';
import { words } from './words';

const en = {
  /** How a round ended, and for whom. */
  round: (
    { side, rule, points }: Pick<Round, 'side' | 'rule' | 'points'>,
    names: readonly string[],
  ) => {
    const won = words.en.side(names, side ?? 0);
    const got = words.en.points(points);
    switch (rule) {
      case 'allSeven':
        return `${won}: all seven tricks, ${got}`;
      case 'caller':
        return `${won}: called, and most tricks, ${got}`;
      case 'other':
        return `${won}: most tricks against the caller, ${got}`;
      case 'otherSix':
        return `${won}: all six tricks after the first, ${got}`;
      case 'tie':
        return 'Nobody has most tricks: no points';
    }
  },
  /** Above the cards of it. */
  lastTrick: (name: string) => `The last trick went to ${name}:`,
  next: 'Next round',
  /** Points by rounds: 1 + 5 + 2 = 8. */
  sum: (points: readonly number[]) => sum(points) || 'no points',
  won: (side: string, together: boolean) => (together ? `${side} win` : `${side} wins`),
};

const zh: typeof en = {
  round: ({ side, rule, points }, names) => {
    const won = words.zh.side(names, side ?? 0);
    const got = words.zh.points(points);
    switch (rule) {
      case 'allSeven':
        return `${won}：七墩全赢，得 ${got}`;
      case 'caller':
        return `${won}：定了王牌，墩数最多，得 ${got}`;
      case 'other':
        return `${won}：没定王牌，墩数最多，得 ${got}`;
      case 'otherSix':
        return `${won}：赢了后面全部六墩，得 ${got}`;
      case 'tie':
        return '墩数最多的不止一方，谁都不得分';
    }
  },
  lastTrick: (name) => `最后一墩，${name}赢了：`,
  next: '下一局',
  sum: (points) => sum(points) || '没有得分',
  won: (side) => `${side}赢了`,
};

function sum(points: readonly number[]): string {
  const total = points.reduce((all, one) => all + one, 0);
  if (points.length < 2) return points.length === 0 ? '' : signed(total);
  return `${points.join(' + ')} = ${signed(total)}`;
}

/** How points come about. */
export const account: Readonly<Record<Language, typeof en>> = { en, zh };
