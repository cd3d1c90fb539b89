import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { getAvailableVoicesAsync, speak, type Voice } from 'expo-speech';
import { settled } from '../../../app/kept/kept';
import { lookOf } from '../../../app/settings/look';
import { SETTINGS, settingNames, type Settings } from '../../../app/settings/settings';
import { themes } from '../../../app/theme';
import { open } from '../open';
import { iPhone } from '../voices/lists';

/** The settings, as a person gets there. */
async function openSettings(languageTag?: string) {
  const app = open(languageTag);
  fireEvent.press(await screen.findByRole('link', { name: /^(Settings|设置)$/ }));
  await screen.findByRole('heading', { name: /^(About|关于)$/ });
  return app;
}

/** As if the app had been closed and opened again. */
async function again(app: Awaited<ReturnType<typeof openSettings>>) {
  await act(settled);
  app.unmount();
  return openSettings();
}

const choose = (name: string) => fireEvent.press(screen.getByRole('radio', { name }));
const chosen = (group: string) =>
  within(screen.getByLabelText(group))
    .getAllByRole('radio', { checked: true })
    .map((radio) => radio.props.accessibilityLabel ?? radio.props['aria-label']);

/** What is written on the sample of 10000. */
const sample = () =>
  within(screen.getByRole('img', { name: /^10000/ }))
    .getAllByText(/./)
    .map((text) => text.props.children);

beforeEach(() => AsyncStorage.clear());

test('before anybody chose, everything is as most people like it', async () => {
  await openSettings();
  expect(chosen('On a card')).toEqual(['with pinyin and digits']);
  expect(chosen('Kind of characters')).toEqual(['一万 Simplified']);
  expect(chosen('Size of the cards')).toEqual(['Medium']);
  expect(chosen('Chinese voice')).toEqual(['Reads along']);
  expect(chosen('How cards move')).toEqual(['Like the device']);
  expect(chosen('Light or dark')).toEqual(['Like the device']);
  expect(chosen('Language')).toEqual(['Like the device']);
  expect(screen.getByRole('switch', { name: 'Vibration' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Left-handed' })).not.toBeChecked();
});

test('a choice shows at once on the sample, and is still there the next time', async () => {
  const app = await openSettings();
  expect(sample()).toEqual(['10000', '一万', 'yīwàn']);
  choose('Digits only');
  expect(sample()).toEqual(['10000']);
  choose('with pinyin');
  choose('一萬 Traditional');
  expect(sample()).toEqual(['一萬', 'yīwàn']);
  await again(app);
  expect(sample()).toEqual(['一萬', 'yīwàn']);
});

test('the size of the cards can be seen', async () => {
  await openSettings();
  choose('Large');
  expect(screen.getByRole('img', { name: /^18/ })).toHaveStyle({ width: 112 * 1.2 });
});

test('switches stay as they were left', async () => {
  const app = await openSettings();
  fireEvent.press(screen.getByRole('switch', { name: 'Vibration' }));
  fireEvent.press(screen.getByRole('switch', { name: 'Left-handed' }));
  await again(app);
  expect(screen.getByRole('switch', { name: 'Vibration' })).not.toBeChecked();
  expect(screen.getByRole('switch', { name: 'Left-handed' })).toBeChecked();
});

test('dark is dark, whatever the device likes', async () => {
  await openSettings();
  const colorOf = () => screen.getByRole('heading', { name: 'About' });
  expect(colorOf()).toHaveStyle({ color: themes.light.colors.inkSoft });
  choose('Dark');
  expect(colorOf()).toHaveStyle({ color: themes.dark.colors.inkSoft });
});

test('the language changes at once, and can be changed back by those who cannot read it', async () => {
  const app = await openSettings();
  choose('简体中文');
  expect(await screen.findByRole('heading', { name: '关于' })).toBeOnTheScreen();
  await again(app);
  expect(screen.getByRole('heading', { name: '关于' })).toBeOnTheScreen();
  choose('English');
  expect(await screen.findByRole('heading', { name: 'About' })).toBeOnTheScreen();
});

test('each is kept under a key of its own', async () => {
  await openSettings();
  choose('Digits only');
  choose('Fast');
  await settled();
  expect(await AsyncStorage.getItem('shushu.face')).toBe('{"v":1,"data":"digitsOnly"}');
  expect(await AsyncStorage.getItem('shushu.motion')).toBe('{"v":1,"data":"fast"}');
  expect(await AsyncStorage.getItem('shushu.theme')).toBeNull();
});

describe('a setting that cannot be read', () => {
  beforeEach(async () => {
    await AsyncStorage.setItem('shushu.face', '{"v":1,"data":"hanzi"}');
    await AsyncStorage.setItem('shushu.script', 'torn');
  });
  const notice = 'One setting could not be read and was set back.';

  test('loses only itself, and is told of at home and here until it is put away', async () => {
    open();
    expect(await screen.findByText(notice)).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('link', { name: 'Settings' }));
    await screen.findByRole('heading', { name: 'About' });
    expect(chosen('On a card')).toEqual(['Characters']);
    expect(chosen('Kind of characters')).toEqual(['一万 Simplified']);
    fireEvent.press(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(notice, { includeHiddenElements: true })).toBeNull();
    expect(await AsyncStorage.getItem('shushu.script.broken')).toBe('torn');
  });

  test('is not told of again the next time', async () => {
    const app = await openSettings();
    expect(screen.getByText(notice)).toBeOnTheScreen();
    await again(app);
    expect(screen.queryByText(notice)).toBeNull();
  });

  test('two are told of as two', async () => {
    await AsyncStorage.setItem('shushu.voice', '{"v":9}');
    open();
    expect(
      await screen.findByText('2 settings could not be read and were set back.'),
    ).toBeOnTheScreen();
  });
});

test.each(settingNames)('no value but its own is taken for %s', (name) => {
  const setting = SETTINGS[name];
  for (const value of setting.values) expect(setting.read(value)).toBe(value);
  expect(setting.values).toContain(setting.fallback);
  for (const other of ['other', 1, null, undefined, [], {}, 'toString']) {
    expect(() => setting.read(other)).toThrow(expect.objectContaining({ name: 'BadInput' }));
  }
});

describe('motion', () => {
  const usual = Object.fromEntries(
    settingNames.map((name) => [name, SETTINGS[name].fallback]),
  ) as unknown as Settings;
  const pace = (motion: Settings['motion'], reduced: boolean) =>
    lookOf({ ...usual, motion }, reduced).pace;

  test('follows the device where it was not chosen', () => {
    expect(pace('system', false)).toBe(1);
    expect(pace('system', true)).toBe(0);
  });

  test('is as chosen, whatever the device says', () => {
    for (const reduced of [false, true]) {
      expect(pace('normal', reduced)).toBe(1);
      expect(pace('fast', reduced)).toBe(0.5);
      expect(pace('off', reduced)).toBe(0);
    }
  });
});

describe('the test of the voice', () => {
  const list = jest.mocked(getAvailableVoicesAsync);
  const tryIt = () =>
    fireEvent.press(screen.getByRole('button', { name: '一二三 Test the voice' }));

  test('where there is none, says how to get one', async () => {
    list.mockResolvedValue([]);
    await openSettings();
    tryIt();
    expect(await screen.findByText(/no Chinese voice yet/)).toBeOnTheScreen();
    expect(screen.getByText(/^iPhone and iPad/)).toBeOnTheScreen();
    expect(screen.queryByText(/^Android/)).toBeNull();
  });

  test('counts to three, names the voice, and what to do if nothing is heard', async () => {
    list.mockResolvedValue(iPhone as readonly object[] as Voice[]);
    await openSettings();
    tryIt();
    expect(
      await screen.findByText('Speaking: com.apple.voice.compact.zh-CN.Tingting (zh-CN).'),
    ).toBeOnTheScreen();
    expect(screen.getByText(/silent switch/)).toBeOnTheScreen();
    expect(speak).toHaveBeenCalledWith('一二三', expect.objectContaining({ rate: 1 }));
  });
});
