import { GOALS } from '../../../engine/games/fighting/cards';
import { sidesAt } from '../../../engine/games/fighting/sides';
import { fighting as words } from '../../texts/setups/fighting';
import type { GameSetup } from './gameSetup';

const { practise, pairs, pass, duel } = words.presets;

export const fighting: GameSetup = {
  presets: [
    { ...practise, people: 1, bots: 2, level: 'normal', options: { points: 6 } },
    { ...pairs, people: 1, bots: 3, level: 'normal' },
    { ...pass, people: 4, bots: 0, level: 'normal', sharing: 'pass' },
    { ...duel, people: 2, bots: 0, level: 'normal', sharing: 'pass', options: { points: 3 } },
  ],
  first: { key: 'dealer', label: words.dealer },
  options: [
    {
      key: 'points',
      label: words.points.label,
      choices: GOALS.map((value) => ({ value, label: words.points.to[value] })),
    },
  ],
  sides: sidesAt,
};
