import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { keep, recall } from '../kept/kept';
import { keptRoster, type Roster } from './roster';

export interface RosterControl {
  readonly roster: Roster;
  /** It shows and is kept at once. */
  readonly change: (roster: Roster) => void;
  /** There was one that could not be read. A copy of it is kept. */
  readonly broken: boolean;
}

/** The people of this device, looked up whenever the screen comes to the front; null until they are known. */
export function useRoster(): RosterControl | null {
  const [found, setFound] = useState<{ roster: Roster; broken: boolean } | null>(null);
  useFocusEffect(
    useCallback(() => {
      let here = true;
      void recall(keptRoster).then(
        ({ value, broken }) =>
          here && setFound((now) => ({ roster: value, broken: broken || now?.broken === true })),
      );
      return () => {
        here = false;
      };
    }, []),
  );
  const change = useCallback((roster: Roster) => {
    setFound((now) => ({ roster, broken: now?.broken === true }));
    keep(keptRoster, roster);
  }, []);
  return found && { ...found, change };
}
