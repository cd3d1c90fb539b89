import { BadInput } from '../../engine';
import { readPlan, type Plan } from './plan';

/**
 * A lesson as a text that can be sent: what it is and in which version, the lesson itself, and a sum over
 * it that tells a code that was cut off or mistyped from one that was made so.
 */
const SIGN = 'SHUSHU';
const VERSION = 1;

/** Of letters: far more than any lesson has, and little enough to look at. */
export const LONGEST_CODE = 4_000;

export function codeOf({ name, game, table, settings, turn, rounds }: Plan): string {
  // Field by field: what this device alone knows of it stays here.
  const payload = packed(JSON.stringify({ name, game, table, settings, turn, rounds }));
  return [`${SIGN}${VERSION}`, payload, sumOf(payload)].join('.');
}

/** Throws BadInput, whatever the text is. A link is read as well: its code is all that counts. */
export function planFrom(text: string): Plan {
  if (text.length > LONGEST_CODE) {
    throw new BadInput('lessonTooLong', 'This is too long for a lesson.');
  }
  const code = /SHUSHU(\d{1,4})\.([\w-]*)\.?([\w]*)/.exec(text.replace(/\s+/g, ''));
  if (!code) throw new BadInput('notALesson', 'There is no lesson in this text.');
  const [, version, payload = '', sum] = code;
  if (Number(version) !== VERSION) {
    throw new BadInput('lessonVersion', `Lessons of version ${version} cannot be read here.`);
  }
  if (sum !== sumOf(payload)) throw new BadInput('lessonDamaged', 'Some letters are missing.');
  return readPlan(unpacked(payload));
}

/** The letters of an address, of which none needs to be written otherwise there. */
function packed(text: string): string {
  const bytes = encodeURIComponent(text).replace(/%(..)/g, (_, hex) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function unpacked(payload: string): unknown {
  try {
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const hex = Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0'));
    return JSON.parse(decodeURIComponent(hex.map((pair) => `%${pair}`).join('')));
  } catch {
    throw new BadInput('lessonDamaged', 'This lesson is damaged.');
  }
}

/** FNV-1a, 32 bits: a slip of the pen changes it, a forger does not care. */
function sumOf(payload: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < payload.length; at++) {
    sum = Math.imul(sum ^ payload.charCodeAt(at), 0x01000193) >>> 0;
  }
  return sum.toString(36);
}
