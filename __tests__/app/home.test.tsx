import { fireEvent, screen } from '@testing-library/react-native';
import { games } from '../../engine';
import { open } from './open';

test('Home shows the name of the app and every game', async () => {
  open();
  expect(await screen.findByText('数数')).toBeOnTheScreen();
  expect(screen.getByText('Card games to count in Chinese')).toBeOnTheScreen();
  expect(screen.getAllByRole('link')).toHaveLength(Object.keys(games).length);
});

test('a game has its Chinese name, its sound and how many can play', async () => {
  open();
  expect(await screen.findByText('No, thank you')).toBeOnTheScreen();
  expect(screen.getByText('不要，')).toBeOnTheScreen();
  expect(screen.getByText('谢谢')).toBeOnTheScreen();
  expect(screen.getByText('bú yào, xièxie')).toBeOnTheScreen();
  expect(screen.getByText('3–6 players')).toBeOnTheScreen();
});

test('a device that speaks Chinese is answered in Chinese', async () => {
  open('zh-Hans-CN');
  expect(await screen.findByText('玩牌学数数')).toBeOnTheScreen();
  expect(screen.getByText('3–6 人')).toBeOnTheScreen();
  expect(screen.queryByText('No, thank you')).toBeNull();
});

test('a device that speaks neither is answered in English', async () => {
  open('fi-FI');
  expect(await screen.findByText('Card games to count in Chinese')).toBeOnTheScreen();
});

test('a tap on a game opens its cards, and back leads home', async () => {
  open();
  fireEvent.press(await screen.findByRole('link'));
  expect(await screen.findByText('Card 1 of 36')).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByText('Card games to count in Chinese')).toBeOnTheScreen();
  expect(screen.queryByText('Card 1 of 36')).toBeNull();
});
