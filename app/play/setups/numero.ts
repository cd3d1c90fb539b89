import { numero as words } from '../../texts/setups/numero';
import type { GameSetup } from './gameSetup';
import { bluffRow, packAsked, packRows, scoreRow } from './numeroPack';

const { first, practise, pass, whole } = words.presets;

export const numero: GameSetup = {
  presets: [
    { ...first, people: 1, bots: 1, level: 'easy', options: { level: 0 } },
    { ...practise, people: 1, bots: 1, level: 'normal', options: { level: 3 } },
    { ...pass, people: 2, bots: 0, level: 'normal', sharing: 'pass', options: { level: 3 } },
    { ...whole, people: 1, bots: 1, level: 'hard', options: { level: 6, score: 'points' } },
  ],
  first: { key: 'dealer', label: words.dealer },
  options: [...packRows, scoreRow, bluffRow],
  asked: packAsked,
};
