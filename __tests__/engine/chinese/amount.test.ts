import { BadInput } from '../../../engine/core/refusal';
import { readAmount } from '../../../engine/chinese/amount';

test.each([
  ['1/2', '二分之一', 'èr fēn zhī yī', '½'],
  ['1/3', '三分之一', 'sān fēn zhī yī', '⅓'],
  ['1/4', '四分之一', 'sì fēn zhī yī', '¼'],
  ['1/5', '五分之一', 'wǔ fēn zhī yī', '⅕'],
  ['2/3', '三分之二', 'sān fēn zhī èr', '⅔'],
  ['3/4', '四分之三', 'sì fēn zhī sān', '¾'],
  ['2/5', '五分之二', 'wǔ fēn zhī èr', '⅖'],
  ['7/12', '十二分之七', "shí'èr fēn zhī qī", '7/12'],
  ['5/2', '二分之五', 'èr fēn zhī wǔ', '5/2'],
  ['1 1/2', '一又二分之一', 'yī yòu èr fēn zhī yī', '1½'],
  ['12 3/7', '十二又七分之三', "shí'èr yòu qī fēn zhī sān", '12 3/7'],
  ['0.5', '零点五', 'líng diǎn wǔ', '0.5'],
  ['0.25', '零点二五', 'líng diǎn èr wǔ', '0.25'],
  ['10.05', '十点零五', 'shí diǎn líng wǔ', '10.05'],
  ['25%', '百分之二十五', 'bǎi fēn zhī èrshíwǔ', '25%'],
  ['50 %', '百分之五十', 'bǎi fēn zhī wǔshí', '50%'],
  ['75%', '百分之七十五', 'bǎi fēn zhī qīshíwǔ', '75%'],
  ['12.5%', '百分之十二点五', "bǎi fēn zhī shí'èr diǎn wǔ", '12.5%'],
  ['15', '十五', 'shíwǔ', '15'],
  [15, '十五', 'shíwǔ', '15'],
])('%p is %s', (amount, hanzi, pinyin, digits) => {
  const read = readAmount(amount);
  expect(read.hanzi.simplified).toBe(hanzi);
  expect(read.pinyin).toBe(pinyin);
  expect(read.digits).toBe(digits);
});

test('the point is 點 in traditional script', () => {
  expect(readAmount('0.5').hanzi.traditional).toBe('零點五');
});

test('only the numbers become formal', () => {
  expect(readAmount('3/4').formal).toEqual({ simplified: '肆分之叁', traditional: '肆分之參' });
  expect(readAmount('25%').formal.simplified).toBe('百分之贰拾伍');
  expect(readAmount('10.2').formal.traditional).toBe('壹拾點貳');
});

test('a number inside an amount is said with its changed tone', () => {
  expect(readAmount('100%').pinyin).toBe('bǎi fēn zhī yībǎi');
  expect(readAmount('100%').said).toBe('bǎi fēn zhī yìbǎi');
});

test('syllables leave nothing out', () => {
  expect(readAmount('1 1/2').syllables).toEqual(['yi1', 'you4', 'er4', 'fen1', 'zhi1', 'yi1']);
});

test.each([
  '',
  'x',
  '1/0',
  '-1',
  '1.',
  '.5',
  '1/2/3',
  '%',
  '1.2.3%',
  '007',
  '100000',
  '1/100000',
  '½',
])('%p cannot be read', (amount) => {
  expect(() => readAmount(amount)).toThrow(BadInput);
});

test('a float is refused: values are exact', () => {
  expect(() => readAmount(0.5)).toThrow(BadInput);
});
