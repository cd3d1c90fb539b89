import { useEffect } from 'react';
import { AppState } from 'react-native';

/** When something else comes before the app. On iOS that is already when its picture is taken for the switcher. */
export function useWhenAway(act: () => void): void {
  useEffect(() => {
    const listening = AppState.addEventListener('change', (state) => {
      if (state !== 'active') act();
    });
    return () => listening.remove();
  }, [act]);
}
