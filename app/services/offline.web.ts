import { useEffect, useSyncExternalStore } from 'react';

/** A new version that lies ready and waits to be asked in. */
let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

let begun = false;

/** Keeps a copy of the app in this browser, so that it opens without a network, and looks out for a new version. */
export function useOffline(): void {
  useEffect(() => {
    if (begun) return;
    begun = true;
    // A browser may refuse, as in a private window: then the app needs its network, and is the same otherwise.
    keepCopy().catch(() => {});
  }, []);
}

/** The way to a new version that has come; null where there is none. It is never taken by itself. */
export function useNewVersion(): (() => void) | null {
  return useSyncExternalStore(subscribe, () => waiting) && takeNewVersion;
}

async function keepCopy() {
  // Only a whole build names a manifest, and has a worker beside it: see assets/offline/make.js.
  const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (!manifest || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register(new URL('sw.js', manifest.href));
  const look = () => found(registration);
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}

/** The very first one waits for nobody. */
function found({ waiting: next, active }: ServiceWorkerRegistration) {
  const ready = active ? next : null;
  if (ready === waiting) return;
  waiting = ready;
  for (const listener of listeners) listener();
}

function takeNewVersion() {
  const next = waiting;
  if (!next) return;
  next.addEventListener('statechange', () => {
    if (next.state === 'activated') location.reload();
  });
  next.postMessage({ type: 'SKIP_WAITING' });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
