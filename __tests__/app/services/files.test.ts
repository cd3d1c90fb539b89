import { shareAsync } from 'expo-sharing';
import { pickFile, saveFile, type TextFile } from '../../../app/services/files';
import { chosen, there } from './phoneFiles';

jest.mock('expo-file-system', () => jest.requireActual('./phoneFiles'));
jest.mock('expo-sharing', () => ({ shareAsync: jest.fn() }));

const share = jest.mocked(shareAsync);
const results: TextFile = { name: 'results.csv', type: 'text/csv', text: '\uFEFF名字,分\r\n' };
const backup: TextFile = { name: 'backup.json', type: 'application/json', text: '{}' };

beforeEach(() => {
  there.clear();
  chosen.address = null;
  share.mockReset().mockResolvedValue();
});

test('a file is made whole, under its name, and offered to the other apps', async () => {
  expect(await saveFile(results)).toBe('offered');
  expect(share).toHaveBeenCalledWith('file:///cache/handed-on/results.csv', {
    mimeType: 'text/csv',
    UTI: 'public.comma-separated-values-text',
    dialogTitle: 'results.csv',
  });
  expect(there.get('file:///cache/handed-on/results.csv')).toBe(results.text);
});

test('of what was handed on, only the latest is left on the phone', async () => {
  await saveFile(results);
  await saveFile(backup);
  await saveFile(backup);
  expect([...there.keys()]).toEqual([
    'file:///cache/handed-on/',
    'file:///cache/handed-on/backup.json',
  ]);
});

test('a phone that cannot share says so, and nothing is thrown', async () => {
  share.mockRejectedValue(new Error('no app for this'));
  expect(await saveFile(results)).toBe('failed');
});

describe('a file that somebody chooses', () => {
  const address = 'content://elsewhere/backup.json';

  test('is read', async () => {
    there.set(address, '数数');
    chosen.address = address;
    expect(await pickFile(6)).toEqual({ text: '数数' });
  });

  test('is not even opened where it is too large', async () => {
    there.set(address, '数数');
    chosen.address = address;
    expect(await pickFile(5)).toBe('tooLarge');
  });

  test('may have gone', async () => {
    chosen.address = address;
    expect(await pickFile(100)).toBe('failed');
  });

  test('may be none', async () => {
    expect(await pickFile(100)).toBeNull();
  });
});
