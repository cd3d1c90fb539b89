import { BadInput } from '../../../engine/core/refusal';
import type { Change, Expression } from '../../../engine/chinese/expression';
import { readChange, readSentence } from '../../../engine/chinese/sentence';

const minus = (on: Expression, by: number): Expression => ({ on, change: { how: 'minus', by } });
const times = (on: Expression, by: number): Expression => ({ on, change: { how: 'times', by } });
const over = (on: Expression, by: number): Expression => ({ on, change: { how: 'dividedBy', by } });
const part = (on: Expression, by: string): Expression => ({ on, change: { how: 'part', by } });
const sum = (...members: Expression[]): Expression => ({ sum: members });
type Root = 'squared' | 'cubed' | 'squareRoot' | 'cubeRoot';
const root = (on: Expression, how: Root): Expression => ({ on, change: { how } });

describe('a short sentence is one breath', () => {
  test.each<[Expression, number | string, string, string]>([
    [sum(9, 1), 10, '九加一等于十', '9 + 1 = 10'],
    [minus(10, 2), 8, '十减二等于八', '10 − 2 = 8'],
    [minus(20, 7), 13, '二十减七等于十三', '20 − 7 = 13'],
    [times(4, 3), 12, '四乘三等于十二', '4 × 3 = 12'],
    [over(12, 4), 3, '十二除以四等于三', '12 ÷ 4 = 3'],
    [sum(5, 3, 4), 12, '五加三加四等于十二', '5 + 3 + 4 = 12'],
    [part(8, '3/4'), 6, '八的四分之三等于六', '8 × ¾ = 6'],
    [part(8, '25%'), 2, '八的百分之二十五等于二', '8 × 25% = 2'],
    [part(8, '0.5'), 4, '八乘零点五等于四', '8 × 0.5 = 4'],
    [part(8, '1 1/2'), 12, '八乘一又二分之一等于十二', '8 × 1½ = 12'],
    [part(7, '3/7'), 3, '七的七分之三等于三', '7 × (3/7) = 3'],
    [part(4, '3/2'), 6, '四乘二分之三等于六', '4 × (3/2) = 6'],
    [root(3, 'squared'), 9, '三的平方等于九', '3² = 9'],
    [root(2, 'cubed'), 8, '二的立方等于八', '2³ = 8'],
    [root(9, 'squareRoot'), 3, '九的平方根等于三', '√9 = 3'],
    [root(8, 'cubeRoot'), 2, '八的立方根等于二', '∛8 = 2'],
    [sum(5, root(3, 'squared')), 14, '五加三的平方等于十四', '5 + 3² = 14'],
    [root(root(2, 'squared'), 'squared'), 16, '二的平方的平方等于十六', '(2²)² = 16'],
    [minus(root(3, 'squared'), 2), 7, '三的平方减二等于七', '3² − 2 = 7'],
    [over(5, 2), '5/2', '五除以二等于二分之五', '5 ÷ 2 = 5/2'],
    [sum(7), 7, '七等于七', '7 = 7'],
  ])('%j = %s: %s', (expression, result, hanzi, digits) => {
    const read = readSentence(expression, result);
    expect(read.hanzi.simplified).toBe(hanzi);
    expect(read.digits).toBe(digits);
  });
});

describe('a pause closes what was said so far', () => {
  const chain = times(over(minus(10, 2), 4), 3);
  const twoGroups = sum(minus(10, 2), minus(5, 4));
  test.each<[Expression, number, string, string]>([
    [chain, 6, '十减二，除以四，乘三，等于六', '(10 − 2) ÷ 4 × 3 = 6'],
    [twoGroups, 9, '十减二，加五减四，等于九', '(10 − 2) + (5 − 4) = 9'],
    [sum(minus(8, 5), 10), 13, '八减五，加十，等于十三', '(8 − 5) + 10 = 13'],
    [sum(10, minus(8, 5)), 13, '十，加八减五，等于十三', '10 + (8 − 5) = 13'],
    [sum(sum(5, 3), 4), 12, '五加三，加四，等于十二', '(5 + 3) + 4 = 12'],
    [minus(minus(10, 2), 3), 5, '十减二，减三，等于五', '10 − 2 − 3 = 5'],
    [minus(sum(5, 3), 2), 6, '五加三，减二，等于六', '5 + 3 − 2 = 6'],
    [minus(times(5, 3), 2), 13, '五乘三，减二，等于十三', '5 × 3 − 2 = 13'],
    [sum(5, times(2, 3)), 11, '五，加二乘三，等于十一', '5 + 2 × 3 = 11'],
    [root(sum(5, 3), 'squared'), 64, '五加三，它的平方，等于六十四', '(5 + 3)² = 64'],
    [root(sum(5, 4), 'squareRoot'), 3, '五加四，它的平方根，等于三', '√(5 + 4) = 3'],
    [root(times(2, 4), 'cubeRoot'), 2, '二乘四，它的立方根，等于二', '∛(2 × 4) = 2'],
    [part(minus(10, 2), '3/4'), 6, '十减二，它的四分之三，等于六', '(10 − 2) × ¾ = 6'],
    [part(minus(10, 2), '0.25'), 2, '十减二，乘零点二五，等于二', '(10 − 2) × 0.25 = 2'],
  ])('%j = %i: %s', (expression, result, hanzi, digits) => {
    const read = readSentence(expression, result);
    expect(read.hanzi.simplified).toBe(hanzi);
    expect(read.digits).toBe(digits);
  });

  test('brackets are said where a pause falls inside what is added', () => {
    const read = readSentence(sum(5, over(minus(10, 2), 4)), 7);
    expect(read.hanzi.simplified).toBe('五，加左括号，十减二，除以四，右括号，等于七');
    expect(read.hanzi.traditional).toBe('五，加左括號，十減二，除以四，右括號，等於七');
    expect(read.pinyin).toBe('wǔ, jiā zuǒ kuòhào, shí jiǎn èr, chúyǐ sì, yòu kuòhào, děngyú qī');
    expect(read.digits).toBe('5 + (10 − 2) ÷ 4 = 7');
  });
});

test('all renderings of one sentence', () => {
  expect(readSentence(sum(minus(12, 2), 100), 110)).toEqual({
    hanzi: {
      simplified: '十二减二，加一百，等于一百一十',
      traditional: '十二減二，加一百，等於一百一十',
    },
    formal: {
      simplified: '壹拾贰减贰，加壹佰，等于壹佰壹拾',
      traditional: '壹拾貳減貳，加壹佰，等於壹佰壹拾',
    },
    pinyin: "shí'èr jiǎn èr, jiā yībǎi, děngyú yībǎi yīshí",
    said: "shí'èr jiǎn èr, jiā yìbǎi, děngyú yìbǎi yīshí",
    syllables: 'shi2 er4 jian3 er4 jia1 yi1 bai3 deng3 yu2 yi1 bai3 yi1 shi2'.split(' '),
    digits: '(12 − 2) + 100 = 110',
  });
});

test('a question is a sentence without its result', () => {
  const read = readSentence(sum(9, 4));
  expect([read.hanzi.simplified, read.pinyin, read.digits]).toEqual([
    '九加四',
    'jiǔ jiā sì',
    '9 + 4',
  ]);
});

test.each<[Change, string, string, string]>([
  [{ how: 'minus', by: 2 }, '减二', 'jiǎn èr', '−2'],
  [{ how: 'times', by: 3 }, '乘三', 'chéng sān', '×3'],
  [{ how: 'dividedBy', by: 4 }, '除以四', 'chúyǐ sì', '÷4'],
  [{ how: 'part', by: '3/4' }, '四分之三', 'sì fēn zhī sān', '¾'],
  [{ how: 'part', by: '25%' }, '百分之二十五', 'bǎi fēn zhī èrshíwǔ', '25%'],
  [{ how: 'part', by: '0.5' }, '零点五', 'líng diǎn wǔ', '0.5'],
  [{ how: 'part', by: '1 1/2' }, '一又二分之一', 'yī yòu èr fēn zhī yī', '1½'],
  [{ how: 'squared' }, '平方', 'píngfāng', 'N²'],
  [{ how: 'cubed' }, '立方', 'lìfāng', 'N³'],
  [{ how: 'squareRoot' }, '平方根', 'píngfānggēn', '√N'],
  [{ how: 'cubeRoot' }, '立方根', 'lìfānggēn', '∛N'],
])('the wild card %j alone is %s', (change, hanzi, pinyin, digits) => {
  const read = readChange(change);
  expect([read.hanzi.simplified, read.pinyin, read.digits]).toEqual([hanzi, pinyin, digits]);
});

test('a sentence that cannot be read is refused', () => {
  expect(() => readSentence(sum())).toThrow(
    new BadInput('emptySum', 'A sum needs something to add.'),
  );
  expect(() => readSentence(sum(1, -2))).toThrow(BadInput);
  expect(() => readSentence(minus(3, 4), -1)).toThrow(BadInput);
});
