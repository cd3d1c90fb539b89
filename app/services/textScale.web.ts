import { useSyncExternalStore } from 'react';

/** In a browser letters have the size they are given, in pixels. */
export const TEXT_GROWS = false;

/** What browsers come with. */
const USUAL = 16;

/** How much larger than usual the letters of this browser were set in its settings. */
export function useTextScale(): number {
  return useSyncExternalStore(listen, scale);
}

function scale(): number {
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isFinite(size) && size > 0 ? size / USUAL : 1;
}

/** Nothing tells of a change, but who changes it comes back from the settings. */
function listen(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  document.addEventListener('visibilitychange', changed);
  return () => {
    window.removeEventListener('resize', changed);
    document.removeEventListener('visibilitychange', changed);
  };
}
