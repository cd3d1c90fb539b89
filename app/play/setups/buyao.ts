import { buyao as words } from '../../texts/setups/buyao';
import type { GameSetup } from './gameSetup';

export const buyao: GameSetup = {
  presets: [
    { ...words.presets.practise, people: 1, bots: 2, level: 'normal' },
    { ...words.presets.pass, people: 3, bots: 0, level: 'normal', sharing: 'pass' },
    { ...words.presets.around, people: 4, bots: 0, level: 'normal', sharing: 'around' },
    { ...words.presets.young, people: 1, bots: 2, level: 'easy', options: { numbers: 20 } },
  ],
  first: { key: 'first', label: words.first },
  between: true,
  options: [
    {
      key: 'numbers',
      label: words.numbers.label,
      choices: [
        { value: 36, label: words.numbers.all },
        { value: 20, label: words.numbers.short },
      ],
    },
  ],
};
