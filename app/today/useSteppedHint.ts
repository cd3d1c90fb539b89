import { useCallback, useMemo, useState } from 'react';
import { useLanguage } from '../texts';
import { tables } from '../play/games';
import type { Hints } from '../play/useHint';
import type { Challenge } from './challenge';
import { HINT_STEPS } from './played';
import type { Attempt } from './useAttempt';

const NOTHING: readonly string[] = [];

/** There is something; these cards; this sentence. Each step is counted once; what was told can be read again. */
export function useSteppedHint({ best }: Challenge, attempt: Attempt): Hints {
  const { view, hints, countHint, end } = attempt;
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const told = useMemo(
    () => tables.patience.hint(view, best, [], language) ?? NOTHING,
    [view, best, language],
  );
  const next = useCallback(() => {
    if (open || hints === 0) countHint();
    setOpen(true);
  }, [open, hints, countHint]);
  return {
    steps: open ? told.slice(0, hints) : NOTHING,
    thinking: false,
    next: end !== null || (open && hints === HINT_STEPS) ? null : next,
    close: useCallback(() => setOpen(false), []),
  };
}
