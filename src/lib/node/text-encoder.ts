// Texts to UTF-8, one after another in the same place: a buffer for each would have to be made, and collected.

/** Holds most pages; it grows with the longest. */
const FIRST_SIZE = 1 << 18;
/** UTF-8 needs three bytes at most for a unit of UTF-16. */
const MOST_BYTES = 3;

/** `size`: no more than so many bytes from its start, of text in whole characters. */
export type TextEncode = (body: string | Uint8Array | readonly string[], size?: number) => Uint8Array;

/** The bytes are good until the next call. Pieces of one text need not be put together first, which would copy all of them. */
export function createTextEncoder(): TextEncode {
  let place = Buffer.allocUnsafeSlow(FIRST_SIZE);
  return (body, size = Number.POSITIVE_INFINITY) => {
    if (body instanceof Uint8Array) return body.length > size ? body.subarray(0, size) : body;
    const pieces = typeof body === 'string' ? [body] : body;
    const most = Math.min(size, pieces.reduce((sum, piece) => sum + piece.length, 0) * MOST_BYTES);
    if (most > place.length) place = Buffer.allocUnsafeSlow(most * 2);
    let end = 0;
    for (const piece of pieces) end += place.write(piece, end, most - end);
    return place.subarray(0, end);
  };
}
