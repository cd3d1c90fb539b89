import { screen, within } from '@testing-library/react-native';
import { Linking } from 'react-native';
import { drag } from '../components/drag';
import { open } from './open';
import { freshDevice, press, wait } from './table/sitDown';

beforeEach(async () => {
  await freshDevice({ width: 750, height: 1334 });
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue('shushu://gallery');
  open();
  await wait(1_000);
});
afterEach(() => jest.useRealTimers());

const inHand = () => within(screen.getByLabelText('My cards')).getAllByRole('button').length;

test('shows the components under their headings, and leads back', async () => {
  for (const name of ['Cards', 'On the table', 'Papers', 'Controls']) {
    expect(screen.getByRole('heading', { name })).toBeOnTheScreen();
  }
  await press('Back');
  await wait(1_000);
  expect(screen.getByText('Card games to count in Chinese')).toBeOnTheScreen();
});

test('cards can be carried from a hand to a place, but not to one that is shut', async () => {
  expect(inHand()).toBe(5);
  drag('7', { x: 0, y: -170 });
  await wait(600);
  expect(inHand()).toBe(4);
  drag('19', { x: 100, y: -170 });
  expect(screen.getByText('Nothing may be put there.')).toBeOnTheScreen();
  expect(inHand()).toBe(4);
});
