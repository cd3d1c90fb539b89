import { tables } from '../../app/play/games';
import { gameTexts, type PlayedId } from '../../app/texts';

test.each(Object.keys(tables) as PlayedId[])(
  'every page that %s has can be named, and every one that is named is there',
  (game) => {
    expect(Object.keys(tables[game].pages ?? {}).sort()).toEqual(
      Object.keys(gameTexts[game].pages ?? {}).sort(),
    );
  },
);
