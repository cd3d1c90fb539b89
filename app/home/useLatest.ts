import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { recall } from '../kept/kept';
import type { Sitting } from '../play/playing';
import { canContinue, findSitting, lastGame } from '../play/saved';
import { gameTexts, type PlayedId } from '../texts';

const ids = Object.keys(gameTexts) as PlayedId[]; // the registry's type has no other keys

/** A match that can be gone on with. */
export interface Waiting {
  readonly game: PlayedId;
  readonly sitting: Sitting;
}

/** The match that was played last, or another one that waits; undefined until it is known. */
export function useLatest(): Waiting | null | undefined {
  const [latest, setLatest] = useState<Waiting | null>();
  useFocusEffect(
    useCallback(() => {
      let here = true;
      void findLatest().then((now) => here && setLatest(now));
      return () => {
        here = false;
      };
    }, []),
  );
  return latest;
}

async function findLatest(): Promise<Waiting | null> {
  const { value: last } = await recall(lastGame);
  for (const game of [...ids].sort((one) => (one === last ? -1 : 0))) {
    const found = await findSitting(game);
    if (canContinue(found) && found.sitting) return { game, sitting: found.sitting };
  }
  return null;
}
