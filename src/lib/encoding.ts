// Finds bytes that are no UTF-8: reading them as text puts U+FFFD in their place without a word.

export interface BadEncoding {
  /** In the text that was read: where the first wrong byte stands. */
  readonly offset: number;
  readonly problem: string;
}

/** A page that may have been read wrong: only then are its bytes worth a second look. */
export function maySufferFromEncoding(text: string): boolean {
  return text.includes('\uFFFD') || text.includes('\0');
}

/** `text` is what became of `bytes`; an U+FFFD that an author wrote is right. */
export function findBadEncoding(text: string, bytes: Uint8Array): BadEncoding | null {
  if (isUtf16(bytes)) return { offset: 0, problem: 'it is UTF-16' };
  const encoder = new TextEncoder();
  let byte = 0;
  let from = 0;
  for (let at = text.indexOf('\uFFFD'); at !== -1; at = text.indexOf('\uFFFD', from)) {
    byte += encoder.encode(text.slice(from, at)).length;
    if (bytes[byte] !== 0xef || bytes[byte + 1] !== 0xbf || bytes[byte + 2] !== 0xbd)
      return {
        offset: at,
        problem: `the byte 0x${(bytes[byte] ?? 0).toString(16).padStart(2, '0').toUpperCase()} is not valid`,
      };
    byte += 3;
    from = at + 1;
  }
  return null;
}

/** By its mark, or by the zero that is the other half of each of its first letters. */
function isUtf16(bytes: Uint8Array): boolean {
  const [a, b, c, d] = bytes;
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) return true;
  return (a === 0 && c === 0 && b !== 0 && d !== 0) || (b === 0 && d === 0 && a !== 0 && c !== 0);
}
