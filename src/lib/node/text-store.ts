// Texts that wait for their turn: those of a small site as they are, those of a larger one as bytes, and most of these in a file.
import type { ScratchFile } from '../../model/deps.ts';

export interface TextStore {
  /** How many pages there will be: only those of a small site are worth the memory. Before it is told, no text is held. */
  expect(pages: number): void;
  /** Gives what `get` is asked with. */
  put(text: string): TextPlace;
  get(place: TextPlace): string;
  /** Nothing can be read any more. */
  close(): void;
}

/** Of a text; the store alone looks into it. */
export interface TextPlace {
  /** null: its bytes are in a block. */
  text: string | null;
  block: number;
  start: number;
  end: number;
}

/** Up to here, texts and bodies need not become bytes and be read again. With more, the heap grows by more than they are. */
const HELD_PAGES = 1500;
/** Characters: should these pages be long ones. */
const HELD_LENGTH = 60_000_000;
/** Bytes that are written at once; a longer text has a block of its own. */
const BLOCK_SIZE = 1 << 20;
/** Blocks that are held: those of fewer pages need no file. */
const BLOCKS_IN_MEMORY = 32;
/** UTF-8 needs three bytes at most for a unit of UTF-16. */
const MOST_BYTES = 3;

interface Block {
  /** null: it lies in the file. */
  bytes: Buffer | null;
  readonly position: number;
}

export interface TextStoreLimits {
  /** Characters of all texts; with one more, all become bytes. @default 60 million */
  readonly heldLength?: number;
  /** @default 32 */
  readonly blocksInMemory?: number;
}

/** `open` is called once there is more than memory is meant to hold. */
export function createTextStore(
  open: () => ScratchFile,
  { heldLength = HELD_LENGTH, blocksInMemory = BLOCKS_IN_MEMORY }: TextStoreLimits = {},
): TextStore {
  /** Places of texts that are held; null: none is. */
  let held: TextPlace[] | null = null;
  let length = 0;
  const blocks: Block[] = [];
  let file: ScratchFile | null = null;
  let filling: Buffer = Buffer.alloc(0);
  let [used, written] = [0, 0];
  let room: Buffer = Buffer.alloc(0);

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

  const toBytes = (place: TextPlace): void => {
    const text = place.text ?? '';
    const most = text.length * MOST_BYTES;
    if (blocks.length === 0 || used + most > filling.length) nextBlock(most);
    place.text = null;
    place.block = blocks.length - 1;
    place.start = used;
    used += filling.write(text, used);
    place.end = used;
  };

  return {
    expect(pages) {
      if (blocks.length === 0 && pages <= HELD_PAGES) held ??= [];
    },
    put(text) {
      const place: TextPlace = { text, block: 0, start: 0, end: 0 };
      length += text.length;
      if (held !== null && length <= heldLength) {
        held.push(place);
        return place;
      }
      held?.forEach(toBytes);
      held = null;
      toBytes(place);
      return place;
    },
    get({ text, block, start, end }) {
      if (text !== null) return text;
      const found = blocks[block];
      if (!found) throw new Error(`No block ${block}.`);
      if (found.bytes !== null) return found.bytes.toString('utf8', start, end);
      if (file === null) throw new Error('The texts were closed.');
      if (room.length < end - start) room = Buffer.allocUnsafeSlow(2 * (end - start));
      const bytes = room.subarray(0, end - start);
      file.read(bytes, found.position + start);
      return bytes.toString();
    },
    close() {
      file?.close();
      file = null;
      blocks.length = 0;
      for (const place of held ?? []) place.text = null;
    },
  };
}
