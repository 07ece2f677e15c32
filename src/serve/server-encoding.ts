// Compresses what is text, as the browser accepts it, and keeps what was compressed.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Below this, the header costs more than the text saves. */
const MIN_BYTES = 1024;
/** Larger files are sent as they are: compressing one would hold all others up. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Of a site that is being written, most of it is past after a while. */
const CACHE_BYTES = 8 * 1024 * 1024;
/** A tenth of the time of the best quality, for a tenth more bytes. */
const BROTLI_QUALITY = 5;

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

const TEXT_TYPE =
  /^(?:text\/.*|application\/(?:javascript|json|xml|wasm|(?:.*\+)?(?:json|xml))|image\/(?:svg\+xml|bmp|x-icon)|font\/(?:ttf|otf))$/;

export function isCompressible(type: string, bytes: number): boolean {
  return bytes >= MIN_BYTES && bytes <= MAX_BYTES && TEXT_TYPE.test(type);
}

/** The best of what is accepted; null: the text itself. */
export function chooseEncoding(header: string | undefined): Encoding | null {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (name: Encoding): number => weights.get(name) ?? weights.get('*') ?? 0;
  const [br, gz] = [weightOf('br'), weightOf('gzip')];
  if (br === 0 && gz === 0) return null;
  return br >= gz ? 'br' : 'gzip';
}

export interface Compressor {
  /** `key` tells bodies apart. */
  compress(key: string, body: Uint8Array, encoding: Encoding): Promise<Uint8Array>;
}

export function createCompressor(): Compressor {
  const kept = new Map<string, Promise<Uint8Array>>();
  const sizes = new Map<string, number>();
  let total = 0;

  /** The oldest go first: a `Map` keeps the order in which its keys came. */
  function makeRoom(): void {
    for (const [key, size] of sizes) {
      if (total <= CACHE_BYTES) return;
      kept.delete(key);
      sizes.delete(key);
      total -= size;
    }
  }

  return {
    compress(key, body, encoding) {
      const fullKey = `${encoding} ${key}`;
      const known = kept.get(fullKey);
      if (known) return known;
      const work = compressed(body, encoding);
      kept.set(fullKey, work);
      work.then(
        ({ length }) => {
          sizes.set(fullKey, length);
          total += length;
          makeRoom();
        },
        () => kept.delete(fullKey), // Whoever waits for it is told.
      );
      return work;
    },
  };
}

function compressed(body: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === 'gzip') return zip(body, { level: 6 });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
