import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { openBook, type Book } from './book';

/** All that is on record, looked up whenever the screen comes to the front; null until it is known. */
export function useBook(): { readonly book: Book | null; readonly lookAgain: () => void } {
  const [book, setBook] = useState<Book | null>(null);
  const [looks, setLooks] = useState(0);
  useFocusEffect(
    useCallback(() => {
      let here = true;
      void openBook().then((now) => here && setBook(now));
      return () => {
        here = false;
      };
      // eslint-disable-next-line react-hooks/exhaustive-deps -- once more for each look
    }, [looks]),
  );
  return { book, lookAgain: useCallback(() => setLooks((before) => before + 1), []) };
}
