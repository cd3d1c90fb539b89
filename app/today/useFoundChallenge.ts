import { useEffect, useState } from 'react';
import { startThought } from '../play/thought';
import { seekChallenge, type Challenge } from './challenge';

/** The challenge of a day and a level; null while it is being looked for. */
export function useFoundChallenge(date: string, level: number): Challenge | null {
  const [found, setFound] = useState<Challenge | null>(null);
  useEffect(() => {
    const { stop } = startThought(() => seekChallenge(date, level), 0, setFound);
    return stop;
  }, [date, level]);
  return found;
}
