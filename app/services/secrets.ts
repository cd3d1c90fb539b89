import { stretch } from '../lock/stretch';

/** How often a new PIN is hashed over: as often as this device does in about a second without help. */
export const ROUNDS = 1_000;

const SALT = 16;

/** Phones have no dice for secrets without another package; a salt need only differ from device to device. */
export function newSalt(): Uint8Array {
  return Uint8Array.from({ length: SALT }, () => Math.floor(Math.random() * 256));
}

export async function derive(secret: Uint8Array, salt: Uint8Array, rounds: number) {
  return stretch(secret, salt, rounds);
}
