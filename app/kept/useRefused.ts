import { useSyncExternalStore } from 'react';
import { isRefused, onRefused } from '../services/storage';

/** Told once: who has put the warning away on one screen does not meet it on the next. */
let told = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  const stop = onRefused(listener);
  listeners.add(listener);
  return () => {
    stop();
    listeners.delete(listener);
  };
}

function dismiss() {
  told = true;
  for (const listener of listeners) listener();
}

/** Whether to warn that this device keeps nothing, and the way to be done with the warning. */
export function useRefused(): { readonly warn: boolean; readonly dismiss: () => void } {
  const warn = useSyncExternalStore(subscribe, () => isRefused() && !told);
  return { warn, dismiss };
}
