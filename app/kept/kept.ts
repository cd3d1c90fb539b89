import * as v from 'valibot';
import { read } from '../../engine/core/read';
import { BadInput } from '../../engine/core/refusal';
import * as storage from '../services/storage';

/** One thing that outlives the app: a setting, a game in progress. Each has a key of its own. */
export interface Kept<T> {
  /** `shushu.<name>` */
  readonly key: string;
  readonly version: number;
  readonly fallback: T;
  /** Throws BadInput. */
  read(data: unknown): T;
  /** From each older version to the next. */
  readonly migrations?: { readonly [from: number]: (data: unknown) => unknown };
}

export interface Recalled<T> {
  readonly value: T;
  /** There was something, and it could not be read: it lies under `${key}.broken` now. */
  readonly broken: boolean;
}

const ENVELOPE = v.object({ v: v.pipe(v.number(), v.integer()), data: v.unknown() });

/** What was kept, or the fallback. A thing that cannot be read is told of once, and loses only itself. */
export async function recall<T>(thing: Kept<T>): Promise<Recalled<T>> {
  const text = await storage.read(thing.key);
  if (text === null) return { value: thing.fallback, broken: false };
  try {
    return { value: open(thing, text), broken: false };
  } catch {
    await storage.setAside(thing.key, text, `${thing.key}.broken`);
    return { value: thing.fallback, broken: true };
  }
}

export function keep<T>(thing: Kept<T>, value: T): void {
  void storage.write(thing.key, JSON.stringify({ v: thing.version, data: value }));
}

export function forget(thing: Pick<Kept<unknown>, 'key'>): void {
  void storage.remove(thing.key);
}

/** When everything is written down. */
export const settled = storage.settled;

function open<T>(thing: Kept<T>, text: string): T {
  const envelope = read(ENVELOPE, JSON.parse(text), thing.key);
  let { data } = envelope;
  for (let version = envelope.v; version !== thing.version; version++) {
    // One from a newer app finds no way back, one from nowhere no way on.
    const next = thing.migrations?.[version];
    if (!next) throw new BadInput('otherVersion', `${thing.key}: version ${version} is unknown.`);
    data = next(data);
  }
  return thing.read(data);
}
