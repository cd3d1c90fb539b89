import { Share } from 'react-native';

/** Phones ask where to send it; browsers put it on the clipboard. */
export const HANDS = 'send' as 'send' | 'copy';

/** Gives a text to somebody else; whether that worked. */
export async function handOver(text: string): Promise<boolean> {
  try {
    await Share.share({ message: text });
    return true;
  } catch {
    return false;
  }
}

/** The address of a place in the app, for others. */
export function addressOf(path: string): string {
  return `shushu://${path}`;
}
