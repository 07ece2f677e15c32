// Texts that wait for their turn: the first of them in memory, what is more in a file.
import type { ScratchFile } from '../../model/deps.ts';

export interface TextStore {
  /** Gives what `get` is asked with. */
  put(text: string): TextPlace;
  get(place: TextPlace): string;
  /** Nothing can be read any more. */
  close(): void;
}

export interface TextPlace {
  readonly block: number;
  readonly start: number;
  readonly end: number;
}

/** Bytes that are written at once; a longer text has a block of its own. */
const BLOCK_SIZE = 1 << 20;
/** Blocks that are held: texts and bodies of a thousand pages need no file. */
const BLOCKS_IN_MEMORY = 32;
/** UTF-8 needs three bytes at most for a unit of UTF-16. */
const MOST_BYTES = 3;

interface Block {
  /** null: it lies in the file. */
  bytes: Buffer | null;
  readonly position: number;
}

/** `open` is called once there is more than memory is meant to hold. */
export function createTextStore(open: () => ScratchFile, blocksInMemory = BLOCKS_IN_MEMORY): TextStore {
  const blocks: Block[] = [];
  let file: ScratchFile | null = null;
  let filling: Buffer = Buffer.alloc(0);
  let [used, written] = [0, 0];
  let place: Buffer = Buffer.alloc(0);

  /** What is full goes to the file where memory holds enough; its buffer is filled anew. */
  const nextBlock = (size: number): void => {
    const last = blocks.at(-1);
    let free: Buffer | null = null;
    if (last?.bytes && blocks.length > blocksInMemory) {
      file ??= open();
      file.write(last.bytes.subarray(0, used), last.position);
      free = last.bytes;
      last.bytes = null;
    }
    written += used;
    filling = free !== null && free.length >= size ? free : Buffer.allocUnsafeSlow(Math.max(size, BLOCK_SIZE));
    used = 0;
    blocks.push({ bytes: filling, position: written });
  };

  return {
    put(text) {
      const most = text.length * MOST_BYTES;
      if (blocks.length === 0 || used + most > filling.length) nextBlock(most);
      const start = used;
      used += filling.write(text, start);
      return { block: blocks.length - 1, start, end: used };
    },
    get({ block, start, end }) {
      const found = blocks[block];
      if (!found) throw new Error(`No block ${block}.`);
      if (found.bytes !== null) return found.bytes.toString('utf8', start, end);
      if (file === null) throw new Error('The texts were closed.');
      if (place.length < end - start) place = Buffer.allocUnsafeSlow(2 * (end - start));
      const bytes = place.subarray(0, end - start);
      file.read(bytes, found.position + start);
      return bytes.toString();
    },
    close() {
      file?.close();
      file = null;
      blocks.length = 0;
    },
  };
}
