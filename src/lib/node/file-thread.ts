// Hands files over to a thread that writes them, in blocks of memory that go to and fro.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { FailedFile, FileSink } from '../../model/deps.ts';
import { packageRoot } from './package-root.ts';

export interface FilesQuestion {
  readonly block: ArrayBuffer;
  readonly files: readonly { readonly path: string; readonly start: number; readonly end: number }[];
}

export interface FilesAnswer {
  /** The same memory, to be filled anew. */
  readonly block: ArrayBuffer;
  readonly failed: FailedFile | null;
}

/** Bytes that are handed over at once; a larger file has a block of its own. */
const BLOCK_SIZE = 1 << 20;
/** Whoever is faster than the disk waits. */
const MOST_BLOCKS = 8;

export function openFileThread(thread = pathToFileURL(join(packageRoot, 'dist-cli/file-worker.js'))): FileSink {
  const worker = new Worker(thread);
  const free: ArrayBuffer[] = [];
  let away = 0;
  let block: Uint8Array | null = null;
  let used = 0;
  let files: FilesQuestion['files'][number][] = [];
  let failed: FailedFile | null = null;
  let broken: Error | null = null;
  let wake = (): void => {};

  worker.on('message', ({ block: returned, failed: problem }: FilesAnswer) => {
    away--;
    if (returned.byteLength === BLOCK_SIZE) free.push(returned);
    failed ??= problem;
    wake();
  });
  const breakDown = (error: Error): void => {
    broken ??= error;
    wake();
  };
  worker.on('error', breakDown);
  worker.on('exit', (code) => breakDown(new Error(`The thread that writes files has ended with code ${code}.`)));

  /** Until there are fewer blocks with the thread. */
  const fewerThan = async (most: number): Promise<void> => {
    while (away >= most && broken === null)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    if (broken !== null) throw broken;
  };
  const handOver = (): void => {
    if (block === null) return;
    const question: FilesQuestion = { block: block.buffer as ArrayBuffer, files }; // Made below, and never shared.
    worker.postMessage(question, [question.block]);
    away++;
    block = null;
    files = [];
  };

  return {
    async put(path, body) {
      if (block !== null && used + body.length > block.length) handOver();
      if (block === null) {
        await fewerThan(MOST_BLOCKS);
        const fits = body.length <= BLOCK_SIZE;
        block = new Uint8Array((fits ? free.pop() : undefined) ?? new ArrayBuffer(Math.max(body.length, BLOCK_SIZE)));
        used = 0;
      }
      block.set(body, used);
      files.push({ path, start: used, end: used + body.length });
      used += body.length;
    },
    async settle() {
      handOver();
      await fewerThan(1);
      return failed;
    },
    async close() {
      await worker.terminate();
    },
  };
}
