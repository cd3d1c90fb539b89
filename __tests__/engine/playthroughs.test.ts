import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games, type GameId } from '../../engine';
import { story } from './story';

/** Whole games as text, so that a change of rules shows as a diff. `npm run playthroughs` writes them anew. */
const FOLDER = join(__dirname, 'playthroughs');
const STORIES_EACH = 3;

const ids = Object.keys(games) as GameId[];
const stories = ids.flatMap((id) =>
  Array.from({ length: STORIES_EACH }, (_, at) => [`${id}-${at + 1}`, id, at] as const),
);

test.each(stories)('playthrough %s', (name, id, at) => {
  const file = join(FOLDER, `${name}.txt`);
  const text = story(id, at);
  if (process.env.WRITE_PLAYTHROUGHS) writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
});
