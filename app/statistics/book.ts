import type { GameId } from '../../engine';
import { keep, recall } from '../kept/kept';
import * as storage from '../services/storage';
import { keptStatistics, NO_STATISTICS, type Statistics } from './statistics';

/** What was found on the device. */
export interface Book {
  readonly statistics: Statistics;
  /** There were some that could not be read. A copy of them is kept. */
  readonly broken: boolean;
}

/** One change after the other: each begins with what the one before has left. */
let queue: Promise<unknown> = Promise.resolve();

/** Where the device keeps nothing, statistics live as long as the app is open. */
const latest = new Map<GameId, Statistics>();

const torn = new Set<GameId>();

export function openBook(game: GameId): Promise<Book> {
  return inTurn(() => look(game));
}

/** Writes it down only where something has changed. */
export function write(game: GameId, change: (now: Statistics) => Statistics): Promise<void> {
  return inTurn(async () => {
    const { statistics } = await look(game);
    const next = change(statistics);
    if (next === statistics) return;
    latest.set(game, next);
    keep(keptStatistics(game), next);
  });
}

async function look(game: GameId): Promise<Book> {
  const thing = keptStatistics(game);
  const { value, broken } = await recall(thing);
  const kept = storage.isRefused() ? latest.get(game) : undefined;
  // Told as long as the app is open, and until something is counted anew, not only to whom happened to look first.
  if (broken) torn.add(game);
  const nothing = value === NO_STATISTICS;
  const hasCopy = nothing && (await storage.read(`${thing.key}.broken`)) !== null;
  return { statistics: kept ?? value, broken: torn.has(game) || hasCopy };
}

function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const done = queue.then(task);
  queue = done.catch(() => {}); // what one could not do does not stop the next
  return done;
}
