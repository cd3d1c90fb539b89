import { stretch } from '../lock/stretch';

/** A page that did not come over https, say from a server in the school, gets no cryptography from the browser. */
const platform: SubtleCrypto | undefined = globalThis.crypto?.subtle;

/** How often a new PIN is hashed over. */
export const ROUNDS = platform ? 100_000 : 1_000;

const SALT = 16;

export function newSalt(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(SALT));
}

export async function derive(secret: Uint8Array, salt: Uint8Array, rounds: number) {
  if (!platform) return stretch(secret, salt, rounds);
  const key = await platform.importKey('raw', secret.slice(), 'PBKDF2', false, ['deriveBits']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: salt.slice(), iterations: rounds };
  return new Uint8Array(await platform.deriveBits(how, key, 256));
}
