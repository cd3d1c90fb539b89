import type { Reading, Script } from '../engine/chinese/reading';

/**
 * A card in words, whatever of it is shown: "18, 十八, shíbā", and after that what else is to be said of
 * it, in the words of the app: its suit, its place, whether it can be played.
 */
export function cardLabel(
  reading: Reading,
  script: Script = 'simplified',
  ...more: readonly string[]
): string {
  return [reading.digits, reading.hanzi[script], reading.pinyin, ...more]
    .filter(Boolean)
    .join(', ');
}
