/** How wide Latin letters and digits are, as a share of their size; characters are square. */
const LATIN = { normal: 0.58, bold: 0.68 } as const;
const SQUARE = /[\u2e80-\uffef]/;

/** The size at which these words stay on one line of this room: the one that is wanted, or as large as fits. */
export function fitting(
  wanted: number,
  words: string,
  room: number,
  weight: keyof typeof LATIN = 'normal',
): number {
  const width = (sign: string) => (SQUARE.test(sign) ? 1 : LATIN[weight]);
  const ems = Array.from(words).reduce((sum, sign) => sum + width(sign), 0);
  return Math.min(wanted, room / ems);
}
