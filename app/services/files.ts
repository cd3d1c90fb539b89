import { Share } from 'react-native';

export interface TextFile {
  readonly name: string;
  /** As in `text/csv`. */
  readonly type: string;
  readonly text: string;
}

/** `tooLong`: nothing was tried. `leftIt`: the people here thought better of it. */
export type Saved = 'saved' | 'shared' | 'leftIt' | 'tooLong' | 'failed';

export type Picked = { readonly text: string } | 'tooLarge' | 'failed' | null;

/** Whether this device lets somebody choose a file. Without it, its text is pasted. */
export const CAN_PICK = false;

/** What Android hands from app to app; more than about half a megabyte ends the app. */
const LONGEST = 200_000;

/** Phones hand a text on to whatever app the person chooses: mail, notes, a cloud. */
export async function saveFile({ name, text }: TextFile): Promise<Saved> {
  if (text.length > LONGEST) return 'tooLong';
  try {
    const { action } = await Share.share({ title: name, message: text });
    return action === Share.dismissedAction ? 'leftIt' : 'shared';
  } catch {
    return 'failed';
  }
}

/** Only where `CAN_PICK`. */
export function pickFile(_largest: number): Promise<Picked> {
  return Promise.resolve(null);
}
