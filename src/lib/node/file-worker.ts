// The thread that writes files: a disk takes longer for many small ones than to make them.
import { parentPort } from 'node:worker_threads';
import { errorMessage } from '../error-message.ts';
import type { FilesAnswer, FilesQuestion } from './file-thread.ts';
import { createFileWriter } from './file-writer.ts';

const writer = createFileWriter();
let failed: FilesAnswer['failed'] = null;
/** One question after the other: each writes where the one before has made the folders. */
let last: Promise<void> = Promise.resolve();

parentPort?.on('message', (question: FilesQuestion) => {
  last = last.then(() => answer(question));
});

async function answer({ block, files }: FilesQuestion): Promise<void> {
  for (const { path, start, end } of files) {
    if (failed !== null) break; // A full disk fails for every file.
    try {
      await writer.put(path, new Uint8Array(block, start, end - start));
    } catch (error) {
      failed = { path, reason: errorMessage(error) };
    }
  }
  const answer: FilesAnswer = { block, failed };
  parentPort?.postMessage(answer, [block]);
}
