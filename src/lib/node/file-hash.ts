// Hashes by which files are compared with what they were: thousands of them in a build, so they are short and quick to make.
import { hash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';

/** SHA-256 in as few letters as a text may have. */
export const HASH_LENGTH = 43;

export function hashOf(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url');
}

/** null: it cannot be read. */
export function hashOfFile(path: string): string | null {
  try {
    return hashOf(readSmall(path) ?? readFileSync(path));
  } catch {
    return null; // Gone since it was looked at, or closed to us: another than it was.
  }
}

/** Holds most files that are known by their content: to ask for the size and make a buffer takes as long again as to read one. */
const room = Buffer.allocUnsafeSlow(1 << 16);

/** Good until the next call. null: there is more than the room holds. */
function readSmall(path: string): Uint8Array | null {
  const file = openSync(path, 'r');
  try {
    for (let end = 0; end < room.length; ) {
      const count = readSync(file, room, end, room.length - end, null);
      if (count === 0) return room.subarray(0, end);
      end += count;
    }
    return null;
  } finally {
    closeSync(file);
  }
}
