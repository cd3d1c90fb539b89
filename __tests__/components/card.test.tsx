import { screen, within } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';
import { Card } from '../../components/Card';
import { CardBack } from '../../components/CardBack';
import { cardLabel } from '../../components/cardLabel';
import { readNumber } from '../../engine/chinese/number';
import { show } from './show';

const sizeOf = (text: string) => StyleSheet.flatten(screen.getByText(text).props.style).fontSize;

/** Everything that is written on the one card there is. */
const written = () => {
  const texts = within(screen.getByRole('img')).queryAllByText(/./);
  return texts.map((text) => text.props.children);
};

test('a card is five wide and seven high', () => {
  show(<Card reading={readNumber(7)} width={100} label="seven" />);
  expect(screen.getByRole('img', { name: 'seven' })).toHaveStyle({ width: 100, height: 140 });
});

describe('what stands on it is for its people to choose', () => {
  test.each([
    ['hanzi', ['三十六']],
    ['pinyin', ['三十六', 'sānshíliù']],
    ['digits', ['36', '三十六', 'sānshíliù']],
    ['digitsOnly', ['36']],
  ] as const)('%s', (face, expected) => {
    show(<Card reading={readNumber(36)} width={100} label="it" />, { face });
    expect(written()).toEqual(expected);
  });

  test.each([
    ['hanzi', ['三十六']],
    ['pinyin', ['三十六']],
    ['digits', ['36', '三十六']],
    ['digitsOnly', ['36']],
  ] as const)('%s, where there is little room', (face, expected) => {
    show(<Card reading={readNumber(36)} width={48} label="it" />, { face });
    expect(written()).toEqual(expected);
  });

  test('traditional characters, said to be such', () => {
    show(<Card reading={readNumber(10_000)} width={100} label="it" />, { script: 'traditional' });
    expect(screen.getByText('一萬').props.lang).toBe('zh-Hant');
  });

  test('one card may show everything all the same', () => {
    show(<Card reading={readNumber(7)} width={100} face="digits" label="it" />, { face: 'hanzi' });
    expect(written()).toEqual(['7', '七', 'qī']);
  });
});

test('the character is spoken as Chinese, and drawn in the bundled font', () => {
  show(<Card reading={readNumber(7)} width={100} label="seven" />);
  expect(screen.getByText('七').props).toMatchObject({
    lang: 'zh-Hans',
    accessibilityLanguage: 'zh-Hans',
  });
  expect(screen.getByText('七')).toHaveStyle({ fontFamily: 'ShushuKai' });
});

test('several characters share the width of the card', () => {
  show(<Card reading={readNumber(36)} width={100} label="thirty-six" />);
  expect(3 * sizeOf('三十六')).toBeLessThanOrEqual(84);
});

test('digits alone are large, and share the width too', () => {
  show(<Card reading={readNumber(36)} width={100} label="thirty-six" />, { face: 'digitsOnly' });
  expect(sizeOf('36')).toBeGreaterThan(60);
  expect(sizeOf('36')).toBeLessThanOrEqual(84);
});

test('a small card can be told by its corner when the next one lies on it', () => {
  show(<Card reading={readNumber(8)} width={100} compact label="eight" />);
  expect(sizeOf('8')).toBe(42);
  show(<Card reading={readNumber(36)} width={100} compact label="thirty-six" />);
  expect(sizeOf('36')).toBe(37);
});

test('on a small card three characters stand one below the other, each as large as two in a line', () => {
  show(<Card reading={readNumber(36)} width={100} compact label="thirty-six" />);
  expect(StyleSheet.flatten(screen.getByText('三十六').props.style)).toMatchObject({
    fontSize: 38,
    width: expect.closeTo(41.8),
  });
});

test('formal, it shows the numerals of cheques', () => {
  show(<Card reading={readNumber(36)} width={100} formal label="thirty-six" />);
  expect(screen.getByText('叁拾陆')).toBeOnTheScreen();
  expect(screen.queryByText('三十六')).toBeNull();
});

test('without a label it is decoration, which nobody reads out', () => {
  show(<Card reading={readNumber(7)} width={100} />);
  expect(screen.queryByText('七')).toBeNull();
  expect(screen.getByText('七', { includeHiddenElements: true })).toBeOnTheScreen();
});

test('a back says nothing', () => {
  const { root } = show(<CardBack width={100} />);
  expect(within(root).queryByText(/./, { includeHiddenElements: true })).toBeNull();
});

describe('a card in words', () => {
  test('has all three, whatever is shown', () => {
    expect(cardLabel(readNumber(18))).toBe('18, 十八, shíbā');
    expect(cardLabel(readNumber(10_000), 'traditional')).toBe('10000, 一萬, yīwàn');
  });

  test('says where it lies and what can be done with it, where that is known', () => {
    expect(cardLabel(readNumber(8), 'simplified', 'card 3 of 6', 'can be played')).toBe(
      '8, 八, bā, card 3 of 6, can be played',
    );
  });
});
