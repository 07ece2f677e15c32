// The thread that writes files: a disk takes longer for many small ones than to make them.
import { parentPort } from 'node:worker_threads';
import { createFileSink } from './file-sink.ts';
import type { FilesAnswer, FilesQuestion } from './file-thread.ts';
import { createFileWriter } from './file-writer.ts';

const sink = createFileSink(createFileWriter());
/** One question after the other: each writes where the one before has made the folders. */
let last: Promise<void> = Promise.resolve();

parentPort?.on('message', (question: FilesQuestion) => {
  last = last.then(() => answer(question));
});

async function answer({ block, files }: FilesQuestion): Promise<void> {
  for (const { path, start, end } of files) await sink.put(path, new Uint8Array(block, start, end - start));
  const answer: FilesAnswer = { block, failed: await sink.settle() };
  parentPort?.postMessage(answer, [block]);
}
