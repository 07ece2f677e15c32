// The one hash of docs-gen: SHA-256, as lower-case hex.
import { hash } from 'node:crypto';

/** Hex digits in the names of published files: 40 bits, so that two of a site's files never meet. */
export const NAME_HASH_LENGTH = 10;

export function sha256(body: string | Uint8Array): string {
  return hash('sha256', body, 'hex');
}
