import { useIsFocused } from '@react-navigation/native';
import { useLayoutEffect } from 'react';
import type { Keys } from './keys';

export type { Keys };

/** While the screen is in front, from the moment it can be seen. A key held with Ctrl, Alt or Meta is the browser's. */
export function useKeys(keys: Keys): void {
  const inFront = useIsFocused();
  useLayoutEffect(() => {
    if (!inFront) return;
    const hear = (event: KeyboardEvent) => {
      const act = keys[event.key];
      if (!act || event.ctrlKey || event.altKey || event.metaKey || isTaken(event)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [keys, inFront]);
}

/** By a control that has used it, by somebody who is writing, or by what lies over the screen. */
function isTaken({ defaultPrevented, target }: KeyboardEvent): boolean {
  return (
    defaultPrevented ||
    target instanceof HTMLInputElement ||
    document.querySelector('[aria-modal="true"]') !== null
  );
}
