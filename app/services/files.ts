import { Directory, File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';

export interface TextFile {
  readonly name: string;
  readonly type: 'text/csv' | 'application/json';
  readonly text: string;
}

/** `offered`: to the other apps of the device. Whether one was chosen, no device tells. */
export type Saved = 'saved' | 'offered' | 'failed';

export type Picked = { readonly text: string } | 'tooLarge' | 'failed' | null;

/** As iOS calls them. */
const KINDS = {
  'text/csv': 'public.comma-separated-values-text',
  'application/json': 'public.json',
} as const;

/** Phones hand a file on to the app that the person chooses: mail, a cloud, the files of the device. */
export async function saveFile({ name, type, text }: TextFile): Promise<Saved> {
  try {
    const file = new File(emptied(new Directory(Paths.cache, 'handed-on')), name);
    file.create();
    file.write(text);
    await shareAsync(file.uri, { mimeType: type, UTI: KINDS[type], dialogTitle: name });
    return 'offered';
  } catch {
    return 'failed';
  }
}

/** Another app may still be reading what was handed on last: it goes when the next is made. */
function emptied(folder: Directory): Directory {
  if (folder.exists) folder.delete();
  folder.create();
  return folder;
}

/** The text of a file that somebody chooses; null where they choose none. Large ones are not even opened. */
export async function pickFile(largest: number): Promise<Picked> {
  try {
    const { result } = await File.pickFileAsync();
    if (result === null) return null;
    if (result.size > largest) return 'tooLarge';
    return { text: await result.text() };
  } catch {
    return 'failed';
  }
}
