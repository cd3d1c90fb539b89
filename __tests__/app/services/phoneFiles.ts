/*
 * As much of a phone's files as the service uses, in the place of expo-file-system: folders, files with a text,
 * and a person who chooses one, or none.
 */

/** The text of each file by its address; folders end in a slash. */
export const there = new Map<string, string>();

/** What is chosen when somebody is asked for a file: its address, or nobody chooses. */
export const chosen: { address: string | null } = { address: null };

const addressOf = (parts: readonly (string | { uri: string })[]) =>
  parts.map((part) => (typeof part === 'string' ? part : part.uri.replace(/\/$/, ''))).join('/');

export class Directory {
  readonly uri: string;
  constructor(...parts: readonly (string | { uri: string })[]) {
    this.uri = `${addressOf(parts)}/`;
  }
  get exists() {
    return there.has(this.uri);
  }
  create() {
    if (this.exists) throw new Error(`${this.uri} is there already`);
    there.set(this.uri, '');
  }
  delete() {
    if (!this.exists) throw new Error(`${this.uri} is not there`);
    for (const address of there.keys()) if (address.startsWith(this.uri)) there.delete(address);
  }
}

export class File {
  readonly uri: string;
  constructor(...parts: readonly (string | { uri: string })[]) {
    this.uri = addressOf(parts);
  }
  static pickFileAsync() {
    const { address } = chosen;
    return Promise.resolve(
      address === null
        ? { result: null, canceled: true }
        : { result: new File(address), canceled: false },
    );
  }
  get size() {
    return new TextEncoder().encode(there.get(this.uri)).length;
  }
  create() {
    const folder = this.uri.slice(0, this.uri.lastIndexOf('/') + 1);
    if (!there.has(folder) || there.has(this.uri)) throw new Error(`No place for ${this.uri}`);
    there.set(this.uri, '');
  }
  write(text: string) {
    if (!there.has(this.uri)) throw new Error(`${this.uri} is not there`);
    there.set(this.uri, text);
  }
  text() {
    const text = there.get(this.uri);
    return text === undefined
      ? Promise.reject(new Error(`${this.uri} is not there`))
      : Promise.resolve(text);
  }
}

export const Paths = { cache: new Directory('file:///cache') };
