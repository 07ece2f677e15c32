// Hears of changes below some folders, and tells of them in batches: a branch switch is one change of many files.
import { join } from 'node:path';
import type { FSWatcher } from 'chokidar';
import * as z from 'zod';
import { errorMessage } from '../lib/error-message.ts';
import { pathKind } from '../lib/node/disk-stamps.ts';
import { codeOf } from '../lib/node/error-code.ts';
import { listenToNewFolders } from './new-folders.ts';

export interface WatchOptions {
  /** Absolute: folders and files. */
  readonly roots: readonly string[];
  readonly isIgnored: (path: string) => boolean;
  /** Paths where something may be another now. */
  readonly onChange: (paths: ReadonlySet<string>) => void;
  /** The system reported something at this path, of which `onChange` hears in a moment: it sends events. */
  readonly onEvent: (path: string) => void;
  /** The system does not allow all files to be watched. Called once for each kind of refusal, not for each folder. */
  readonly onProblem: (problem: WatchProblem) => void;
}

export interface WatchProblem {
  /** Of the system, such as `ENOSPC`; empty: another failure. */
  readonly code: string;
  readonly message: string;
}

export interface Watch {
  /** From then on nothing is missed. */
  readonly ready: Promise<void>;
  /** Files elsewhere, absolute; those that are watched already stay so. Resolves when they are watched, and each was told of once. */
  add(files: Iterable<string>): Promise<void>;
  close(): Promise<void>;
}

/** Of what chokidar hears: the folder or the file that it listens to. */
const rawDetails = z.looseObject({ watchedPath: z.string().optional() }).catch({});

/** An editor writes a file in several steps, and a checkout many files one after the other. */
const QUIET_MS = 5;
const LONGEST_MS = 100;

/** A folder that may not be read is left out: what lies in it is told by who wants to read it. */
const FORBIDDEN: readonly string[] = ['EACCES', 'EPERM', 'ENOENT', 'ENOTDIR', 'ELOOP'];

export async function startWatch({ roots, isIgnored, onChange, onEvent, onProblem }: WatchOptions): Promise<Watch> {
  const { watch } = await import('chokidar'); // Only this command needs it.
  const batch = createBatch(onChange);
  const elsewhere = new Set<string>();
  const reported = new Set(FORBIDDEN);
  const tell = (error: unknown) => {
    const code = codeOf(error);
    if (reported.has(code)) return;
    reported.add(code);
    onProblem({ code, message: errorMessage(error) });
  };
  const isLeft = (path: string) => !elsewhere.has(path) && isIgnored(path);
  const newFolders = listenToNewFolders({ isIgnored: isLeft, onPath: batch.add, onError: tell });
  const watchers: FSWatcher[] = [];
  /** Resolves when nothing of it is missed any more. */
  const listen = (paths: readonly string[]): Promise<void> => {
    // What chokidar reports is thinned out (of two changes within 50 ms it reports one), so what it hears itself counts too.
    const watcher = watch([...paths], {
      ignored: isLeft,
      ignoreInitial: true,
      atomic: false,
      followSymlinks: false,
    });
    watchers.push(watcher);
    watcher.on('all', (_event, path) => {
      onEvent(path);
      batch.add(path);
    });
    watcher.on('raw', (_event, name, details) => {
      const { watchedPath } = rawDetails.parse(details);
      if (watchedPath === undefined) return;
      const path = pathKind(watchedPath) === 'folder' && name ? join(watchedPath, name) : watchedPath;
      if (isLeft(path)) return;
      onEvent(path);
      batch.add(path);
      newFolders.look(path);
    });
    watcher.on('error', tell);
    return new Promise((resolve) => watcher.once('ready', resolve));
  };
  return {
    ready: listen(roots),
    async add(files) {
      const added = [...files].filter((file) => !elsewhere.has(file) && pathKind(file) === 'file');
      for (const file of added) elsewhere.add(file);
      // They may have changed after they were read, and before they are watched.
      if (added.length > 0) await listen(added).then(() => onChange(new Set(added)), tell);
    },
    async close() {
      batch.close();
      newFolders.close();
      await Promise.all(watchers.map((watcher) => watcher.close()));
    },
  };
}

function createBatch(onChange: WatchOptions['onChange']) {
  let paths = new Set<string>();
  let first = 0;
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    const told = paths;
    paths = new Set();
    onChange(told);
  };
  return {
    add(path: string) {
      const now = performance.now();
      if (paths.size === 0) first = now;
      paths.add(path);
      clearTimeout(timer);
      timer = setTimeout(tell, Math.max(0, Math.min(QUIET_MS, first + LONGEST_MS - now)));
    },
    close: () => clearTimeout(timer),
  };
}
