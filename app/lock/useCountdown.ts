import { useEffect, useState } from 'react';

interface Countdown {
  /** Whole seconds; 0 where nothing runs. */
  readonly left: number;
  readonly start: (seconds: number) => void;
}

/** Seconds that have to go by while somebody looks: a screen that is left begins anew. */
export function useCountdown(): Countdown {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, start: setLeft };
}
