import { sha256 } from './sha256';

const BLOCK = 64;

/**
 * PBKDF2 with HMAC-SHA-256 (RFC 8018), one block long: what browsers derive with `crypto.subtle`, for
 * devices that cannot. It gives the very same bytes, only more slowly.
 */
export function stretch(secret: Uint8Array, salt: Uint8Array, rounds: number): Uint8Array {
  const mac = hmac(secret);
  let last = mac(joined(salt, Uint8Array.of(0, 0, 0, 1)));
  const sum = last.slice();
  for (let round = 1; round < rounds; round++) {
    last = mac(last);
    for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) ^ (last[i] ?? 0);
  }
  return sum;
}

function hmac(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const block = new Uint8Array(BLOCK);
  block.set(short);
  const inner = block.map((byte) => byte ^ 0x36);
  const outer = block.map((byte) => byte ^ 0x5c);
  return (message) => sha256(joined(outer, sha256(joined(inner, message))));
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
