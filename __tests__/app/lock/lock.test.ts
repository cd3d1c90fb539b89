import AsyncStorage from '@react-native-async-storage/async-storage';
import { createHash, pbkdf2Sync } from 'node:crypto';
import { keep, recall } from '../../../app/kept/kept';
import { keptLock, lockWith, opens, PIN } from '../../../app/lock/lock';
import { sha256 } from '../../../app/lock/sha256';
import { stretch } from '../../../app/lock/stretch';
import { newSum } from '../../../app/lock/sum';
import { derive, ROUNDS } from '../../../app/services/secrets.web';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text));
const hex = (all: Uint8Array) => Buffer.from(all).toString('hex');

// Around the lengths at which another block begins.
test.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000])('SHA-256 of %d bytes', (length) => {
  const message = Uint8Array.from({ length }, (_, at) => (at * 7) % 256);
  expect(hex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
});

test.each([
  ['1234', 'salt', 1],
  ['1234', 'salt', 2],
  ['12345678', 'another salt of some length', 1000],
  ['a secret that is longer than one block of the hash, which is sixty-four bytes', 'salt', 3],
])('%s with %s over %d rounds is what node derives', (secret, salt, rounds) => {
  const expected = pbkdf2Sync(secret, salt, rounds, 32, 'sha256').toString('hex');
  expect(hex(stretch(bytes(secret), bytes(salt), rounds))).toBe(expected);
});

test('in a browser, its own cryptography and ours give the same', async () => {
  const ours = stretch(bytes('1234'), bytes('salt'), 500);
  expect(hex(await derive(bytes('1234'), bytes('salt'), 500))).toBe(hex(ours));
  expect(ROUNDS).toBeGreaterThan(0);
});

test('a lock opens with its PIN and no other', async () => {
  const lock = await lockWith('2580');
  expect(await opens(lock, '2580')).toBe(true);
  for (const pin of ['2581', '258', '25800', '']) expect(await opens(lock, pin)).toBe(false);
});

test('two locks with one PIN look different, and neither says it', async () => {
  const [one, other] = [await lockWith('2580'), await lockWith('2580')];
  expect(one.salt).not.toBe(other.salt);
  expect(one.hash).not.toBe(other.hash);
  expect(JSON.stringify(one)).not.toContain('2580');
});

test.each([
  ['1234', true],
  ['12345678', true],
  ['123', false],
  ['123456789', false],
  ['12a4', false],
  ['１２３４', false],
])('%s can be a PIN: %s', (pin, can) => expect(PIN.test(pin)).toBe(can));

describe('on the device', () => {
  beforeEach(() => AsyncStorage.clear());

  test('a lock comes back', async () => {
    const lock = await lockWith('2580');
    keep(keptLock, lock);
    expect(await recall(keptLock)).toEqual({ value: lock, broken: false });
  });

  test.each([
    ['a PIN as it is', { salt: '00', rounds: 1, hash: '2580' }],
    ['work without end', { salt: '0'.repeat(32), rounds: 1e9, hash: '0'.repeat(64) }],
  ])('%s is no lock', async (_, data) => {
    await AsyncStorage.setItem(keptLock.key, JSON.stringify({ v: 1, data }));
    expect(await recall(keptLock)).toEqual({ value: null, broken: true });
  });
});

test('the sums for those who have forgotten it are large, and right', () => {
  for (const dice of [0, 0.3, 0.999]) {
    const { factors, product } = newSum(() => dice);
    const [one, other] = factors.map(({ digits }) => Number(digits));
    expect(product).toBe((one ?? 0) * (other ?? 0));
    expect(product).toBeGreaterThan(5_000);
    for (const { formal } of factors) expect(formal.simplified).toMatch(/[壹贰叁肆伍陆柒捌玖]/);
  }
});
