import type { RefObject } from 'react';
import type { View } from 'react-native';

/** Keys are heard in browsers only; see keys.web.ts. */
export function useTableKeys(
  _layer: RefObject<View | null>,
  _picked: boolean,
  _putDown: () => void,
): object {
  return {};
}
