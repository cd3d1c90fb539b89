import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { climbed, type Climbed } from './climbed';

export interface Climbing {
  readonly now: Climbed;
  readonly showAll: (show: boolean) => void;
}

/** How far it goes, looked up whenever the screen comes to the front; null until it is known. */
export function useClimbed(): Climbing | null {
  const [now, setNow] = useState<Climbed | null>(null);
  useFocusEffect(
    useCallback(() => {
      let here = true;
      void climbed.find().then(({ value }) => here && setNow(value));
      return () => {
        here = false;
      };
    }, []),
  );
  if (!now) return null;
  return {
    now,
    showAll(showAll) {
      const next = { ...now, showAll };
      setNow(next);
      climbed.keep(next);
    },
  };
}
