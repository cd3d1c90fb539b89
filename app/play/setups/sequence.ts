import { teamsAt } from '../../../engine/games/sequence/options';
import { sequence as words } from '../../texts/setups/sequence';
import type { GameSetup } from './gameSetup';

const YES = 'yes';
const NO = 'no';
const { practise, teams, young, referee } = words.presets;

export const sequence: GameSetup = {
  presets: [
    { ...practise, people: 1, bots: 1, level: 'normal' },
    { ...teams, people: 4, bots: 0, level: 'normal', sharing: 'pass' },
    { ...young, people: 1, bots: 1, level: 'easy', options: { board: 6 } },
    { ...referee, people: 4, bots: 0, level: 'normal', sharing: 'pass', options: { referee: YES } },
  ],
  first: { key: 'dealer', label: words.dealer },
  options: [
    {
      key: 'board',
      label: words.board.label,
      choices: [
        { value: 8, label: words.board.large },
        { value: 6, label: words.board.small },
      ],
    },
    {
      key: 'teams',
      label: words.teams.label,
      at: 6,
      choices: [
        { value: 2, label: words.teams.two },
        { value: 3, label: words.teams.three },
      ],
    },
    {
      key: 'selfDraw',
      label: words.draw.label,
      choices: [
        { value: NO, label: words.draw.itself },
        { value: YES, label: words.draw.own },
      ],
    },
    {
      key: 'referee',
      label: words.referee.label,
      choices: [
        { value: NO, label: words.referee.no },
        { value: YES, label: words.referee.yes },
      ],
    },
  ],
  sides: (seats, { teams: count }) => teamsAt(seats, { teams: count === 3 ? 3 : 2 }),
  unaided: true,
  asked: ({ selfDraw, referee: led, ...options }) => ({
    ...options,
    selfDraw: selfDraw === YES,
    referee: led === YES,
  }),
};
