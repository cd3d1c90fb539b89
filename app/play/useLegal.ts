import { useMemo } from 'react';
import { legalMoves, type Match, type Seat } from '../../engine';

/** What a seat may do: made at the first question, and then kept. */
export function useLegal(match: Match, acting: Seat | null): () => readonly unknown[] {
  return useMemo(() => {
    let listed: readonly unknown[] | null = null;
    return () => (listed ??= acting === null ? [] : legalMoves(match, acting));
  }, [match, acting]);
}
