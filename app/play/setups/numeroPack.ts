import { LEVELS } from '../../../engine/games/numero/pack';
import { HIGHEST, WILD_KINDS } from '../../../engine/games/numero/cards';
import { numero as words } from '../../texts/setups/numero';
import type { OptionRow, Value } from './gameSetup';

const OWN = 'own';
const YES = 'yes';
const NO = 'no';
const LOWEST_HIGHEST = 5;
const own = { when: { key: 'level', value: OWN } } as const;

/** The rows that choose a pack: a level, or numbers and wild cards of one's own. */
export const packRows: readonly OptionRow[] = [
  {
    key: 'level',
    label: words.level.label,
    choices: [
      ...words.level.choices.slice(0, LEVELS.length).map((label, value) => ({ value, label })),
      { value: OWN, label: words.level.own },
    ],
  },
  {
    key: 'highest',
    label: words.highest,
    ...own,
    choices: Array.from({ length: HIGHEST - LOWEST_HIGHEST + 1 }, (_, at) => HIGHEST - at).map(
      (value) => ({ value, label: { en: `${value}`, zh: `${value}` } }),
    ),
  },
  ...WILD_KINDS.map((kind) => ({
    key: kind,
    label: words.wilds[kind],
    ...own,
    choices: [
      { value: YES, label: words.with },
      { value: NO, label: words.without },
    ],
  })),
  {
    key: 'wholeSteps',
    label: words.steps.label,
    choices: [
      { value: 'usual', label: words.steps.usual },
      { value: YES, label: words.steps.whole },
      { value: NO, label: words.steps.any },
    ],
  },
];

export const scoreRow: OptionRow = {
  key: 'score',
  label: words.score.label,
  choices: [
    { value: 'cards', label: words.score.cards },
    { value: 'points', label: words.score.points },
  ],
};

export const bluffRow: OptionRow = {
  key: 'bluff',
  label: words.bluff.label,
  when: { key: 'score', value: 'points' },
  choices: [
    { value: NO, label: words.bluff.no },
    { value: YES, label: words.bluff.yes },
  ],
};

/** As the engine asks for it: a level, or a pack of one's own, never both. */
export function packAsked(options: Readonly<Record<string, Value>>): Record<string, unknown> {
  const { level, highest, wholeSteps, score, bluff } = options;
  const pack =
    level === OWN
      ? { highest, wilds: WILD_KINDS.filter((kind) => options[kind] === YES) }
      : { level };
  return {
    ...pack,
    score,
    ...(wholeSteps === YES || wholeSteps === NO ? { wholeSteps: wholeSteps === YES } : {}),
    ...(bluff === undefined ? {} : { bluff: bluff === YES }),
  };
}
