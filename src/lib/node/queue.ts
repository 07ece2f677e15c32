// Values that are handed over one by one to whoever reads them, while more are made.
import { ReadableStream, type ReadableStreamDefaultController } from 'node:stream/web';

export interface Queue<T> {
  /** For one reader, in the order in which they were added. They end when `end` was called and all have been read. */
  readonly values: AsyncIterable<T>;
  /** Does nothing when the reader has stopped reading. */
  readonly add: (value: T) => void;
  readonly end: () => void;
}

export function openQueue<T>(): Queue<T> {
  let open: ReadableStreamDefaultController<T> | null = null;
  const values = new ReadableStream<T>({
    start(controller) {
      open = controller;
    },
    cancel() {
      open = null;
    },
  });
  return { values, add: (value) => open?.enqueue(value), end: () => open?.close() };
}
