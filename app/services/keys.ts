/** What each key does, by its name in the browser's `KeyboardEvent.key`. */
export type Keys = Readonly<Record<string, () => void>>;

/** Keys are heard on the web only: React Native has no events for a keyboard outside text fields. */
export function useKeys(_keys: Keys): void {}
