import { useEffect } from 'react';

/** Tells the page which language it is in, so that it is read aloud right. */
export function usePageLanguage(tag: string): void {
  useEffect(() => {
    document.documentElement.lang = tag;
  }, [tag]);
}
