import { board } from '../../../../app/texts/games/numero/board';
import { labelOf } from '../../../../components/games/numero/labels';

test('a number is read with its sign, its Hanzi, its sound and its colour', () => {
  expect(labelOf('g8', board.en)).toBe('8, 八, bā, green');
  expect(['g', 'o', 'b', 'r'].map((colour) => labelOf(`${colour}1`, board.en).slice(10))).toEqual([
    ...['green', 'orange', 'blue', 'red'],
  ]);
  expect(labelOf('r15', board.zh)).toBe('15, 十五, shíwǔ，红色');
});

test('a wild card is read as what it does, and has no colour', () => {
  expect(labelOf('-2', board.en)).toBe('−2, 减二, jiǎn èr, wild card');
  expect(labelOf('/4', board.zh)).toBe('÷4, 除以四, chúyǐ sì，变化牌');
});
