import AsyncStorage from '@react-native-async-storage/async-storage';
import type { Device } from './device';
import { shelfBeside } from './shelf';

/**
 * What the device keeps for us, text by key. Everything goes through one queue, so that of two writes the
 * later one stays and a read sees what was written before it. Nothing here throws: a device may refuse
 * (a private window, no room left), and then play goes on without being kept.
 */
let queue: Promise<unknown> = Promise.resolve();

let refused = false;
const listeners = new Set<() => void>();

/** The text, or null where there is none or the device does not give it. */
export function read(key: string): Promise<string | null> {
  return inTurn(() => AsyncStorage.getItem(key), null);
}

/** Whether it worked. */
export function write(key: string, text: string): Promise<boolean> {
  return inTurn(async () => {
    await AsyncStorage.setItem(key, text);
    return true;
  }, false);
}

export function remove(key: string): Promise<boolean> {
  return inTurn(async () => {
    await AsyncStorage.removeItem(key);
    return true;
  }, false);
}

/** Moves this text to another key, unless something newer has taken its place meanwhile. */
export function setAside(key: string, text: string, under: string): Promise<boolean> {
  return inTurn(async () => {
    if ((await AsyncStorage.getItem(key)) !== text) return false;
    await AsyncStorage.setItem(under, text);
    await AsyncStorage.removeItem(key);
    return true;
  }, false);
}

/** Several things in one go, where there is room for much: nothing else is read or written between them. */
export function inOneGo<T>(task: (device: Device) => Promise<T>, otherwise: T): Promise<T> {
  return inTurn(() => task(shelf), otherwise);
}

/** So many at a time: what crosses to the device at once is limited on phones. */
const HANDFUL = 20;

const device: Device = {
  keys: () => AsyncStorage.getAllKeys(),
  async read(keys) {
    const texts = new Map<string, string>();
    for (let at = 0; at < keys.length; at += HANDFUL) {
      for (const [key, text] of await AsyncStorage.multiGet(keys.slice(at, at + HANDFUL))) {
        if (text !== null) texts.set(key, text);
      }
    }
    return texts;
  },
  async write(key, text) {
    try {
      await AsyncStorage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },
  remove: (keys) => AsyncStorage.multiRemove([...keys]),
};

const shelf = shelfBeside(device);

/** When everything asked for so far, and whatever that led to, is done. */
export async function settled(): Promise<void> {
  let last;
  do {
    last = queue;
    await last;
  } while (last !== queue);
}

/** Whether the device has refused to keep or give something since the start. */
export function isRefused(): boolean {
  return refused;
}

/** Called once, when the device first refuses. */
export function onRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function inTurn<T>(task: () => Promise<T>, otherwise: T): Promise<T> {
  const done = queue.then(task).catch(() => {
    refuse();
    return otherwise;
  });
  queue = done;
  return done;
}

function refuse() {
  if (refused) return;
  refused = true;
  for (const listener of listeners) listener();
}
