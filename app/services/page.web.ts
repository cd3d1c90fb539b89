import { useEffect } from 'react';
import type { Page } from './page';

export type { Page };

/** Tells the page what it is like. */
export function usePage({ language, scheme }: Page): void {
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    document.documentElement.style.colorScheme = scheme;
  }, [scheme]);
}
