import { useEffect } from 'react';
import { AppState } from 'react-native';

/** Calls back when the app leaves the front: another app, a locked screen, another tab of the browser. */
export function useBackgrounded(act: () => void): void {
  useEffect(() => {
    // Not only in the background: iOS takes its picture for the app switcher while still on the way there.
    const listening = AppState.addEventListener('change', (state) => {
      if (state !== 'active') act();
    });
    return () => listening.remove();
  }, [act]);
}

export function isInFront(): boolean {
  return AppState.currentState === 'active';
}
