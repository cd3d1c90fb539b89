import { play } from './play';
import { settings } from './settings';
import { voice } from './voice';

export const en = {
  name: { hanzi: '数数', pinyin: 'Shǔshù' },
  home: {
    tagline: 'Card games to count in Chinese',
    players: (fewest: number, most: number) => `${fewest}–${most} players`,
    cards: 'Look at the cards',
  },
  deck: {
    title: 'The cards',
    all: 'All the cards',
    place: (place: number, of: number) => `Card ${place} of ${of}`,
    previous: 'Previous card',
    next: 'Next card',
    formal: { hanzi: '大写', label: 'Formal numerals' },
  },
  voice: voice.en,
  settings: settings.en,
  play: play.en,
  lost: {
    title: 'There is no such page',
    about: 'Perhaps the address was cut off on its way here.',
    home: 'To the games',
  },
  back: 'Back',
  close: 'Close',
};
