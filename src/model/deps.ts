// Everything a stage may reach outside itself. Made in `cli/` only, so that tests can hand in their own.
import type { Dirent } from 'node:fs';
import type { TextStore } from '../lib/node/text-store.ts';
import type { Memo } from './memo.ts';
import type { PackStore } from './pack-store.ts';
import type { TypeHost } from './package-types.ts';

/**
 * What a path was found to be when it was looked at, as it may be another when it is opened. A text: where it leads to, symbolic
 * links followed. null: a file that is no link. Reading rejects where a link has come since, or a link leads elsewhere. Left out:
 * nobody looked, and links are followed.
 */
export type RealPath = string | null | undefined;

export interface FileSystem {
  readText(path: string, realPath?: RealPath): Promise<string>;
  /** For code frames, after the work is done; undefined where there is no such file. */
  readTextSync(path: string): string | undefined;
  readBytes(path: string, realPath?: RealPath): Promise<Uint8Array>;
  exists(path: string): Promise<boolean>;
  /**
   * Files below `cwd` that match, posix, relative to `cwd`, sorted by code unit; none where it is no folder. Symbolic links are not
   * followed; `onLink` hears of all that lie there, whatever they are called.
   */
  glob(
    patterns: readonly string[],
    options: {
      readonly cwd: string;
      readonly ignore?: readonly string[];
      readonly onLink?: (name: string) => void;
      /** What lies in a folder, of who has looked; null: the disk is asked. */
      readonly entriesIn?: (folder: string) => readonly Dirent[] | null;
    },
  ): Promise<string[]>;
  /**
   * What a folder holds, sorted by code unit, hidden files too; null when there is no such folder. `names`: only entries
   * whose names match, for who does not want to hear of others.
   */
  list(folder: string, names?: RegExp): Promise<readonly FolderEntry[] | null>;
  /** What a path leads to and where, symbolic links followed; null when it leads nowhere. */
  resolve(path: string): Promise<{ readonly kind: FolderEntry['kind']; readonly realPath: string } | null>;
  /** Streams a file through SHA-256. `start` holds its first bytes, `keep` of them at most. */
  digest(path: string, keep: number, realPath?: RealPath): Promise<FileDigest>;
  /** Variables of the environment that have one of these names, sorted by name. A name may end in `*`. */
  variables(names: readonly string[]): Readonly<Record<string, string>>;
  /**
   * Told of files that were read by other ways, esbuild's: absolute. `ran`: their code was run, and may have read more.
   * Who listens wants to know what the pages hang on: a session, and a build that the next one may take as it is.
   */
  madeOf?(files: readonly string[], how: { readonly ran: boolean }): void;
  /** Something was read that nobody can name: by code that asks for the time, say. The next build has to do all of it again. */
  unseen?(): void;
}

export interface FolderEntry {
  readonly name: string;
  /** `other`: a socket, a device and the like. */
  readonly kind: 'file' | 'folder' | 'link' | 'other';
}

export interface FileDigest {
  readonly bytes: number;
  /** Lower-case hex. */
  readonly sha256: string;
  readonly start: Uint8Array;
}

/** What the terminal is told while a stage works; `total` is known for stages that go page by page. */
export interface Progress {
  start(stage: string, total?: number): void;
  tick(stage: string, count?: number): void;
  end(stage: string, ms: number, items?: number): void;
}

/** For work that may never end: it is limited by the CPU time that it uses, because a busy machine gives it little of that. */
export interface Timer {
  /** CPU time that this process has used, in milliseconds, all threads. */
  readonly cpuTime: () => number;
  /** Calls `run` every `ms` milliseconds until the returned function is called. Does not keep the process alive. */
  readonly every: (ms: number, run: () => void) => () => void;
}

export interface Deps {
  readonly fs: FileSystem;
  /** What git writes, in pieces; throws when it fails or is not there. Leaving the loop early ends it. */
  readonly git: (args: readonly string[], cwd: string) => AsyncIterable<string>;
  /** Milliseconds on a clock that only goes forward. */
  readonly now: () => number;
  readonly timer: Timer;
  readonly progress: Progress;
  /** Folder of docs-gen's own browser scripts and styles as they were bundled with the program; null: they are bundled when they are used. */
  readonly prebuilt: string | null;
  /** Only a session has one. */
  readonly memo?: Memo;
  /** Where a build puts texts that wait; without one, they are held. */
  readonly texts?: TextStore | undefined;
  /** What earlier builds have made; null: nothing is kept. */
  readonly pack?: PackStore | null;
  /** Of a session: awaited between two pages, as whoever asks for one is not to wait for all. */
  readonly giveWay?: () => Promise<void>;
}

/** What only the shell may do: change files. A stage that is given `Deps` can not. */
export interface FileStats {
  readonly isFile: boolean;
  readonly bytes: number;
  readonly mtimeMs: number;
  /** Of the last change of anything: nobody can set it back. */
  readonly ctimeMs: number;
}

export interface FileWriter {
  /** Replaces the file in one step, by way of a hidden file next to it; makes its folders. */
  write(path: string, body: string | Uint8Array): Promise<void>;
  /** Writes a file that nobody reads before it is moved to its place; makes its folders. */
  put(path: string, body: string | Uint8Array): Promise<void>;
  /** Gives a file another name on the same disk, in one step; what had that name is gone. Makes the folders. */
  move(path: string, to: string): Promise<void>;
  /** Gives a file a second name, which nothing has; where the disk has no second names, a copy. Makes the folders. */
  link(path: string, to: string): Promise<void>;
  /** Gives a folder another name on the same disk, in one step, which only an empty folder may have. Makes the folders above. */
  moveFolder(path: string, to: string): Promise<void>;
  /**
   * Puts a folder in the place of another, which gets the name `old`, and first moves over to it some of what the other holds, by
   * path. Meanwhile nothing else of this process runs, and where a step fails, those before it are taken back.
   */
  exchangeFolders(path: string, next: string, old: string, moved: readonly string[]): Promise<void>;
  /**
   * When the process ends before this is taken back, the folder goes, as far as that takes no longer than a second.
   * `mayGo`: asked once with the folder itself, and for each file in it; both absolute.
   */
  removeAtExit(folder: string, mayGo: (path: string) => boolean): () => void;
  /** With all that it contains; a folder that does not exist is removed already. Only for folders that a build made for itself. */
  removeFolder(path: string): Promise<void>;
  /** Files and links; a path that has neither stays as it is. */
  removeFiles(paths: readonly string[]): Promise<void>;
  /** What a folder contains, sorted by code unit, hidden files too; null: there is no such folder. */
  list(folder: string): Promise<readonly FolderEntry[] | null>;
  /** Makes a symbolic link lead to `target`, in one step by way of `temporary`. */
  pointTo(path: string, target: string, temporary: string): Promise<void>;
  /** What a symbolic link says; null: it is none. */
  readLink(path: string): Promise<string | null>;
  /** Writes a file that is not there yet, and makes its folders; false, and nothing is written, where anything has its name. */
  create(path: string, body: string | Uint8Array): Promise<boolean>;
  /** As `write`, with the bytes of another file, which are streamed. */
  copy(source: string, path: string): Promise<void>;
  /** Null when nothing is there. A symbolic link is no file. */
  stat(path: string): Promise<FileStats | null>;
  /** Whether a disk begins at this folder. */
  isMountPoint(folder: string): Promise<boolean>;
  /** Sets the time of the last change of a file to now, as far as the system allows it. */
  touch(path: string): void;
  /** A file that is not there is removed already. */
  remove(path: string): Promise<void>;
  /** False when it is not empty, not there, or the system keeps it. */
  removeEmptyFolder(path: string): Promise<boolean>;
  /** The path without symbolic links; the part that does not exist stays as it is. */
  realPath(path: string): Promise<string>;
}

/** A process, as others can tell whether it still runs. */
export interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Tells it from another process with the same number; empty where the system does not say. */
  readonly birth: string;
}

export interface FailedFile {
  readonly path: string;
  readonly reason: string;
}

/** Takes new files that nobody reads before they are moved to their places. */
export interface FileSink {
  /** One call after the other. `body` is the caller's again when it resolves; the file may be written later. */
  put(path: string, body: Uint8Array): Promise<void>;
  /** Resolves when all files are written, with the first that could not be; those behind it are left out. */
  settle(): Promise<FailedFile | null>;
  /** Files that have not been written are forgotten. */
  close(): Promise<void>;
}

/** The web, and the clock of the world: for checks that are asked for, never for a build. */
export interface Network {
  readonly fetch: typeof globalThis.fetch;
  /** Aborts after so many milliseconds. */
  readonly timeout: (ms: number) => AbortSignal;
  readonly sleep: (ms: number) => Promise<void>;
  /** Milliseconds since 1970. */
  readonly wallClock: () => number;
}

/** A file of this process alone, written and read at any place. */
export interface ScratchFile {
  write(bytes: Uint8Array, position: number): void;
  /** Fills it. */
  read(into: Uint8Array, position: number): void;
  close(): void;
}

export interface ShellDeps extends Deps {
  readonly writer: FileWriter;
  readonly net: Network;
  readonly openScratchFile: () => ScratchFile;
  /** Writes in a thread of its own, while the main one makes what comes next. */
  readonly openFileThread: () => FileSink;
  /** `folder`: absolute, of this store alone. */
  readonly openPackStore: (folder: string) => PackStore;
  /** Starts TypeScript when it is first asked; whoever opens it closes it. */
  readonly openTypeHost: () => TypeHost;
  /** The user's home folder: never an output folder. */
  readonly home: string;
  /** This process. */
  readonly self: Holder;
  /** null: it cannot be seen from here, as it is on another host. */
  readonly isRunning: (holder: Holder) => boolean | null;
}
