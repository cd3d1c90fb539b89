import { Share } from 'react-native';

/** What became of it: handed on, put where it can be pasted, thought better of, or not possible here. */
export type Shared = 'shared' | 'copied' | 'dismissed' | 'failed';

/** Offers a text to whatever on this device can hand it on. */
export async function share(text: string): Promise<Shared> {
  try {
    const { action } = await Share.share({ message: text });
    return action === Share.dismissedAction ? 'dismissed' : 'shared';
  } catch {
    return 'failed';
  }
}
