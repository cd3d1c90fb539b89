import { act, fireEvent, screen } from '@testing-library/react-native';
import { AccessibilityInfo } from 'react-native';
import { getAvailableVoicesAsync } from 'expo-speech';
import { open } from './open';
import { iPhone } from './voices/lists';

/** The guided game of 不要，谢谢, as a person gets there. */
async function openLesson() {
  open();
  fireEvent.press(await screen.findByRole('link', { name: /How to play: No, thank you/ }));
  const [offered] = await screen.findAllByRole('button', { name: /^Guided first game/ });
  fireEvent.press(offered as never);
  await screen.findByText('Your first game');
  layOut();
}

/** In a test nothing has a size until it is told. */
function layOut() {
  const unlaid = screen.UNSAFE_root.findAll(
    ({ type, props }) => typeof type === 'string' && props.onLayout !== undefined,
  );
  const layout = { x: 0, y: 0, width: 374, height: 620 };
  for (const view of unlaid) fireEvent(view, 'layout', { nativeEvent: { layout } });
}

jest.useFakeTimers();
beforeEach(() => {
  jest.mocked(getAvailableVoicesAsync).mockResolvedValue(iPhone as never);
  // Cards that fly would take every frame of it.
  jest.mocked(AccessibilityInfo.isReduceMotionEnabled).mockResolvedValue(true);
});

/** Shown in the bubble; those who do not see it hear it after what has happened. */
const told = (text: RegExp) => expect(screen.getAllByText(text)).not.toHaveLength(0);
const press = (name: RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const take = () => fireEvent.press(screen.getByLabelText('我要 Take it'));
const decline = () => fireEvent.press(screen.getByLabelText('不要，谢谢 Pay a token'));
/** The others move, one after the other, until it is the person's turn. */
const watch = (moves: number) => {
  for (let n = 0; n < moves; n++) act(() => jest.advanceTimersByTime(500));
};

test('tells what to do first, and why', async () => {
  await openLesson();
  told(/^The lowest score wins, and/);
  expect(screen.getByRole('button', { name: 'Say it: 不要，谢谢' })).toBeOnTheScreen();
});

test('another choice is answered and changes nothing', async () => {
  await openLesson();
  take();
  told(/^It would cost you 16 points/);
  expect(screen.getByRole('button', { name: /^Open card: 16/ })).toBeOnTheScreen();
  decline();
  expect(screen.getByText('Xiǎomíng is choosing…')).toBeOnTheScreen();
});

test('is played to its end, won, and leads on to a real game', async () => {
  await openLesson();
  decline();
  watch(2);
  told(/16 − 3 = 13/);
  decline();
  watch(3);
  take();
  take();
  take();
  told(/^Look at the others too/);
  decline();
  watch(9);
  decline();
  watch(6);
  take();
  decline();
  watch(2);
  told(/^Here it is again/);
  take();
  told(/^You won!/);
  expect(screen.getByText('Player 1 wins')).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Play for real' })).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  press(/^All games$/);
  act(() => jest.runOnlyPendingTimers());
  expect(await screen.findByText('Card games to count in Chinese')).toBeOnTheScreen();
});
