/**
 * xoshiro128** 1.1 by David Blackman and Sebastiano Vigna. Its whole state is these four words, so it
 * lives as plain JSON inside a game's state, and a reshuffle replays like everything else.
 */
export type Random = [number, number, number, number];

// Looked up once: this is the hottest line of every search.
const { imul } = Math;

export function randomFrom(seed: string): Random {
  const bytes = utf8(seed);
  const words: Random = [
    murmur3(bytes, 0),
    murmur3(bytes, 1),
    murmur3(bytes, 2),
    murmur3(bytes, 3),
  ];
  // The one state from which the generator cannot leave.
  if ((words[0] | words[1] | words[2] | words[3]) === 0) words[0] = 1;
  return words;
}

/** The next 32 bits. */
export function next32(random: Random): number {
  const s1 = random[1];
  const scrambled = imul(rotl(imul(s1, 5), 7), 9) >>> 0;
  random[2] ^= random[0];
  random[3] ^= s1;
  random[1] ^= random[2];
  random[0] ^= random[3];
  random[2] ^= s1 << 9;
  random[3] = rotl(random[3], 11);
  return scrambled;
}

/** A whole number from 0 to `limit` − 1, each as likely: what does not divide evenly is drawn again. */
export function below(random: Random, limit: number): number {
  const fair = 0x1_0000_0000 - (0x1_0000_0000 % limit);
  let drawn = next32(random);
  while (drawn >= fair) drawn = next32(random);
  return drawn % limit;
}

/** A number from 0 up to, not including, 1. */
export function unit(random: Random): number {
  return next32(random) / 0x1_0000_0000;
}

/** Fisher–Yates, in place. */
export function shuffle<T>(random: Random, cards: T[]): T[] {
  for (let last = cards.length - 1; last > 0; last--) {
    const pick = below(random, last + 1);
    const card = cards[pick] as T; // pick ≤ last < length
    cards[pick] = cards[last] as T;
    cards[last] = card;
  }
  return cards;
}

function rotl(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

/** MurmurHash3 x86 32-bit by Austin Appleby: spreads a seed's letters over a whole word. */
export function murmur3(bytes: readonly number[], seed: number): number {
  let hash = seed;
  let at = 0;
  for (; at + 4 <= bytes.length; at += 4) {
    hash = imul(rotl(hash ^ mixed(word(bytes, at, 4)), 13), 5) + 0xe6546b64;
  }
  hash ^= mixed(word(bytes, at, bytes.length - at));
  hash ^= bytes.length;
  hash = imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function mixed(block: number): number {
  return imul(rotl(imul(block, 0xcc9e2d51), 15), 0x1b873593);
}

function word(bytes: readonly number[], at: number, length: number): number {
  let block = 0;
  for (let i = 0; i < length; i++) block |= (bytes[at + i] ?? 0) << (8 * i);
  return block;
}

/** Own code because Hermes has no TextEncoder on every version; a lone surrogate is kept as it is. */
export function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), tail(point));
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), tail(point >> 6), tail(point));
    else bytes.push(0xf0 | (point >> 18), tail(point >> 12), tail(point >> 6), tail(point));
  }
  return bytes;
}

function tail(bits: number): number {
  return 0x80 | (bits & 0x3f);
}
