import { render, screen } from '@testing-library/react-native';
import { themes } from '../../app/theme';
import { Words } from '../../components/help/Words';
import { LookProvider, USUAL_LOOK, type Look } from '../../components/look';
import { ThemeProvider } from '../../components/theme';

const show = (text: string, look: Partial<Look> = {}) =>
  render(
    <LookProvider value={{ ...USUAL_LOOK, ...look }}>
      <ThemeProvider value={themes.light}>
        <Words>{text}</Words>
      </ThemeProvider>
    </LookProvider>,
  );

test('Chinese words among others are drawn and read out as Chinese', () => {
  show('Say 不要，谢谢 to 十八 (18).');
  for (const part of ['不要，谢谢', '十八']) {
    expect(screen.getByText(part).props).toMatchObject({ lang: 'zh-Hans' });
    expect(screen.getByText(part)).toHaveStyle({ fontFamily: 'ShushuKai' });
  }
  expect(screen.getByText('Say 不要，谢谢 to 十八 (18).').props.lang).toBeUndefined();
});

test('in the script that people here read', () => {
  show('Say 不要，谢谢.', { script: 'traditional' });
  expect(screen.getByText('不要，謝謝')).toBeOnTheScreen();
});

test('a text that is Chinese throughout stays one piece', () => {
  show('Mei 要了十八（18），得到 3 个筹码', { script: 'traditional' });
  expect(screen.getByText('Mei 要了十八（18），得到 3 个筹码')).toBeOnTheScreen();
  expect(screen.queryByText('十八')).toBeNull();
});
