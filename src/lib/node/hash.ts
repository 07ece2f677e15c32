// The one hash of docs-gen: SHA-256, as lower-case hex.
import { hash } from 'node:crypto';

export function sha256(body: string | Uint8Array): string {
  return hash('sha256', body, 'hex');
}
