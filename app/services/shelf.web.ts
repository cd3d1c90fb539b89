import type { Device } from './device';

/*
 * Browsers keep five million letters beside a page, which thousands of long matches do not fit in, and a
 * database with room for far more. What is much lies there.
 */

const DATABASE = 'shushu';
const STORE = 'texts';

/** So long after the start that it holds up nothing, in milliseconds. */
const SOON = 300;

/** What lay beside everything else before there was a shelf: the pages of the records, by their numbers. */
const OLD = /^(shushu\.records\.)(\d+)(\D.*)?$/;

/** Where a browser has no database, or does not give it, everything lies where the rest does. */
export function shelfBeside(device: Device): Device {
  let opened: Promise<IDBDatabase | null> | null = null;
  // Before anybody asks: who closes the page right after a match is not to wait for it.
  setTimeout(() => (opened ??= open(device)), SOON);

  async function on<T>(act: (database: IDBDatabase) => Promise<T>, otherwise: () => Promise<T>) {
    const database = await (opened ??= open(device));
    if (!database) return otherwise();
    try {
      return await act(database);
    } catch (error) {
      if (!isLost(error)) throw error;
      // A browser may take it away, of a page that was long out of sight.
      const again = await open(device);
      if (!again) throw error;
      opened = Promise.resolve(again);
      return act(again);
    }
  }

  return {
    keys: () => on(keysIn, () => device.keys()),
    read: (keys) =>
      on<ReadonlyMap<string, string>>(
        (database) => textsIn(database, keys),
        () => device.read(keys),
      ),
    async write(key, text) {
      const put = async (database: IDBDatabase) => {
        await changed(database, (store) => store.put(text, key));
        return true;
      };
      try {
        return await on(put, () => device.write(key, text));
      } catch {
        return false;
      }
    },
    remove: (keys) =>
      on(
        (database) => changed(database, (store) => keys.forEach((key) => store.delete(key))),
        () => device.remove(keys),
      ),
  };
}

const LOST = ['InvalidStateError', 'UnknownError'];

function isLost(error: unknown): boolean {
  return error instanceof DOMException && LOST.includes(error.name);
}

/** Null where there is none, or what lies beside it finds no room there: then that is gone on with. */
async function open(device: Device): Promise<IDBDatabase | null> {
  try {
    const asked = indexedDB.open(DATABASE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    const database = await answered(asked);
    await carryOver(device, database);
    return database;
  } catch {
    return null;
  }
}

/** All of it or nothing, and nothing is written over: a page whose number is taken gets another one. */
async function carryOver(device: Device, database: IDBDatabase): Promise<void> {
  const old = (await device.keys()).filter((key) => OLD.test(key));
  if (old.length === 0) return;
  const texts = await device.read(old);
  const there = await textsIn(database, await keysIn(database));
  const taken = new Set([...there.keys()].map(numberOf));
  let last = Math.max(0, ...taken, ...old.map(numberOf));
  const numbers = new Map<number, number>();
  for (const [key, text] of texts) {
    // A page that was carried over, and the browser closed before it was taken away, is there already.
    const lies = there.get(key) === text;
    const number = numberOf(key);
    if (!lies && taken.has(number) && !numbers.has(number)) numbers.set(number, ++last);
  }
  await changed(database, (store) => {
    for (const [key, text] of texts) {
      const number = numbers.get(numberOf(key)) ?? numberOf(key);
      store.put(text, key.replace(OLD, `$1${number}$3`));
    }
  });
  await device.remove(old);
}

function numberOf(key: string): number {
  return Number(OLD.exec(key)?.[2] ?? 0);
}

async function keysIn(database: IDBDatabase): Promise<string[]> {
  const keys = await answered(database.transaction(STORE).objectStore(STORE).getAllKeys());
  return keys.map(String);
}

async function textsIn(database: IDBDatabase, keys: readonly string[]) {
  const store = database.transaction(STORE).objectStore(STORE);
  const found = await Promise.all(keys.map((key) => answered<unknown>(store.get(key))));
  const texts = new Map<string, string>();
  keys.forEach((key, at) => {
    const text = found[at];
    if (typeof text === 'string') texts.set(key, text);
  });
  return texts;
}

/** When it is written; throws where there is no room. */
function changed(database: IDBDatabase, change: (store: IDBObjectStore) => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, 'readwrite');
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('It was not written.'));
    change(transaction.objectStore(STORE));
  });
}

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser gives nothing.'));
  });
}
