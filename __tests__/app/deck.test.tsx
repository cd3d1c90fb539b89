import AsyncStorage from '@react-native-async-storage/async-storage';
import { fireEvent, screen, waitFor, within } from '@testing-library/react-native';
import { getAvailableVoicesAsync, speak } from 'expo-speech';
import { open } from './open';
import { iPhone } from './voices/lists';

/** The cards of 不要，谢谢, as a person gets there. */
async function openDeck(languageTag?: string) {
  open(languageTag);
  fireEvent.press(
    await screen.findByRole('link', { name: /^(The cards: No, thank you|看牌: 不要，谢谢)/ }),
  );
  await screen.findByRole('img');
}

const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));
const card = () => screen.getByRole('img');

beforeEach(() => AsyncStorage.clear());

test('the first card is one: its character, its sound, its digit', async () => {
  await openDeck();
  expect(card()).toHaveAccessibleName('1, 一, yī');
  expect(within(card()).getByText('一')).toBeOnTheScreen();
  expect(within(card()).getByText('yī')).toBeOnTheScreen();
  expect(within(card()).getByText('1')).toBeOnTheScreen();
});

test('next and previous go through the deck, and round its end', async () => {
  await openDeck();
  press('Next card');
  expect(card()).toHaveAccessibleName('2, 二, èr');
  expect(screen.getByText('Card 2 of 36')).toBeOnTheScreen();
  press('Previous card');
  press('Previous card');
  expect(card()).toHaveAccessibleName('36, 三十六, sānshíliù');
  press('Next card');
  expect(card()).toHaveAccessibleName('1, 一, yī');
});

test('every card can be chosen from all of them', async () => {
  await openDeck();
  const all = within(screen.getByLabelText('All the cards'));
  expect(all.getAllByRole('button')).toHaveLength(36);
  press("12, 十二, shí'èr");
  expect(within(card()).getByText('十二')).toBeOnTheScreen();
  expect(screen.getByText('Card 12 of 36')).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: "12, 十二, shí'èr" })).toBeSelected();
  expect(screen.getByRole('button', { name: '1, 一, yī' })).not.toBeSelected();
});

test('formal numerals are an extra, and keep the sound', async () => {
  await openDeck();
  press('18, 十八, shíbā');
  press('大写 Formal numerals');
  expect(within(card()).getByText('壹拾捌')).toBeOnTheScreen();
  expect(within(card()).getByText('shíbā')).toBeOnTheScreen();
  press('大写 Formal numerals');
  expect(within(card()).getByText('十八')).toBeOnTheScreen();
});

test('in Chinese, all but the cards is in Chinese', async () => {
  await openDeck('zh-CN');
  press('下一张');
  expect(card()).toHaveAccessibleName('2, 二, èr');
  expect(screen.getByText('第 2 张，共 36 张')).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: '大写 数字' })).toBeOnTheScreen();
});

describe('all of a card', () => {
  test('a long press shows it, and closing leads back', async () => {
    await openDeck();
    fireEvent(screen.getByRole('button', { name: '18, 十八, shíbā' }), 'longPress');
    expect(screen.getByRole('button', { name: 'Close' })).toBeOnTheScreen();
    expect(screen.getAllByRole('img', { name: '18, 十八, shíbā' })).toHaveLength(2);
    press('Close');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(screen.getByText('Card 18 of 36')).toBeOnTheScreen();
  });

  test('where the cards leave something out, a button shows it too', async () => {
    await AsyncStorage.setItem('shushu.face', '{"v":1,"data":"digitsOnly"}');
    await openDeck();
    expect(within(card()).queryByText('一')).toBeNull();
    press('Show all of it');
    const [, whole] = screen.getAllByRole('img', { name: '1, 一, yī' });
    expect(within(whole as typeof screen.root).getByText('一')).toBeOnTheScreen();
    expect(within(whole as typeof screen.root).getByText('yī')).toBeOnTheScreen();
  });

  test('where they leave nothing out, there is no such button', async () => {
    await openDeck();
    expect(screen.queryByRole('button', { name: 'Show all of it' })).toBeNull();
  });

  test('with the voice off, none is offered', async () => {
    await AsyncStorage.setItem('shushu.voice', '{"v":1,"data":"off"}');
    await openDeck();
    expect(screen.queryByRole('button', { name: 'Say it' })).toBeNull();
  });
});

describe('the voice', () => {
  const list = jest.mocked(getAvailableVoicesAsync);

  test('says the card that is shown', async () => {
    list.mockResolvedValue(iPhone as never);
    await openDeck();
    press('18, 十八, shíbā');
    press('Say it');
    await waitFor(() =>
      expect(speak).toHaveBeenCalledWith('十八', expect.objectContaining({ language: 'zh-CN' })),
    );
  });
});
