// Everything a stage may reach outside itself. Made in `cli/` only, so that tests can hand in their own.

export interface FileSystem {
  readText(path: string): Promise<string>;
  readBytes(path: string): Promise<Uint8Array>;
  exists(path: string): Promise<boolean>;
  /** Files below `cwd` that match, posix, relative to `cwd`, sorted by code unit. */
  glob(patterns: readonly string[], options: { readonly cwd: string; readonly ignore?: readonly string[] }): Promise<string[]>;
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
