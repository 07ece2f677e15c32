// Everything a stage may reach outside itself. Made in `cli/` only, so that tests can hand in their own.

export interface FileSystem {
  readText(path: string): Promise<string>;
  /** For code frames, after the work is done; undefined where there is no such file. */
  readTextSync(path: string): string | undefined;
  readBytes(path: string): Promise<Uint8Array>;
  exists(path: string): Promise<boolean>;
  /** Files below `cwd` that match, posix, relative to `cwd`, sorted by code unit. */
  glob(
    patterns: readonly string[],
    options: { readonly cwd: string; readonly ignore?: readonly string[] },
  ): Promise<string[]>;
}

/** What the terminal is told while a stage works; `total` is known for stages that go page by page. */
export interface Progress {
  start(stage: string, total?: number): void;
  tick(stage: string, count?: number): void;
  end(stage: string, ms: number, items?: number): void;
}

export interface Deps {
  readonly fs: FileSystem;
  /** Milliseconds on a clock that only goes forward. */
  readonly now: () => number;
  readonly progress: Progress;
}

/** What only the shell may do: change files. A stage that is given `Deps` can not. */
export interface FileWriter {
  /** Replaces the file in one step by way of `temporary`, which lies on the same disk; makes the folders of both. */
  write(path: string, body: string | Uint8Array, temporary: string): Promise<void>;
  /** Null when nothing is there. A symbolic link is no file. */
  stat(path: string): Promise<{ readonly isFile: boolean; readonly bytes: number; readonly mtimeMs: number } | null>;
  /** A file that is not there is removed already. */
  remove(path: string): Promise<void>;
  /** False when it is not empty, or not there. */
  removeEmptyFolder(path: string): Promise<boolean>;
  /** The path without symbolic links; the part that does not exist stays as it is. */
  realPath(path: string): Promise<string>;
}

export interface ShellDeps extends Deps {
  readonly writer: FileWriter;
  /** The user's home folder: never an output folder. */
  readonly home: string;
}
