import { numero as words } from '../../texts/setups/numero';
import type { GameSetup } from './gameSetup';
import { packAsked, packRows, scoreRow } from './numeroPack';

const { first, practise, whole } = words.alone;

export const patience: GameSetup = {
  presets: [
    { ...first, people: 1, bots: 0, level: 'normal', options: { level: 1 } },
    { ...practise, people: 1, bots: 0, level: 'normal', options: { level: 3 } },
    { ...whole, people: 1, bots: 0, level: 'normal', options: { level: 6, score: 'points' } },
  ],
  first: null,
  options: [...packRows, scoreRow],
  asked: packAsked,
};
