export const HANDS = 'copy' as 'send' | 'copy';

/** Gives a text to somebody else; whether that worked. A page that did not come over https may not. */
export async function handOver(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The address of a place in the app, for others. */
export function addressOf(path: string): string {
  return `${location.origin}${process.env.EXPO_BASE_URL ?? ''}/${path}`;
}
