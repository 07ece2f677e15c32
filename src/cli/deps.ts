// The real world, as stages may reach it.
import { createFileSystem } from '../lib/node/file-system.ts';
import type { Deps, Progress } from '../model/deps.ts';

export function createDeps(progress: Progress): Deps {
  return { fs: createFileSystem(), now: () => performance.now(), progress };
}
