import { WILD_CARDS } from '../../../../engine/games/numero/cards';
import { sayTerm } from '../../../../engine/games/numero/say';
import { termOf } from './words';

/** A sentence in digits and in Chinese; a build of this table is worth 8. */
function said(words: string, answer?: number): string[] {
  const { digits, hanzi } = sayTerm(termOf(words), () => 8, answer);
  return [digits, hanzi.simplified];
}

describe('number sentences', () => {
  test.each([
    ['b9+g1', 10, '9 + 1 = 10', '九加一等于十'],
    ['b10|-2', 8, '10 − 2 = 8', '十减二等于八'],
    ['b10|-2|/4|x3', 6, '(10 − 2) ÷ 4 × 3 = 6', '十减二，除以四，乘三，等于六'],
    ['b10|-2+r5|-4', 9, '(10 − 2) + (5 − 4) = 9', '十减二，加五减四，等于九'],
    ['g5+b3+r4', 12, '5 + 3 + 4 = 12', '五加三加四等于十二'],
    ['(g5+b3)|1/2', 4, '(5 + 3) × ½ = 4', '五加三，它的二分之一，等于四'],
    ['#1+g7', 15, '8 + 7 = 15', '八加七等于十五'],
    ['#1|-5+b10', 13, '(8 − 5) + 10 = 13', '八减五，加十，等于十三'],
    ['r8', 8, '8 = 8', '八等于八'],
  ])('%s = %i', (words, answer, digits, hanzi) => {
    expect(said(words, answer)).toEqual([digits, hanzi]);
  });

  test('without an answer, as long as it is not known', () => {
    expect(said('b9+g1')).toEqual(['9 + 1', '九加一']);
  });
});

/** By its face: how a wild card on twelve is written and said. */
const ON_TWELVE: Readonly<Record<string, readonly [string, string]>> = {
  '-2': ['12 − 2', '十二减二'],
  '-3': ['12 − 3', '十二减三'],
  '-4': ['12 − 4', '十二减四'],
  '-5': ['12 − 5', '十二减五'],
  x2: ['12 × 2', '十二乘二'],
  x3: ['12 × 3', '十二乘三'],
  x4: ['12 × 4', '十二乘四'],
  x5: ['12 × 5', '十二乘五'],
  '/2': ['12 ÷ 2', '十二除以二'],
  '/3': ['12 ÷ 3', '十二除以三'],
  '/4': ['12 ÷ 4', '十二除以四'],
  '/5': ['12 ÷ 5', '十二除以五'],
  '1/2': ['12 × ½', '十二的二分之一'],
  '1/3': ['12 × ⅓', '十二的三分之一'],
  '1/4': ['12 × ¼', '十二的四分之一'],
  '1/5': ['12 × ⅕', '十二的五分之一'],
  '0.5': ['12 × 0.5', '十二乘零点五'],
  '0.25': ['12 × 0.25', '十二乘零点二五'],
  '50%': ['12 × 50%', '十二的百分之五十'],
  '25%': ['12 × 25%', '十二的百分之二十五'],
  '2/3': ['12 × ⅔', '十二的三分之二'],
  '3/4': ['12 × ¾', '十二的四分之三'],
  '2/5': ['12 × ⅖', '十二的五分之二'],
  '75%': ['12 × 75%', '十二的百分之七十五'],
  '1 1/2': ['12 × 1½', '十二乘一又二分之一'],
  sq: ['12²', '十二的平方'],
  cube: ['12³', '十二的立方'],
  sqrt: ['√12', '十二的平方根'],
  cbrt: ['∛12', '十二的立方根'],
};

describe('every wild card has its words', () => {
  test.each(WILD_CARDS.map(({ id }) => id))('%s', (id) => {
    expect(said(`g12|${id}`)).toEqual(ON_TWELVE[id]);
  });
});

describe('what is no sentence is not said', () => {
  test.each([
    ['a wild card as a number', '-2', 'notANumber'],
    ['a number card as a wild one', 'g8|g2', 'notAWild'],
    ['a card of no pack', 'g16', 'noSuchCard'],
  ])('%s', (_, words, code) => {
    expect(() => said(words)).toThrow(expect.objectContaining({ name: 'BadInput', code }));
  });
});
