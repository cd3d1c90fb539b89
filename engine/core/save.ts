import * as v from 'valibot';
import { gameOf, replay, type Match } from './match';
import type { GameId } from './game';
import { read } from './read';
import { BadInput } from './refusal';

/** Raised when the shape of a save changes; a game's own changes raise the game's version. */
const FORMAT = 1;

/** Far beyond the longest match, and little enough to be read in a blink. */
const LONGEST = 1_000_000;

const SAVE = v.object({
  v: v.literal(FORMAT),
  game: v.string(),
  version: v.number(),
  seats: v.number(),
  options: v.unknown(),
  seed: v.string(),
  deck: v.optional(v.array(v.string())),
  moves: v.array(v.strictTuple([v.union([v.number(), v.literal('referee')]), v.unknown()])),
});

/** Readable as it lies in a file: cards and moves are named as people say them. */
export function save({ game, seats, options, seed, deck, moves }: Match): string {
  const { version } = gameOf(game);
  return JSON.stringify({ v: FORMAT, game, version, seats, options, seed, deck, moves });
}

/** Throws BadInput, whatever the text is. */
export function load(text: string): Match {
  const saved = read(SAVE, parse(text), 'save');
  const game = saved.game as GameId; // gameOf refuses any other
  const { version } = gameOf(game);
  if (saved.version !== version) {
    throw new BadInput('otherVersion', 'This game was saved by another version of the rules.', {
      saved: saved.version,
      ours: version,
    });
  }
  return replay({ ...saved, game });
}

function parse(text: unknown): unknown {
  if (typeof text !== 'string') throw new BadInput('notText', 'A saved game is a text.');
  if (text.length > LONGEST) throw new BadInput('tooLong', 'This is too long for a saved game.');
  try {
    return JSON.parse(text);
  } catch {
    throw new BadInput('notJson', 'This saved game is damaged: it cannot be read.');
  }
}
