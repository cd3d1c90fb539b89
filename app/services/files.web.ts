import type { Picked, Saved, TextFile } from './files';

export type { Picked, Saved, TextFile };

/** As a download. */
export function saveFile({ name, type, text }: TextFile): Promise<Saved> {
  try {
    const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    // The browser has begun by then.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    return Promise.resolve('saved');
  } catch {
    return Promise.resolve('failed');
  }
}

/** The text of a file that somebody chooses; null where they choose none. Large ones are not even opened. */
export function pickFile(largest: number): Promise<Picked> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json,application/json';
    input.onchange = () => {
      const file = input.files?.[0];
      if (!file) resolve(null);
      else if (file.size > largest) resolve('tooLarge');
      else
        file.text().then(
          (text) => resolve({ text }),
          () => resolve('failed'),
        );
    };
    input.oncancel = () => resolve(null);
    input.click();
  });
}
