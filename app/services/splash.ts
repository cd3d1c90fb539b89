import { hide, preventAutoHideAsync } from 'expo-splash-screen';
import { useEffect } from 'react';

void preventAutoHideAsync();

/** Keeps the start screen up until there is something to see. */
export function useSplash(ready: boolean): void {
  useEffect(() => {
    if (ready) hide();
  }, [ready]);
}
