// Texts to UTF-8, one after another in the same place: a buffer for each would have to be made, and collected.

/** Holds most pages; it grows with the longest. */
const FIRST_SIZE = 1 << 18;
/** UTF-8 needs three bytes at most for a unit of UTF-16. */
const MOST_BYTES = 3;

/** The bytes are good until the next call. */
export function createTextEncoder(): (body: string | Uint8Array) => Uint8Array {
  let place = Buffer.allocUnsafeSlow(FIRST_SIZE);
  return (body) => {
    if (typeof body !== 'string') return body;
    if (body.length * MOST_BYTES > place.length) place = Buffer.allocUnsafeSlow(body.length * MOST_BYTES * 2);
    return place.subarray(0, place.write(body));
  };
}
