import { render, screen, within } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';
import { themes } from '../../app/theme';
import { Card } from '../../components/Card';
import { CardBack } from '../../components/CardBack';
import { ThemeProvider } from '../../components/theme';
import { readNumber } from '../../engine/chinese/number';

const show = (card: React.ReactElement) =>
  render(<ThemeProvider value={themes.light}>{card}</ThemeProvider>);

const sizeOf = (text: string) => StyleSheet.flatten(screen.getByText(text).props.style).fontSize;

test('a card is five wide and seven high', () => {
  show(<Card reading={readNumber(7)} width={100} label="seven" />);
  expect(screen.getByRole('img', { name: 'seven' })).toHaveStyle({ width: 100, height: 140 });
});

test('it shows the character, its sound and its digit', () => {
  show(<Card reading={readNumber(7)} width={100} label="seven" />);
  for (const text of ['七', 'qī', '7']) expect(screen.getByText(text)).toBeOnTheScreen();
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
