import * as fc from 'fast-check';
import { numberFromHanzi } from '../../../engine/chinese/fromHanzi';
import { numberFromPinyin } from '../../../engine/chinese/fromPinyin';
import { LARGEST, readNumber } from '../../../engine/chinese/number';

test('every number is found again in each of its written forms', () => {
  const lost: number[] = [];
  for (let n = 0; n <= LARGEST; n++) {
    const { hanzi, formal, pinyin, said, syllables } = readNumber(n);
    const isFound =
      numberFromHanzi(hanzi.simplified) === n &&
      numberFromHanzi(hanzi.traditional) === n &&
      numberFromHanzi(formal.simplified) === n &&
      numberFromHanzi(formal.traditional) === n &&
      numberFromPinyin(pinyin) === n &&
      (said === pinyin || numberFromPinyin(said) === n) &&
      numberFromPinyin(syllables.join('')) === n;
    if (!isFound) lost.push(n);
  }
  expect(lost).toEqual([]);
});

describe('Hanzi', () => {
  test.each([
    ['二十二', 22],
    ['贰拾贰', 22],
    ['貳拾貳', 22],
    ['一十五', 15],
    ['二 十 二', 22],
    ['一百〇一', 101],
    ['两百', 200],
    ['兩萬兩千', 22000],
    ['叄拾', 30],
  ])('%s is understood as %i', (text, n) => {
    expect(numberFromHanzi(text)).toBe(n);
  });

  test.each([
    '',
    ' ',
    '二五',
    '十十',
    '一百五',
    '一百零',
    '零五',
    '一百零十',
    '一百一',
    '两',
    '十两',
  ])('%p is no number', (text) => {
    expect(numberFromHanzi(text)).toBeNull();
  });

  test.each(['木鼠', '22', '十万', '九万万', 'shí', '-一'])('%p is no number either', (text) => {
    expect(numberFromHanzi(text)).toBeNull();
  });
});

describe('pinyin', () => {
  test.each([
    ["èrshí'èr", 22],
    ['èrshí’èr', 22],
    ['èrshíèr', 22],
    ['èr shí èr', 22],
    ['  Èr  Shí Èr ', 22],
    ['er4shi2er4', 22],
    ['er4 shi2 er4', 22],
    ['er4shíer', 22],
    ['ershier', 22],
    ['er-shi-er', 22],
    ["e\u0300rshi\u0301'e\u0300r", 22],
    ['líng', 0],
    ['yībǎi', 100],
    ['yìbǎi', 100],
    ['yībăi', 100],
    ['yi4 qian1', 1000],
    ['yíwàn', 10000],
    ['yìbǎi yìshí', null],
    ['liǎngbǎi', 200],
    ['lìu', 6],
    ['yī shí wǔ', 15],
  ])('%p is understood as %p', (text, n) => {
    expect(numberFromPinyin(text)).toBe(n);
  });

  test.each(['èrshì', 'er2', 'yìwàn', 'yíbǎi', 'yí', 'wu33', 'wǔ3', 'shi5'])(
    '%p has a wrong tone',
    (text) => {
      expect(numberFromPinyin(text)).toBeNull();
    },
  );

  test.each(['', "'", 'four', 'èrshí!', 'shishi', 'sh i', 'shr', '二', 'yībǎi wǔ', '12'])(
    '%p is no number',
    (text) => {
      expect(numberFromPinyin(text)).toBeNull();
    },
  );
});

test('whatever is typed, nothing breaks', () => {
  const unit = fc.constantFrom(..."零一二十百千万萬两壹拾yīershnàǎ14 '");
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit })), (text) => {
      for (const n of [numberFromHanzi(text), numberFromPinyin(text)]) {
        expect(n === null || (n >= 0 && n <= LARGEST)).toBe(true);
      }
    }),
  );
});
