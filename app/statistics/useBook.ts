import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import type { GameId } from '../../engine';
import { openBook, write, type Book } from './book';
import { forgotten } from './statistics';

export interface OpenBook {
  /** Null until it is known. */
  readonly book: Book | null;
  readonly forget: () => void;
}

/** What is counted of a game, looked up whenever the screen comes to the front. */
export function useBook(game: GameId): OpenBook {
  const [book, setBook] = useState<Book | null>(null);
  useFocusEffect(
    useCallback(() => {
      let here = true;
      void openBook(game).then((now) => here && setBook(now));
      return () => {
        here = false;
      };
    }, [game]),
  );
  const forget = useCallback(() => {
    void write(game, forgotten)
      .then(() => openBook(game))
      .then(setBook);
  }, [game]);
  return { book, forget };
}
