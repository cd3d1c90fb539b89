import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import type { GameId } from '../../engine';
import { findSitting, type Found } from './saved';

/** What there is of a game, looked up whenever the screen comes to the front; null until it is known. */
export function useFound(game: GameId): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useFocusEffect(
    useCallback(() => {
      let here = true;
      void findSitting(game).then((now) => here && setFound(now));
      return () => {
        here = false;
      };
    }, [game]),
  );
  return found;
}
