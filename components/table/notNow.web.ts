import { useLayoutEffect, useRef } from 'react';
import type { View } from 'react-native';

/** react-native-web says that a button is disabled only where it cannot be pressed at all: so it is said here. */
export function useNotNow(dim: boolean): object {
  const ref = useRef<View>(null);
  useLayoutEffect(() => {
    const element = ref.current as unknown as HTMLElement | null; // in a browser a view is its element
    element?.setAttribute('aria-disabled', String(dim));
  }, [dim]);
  return { ref };
}
