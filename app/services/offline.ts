/** An installed app has all it needs on the device, and its shop brings new versions. */
export function useOffline(): void {}

/** The way to a new version that has come; null where there is none. */
export function useNewVersion(): (() => void) | null {
  return null;
}
