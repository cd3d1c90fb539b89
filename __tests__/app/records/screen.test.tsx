import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen } from '@testing-library/react-native';
import { getAvailableVoicesAsync, speak } from 'expo-speech';
import { Linking } from 'react-native';
import { keep } from '../../../app/kept/kept';
import { keptLock, lockWith, type Lock } from '../../../app/lock/lock';
import { openBook, putAll, removeAll } from '../../../app/records/book';
import { keepSitting } from '../../../app/play/saved';
import { open } from '../open';
import { sit } from '../play/sit';
import { iPhone } from '../voices/lists';
import { finished } from './finished';

let lock: Lock;
beforeAll(async () => {
  lock = await lockWith('2580');
});

const two = [
  finished('Mei * *', { id: 'm1', who: 'p1', at: 1_700_000_000_000 }),
  finished('Bo Mei *', { id: 'm2', at: 1_700_000_600_000 }),
];

beforeEach(async () => {
  jest.mocked(getAvailableVoicesAsync).mockResolvedValue([]);
  jest.useFakeTimers();
  await AsyncStorage.clear();
  await removeAll();
  await putAll(two);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const wait = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const rows = () => screen.queryAllByRole('link', { name: /^No, thank you, / });

async function press(name: string | RegExp) {
  const [button] = screen.getAllByRole('button', { name });
  if (button) fireEvent.press(button);
  await wait(50);
}

async function openRecords() {
  open();
  await wait();
  fireEvent.press(screen.getByRole('link', { name: 'Records' }));
  await wait(50);
}

test('what was played is listed, the latest first, and each match opens on its board', async () => {
  await openRecords();
  expect(screen.getByText('2 matches')).toBeOnTheScreen();
  expect(rows().map((row) => row.props.accessibilityLabel)).toEqual([
    expect.stringMatching(/\. Bo .*; Mei .*; Xiǎomíng /),
    expect.stringMatching(/\. Mei .*; Xiǎomíng .*; Dōngméi /),
  ]);
  const [latest] = rows();
  if (latest) fireEvent.press(latest);
  await wait(50);
  expect(screen.getByRole('slider', { name: 'Move' })).toBeOnTheScreen();
});

test('assistive tech moves the slider a step at a time', async () => {
  await openRecords();
  const [latest] = rows();
  if (latest) fireEvent.press(latest);
  await wait(50);
  const slider = () => screen.getByRole('slider', { name: 'Move' });
  const act = async (actionName: string) => {
    fireEvent(slider(), 'accessibilityAction', { nativeEvent: { actionName } });
    await wait();
  };
  expect(slider()).toHaveAccessibilityValue({ now: 0, text: 'The deal' });
  await act('increment');
  await act('increment');
  await act('decrement');
  expect(slider()).toHaveAccessibilityValue({ now: 1, text: /^Move 1 of / });
});

test('each move can be heard, the last one as well as the deal', async () => {
  jest.mocked(getAvailableVoicesAsync).mockResolvedValue(iPhone as never);
  jest.mocked(speak).mockReset();
  await openRecords();
  const [latest] = rows();
  if (latest) fireEvent.press(latest);
  await wait(50);
  const hear = async () => {
    await wait(3_000);
    await press('Hear this move');
    return jest.mocked(speak).mock.calls.at(-1)?.[0];
  };
  expect(await hear()).toMatch(/^[一二三四五六七八九十]+$/);
  await press('Next move');
  expect(await hear()).toMatch(/^我要/);
  await press('To the end');
  expect(screen.getByRole('slider', { name: 'Move' })).toHaveAccessibilityValue({ now: 30 });
  expect(screen.getByRole('button', { name: 'Next move' })).toBeDisabled();
  const before = jest.mocked(speak).mock.calls.length;
  expect(await hear()).toBe('我要');
  expect(jest.mocked(speak).mock.calls).toHaveLength(before + 1);
});

test('all are deleted once somebody has said yes', async () => {
  await openRecords();
  await press('More');
  await press('Delete all matches');
  expect(screen.getByText(/^Delete 2 matches\?/)).toBeOnTheScreen();
  await press('No, keep');
  expect((await openBook()).rows).toHaveLength(2);
  await press('More');
  await press('Delete all matches');
  await press('Yes, delete');
  expect(screen.getByText('No match yet')).toBeOnTheScreen();
  expect((await openBook()).rows).toEqual([]);
});

test('where there is a PIN, they are not there until it is entered', async () => {
  keep(keptLock, lock);
  await openRecords();
  expect(rows()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  fireEvent.changeText(screen.getByLabelText('PIN'), '2580');
  await press('Open');
  expect(rows()).toHaveLength(2);
});

test.each(['/records/m1', '/players/p1'])('nor is what lies at %s', async (address) => {
  keep(keptLock, lock);
  jest.mocked(Linking.getInitialURL).mockResolvedValueOnce(`shushu:/${address}`);
  open();
  await wait(50);
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Games' })).toBeNull();
  fireEvent.changeText(screen.getByLabelText('PIN'), '2580');
  await press('Open');
  await wait(50);
  if (address.startsWith('/records')) expect(screen.getByRole('slider')).toBeOnTheScreen();
  else expect(screen.getByRole('heading', { name: 'Games' })).toBeOnTheScreen();
});

test('what is still played cannot be stepped through: the table is there instead', async () => {
  keepSitting(sit('Mei Bo *'));
  jest.mocked(Linking.getInitialURL).mockResolvedValueOnce('shushu://buyao/again');
  open();
  await wait(50);
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.getByRole('button', { name: 'I am Mei: show my side' })).toBeOnTheScreen();
});
