import { useCallback, useEffect, useRef } from 'react';
import { isInFront } from '../services/front';

const TICK = 1_000;

/** Sleep counts as no more than this. */
const LONGEST = 2 * TICK;

/** Whole seconds while it runs and the app is in front. They are asked for, so that nothing is drawn anew for them. */
export function useStopwatch(start: number, running: boolean): () => number {
  const passed = useRef(start * TICK);
  useEffect(() => {
    if (!running) return;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      if (isInFront()) passed.current += Math.min(now - last, LONGEST);
      last = now;
    }, TICK);
    return () => clearInterval(timer);
  }, [running]);
  return useCallback(() => Math.round(passed.current / TICK), []);
}
