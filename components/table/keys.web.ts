import { useCallback, type KeyboardEvent, type RefObject } from 'react';
import type { View } from 'react-native';
import type { TableKeys } from './keys';

export type { TableKeys };

/**
 * With a piece in hand, Tab leads round the places where it may go and nowhere else, and Escape puts it
 * down. The events bubble up from the piece that was picked up, so the layer hears them.
 */
export function useTableKeys(
  layer: RefObject<View | null>,
  picked: boolean,
  putDown: () => void,
): TableKeys {
  const refocus = useCallback(() => {
    const element = elementOf(layer.current);
    if (element?.contains(document.activeElement)) element.focus({ preventScroll: true });
  }, [layer]);

  function onKeyDown(event: KeyboardEvent) {
    if (!picked) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      putDown();
    }
    if (event.key !== 'Tab') return;
    event.preventDefault();
    const targets = targetsIn(layer.current);
    const at = targets.findIndex((target) => target === document.activeElement);
    const step = event.shiftKey ? -1 : 1;
    const next = at < 0 && step < 0 ? targets.length - 1 : at + step;
    targets[(next + targets.length) % targets.length]?.focus();
  }
  return { hears: { onKeyDown, tabIndex: -1 }, refocus };
}

function targetsIn(layer: View | null): HTMLElement[] {
  return [...(elementOf(layer)?.querySelectorAll<HTMLElement>('[data-target]') ?? [])];
}

/** In a browser a view is its element. */
function elementOf(view: View | null): HTMLElement | null {
  return view as unknown as HTMLElement | null;
}
