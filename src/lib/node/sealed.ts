// What is known to be whole when it is read again: a disk may give back other bytes than it was given.
import { sha256 } from './hash.ts';

/** `json`: the text of an object. It stays one, with its own hash in front. As it may have a hundred megabytes, its bytes are copied once. */
export function sealedJson(json: string): Uint8Array {
  const start = sealOf('0'.repeat(2 * HASH_BYTES)).length - 1; // Its last letter takes the place of the first of `json`.
  const sealed = Buffer.allocUnsafe(start + Buffer.byteLength(json));
  sealed.write(json, start);
  sealed.write(sealOf(sha256(sealed.subarray(start))), 0);
  return sealed;
}

function sealOf(hash: string): string {
  return `{"sha256":"${hash}",`;
}

/** The text of the object as it was sealed; null: it is another. */
export function unsealedJson(text: string): string | null {
  const [start = '', hash] = SEAL.exec(text) ?? [];
  const json = `{${text.slice(start.length)}`;
  return hash === sha256(json) ? json : null;
}

const SEAL = /^\{"sha256":"([0-9a-f]{64})",/;

/** With their hash behind them. */
export function sealedBytes(bytes: Uint8Array): Uint8Array {
  return Buffer.concat([bytes, hashOf(bytes)]);
}

/** The bytes as they were sealed; null: they are others. */
export function unsealedBytes(sealed: Uint8Array): Uint8Array | null {
  const bytes = sealed.subarray(0, Math.max(0, sealed.length - HASH_BYTES));
  return hashOf(bytes).equals(sealed.subarray(bytes.length)) ? bytes : null;
}

const HASH_BYTES = 32;

function hashOf(bytes: Uint8Array): Buffer {
  return Buffer.from(sha256(bytes), 'hex');
}
