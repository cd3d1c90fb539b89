import { useCallback, type KeyboardEvent, type RefObject } from 'react';
import type { View } from 'react-native';
import type { TableKeys } from './keys';

export type { TableKeys };

/**
 * With a piece in hand, Tab leads round the places where it may go and nowhere else, arrows lead from one of
 * them to the next that lies there, and Escape puts it down. The events bubble up from the piece that was picked up, so the layer hears them.
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
    if (event.key in ARROWS) {
      const target = nextInDirection(targetsIn(layer.current), event.key);
      if (target) {
        event.preventDefault();
        target.focus();
      }
      return;
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

const ARROWS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Aside counts twice as far as ahead. */
const ASIDE = 2;

/** From the target that has the focus, the nearest one that way. */
function nextInDirection(targets: readonly HTMLElement[], key: string): HTMLElement | null {
  const from = targets.find((target) => target === document.activeElement);
  const way = ARROWS[key];
  if (!from || !way) return null;
  const [across, down] = way;
  const start = middleOf(from);
  let next: HTMLElement | null = null;
  let nearest = Infinity;
  for (const target of targets) {
    const { x, y } = middleOf(target);
    const [dx, dy] = [x - start.x, y - start.y];
    const ahead = dx * across + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * across);
    const far = ahead + ASIDE * aside;
    if (ahead < 1 || far >= nearest) continue;
    nearest = far;
    next = target;
  }
  return next;
}

function middleOf(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function targetsIn(layer: View | null): HTMLElement[] {
  return [...(elementOf(layer)?.querySelectorAll<HTMLElement>('[data-target]') ?? [])];
}

/** In a browser a view is its element. */
function elementOf(view: View | null): HTMLElement | null {
  return view as unknown as HTMLElement | null;
}
