/** Browsers keep to themselves whether a screen reader is on. Who uses one can turn the voice off. */
export function useScreenReader(): boolean {
  return false;
}
