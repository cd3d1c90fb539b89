import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen } from '@testing-library/react-native';
import { getAvailableVoicesAsync, speak, stop } from 'expo-speech';
import { Dimensions } from 'react-native';
import { keepSitting } from '../../../app/play/saved';
import type { Sitting } from '../../../app/play/playing';
import { open } from '../open';
import { position } from '../play/games/buyao/position';
import { sit } from '../play/sit';
import { iPhone } from '../voices/lists';

/** What is drawn on: a tablet has the log beside the table. */
export const TABLET = { width: 1180, height: 820 };
export const PHONE = { width: 390, height: 844 };

/** A device with a Mandarin voice and nothing kept on it, its clock in our hands. */
export async function freshDevice(size = TABLET) {
  const window = { ...size, scale: 1, fontScale: 1 };
  Dimensions.set({ window, screen: window });
  await AsyncStorage.clear();
  jest.mocked(getAvailableVoicesAsync).mockResolvedValue(iPhone as never);
  jest.mocked(speak).mockReset();
  jest.mocked(stop).mockReset().mockResolvedValue();
  jest.useFakeTimers();
}

/** These people with this pile before them, after the words of the seats in turn: t takes, d declines. */
export function at(people: string, pile: readonly number[], words = '', more = {}): Sitting {
  const seats = people.split(' ').length;
  return { ...sit(people, more), match: position(pile, words, seats) };
}

/** Opens the app with a match that was left, and goes on with it. */
export async function sitDown(sitting: Sitting, languageTag?: string) {
  keepSitting(sitting);
  await comeBack(languageTag);
}

export async function comeBack(languageTag?: string) {
  open(languageTag);
  await wait(0);
  fireEvent.press(screen.getByRole('link', { name: /^(Continue|接着玩|Last result)/ }));
  await wait(0);
  layOut();
}

/** In a test nothing has a size until it is told. */
export function layOut() {
  const unlaid = screen.UNSAFE_root.findAll(
    ({ type, props }) => typeof type === 'string' && props.onLayout !== undefined,
  );
  const { width, height } = Dimensions.get('window');
  const layout = { x: 0, y: 0, width: width - 16, height: height - 80 };
  for (const view of unlaid) fireEvent(view, 'layout', { nativeEvent: { layout } });
}

/** Time goes by, and what was promised meanwhile comes about. */
export const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const noButton = (name: string | RegExp) => screen.queryByRole('button', { name });

/** Presses it, and lets the device do what follows at once. */
export async function press(name: string | RegExp) {
  fireEvent.press(button(name));
  await wait(0);
}

/** The one whom the gate waits for says so. */
export async function openGate(name: string) {
  await press(`I am ${name}: show my side`);
  layOut();
}

export const take = () => press(/^我要/);
export const decline = () => press(/^不要，谢谢/);

/** The bots move, one after the other, until a person is asked or the game is over. */
export async function watch() {
  while (noButton('Don’t wait')) await wait(700);
}

/** What was said aloud. */
export const said = () => jest.mocked(speak).mock.calls.map(([hanzi]) => hanzi);
