import { bitGuesser } from './guesses';

/*
 * A finished match as a short text, since thousands of them are to lie on a phone. What comes next in a save
 * can mostly be guessed from what came before, so only the surprise is written down (arithmetic coding).
 * All of it in whole numbers: every device reads what another one wrote.
 */

/** Six bits each, and nothing that JSON, a file or a database would have to escape. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Enough for any length that is read. */
const LENGTH_BITS = 24;

/** Throws where a letter is not ASCII: in JSON every other one can be spelt so. */
export function packed(text: string): string {
  const writer = bitWriter();
  const guesser = bitGuesser();
  for (let bit = LENGTH_BITS - 1; bit >= 0; bit--) writer.put((text.length >> bit) & 1, HALF);
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (letter > 127) throw new Error('Only ASCII can be packed.');
    for (let bit = 6; bit >= 0; bit--) {
      const said = (letter >> bit) & 1;
      writer.put(said, guesser.guess());
      guesser.learn(said);
    }
  }
  return writer.end();
}

/** What was packed, of any other text nonsense; throws a RangeError where it would be longer than it may be. */
export function unpacked(pack: string, longest: number): string {
  const reader = bitReader(pack);
  const guesser = bitGuesser();
  let length = 0;
  for (let bit = 0; bit < LENGTH_BITS; bit++) length = length * 2 + reader.get(HALF);
  if (length > longest) throw new RangeError('This is too long to be unpacked.');
  let text = '';
  for (let at = 0; at < length; at++) {
    let letter = 0;
    for (let bit = 0; bit < 7; bit++) {
      const said = reader.get(guesser.guess());
      guesser.learn(said);
      letter = letter * 2 + said;
    }
    text += String.fromCharCode(letter);
  }
  return text;
}

/** A chance of 4096 for a one. */
const HALF = 2048;

/*
 * Both keep a stretch of all numbers below 2³², which every bit narrows: by much where it was a surprise,
 * by next to nothing where it was foreseen. The leading bytes on which its two ends agree are written.
 */

function bitWriter() {
  let low = 0;
  let high = 0xffffffff;
  let held = 0;
  let bits = 0;
  const letters: string[] = [];

  function byte(value: number): void {
    held = (held << 8) | value;
    bits += 8;
    for (; bits >= 6; bits -= 6) letters.push(LETTERS.charAt((held >>> (bits - 6)) & 63));
    held &= 63;
  }

  return {
    put(bit: number, chance: number): void {
      const middle = low + ((high - low) >>> 12) * chance;
      if (bit === 1) high = middle;
      else low = middle + 1;
      while (((low ^ high) & 0xff000000) === 0) {
        byte(high >>> 24);
        low = (low << 8) >>> 0;
        high = ((high << 8) | 255) >>> 0;
      }
    },
    end(): string {
      // Four bytes that lie within the stretch, whatever is read after them.
      for (const shift of [24, 16, 8, 0]) byte((high >>> shift) & 255);
      if (bits > 0) letters.push(LETTERS.charAt((held << (6 - bits)) & 63));
      return letters.join('');
    },
  };
}

function bitReader(pack: string) {
  let low = 0;
  let high = 0xffffffff;
  let at = 0;
  let held = 0;
  let bits = 0;
  let value = 0;

  function byte(): number {
    for (; bits < 8; bits += 6) {
      // Past its end, and for what is no letter of ours, nothing.
      held = ((held << 6) | Math.max(0, LETTERS.indexOf(pack.charAt(at++) || 'A'))) & 0xfffff;
    }
    bits -= 8;
    return (held >>> bits) & 255;
  }

  for (let n = 0; n < 4; n++) value = ((value << 8) | byte()) >>> 0;
  return {
    get(chance: number): number {
      const middle = low + ((high - low) >>> 12) * chance;
      const bit = value <= middle ? 1 : 0;
      if (bit === 1) high = middle;
      else low = middle + 1;
      while (((low ^ high) & 0xff000000) === 0) {
        low = (low << 8) >>> 0;
        high = ((high << 8) | 255) >>> 0;
        value = ((value << 8) | byte()) >>> 0;
      }
      return bit;
    },
  };
}
