import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen } from '@testing-library/react-native';
import { AppState } from 'react-native';
import { keep, recall } from '../../../app/kept/kept';
import { keptLock, lockWith, opens, type Lock } from '../../../app/lock/lock';
import { PATIENCE } from '../../../app/lock/sum';
import { keptRoster } from '../../../app/roster/roster';
import { open } from '../open';

let lock: Lock;
beforeAll(async () => {
  lock = await lockWith('2580');
});

beforeEach(async () => {
  jest.useFakeTimers();
  await AsyncStorage.clear();
});
afterEach(() => jest.useRealTimers());

const wait = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.queryByRole('heading', { name });

async function press(name: string) {
  fireEvent.press(button(name));
  await wait();
}

async function openSettings() {
  open();
  await wait();
  fireEvent.press(screen.getByRole('link', { name: 'Settings' }));
  await wait();
}

async function enter(pin: string) {
  fireEvent.changeText(screen.getByLabelText('PIN'), pin);
  await press('Open');
}

describe('without a PIN', () => {
  test('nothing is locked, and one can be set', async () => {
    await openSettings();
    expect(heading('Cards')).toBeOnTheScreen();
    await press('Set a PIN');
    fireEvent.changeText(screen.getByLabelText('New PIN'), '123');
    expect(screen.getByText('A PIN has four to eight digits.')).toBeOnTheScreen();
    fireEvent.changeText(screen.getByLabelText('New PIN'), '1234');
    fireEvent.changeText(screen.getByLabelText('Once more'), '1235');
    expect(screen.getByText('The two are not the same yet.')).toBeOnTheScreen();
    fireEvent.changeText(screen.getByLabelText('Once more'), '1234');
    await press('Lock with this PIN');
    const { value } = await recall(keptLock);
    expect(value && (await opens(value, '1234'))).toBe(true);
    // Who has set it is not asked for it at once.
    expect(heading('Cards')).toBeOnTheScreen();
  });
});

describe('with a PIN', () => {
  beforeEach(() => keep(keptLock, lock));

  test('the settings are not there until it is entered', async () => {
    await openSettings();
    expect(heading('Cards')).toBeNull();
    await enter('2580');
    expect(heading('Cards')).toBeOnTheScreen();
  });

  test('nor are the players', async () => {
    open();
    await wait();
    fireEvent.press(screen.getByRole('link', { name: 'Players' }));
    await wait();
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(screen.getByLabelText('PIN')).toBeOnTheScreen();
  });

  test('a wrong one opens nothing, and says so', async () => {
    await openSettings();
    await enter('1111');
    expect(screen.getByText('That is not the PIN.')).toBeOnTheScreen();
    expect(heading('Cards')).toBeNull();
  });

  test('after three wrong ones there is a moment to think', async () => {
    await openSettings();
    for (const pin of ['1111', '2222', '3333']) await enter(pin);
    expect(screen.getByText('That is not the PIN. Try again in 30 s.')).toBeOnTheScreen();
    fireEvent.changeText(screen.getByLabelText('PIN'), '2580');
    fireEvent(screen.getByLabelText('PIN'), 'submitEditing');
    await wait();
    expect(heading('Cards')).toBeNull();
    for (let second = 0; second < 30; second++) await wait(1_000);
    await press('Open');
    expect(heading('Cards')).toBeOnTheScreen();
  });

  test('it shuts on the way back to the games', async () => {
    await openSettings();
    await enter('2580');
    await press('Back');
    fireEvent.press(screen.getByRole('link', { name: 'Settings' }));
    await wait();
    expect(heading('Cards')).toBeNull();
  });

  test('it shuts when the app leaves the front', async () => {
    await openSettings();
    await enter('2580');
    const heard = jest.mocked(AppState.addEventListener).mock.calls;
    act(() => heard.forEach(([, hear]) => hear('background')));
    expect(heading('Cards')).toBeNull();
  });

  test('it can be taken away by whoever is in', async () => {
    await openSettings();
    await enter('2580');
    await press('Take the lock away');
    expect((await recall(keptLock)).value).toBeNull();
    expect(button('Set a PIN')).toBeOnTheScreen();
  });
});

describe('who has forgotten it', () => {
  const roster = [{ id: 'mei', name: 'Mei', shape: 0, color: 0 }];
  beforeEach(async () => {
    keep(keptLock, lock);
    keep(keptRoster, roster);
    // Every sum is then the same: 611 × 61.
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    await openSettings();
    await press('I have forgotten the PIN');
  });
  afterEach(() => jest.restoreAllMocks());

  async function answer(number: string) {
    fireEvent.changeText(screen.getByLabelText(/^Answer \d of 3$/), number);
    await press('That is it');
  }

  test('solves three sums in formal numerals and waits two minutes; nothing else is lost', async () => {
    expect(screen.getByText('陆佰壹拾壹')).toBeOnTheScreen();
    expect(screen.getByText('陆拾壹')).toBeOnTheScreen();
    for (const place of [1, 2, 3]) {
      expect(screen.getByLabelText(`Answer ${place} of 3`)).toBeOnTheScreen();
      await answer(String(611 * 61));
    }
    expect(screen.getByText(/for 120 more seconds/)).toBeOnTheScreen();
    for (let second = 1; second < PATIENCE; second++) await wait(1_000);
    expect(heading('Cards')).toBeNull();
    expect((await recall(keptLock)).value).toEqual(lock);
    await wait(1_000);
    expect(heading('Cards')).toBeOnTheScreen();
    expect((await recall(keptLock)).value).toBeNull();
    expect((await recall(keptRoster)).value).toEqual(roster);
  });

  test('begins anew after a wrong answer', async () => {
    await answer(String(611 * 61));
    await answer('1');
    expect(screen.getByText('That was not it, so it begins anew.')).toBeOnTheScreen();
    expect(screen.getByLabelText('Answer 1 of 3')).toBeOnTheScreen();
  });

  test('may remember it after all', async () => {
    await press('Back to the PIN');
    await enter('2580');
    expect(heading('Cards')).toBeOnTheScreen();
  });
});
