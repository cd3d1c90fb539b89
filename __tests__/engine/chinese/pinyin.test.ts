import { markTone, spellWord } from '../../../engine/chinese/pinyin';

test.each([
  ['yi1', 'yī'],
  ['shi2', 'shí'],
  ['wu3', 'wǔ'],
  ['er4', 'èr'],
  ['xie5', 'xie'],
  ['bai3', 'bǎi'],
  ['mei2', 'méi'],
  ['gou3', 'gǒu'],
  ['huo3', 'huǒ'],
  ['liu4', 'liù'],
  ['shui3', 'shuǐ'],
  ['xie4', 'xiè'],
  ['kuai4', 'kuài'],
])('%s is marked %s', (syllable, marked) => {
  expect(markTone(syllable)).toBe(marked);
});

test('an apostrophe stands before a vowel inside a word, never before its first', () => {
  expect(spellWord(['er4', 'shi2', 'er4'])).toBe("èrshí'èr");
  expect(spellWord(['shi2', 'yi1'])).toBe('shíyī');
});
