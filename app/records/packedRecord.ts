import { packed, unpacked } from './packed';
import { readRecord, writtenRecord, type MatchRecord } from './record';

/** As long as the longest save that the engine reads. */
const LONGEST = 1_000_000;

export function packedRecord(record: MatchRecord): string {
  return packed(writtenRecord(record).replace(/[\u0080-\uffff]/g, escaped));
}

/** In JSON every character can be spelt in letters that need no more than seven bits. */
function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** As it was written; null where it cannot be read. */
export function unpackedText(pack: string): string | null {
  try {
    const text = unpacked(pack, LONGEST);
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}

export function unpackedRecord(pack: string): MatchRecord | null {
  const text = unpackedText(pack);
  try {
    return text === null ? null : readRecord(JSON.parse(text));
  } catch {
    return null;
  }
}
