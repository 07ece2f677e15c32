// The real file system behind `ShellDeps`: the half that changes files.

import { once } from 'node:events';
import {
  closeSync,
  constants,
  copyFileSync,
  createReadStream,
  createWriteStream,
  linkSync,
  lstatSync,
  openSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { threadId } from 'node:worker_threads';
import type { FileWriter } from '../../model/deps.ts';
import { codeOf } from './error-code.ts';
import { kindOf } from './file-system.ts';
import { makeFolders } from './make-folders.ts';
import { removeAtExit } from './remove-at-exit.ts';
import { persistently, renameAll } from './rename-all.ts';

/** How many calls may pass before signals and timers get a turn. */
const CALLS_PER_TURN = 64;

/** The blocking calls take a third of the CPU time of the others (0.1 against 0.3 ms a file), and less time on the clock. */
export function createFileWriter(): FileWriter {
  const folders = new Set<string>();
  const makeFolder = (path: string): void => {
    if (folders.has(path)) return;
    makeFolders(path);
    folders.add(path);
  };
  let calls = 0;
  const turn = async (): Promise<void> => {
    calls++;
    if (calls % CALLS_PER_TURN === 0) await new Promise((resolve) => setImmediate(resolve));
  };
  /** In folders that are made where they are missing. */
  const within = async (paths: readonly string[], change: () => Promise<void>): Promise<void> => {
    await turn();
    const attempt = async () => {
      for (const path of paths) makeFolder(dirname(path));
      await change();
    };
    await attempt().catch((error: unknown) => {
      if (codeOf(error) !== 'ENOENT') throw error;
      folders.clear(); // Somebody took one away since.
      return attempt();
    });
  };
  let replaced = 0;
  const replace = async (path: string, make: (temporary: string) => Promise<void>): Promise<void> => {
    // No other build and no file of an author has this name.
    const temporary = join(dirname(path), `.docs-gen-${process.pid}-${threadId}-${++replaced}`);
    try {
      await within([path], async () => {
        await make(temporary);
        renameSync(temporary, path);
      });
    } catch (error) {
      rmSync(temporary, { force: true });
      throw error;
    }
  };
  return {
    write: (path, body) => replace(path, async (temporary) => writeFileSync(temporary, body)),
    put: (path, body) => within([path], async () => writeFileSync(path, body)),
    move: (path, to) => within([to], async () => renameSync(path, to)),
    link: (path, to) => within([to], async () => linkOrCopy(path, to)),
    moveFolder: (path, to) =>
      within([to], async () => {
        await persistently(() => renameSync(path, to));
        folders.clear(); // Those of it are elsewhere now.
      }),
    exchangeFolders: (path, next, old, moved) =>
      within([old, ...moved.map((below) => join(next, below))], async () => {
        const over = moved.map((below) => [join(old, below), join(next, below)] as const);
        await persistently(() => renameAll([[path, old], ...over, [next, path]]));
        folders.clear();
      }),
    removeAtExit,
    async removeFolder(path) {
      await turn();
      folders.clear();
      rmSync(path, { recursive: true, force: true });
    },
    async removeFiles(paths) {
      for (const path of paths) {
        await turn();
        removeFile(path);
      }
    },
    async list(folder) {
      await turn();
      try {
        return readdirSync(folder, { withFileTypes: true })
          .map((entry) => ({ name: entry.name, kind: kindOf(entry) }))
          .sort((a, b) => (a.name < b.name ? -1 : 1));
      } catch (error) {
        if (['ENOENT', 'ENOTDIR', 'ELOOP'].includes(codeOf(error))) return null;
        throw error;
      }
    },
    async pointTo(path, target, temporary) {
      rmSync(temporary, { force: true });
      symlinkSync(target, temporary);
      renameSync(temporary, path);
    },
    async readLink(path) {
      try {
        return readlinkSync(path);
      } catch (error) {
        if (['EINVAL', 'ENOENT', 'ENOTDIR', 'UNKNOWN'].includes(codeOf(error))) return null;
        throw error;
      }
    },
    async create(path, body) {
      await turn();
      makeFolder(dirname(path));
      const file = openNew(path);
      if (file === null) return false;
      try {
        writeFileSync(file, body);
        return true;
      } catch (error) {
        rmSync(path, { force: true }); // Half of a file, on a full disk.
        throw error;
      } finally {
        closeSync(file);
      }
    },
    copy: (source, path) =>
      replace(path, async (temporary) => {
        // A copy would take over rights that only the author has: what is published is a file like all others.
        const input = createReadStream(source);
        await once(input, 'open'); // Where there is nothing to read, nothing may be left half written.
        await pipeline(input, createWriteStream(temporary));
      }),
    async stat(path) {
      await turn();
      try {
        const stats = lstatSync(path, { throwIfNoEntry: false });
        if (!stats) return null;
        const { size: bytes, mtimeMs, ctimeMs } = stats;
        return { isFile: stats.isFile(), bytes, mtimeMs, ctimeMs };
      } catch (error) {
        // A file is where a folder of the path should be, or links form a circle.
        if (['ENOTDIR', 'ELOOP'].includes(codeOf(error))) return null;
        throw error;
      }
    },
    async isMountPoint(folder) {
      const [own, above] = [folder, dirname(folder)].map((path) => lstatSync(path, { throwIfNoEntry: false }));
      return own !== undefined && above !== undefined && own.dev !== above.dev;
    },
    async remove(path) {
      await turn();
      rmSync(path, { force: true });
    },
    async removeEmptyFolder(path) {
      folders.delete(path);
      try {
        rmdirSync(path);
        return true;
      } catch (error) {
        if (STAYS.includes(codeOf(error))) return false;
        throw error;
      }
    },
    touch(path) {
      const now = new Date();
      try {
        utimesSync(path, now, now);
      } catch (error) {
        if (codeOf(error) === '') throw error;
      }
    },
    async realPath(path) {
      return realPathOf(path);
    },
  };
}

/** A folder at the path of a file is not ours; macOS answers EPERM for it, which may mean something else, too. */
function removeFile(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error))) return;
    if (!lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** Of folders that are not empty, not there, or not ours to remove. */
const STAYS = ['ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR', 'EROFS', 'EACCES', 'EPERM', 'EBUSY'];

/** Of file systems without second names, and of files that have as many as they can. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EXDEV'];

function linkOrCopy(path: string, to: string): void {
  try {
    linkSync(path, to);
  } catch (error) {
    if (!NO_LINKS.includes(codeOf(error))) throw error;
    copyFileSync(path, to, constants.COPYFILE_EXCL);
  }
}

/** null: anything has that name, a link that leads nowhere included. */
function openNew(path: string): number | null {
  try {
    return openSync(path, 'wx');
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return null;
    throw error;
  }
}

function realPathOf(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    const parent = dirname(path);
    if (codeOf(error) !== 'ENOENT' || parent === path) throw error;
    return join(realPathOf(parent), basename(path));
  }
}
