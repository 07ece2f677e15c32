// Reads the Range header: one stretch of a file, as players of films ask for it.

export type Range =
  | { readonly kind: 'all' }
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'outside' };

const ALL: Range = { kind: 'all' };

/** `end` is the last byte, not the one after it. What is not understood, or asks for several parts, gets the whole. */
export function readRange(header: string | undefined, bytes: number): Range {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.replace(/\s/g, '') ?? '');
  if (!match) return ALL;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return ALL;
  if (first === '') {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? { kind: 'outside' } : { kind: 'part', start: bytes - length, end: bytes - 1 };
  }
  const start = Number(first);
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== '' && Number(last) < start) return ALL;
  return start >= bytes ? { kind: 'outside' } : { kind: 'part', start, end };
}
