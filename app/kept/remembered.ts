import * as storage from '../services/storage';
import { keep, recall, type Kept, type Recalled } from './kept';

/** Something kept that is looked up by more than one screen. */
export interface Remembered<T> {
  readonly find: () => Promise<Recalled<T>>;
  readonly keep: (value: T) => void;
}

/** Where a device keeps nothing, it lives as long as the app is open. */
export function remembered<T>(thing: Kept<T>): Remembered<T> {
  let latest: { readonly value: T } | null = null;
  return {
    async find() {
      const found = await recall(thing);
      if (latest && storage.isRefused()) return { value: latest.value, broken: false };
      // Told until something new is kept, not only to whom happened to look first.
      const broken = found.broken || (!latest && (await isSetAside(thing)));
      return { ...found, broken };
    },
    keep(value) {
      latest = { value };
      keep(thing, value);
    },
  };
}

/** There was something once that could not be read, and nothing has come after it. */
async function isSetAside<T>({ key }: Kept<T>): Promise<boolean> {
  if ((await storage.read(key)) !== null) return false;
  return (await storage.read(`${key}.broken`)) !== null;
}
