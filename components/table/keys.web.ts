import type { KeyboardEvent, RefObject } from 'react';
import type { View } from 'react-native';

/**
 * With a piece in hand, Tab leads round the places where it may go and nowhere else, and Escape puts it
 * down. The events bubble up from the piece that was picked up, so the layer hears them.
 */
export function useTableKeys(
  layer: RefObject<View | null>,
  picked: boolean,
  putDown: () => void,
): object {
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
  return { onKeyDown };
}

function targetsIn(layer: View | null): HTMLElement[] {
  const element = layer as unknown as HTMLElement | null; // in a browser a view is its element
  return [...(element?.querySelectorAll<HTMLElement>('[data-target]') ?? [])];
}
