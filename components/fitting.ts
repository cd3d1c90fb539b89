/** How wide Latin letters and digits are, as a share of their size; characters are square. */
const LATIN = { normal: 0.58, bold: 0.68 } as const;
const SQUARE = /[\u2e80-\uffef]/;

function emsOf(words: string, weight: keyof typeof LATIN): number {
  const width = (sign: string) => (SQUARE.test(sign) ? 1 : LATIN[weight]);
  return Array.from(words).reduce((sum, sign) => sum + width(sign), 0);
}

/** The size at which these words stay on one line of this room: the one that is wanted, or as large as fits. */
export function fitting(
  wanted: number,
  words: string,
  room: number,
  weight: keyof typeof LATIN = 'normal',
): number {
  return Math.min(wanted, room / emsOf(words, weight));
}

/** Between lines, and at the end of each where the next word did not fit. */
const LINE = 1.4;
const RAGGED = 1.2;

/** The size at which these words, on as many lines as they take, stay in this room. */
export function fittingIn(
  wanted: number,
  words: string,
  room: { readonly width: number; readonly height: number },
): number {
  const needed = emsOf(words, 'normal') * RAGGED * LINE;
  const onOneLine = Math.min(room.width / (emsOf(words, 'normal') * RAGGED), room.height / LINE);
  return Math.min(wanted, Math.max(onOneLine, Math.sqrt((room.width * room.height) / needed)));
}
