import * as v from 'valibot';
import { read } from '../../engine/core/read';
import type { Roster } from '../roster/roster';

const APP = 'shushu';
const VERSION = 1;

/** Of the file as it lies on the device. Five thousand of the longest matches are smaller. */
export const LARGEST_FILE = 128_000_000;
/** As long as the engine reads a save. */
const LONGEST_ENTRY = 1_000_000;
/** Deeper than any number sentence that can be played. */
const DEEPEST = 100;

/** A line a match, each as `writtenRecord` writes it, and before them the people of the roster, where there are any. */
export function backupOf(records: readonly string[], people: Roster = []): string {
  const lines = people.map((person) => JSON.stringify(person)).join(',\n');
  const roster = lines === '' ? '' : `"roster":[\n${lines}\n],`;
  return `{"app":"${APP}","v":${VERSION},${roster}"records":[\n${records.join(',\n')}\n]}\n`;
}

const HEAD = v.strictObject({
  app: v.literal(APP),
  v: v.literal(VERSION),
  roster: v.optional(v.strictTuple([])),
  records: v.strictTuple([]),
});

/** What does not begin like one is not looked through. */
export function looksLikeBackup(text: string): boolean {
  return new RegExp(`^\\s*\\{\\s*"app"\\s*:\\s*"${APP}"`).test(text.slice(0, 200));
}

/** `null` comes often, for whoever does something else meanwhile. */
export type Piece =
  | { readonly entry: string; readonly of: 'match' | 'person' }
  | { readonly fault: 'tooLong' | 'unreadable' }
  | null;

const SLICE = 1 << 16;

/**
 * The entries of a backup one after another, found by its brackets alone: however large or deep or torn a
 * file is, no more of it than one entry is ever parsed. At the end, what is left without them must be a
 * backup; throws BadInput.
 */
export function* piecesOf(text: string): Generator<Piece, void> {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  let begins = -1;
  let head = '';
  for (let at = 0; at < text.length; at++) {
    if (at % SLICE === 0) yield null;
    const letter = text.charCodeAt(at);
    if (depth < 2) head += text.charAt(at);
    if (quoted) {
      if (letter === BACKSLASH) at++;
      else if (letter === QUOTE) quoted = false;
      continue;
    }
    const closes = letter === CLOSE_LIST || letter === CLOSE_OBJECT;
    if (depth >= 2 && begins < 0 && letter > SPACE && letter !== COMMA && !closes) begins = at;
    if (letter === QUOTE) quoted = true;
    else if (letter === OPEN_LIST || letter === OPEN_OBJECT) {
      depth++;
      deepest = Math.max(deepest, depth);
    } else if (closes) {
      depth--;
      if (depth === 1) head += text.charAt(at);
    }
    const ends = depth < 2 || (depth === 2 && letter === COMMA);
    if (begins >= 0 && ends) {
      const of = IN_ROSTER.test(head.slice(-LONGEST_KEY)) ? 'person' : 'match';
      yield pieceOf(text.slice(begins, at), deepest - 2, of);
      begins = -1;
      deepest = 0;
    }
  }
  read(HEAD, parsed(head), 'backup');
}

/** How what is written outside of all entries ends where the people of the roster are. */
const IN_ROSTER = /"roster"\s*:\s*\[\s*\]?$/;
const LONGEST_KEY = 100;

const QUOTE = 34;
const COMMA = 44;
const SPACE = 32;
const BACKSLASH = 92;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

function pieceOf(text: string, depth: number, of: 'match' | 'person'): Piece {
  if (text.length > LONGEST_ENTRY) return { fault: 'tooLong' };
  return depth > DEEPEST ? { fault: 'unreadable' } : { entry: text.trim(), of };
}

function parsed(head: string): unknown {
  try {
    return JSON.parse(head);
  } catch {
    return null;
  }
}
