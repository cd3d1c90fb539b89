import { help } from './help';
import { lock } from './lock';
import { ladder } from './ladder';
import { plans } from './plans';
import { play } from './play';
import { records } from './records';
import { roster } from './roster';
import { seating } from './seating';
import { settings } from './settings';
import { setup } from './setup';
import { table } from './table';
import { today } from './today';
import { voice } from './voice';

export const en = {
  name: { hanzi: '数数', pinyin: 'Shǔshù' },
  home: {
    tagline: 'Card games to count in Chinese',
    players: (fewest: number, most: number) =>
      most === 1 ? '1 player' : `${fewest}–${most} players`,
    goOn: 'Continue',
    goOnWith: (game: string) => `Continue: ${game}`,
    newVersion: 'A new version is ready.',
    reload: 'Reload',
    /** Who sits there, and who is to move. */
    stands: (players: readonly string[], next: readonly string[]) =>
      `${players.join(', ')}. Next: ${next.join(', ')}`,
    play: 'Play',
    rules: 'How to play',
    cards: 'The cards',
    result: 'Last result',
    broken:
      'The last game could not be read, so it cannot be continued. A copy of it is kept on this device.',
  },
  deck: {
    title: 'The cards',
    all: 'All the cards',
    place: (place: number, of: number) => `Card ${place} of ${of}`,
    previous: 'Previous card',
    next: 'Next card',
    whole: 'Show all of it',
    formal: { hanzi: '大写', label: 'Formal numerals' },
  },
  voice: voice.en,
  settings: settings.en,
  table: table.en,
  play: play.en,
  lock: lock.en,
  roster: roster.en,
  records: records.en,
  seating: seating.en,
  plans: plans.en,
  help: help.en,
  today: today.en,
  ladder: ladder.en,
  setup: setup.en,
  lost: {
    title: 'There is no such page',
    about: 'Perhaps the address was cut off on its way here.',
    home: 'To the games',
  },
  later: {
    failed: 'This part of the app could not be fetched.',
    again: 'Try again',
  },
  back: 'Back',
  close: 'Close',
};
