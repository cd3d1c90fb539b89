import { useCallback, useRef, useState } from 'react';
import { say, type Pace } from './speech';

/** Two touches this close are one; a second one within the moments after asks to hear it slowly. */
const SAME_TOUCH = 300;
const AGAIN = 6_000;

interface Said {
  readonly hanzi: string;
  readonly pace: Pace;
  readonly at: number;
}

/** How to say it this time; null where it has only just been said. */
export function paceFor(hanzi: string, at: number, last: Said | null): Pace | null {
  if (!last || last.hanzi !== hanzi || at - last.at > AGAIN) return 'normal';
  if (at - last.at < SAME_TOUCH) return null;
  return last.pace === 'normal' ? 'slow' : 'normal';
}

/** Says things in Chinese, the second time slowly; `missing` once it is known that no voice can. */
export function useVoice(): { readonly say: (hanzi: string) => void; readonly missing: boolean } {
  const [missing, setMissing] = useState(false);
  const last = useRef<Said | null>(null);
  const sayIt = useCallback((hanzi: string) => {
    const at = Date.now();
    const pace = paceFor(hanzi, at, last.current);
    if (!pace) return;
    last.current = { hanzi, pace, at };
    void say(hanzi, pace).then((heard) => setMissing(!heard));
  }, []);
  return { say: sayIt, missing };
}
