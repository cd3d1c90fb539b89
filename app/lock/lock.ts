import * as v from 'valibot';
import { read } from '../../engine/core/read';
import type { Kept } from '../kept/kept';
import { derive, newSalt, ROUNDS } from '../services/secrets';

/**
 * A PIN as it is kept: salted and hashed over many times, so that nobody reads it off the device. It keeps
 * children out, not burglars: whoever can change what the device keeps can take the lock away.
 */
export interface Lock {
  readonly salt: string;
  readonly rounds: number;
  readonly hash: string;
}

export const PIN = /^\d{4,8}$/;
export const LONGEST_PIN = 8;

export async function lockWith(pin: string): Promise<Lock> {
  const salt = newSalt();
  return { salt: hex(salt), rounds: ROUNDS, hash: hex(await derive(digits(pin), salt, ROUNDS)) };
}

export async function opens(lock: Lock, pin: string): Promise<boolean> {
  return hex(await derive(digits(pin), bytes(lock.salt), lock.rounds)) === lock.hash;
}

const MOST_ROUNDS = 1_000_000;

const LOCK = v.strictObject({
  salt: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  rounds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_ROUNDS)),
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

/** null: nothing is locked. */
export const keptLock: Kept<Lock | null> = {
  key: 'shushu.lock',
  version: 1,
  fallback: null,
  read: (data) => read(v.nullable(LOCK), data, 'lock'),
};

/** Its characters are digits, a byte each. */
function digits(pin: string): Uint8Array {
  return Uint8Array.from(pin, (digit) => digit.charCodeAt(0));
}

function hex(all: Uint8Array): string {
  return Array.from(all, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytes(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
