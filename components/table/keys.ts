import type { RefObject } from 'react';
import type { View } from 'react-native';

export interface TableKeys {
  /** For the layer that hears them. */
  readonly hears: object;
  /** After something was done: the button that did it is gone, and its focus must not be lost with it. */
  readonly refocus: () => void;
}

const none: TableKeys = { hears: {}, refocus: () => {} };

/** Keys are heard in browsers only; see keys.web.ts. */
export function useTableKeys(
  _layer: RefObject<View | null>,
  _picked: boolean,
  _putDown: () => void,
): TableKeys {
  return none;
}
