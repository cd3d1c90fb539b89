import * as v from 'valibot';
import { BadInput, load, result, save, type GameId } from '../../engine';
import { read } from '../../engine/core/read';
import { keep, recall, type Kept } from '../kept/kept';
import { resumePractice, soFar } from '../practice/soFar';
import { UNDERWAY } from '../plans/underway';
import * as storage from '../services/storage';
import { BESIDE, PLAYER } from './beside';
import type { Sitting } from './playing';
import { newId } from './seed';
import { sharingIn } from './sharing';

/** More than any turn has: a board makes sense of them, or leaves them. */
const MOST_STEPS = 100;

const SAVED = v.strictObject({
  /** None was given before matches were put on record. */
  id: v.optional(v.string()),
  /** The engine's own text, which it reads back move by move. */
  match: v.string(),
  players: v.array(PLAYER),
  ...BESIDE,
  draft: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(MOST_STEPS)), []),
  lesson: v.exactOptional(UNDERWAY),
});

type Saved = v.InferOutput<typeof SAVED>;

function savedMatch(game: GameId): Kept<Saved | null> {
  return {
    key: `shushu.match.${game}`,
    version: 1,
    fallback: null,
    read(data) {
      const saved = read(SAVED, data, 'match');
      if (open(saved).match.game !== game) {
        throw new BadInput('otherGame', 'This is a match of another game.');
      }
      return saved;
    },
  };
}

/** The game that was played last. */
export const lastGame: Kept<string | null> = {
  key: 'shushu.lastGame',
  version: 1,
  fallback: null,
  read: (data) => read(v.string(), data, 'lastGame'),
};

/** What there is of a game on this device. */
export interface Found {
  /** Being played or played to its end; null where nobody has played, or nothing could be read. */
  readonly sitting: Sitting | null;
  /** There was a match that could not be read. A copy of it is kept. */
  readonly broken: boolean;
}

/** What a device that keeps nothing cannot give back: there, a match lives as long as the app is open. */
const latest = new Map<GameId, Sitting>();

export function keepSitting(sitting: Sitting): void {
  const { id, match, players, sharing, hints, draft, lesson } = sitting;
  latest.set(match.game, sitting);
  keep(lastGame, match.game);
  const { heard, slips } = soFar(id, match.moves.length);
  keep(savedMatch(match.game), {
    id,
    match: save(match),
    heard,
    slips: slips.map((slip) => ({ ...slip, numbers: [...slip.numbers] })),
    players: [...players],
    sharing,
    hints: [...hints],
    draft: [...draft],
    ...(lesson && { lesson: { ...lesson, won: [...lesson.won] } }),
  });
}

export async function findSitting(game: GameId): Promise<Found> {
  const thing = savedMatch(game);
  const { value } = await recall(thing);
  const kept = storage.isRefused() ? latest.get(game) : undefined;
  const sitting = kept ?? (value && open(value));
  if (sitting && value) resumePractice(sitting.id, value);
  // Told until the next match begins, not only to whom happened to look first.
  const broken = sitting === null && (await storage.read(`${thing.key}.broken`)) !== null;
  return { sitting, broken };
}

/** A match that has been played to its end can be looked at, but not continued. */
export function canContinue({ sitting }: Found): boolean {
  return sitting !== null && result(sitting.match) === null;
}

function open(saved: Saved): Sitting {
  const { id = newId(), match: text, players, sharing, hints, draft, lesson } = saved;
  const match = load(text);
  if ([players, hints, lesson?.won ?? players].some(({ length }) => length !== match.seats)) {
    throw new BadInput('wrongSeats', 'A match has one player at each seat.');
  }
  return {
    ...{ id, match, players, hints, draft },
    sharing: sharingIn(match.game, players, sharing),
    ...(lesson && { lesson }),
  };
}
