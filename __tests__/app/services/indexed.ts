/*
 * As much of a browser's database as the shelf uses: keys and texts of one store, answers that come later,
 * and changes that are made all together or not at all.
 */

type Heard = (() => void) | null;

class Asked<T> {
  onsuccess: Heard = null;
  onerror: Heard = null;
  onupgradeneeded: Heard = null;
  readonly error = null;
  constructor(readonly result: T) {}
}

function later<T>(result: T): Asked<T> {
  const asked = new Asked(result);
  queueMicrotask(() => asked.onsuccess?.());
  return asked;
}

export interface Indexed {
  readonly texts: Map<string, string>;
  /** What happens to the next changes, or to whoever opens it. */
  refuses: 'nothing' | 'changes' | 'opening';
  /** Whether the page has lost its way to it. */
  lost: boolean;
}

/** In the place of the browser's own, empty. */
export function newIndexed(): Indexed {
  const all: Indexed = { texts: new Map(), refuses: 'nothing', lost: false };

  function transaction() {
    if (all.lost) throw new DOMException('The connection is closing.', 'InvalidStateError');
    const changed = new Map(all.texts);
    const own = {
      oncomplete: null as Heard,
      onabort: null as Heard,
      error: new DOMException('full', 'QuotaExceededError'),
      objectStore: () => ({
        get: (key: string) => later(all.texts.get(key)),
        getAllKeys: () => later([...all.texts.keys()].sort()),
        put: (text: string, key: string) => void changed.set(key, text),
        delete: (key: string) => void changed.delete(key),
      }),
    };
    setTimeout(() => {
      if (all.refuses === 'changes') return own.onabort?.();
      // Of what was only looked at nobody hears.
      if (!own.oncomplete) return;
      all.texts.clear();
      for (const [key, text] of changed) all.texts.set(key, text);
      own.oncomplete();
    }, 0);
    return own;
  }

  const open = () => {
    if (all.refuses === 'opening') throw new DOMException('denied', 'SecurityError');
    all.lost = false;
    const asked = new Asked({ createObjectStore: () => null, transaction });
    queueMicrotask(() => {
      asked.onupgradeneeded?.();
      asked.onsuccess?.();
    });
    return asked;
  };
  Object.assign(globalThis, { indexedDB: { open } });
  return all;
}
