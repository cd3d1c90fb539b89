import AsyncStorage from '@react-native-async-storage/async-storage';
import { act, fireEvent, screen } from '@testing-library/react-native';
import { shareAsync } from 'expo-sharing';
import { keep, recall } from '../../../app/kept/kept';
import { backupOf } from '../../../app/records/backup';
import { putAll, removeAll } from '../../../app/records/book';
import { writtenRecord } from '../../../app/records/record';
import { keptRoster } from '../../../app/roster/roster';
import { open } from '../open';
import { chosen, there } from '../services/phoneFiles';
import { finished } from './finished';

jest.mock('expo-file-system', () => jest.requireActual('../services/phoneFiles'));
jest.mock('expo-sharing', () => ({ shareAsync: jest.fn() }));

const share = jest.mocked(shareAsync);
const two = [
  finished('Mei * *', { id: 'm1', who: 'p1', at: 1_700_000_000_000 }),
  finished('Bo Mei *', { id: 'm2', at: 1_700_000_600_000 }),
];
const ELSEWHERE = 'content://elsewhere/backup.json';

beforeEach(async () => {
  share.mockReset().mockResolvedValue();
  there.clear();
  chosen.address = null;
  jest.useFakeTimers();
  await AsyncStorage.clear();
  await removeAll();
  await putAll(two);
  open();
  await wait();
  fireEvent.press(screen.getByRole('link', { name: 'Records' }));
  await wait(50);
});
afterEach(() => jest.useRealTimers());

const wait = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

async function press(name: string) {
  const [button] = screen.getAllByRole('button', { name });
  if (button) fireEvent.press(button);
  await wait(50);
}

async function more(what: string) {
  await press('More');
  await press(what);
}

test('a backup is a file, and the same file is looked through and not added twice', async () => {
  await more('Save a backup');
  expect(screen.getByText('If you chose a place for the file, it is there now.')).toBeOnTheScreen();
  const address = share.mock.calls[0]?.[0] ?? '';
  expect(address).toMatch(/\/shushu-backup-\d{4}-\d\d-\d\d\.json$/);
  expect(there.get(address)).toBe(backupOf(two.map(writtenRecord)));
  await press('Close');

  chosen.address = address;
  await more('Bring in a backup');
  await press('Choose the file');
  await wait(1_000);
  expect(screen.getByText('2 matches are here already.')).toBeOnTheScreen();
});

test('a table is a file that spreadsheets open, and each time it is asked for it is made anew', async () => {
  await more('Save as a table (CSV)');
  await press('Close');
  await more('Save as a table (CSV)');
  expect(share).toHaveBeenCalledTimes(2);
  const text = there.get(share.mock.calls[1]?.[0] ?? '') ?? '';
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.split('\r\n').filter((line) => line.includes('Mei'))).toHaveLength(2);
});

test('a phone that cannot hand it on says so', async () => {
  share.mockRejectedValue(new Error('no app for this'));
  await more('Save a backup');
  expect(screen.getByText('This device could not save the file.')).toBeOnTheScreen();
});

test('a backup brings people to a roster, and says who they are to be', async () => {
  keep(keptRoster, [{ id: 'lin', name: 'Mei', shape: 0, color: 0 }]);
  there.set(ELSEWHERE, backupOf([], [{ id: 'p1', name: 'Mei', shape: 1, color: 1 }]));
  chosen.address = ELSEWHERE;
  await more('Bring in a backup');
  await press('Choose the file');
  expect(screen.getByText('1 player is new.')).toBeOnTheScreen();
  expect(screen.getByText('A name that is taken here gets a number: Mei 2.')).toBeOnTheScreen();
  expect((await recall(keptRoster)).value).toHaveLength(1);
  await press('Add 1 player');
  expect(screen.getByText('1 player was added.')).toBeOnTheScreen();
  const { value } = await recall(keptRoster);
  expect(value.map(({ id, name }) => [id, name])).toEqual([
    ['lin', 'Mei'],
    ['p1', 'Mei 2'],
  ]);
});

test('who chooses no file may choose again', async () => {
  await more('Bring in a backup');
  await press('Choose the file');
  there.set(ELSEWHERE, 'once upon a time');
  chosen.address = ELSEWHERE;
  await press('Choose the file');
  expect(screen.getByText('This is no backup of Shǔshù.')).toBeOnTheScreen();
});
