import { face } from '../../../components/games/sevens/face';
import { SUIT_ORDER } from '../../../engine/games/sevens/cards';
import { sevens as words } from '../../texts/setups/sevens';
import type { GameSetup } from './gameSetup';

const { practise, pass, match, young } = words.presets;

/** How the setup holds what the engine has as yes or no. */
const YOUNG = 'yes';

export const sevens: GameSetup = {
  presets: [
    { ...practise, people: 1, bots: 3, level: 'normal', options: { rounds: 1 } },
    { ...pass, people: 4, bots: 0, level: 'normal', sharing: 'pass', options: { rounds: 1 } },
    { ...match, people: 1, bots: 3, level: 'hard' },
    { ...young, people: 1, bots: 2, level: 'easy', options: { junior: YOUNG, rounds: 2 } },
  ],
  first: { key: 'dealer', label: words.dealer },
  options: [
    {
      key: 'junior',
      label: words.junior.label,
      choices: [
        { value: 'no', label: words.junior.usual },
        { value: YOUNG, label: words.junior.young },
      ],
    },
    {
      key: 'guess',
      label: words.guess.label,
      choices: [
        { value: 'card', label: words.guess.card },
        { value: 'number', label: words.guess.number },
      ],
      when: { key: 'junior', value: 'no' },
    },
    {
      key: 'centre',
      label: words.centre.label,
      choices: SUIT_ORDER.map((suit) => {
        const { hanzi, digits } = face(`7${suit}`);
        return {
          value: suit,
          label: { en: `${hanzi.simplified} ${digits}`, zh: `${hanzi.simplified} ${digits}` },
        };
      }),
      when: { key: 'junior', value: 'no' },
      at: 3,
    },
    {
      key: 'rounds',
      label: words.rounds.label,
      choices: [
        { value: 'each', label: words.rounds.each },
        { value: 1, label: words.rounds.one },
        { value: 2, label: words.rounds.two },
        { value: 5, label: words.rounds.five },
      ],
    },
  ],
  asked({ junior, guess, ...rest }) {
    return junior === YOUNG ? { ...rest, junior: true } : { ...rest, guess };
  },
};
