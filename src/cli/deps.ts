// The real world, as the pipeline may reach it.
import { homedir } from 'node:os';
import { createFileSystem } from '../lib/node/file-system.ts';
import { createFileWriter } from '../lib/node/file-writer.ts';
import type { Progress, ShellDeps } from '../model/deps.ts';

export function createDeps(progress: Progress): ShellDeps {
  return {
    fs: createFileSystem(),
    writer: createFileWriter(),
    home: homedir(),
    now: () => performance.now(),
    progress,
  };
}
