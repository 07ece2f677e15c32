// New files to the disk, one after another, up to the first that cannot be written.
import type { FailedFile, FileSink, FileWriter } from '../../model/deps.ts';
import { writeProblem } from './write-problem.ts';

/** Writes each at once. A full disk fails for every file: what comes after a failure is left out. */
export function createFileSink(writer: Pick<FileWriter, 'put'>): FileSink {
  let failed: FailedFile | null = null;
  return {
    async put(path, body) {
      if (failed !== null) return;
      try {
        await writer.put(path, body);
      } catch (error) {
        failed = { path, reason: writeProblem(error) };
      }
    },
    settle: async () => failed,
    close: async () => {},
  };
}
