import { BadInput } from '../../../engine/core/refusal';
import { reading } from '../../../engine/chinese/reading';
import { readSuitCard, SUITS } from '../../../engine/chinese/suits';
import { PHRASES, WORDS } from '../../../engine/chinese/words';

test.each([
  [WORDS.plus, '加', '加', 'jiā', '+'],
  [WORDS.minus, '减', '減', 'jiǎn', '−'],
  [WORDS.times, '乘', '乘', 'chéng', '×'],
  [WORDS.dividedBy, '除以', '除以', 'chúyǐ', '÷'],
  [WORDS.equals, '等于', '等於', 'děngyú', '='],
  [WORDS.percent, '百分之', '百分之', 'bǎi fēn zhī', '%'],
  [WORDS.point, '点', '點', 'diǎn', '.'],
  [WORDS.squared, '平方', '平方', 'píngfāng', 'N²'],
  [WORDS.cubed, '立方', '立方', 'lìfāng', 'N³'],
  [WORDS.squareRoot, '平方根', '平方根', 'píngfānggēn', '√N'],
  [WORDS.cubeRoot, '立方根', '立方根', 'lìfānggēn', '∛N'],
  [SUITS.C, '梅花', '梅花', 'méihuā', '♣'],
  [SUITS.D, '方块', '方塊', 'fāngkuài', '♦'],
  [SUITS.H, '红桃', '紅桃', 'hóngtáo', '♥'],
  [SUITS.S, '黑桃', '黑桃', 'hēitáo', '♠'],
  [PHRASES.take, '我要', '我要', 'wǒ yào', ''],
  [PHRASES.decline, '不要，谢谢', '不要，謝謝', 'bú yào, xièxie', ''],
  [PHRASES.wangpai, '王牌', '王牌', 'wángpái', ''],
])('%#: $1', (read, simplified, traditional, pinyin, digits) => {
  expect(read.hanzi).toEqual({ simplified, traditional });
  expect(read.pinyin).toBe(pinyin);
  expect(read.digits).toBe(digits);
});

test('the second 谢 is light', () => {
  expect(PHRASES.decline.syllables).toEqual(['bu2', 'yao4', 'xie4', 'xie5']);
});

test('a card of a suit names the suit first', () => {
  expect(readSuitCard(7, 'H')).toEqual({
    hanzi: { simplified: '红桃七', traditional: '紅桃七' },
    formal: { simplified: '红桃柒', traditional: '紅桃柒' },
    pinyin: 'hóngtáo qī',
    said: 'hóngtáo qī',
    syllables: ['hong2', 'tao2', 'qi1'],
    digits: '7♥',
  });
});

test('the ace is a one', () => {
  expect(readSuitCard(1, 'S').hanzi.simplified).toBe('黑桃一');
  expect(readSuitCard(1, 'S').digits).toBe('1♠');
});

test('a card has a number that can be read', () => {
  expect(() => readSuitCard(NaN, 'C')).toThrow(BadInput);
});

test('a character nobody wrote down is noticed at once', () => {
  expect(() => reading('猫')).toThrow('猫 is not in the table of characters');
});
