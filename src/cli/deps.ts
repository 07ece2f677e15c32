// The real world, as the pipeline may reach it.
import { homedir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFileSystem } from '../lib/node/file-system.ts';
import { openFileThread } from '../lib/node/file-thread.ts';
import { createFileWriter } from '../lib/node/file-writer.ts';
import { runGit } from '../lib/node/git.ts';
import { isRunning, ownHolder } from '../lib/node/holder.ts';
import { openPackStore } from '../lib/node/pack-store.ts';
import { bundledProgram } from '../lib/node/package-root.ts';
import { openScratchFile } from '../lib/node/scratch-file.ts';
import type { Progress, ShellDeps } from '../model/deps.ts';
import { createTypeHost } from '../workers/types-host.ts';

export function createDeps(progress: Progress): ShellDeps {
  return {
    fs: createFileSystem(),
    writer: createFileWriter(),
    git: runGit,
    net: {
      fetch: globalThis.fetch,
      timeout: (ms) => AbortSignal.timeout(ms),
      sleep: (ms) => sleep(ms),
      wallClock: () => Date.now(),
    },
    openScratchFile,
    openFileThread: () => openFileThread(),
    openPackStore,
    openTypeHost: createTypeHost,
    home: homedir(),
    self: ownHolder(),
    isRunning,
    now: () => performance.now(),
    timer: {
      cpuTime() {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1000;
      },
      every(ms, run) {
        const timer = setInterval(run, ms).unref();
        return () => clearInterval(timer);
      },
    },
    progress,
    prebuilt: bundledProgram,
  };
}
