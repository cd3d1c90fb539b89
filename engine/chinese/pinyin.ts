const MARKED: { readonly [vowel: string]: string } = {
  a: 'āáǎà',
  e: 'ēéěè',
  i: 'īíǐì',
  o: 'ōóǒò',
  u: 'ūúǔù',
};

// The mark sits on a or e, on the o of ou, and else on the last vowel.
const MARKED_VOWEL = /[ae]|o(?=u)|[iou](?=[^aeiou]*$)/;

/** 'er4' → 'èr'; 'xie5', the light tone, → 'xie'. */
export function markTone(syllable: string): string {
  const tone = Number(syllable.slice(-1));
  const letters = syllable.slice(0, -1);
  if (tone === 5) return letters;
  return letters.replace(MARKED_VOWEL, (vowel) => MARKED[vowel]?.charAt(tone - 1) ?? vowel);
}

/** One word: an apostrophe keeps a vowel from sliding into the syllable before it, as in shí'èr. */
export function spellWord(syllables: readonly string[]): string {
  return syllables
    .map((syllable, i) => (i > 0 && /^[aeo]/.test(syllable) ? "'" : '') + markTone(syllable))
    .join('');
}
