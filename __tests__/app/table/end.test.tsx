import { fireEvent, screen } from '@testing-library/react-native';
import { keep } from '../../../app/kept/kept';
import { keptLock, lockWith } from '../../../app/lock/lock';
import { rows } from '../../components/rows';
import {
  at,
  button,
  comeBack,
  freshDevice,
  layOut,
  noButton,
  PHONE,
  press,
  sitDown,
  take,
  wait,
} from './sitDown';

const PILE = [16, 17, 9];
/** 29 cards taken by Mei, with Bo’s token on the second. */
const NEARLY = at('Mei * *', PILE, `t${'ddd'}${'t'.repeat(28)}`);

beforeEach(async () => {
  await freshDevice(PHONE);
  await sitDown(NEARLY);
  await take();
});
afterEach(() => jest.useRealTimers());

const won = () => screen.queryByRole('heading', { name: 'Xiǎomíng and Dōngméi share the win' });

test('the last card ends it: the sheet shows who won and how each score came about', () => {
  expect(won()).toBeOnTheScreen();
  expect(rows().map(([name, place, total]) => [name, place, total])).toEqual([
    ['Xiǎomíng', '1st', '−9'],
    ['Dōngméi', '1st', '−9'],
    ['Mei', '3rd', '−5'],
  ]);
  expect(noButton(/^我要/)).toBeNull();
});

test('those who do not see it are told how it ended', () => {
  expect(
    screen.getByText(/^Mei took .*share the win with −9 points\. Mei has −5$/),
  ).toBeOnTheScreen();
});

test('the table can be looked at again, with all tokens open, and so can the score', async () => {
  await press('Look at the table');
  layOut();
  expect(won()).toBeNull();
  expect(screen.getAllByLabelText(/^\d+ tokens$/)).toHaveLength(3);
  await press('Back to the score');
  expect(won()).toBeOnTheScreen();
});

test('behind a lock, too, it can be stepped through by those who have played it, and not deleted', async () => {
  await press('All games');
  await wait(1_000);
  screen.unmount();
  keep(keptLock, await lockWith('2580'));
  await comeBack();
  fireEvent.press(screen.getByRole('link', { name: 'Replay' }));
  await wait(50);
  layOut();
  const slider = () => screen.getByRole('slider', { name: 'Move' });
  expect(slider()).toHaveAccessibilityValue({ now: 0 });
  await press('Next move');
  expect(slider()).toHaveAccessibilityValue({ now: 1 });
  await press('To the end');
  expect(slider()).toHaveAccessibilityValue({ text: 'Move 33 of 33' });
  await press('More');
  expect(noButton('Read the table')).toBeOnTheScreen();
  expect(noButton('Delete this match')).toBeNull();
  await press('Close');
  await press('Back');
  expect(won()).toBeOnTheScreen();
});

test('the same deal can be played again at once', async () => {
  await press('Same deal again');
  layOut();
  expect(button(/^Open card: 16, .* no tokens/)).toBeOnTheScreen();
  expect(screen.getByLabelText('Mei, whose turn it is: no cards')).toBeOnTheScreen();
});

test('the same people can play a new one', async () => {
  await press('New game');
  layOut();
  expect(won()).toBeNull();
  for (const name of ['Mei', 'Xiǎomíng', 'Dōngméi']) {
    expect(screen.getByLabelText(new RegExp(`^${name}.*no cards$`))).toBeOnTheScreen();
  }
});

test('there is a way to all the games, and back to the result', async () => {
  await press('All games');
  await wait(1_000);
  expect(screen.getByText('Card games to count in Chinese')).toBeOnTheScreen();
  screen.unmount();
  await comeBack();
  expect(won()).toBeOnTheScreen();
});
