import { BadInput } from '../../../engine/core/refusal';
import { readNumber } from '../../../engine/chinese/number';

describe('0 to 10', () => {
  test.each([
    [0, '零', '零', '零', 'líng'],
    [1, '一', '壹', '壹', 'yī'],
    [2, '二', '贰', '貳', 'èr'],
    [3, '三', '叁', '參', 'sān'],
    [4, '四', '肆', '肆', 'sì'],
    [5, '五', '伍', '伍', 'wǔ'],
    [6, '六', '陆', '陸', 'liù'],
    [7, '七', '柒', '柒', 'qī'],
    [8, '八', '捌', '捌', 'bā'],
    [9, '九', '玖', '玖', 'jiǔ'],
    [10, '十', '壹拾', '壹拾', 'shí'],
  ])('%i is %s', (n, hanzi, formal, formalTraditional, pinyin) => {
    const read = readNumber(n);
    expect(read.hanzi).toEqual({ simplified: hanzi, traditional: hanzi });
    expect(read.formal).toEqual({ simplified: formal, traditional: formalTraditional });
    expect(read.pinyin).toBe(pinyin);
    expect(read.said).toBe(pinyin);
    expect(read.digits).toBe(String(n));
  });
});

describe('11 to 99', () => {
  test.each([
    [11, '十一', 'shíyī'],
    [12, '十二', "shí'èr"],
    [15, '十五', 'shíwǔ'],
    [19, '十九', 'shíjiǔ'],
    [20, '二十', 'èrshí'],
    [21, '二十一', 'èrshíyī'],
    [22, '二十二', "èrshí'èr"],
    [32, '三十二', "sānshí'èr"],
    [40, '四十', 'sìshí'],
    [60, '六十', 'liùshí'],
    [99, '九十九', 'jiǔshíjiǔ'],
  ])('%i is %s, one word: %s', (n, hanzi, pinyin) => {
    expect(readNumber(n).hanzi).toEqual({ simplified: hanzi, traditional: hanzi });
    expect(readNumber(n).pinyin).toBe(pinyin);
  });

  test('no tone changes up to 99', () => {
    for (let n = 0; n <= 99; n++) expect(readNumber(n).said).toBe(readNumber(n).pinyin);
  });

  test('syllables are numbered one by one', () => {
    expect(readNumber(22).syllables).toEqual(['er4', 'shi2', 'er4']);
    expect(readNumber(10).syllables).toEqual(['shi2']);
    expect(readNumber(100).syllables).toEqual(['yi1', 'bai3']);
  });
});

describe('above 99', () => {
  test.each([
    [100, '一百', 'yībǎi'],
    [101, '一百零一', 'yībǎi líng yī'],
    [102, '一百零二', 'yībǎi líng èr'],
    [110, '一百一十', 'yībǎi yīshí'],
    [111, '一百一十一', 'yībǎi yīshíyī'],
    [120, '一百二十', 'yībǎi èrshí'],
    [200, '二百', 'èrbǎi'],
    [222, '二百二十二', "èrbǎi èrshí'èr"],
    [1000, '一千', 'yīqiān'],
    [1001, '一千零一', 'yīqiān líng yī'],
    [1010, '一千零一十', 'yīqiān líng yīshí'],
    [1100, '一千一百', 'yīqiān yībǎi'],
    [1101, '一千一百零一', 'yīqiān yībǎi líng yī'],
    [2000, '二千', 'èrqiān'],
    [10000, '一万', 'yīwàn'],
    [10001, '一万零一', 'yīwàn líng yī'],
    [10010, '一万零一十', 'yīwàn líng yīshí'],
    [10100, '一万零一百', 'yīwàn líng yībǎi'],
    [10101, '一万零一百零一', 'yīwàn líng yībǎi líng yī'],
    [11000, '一万一千', 'yīwàn yīqiān'],
    [11011, '一万一千零一十一', 'yīwàn yīqiān líng yīshíyī'],
    [22222, '二万二千二百二十二', "èrwàn èrqiān èrbǎi èrshí'èr"],
    [90909, '九万零九百零九', 'jiǔwàn líng jiǔbǎi líng jiǔ'],
    [99999, '九万九千九百九十九', 'jiǔwàn jiǔqiān jiǔbǎi jiǔshíjiǔ'],
  ])('%i is %s', (n, hanzi, pinyin) => {
    expect(readNumber(n).hanzi.simplified).toBe(hanzi);
    expect(readNumber(n).pinyin).toBe(pinyin);
  });

  test('万 is 萬 in traditional script', () => {
    expect(readNumber(10001).hanzi.traditional).toBe('一萬零一');
  });

  test.each([
    [100, 'yìbǎi'],
    [1000, 'yìqiān'],
    [10000, 'yíwàn'],
    [101, 'yìbǎi líng yī'],
    [1111, 'yìqiān yībǎi yīshíyī'],
    [300, 'sānbǎi'],
  ])('%i is said %s', (n, said) => {
    expect(readNumber(n).said).toBe(said);
  });
});

test.each([
  [10, '壹拾', '壹拾'],
  [12, '壹拾贰', '壹拾貳'],
  [16, '壹拾陆', '壹拾陸'],
  [20, '贰拾', '貳拾'],
  [36, '叁拾陆', '參拾陸'],
  [110, '壹佰壹拾', '壹佰壹拾'],
  [10305, '壹万零叁佰零伍', '壹萬零參佰零伍'],
  [42000, '肆万贰仟', '肆萬貳仟'],
])('%i is written %s where it must not be altered', (n, simplified, traditional) => {
  expect(readNumber(n).formal).toEqual({ simplified, traditional });
});

test.each([-1, 1.5, 100_000, NaN, Infinity])('%p cannot be read', (n) => {
  expect(() => readNumber(n)).toThrow(BadInput);
  expect(() => readNumber(n)).toThrow('Only whole numbers from 0 to 99,999 can be read aloud.');
});
