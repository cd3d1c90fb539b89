import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect, useId } from 'react';
import { AppState } from 'react-native';

/** Keeps the screen on while this is shown: people think longer than a screen waits. */
export function useAwake(): void {
  const tag = useId();
  useEffect(() => {
    let here = true;
    const letGo = () => deactivateKeepAwake(tag).catch(() => {}); // it may never have been given
    const take = () =>
      activateKeepAwakeAsync(tag).then(
        () => (here ? undefined : letGo()),
        () => {}, // not every browser can, and none does while the battery is low
      );
    void take();
    // A browser drops it when the page is hidden.
    const listening = AppState.addEventListener('change', (state) => {
      if (state === 'active') void take();
    });
    return () => {
      here = false;
      listening.remove();
      void letGo();
    };
  }, [tag]);
}
