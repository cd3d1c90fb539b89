import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLook } from '../../components/look';
import { think, viewFor, type Match } from '../../engine';
import { useLanguage } from '../texts';
import { gameOf, tables } from './games';
import type { Playing } from './playing';
import { startThought } from './thought';

export interface Hints {
  /** What has been shown so far of: what to look at, what it costs, what a strong player would do. */
  readonly steps: readonly string[];
  /** A strong player is thinking about it. */
  readonly thinking: boolean;
  /** Shows one step more; null when all is said, or nobody is to move. */
  readonly next: (() => void) | null;
  readonly close: () => void;
}

/** Of one position: asked for again, it is not thought about again. */
interface Asked {
  readonly match: Match;
  readonly steps: number;
  readonly best: { readonly move: unknown } | null;
}

const STEPS = 3;
const NOTHING: readonly string[] = [];

/** Hints for the person to move. A new position begins anew; however many steps are asked for, it is one hint. */
export function useHint(
  { match, acting, view, countHint }: Playing,
  names: readonly string[],
): Hints {
  const language = useLanguage();
  const { script } = useLook();
  const [asked, setAsked] = useState<Asked | null>(null);
  const now = asked?.match === match && acting !== null ? asked : null;
  const best = now?.best ?? null;
  const thinking = now !== null && now.steps > 0 && best === null;

  useEffect(() => {
    if (!thinking || acting === null) return;
    const seed = `hint/${match.seed}/${match.moves.length}`;
    const { advise } = tables[gameOf(match)];
    const own = viewFor(match, acting);
    const { stop } = startThought(
      () => advise?.(own) ?? think(own, acting, 'hard', seed),
      0,
      (move) => setAsked((then) => (then?.match === match ? { ...then, best: { move } } : then)),
    );
    return stop;
  }, [thinking, match, acting]);

  // Thought about with the person's own eyes, told to those that look: round a tablet they are everybody's.
  const hint = useMemo(() => {
    if (!best) return null;
    return tables[gameOf(match)].hint(view, best.move, names, language, script);
  }, [best, match, view, names, language, script]);

  const steps = now?.steps ?? 0;
  const isFirst = now === null;
  const next = useCallback(() => {
    if (isFirst) countHint();
    setAsked((then) =>
      then?.match === match
        ? { ...then, steps: Math.min(STEPS, then.steps + 1) }
        : { match, steps: 1, best: null },
    );
  }, [isFirst, match, countHint]);
  const close = useCallback(() => setAsked((then) => then && { ...then, steps: 0 }), []);

  return {
    steps: hint?.slice(0, steps) ?? NOTHING,
    thinking,
    next: acting === null || steps === STEPS ? null : next,
    close,
  };
}
