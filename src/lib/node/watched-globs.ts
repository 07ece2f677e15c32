// Lists of files that match patterns, as a file system that remembers keeps them: which changes could make another list of one.
import { dirname, extname, join, sep } from 'node:path';
import type { FileSystem } from '../../model/deps.ts';
import type { PathKind } from './disk-stamps.ts';

export interface GlobQuestion {
  readonly patterns: readonly string[];
  readonly cwd: string;
  readonly ignore: readonly string[];
  readonly hasLinks: boolean;
}

export interface Globbed {
  readonly names: readonly string[];
  readonly links: readonly string[];
}

export interface WatchedGlob {
  readonly cwd: string;
  readonly value: Promise<Globbed>;
  /** Rejects as the first time. */
  readonly again: () => Promise<Globbed>;
  /** null: the folder could not be read. */
  readonly found: Promise<Found | null>;
  /** With the dot; null: a pattern takes files of any ending. */
  readonly endings: ReadonlySet<string> | null;
}

/** Absolute. */
export interface Found {
  readonly files: ReadonlySet<string>;
  /** All on the way to them. */
  readonly folders: ReadonlySet<string>;
}

export function watchGlob(disk: FileSystem, { patterns, cwd, ignore, hasLinks }: GlobQuestion): WatchedGlob {
  const again = async () => {
    const links: string[] = [];
    const onLink = hasLinks ? { onLink: (name: string) => links.push(name) } : {};
    const names = await disk.glob(patterns, { cwd, ignore, ...onLink });
    return { names, links };
  };
  const value = again();
  const found = value.then(
    ({ names, links }) => foundIn(cwd, [...names, ...links]),
    () => null, // Who asked for the list hears of it.
  );
  return { cwd, value, again, found, endings: endingsOf(patterns) };
}

/** Whether the list may be another, now that this lies at the path. */
export function mayFindOther(
  { cwd, endings }: Pick<WatchedGlob, 'cwd' | 'endings'>,
  { files, folders }: Found,
  [path, kind]: readonly [path: string, kind: PathKind],
): boolean {
  if (path !== cwd && !path.startsWith(cwd + sep)) return false;
  const isFound = files.has(path);
  if (kind === 'file') return folders.has(path) || (!isFound && (endings === null || endings.has(extname(path))));
  if (kind === 'folder') return true; // It may be another folder of the same name.
  if (kind === 'none') return isFound || folders.has(path);
  return true;
}

function foundIn(cwd: string, names: readonly string[]): Found {
  const files = new Set(names.map((name) => join(cwd, name)));
  const folders = new Set<string>();
  for (const file of files) {
    let folder = dirname(file);
    while (folder.length >= cwd.length && !folders.has(folder)) {
      folders.add(folder);
      folder = dirname(folder);
    }
  }
  return { files, folders };
}

function endingsOf(patterns: readonly string[]): ReadonlySet<string> | null {
  const endings = patterns.map((pattern) => /\*\.(?:(\w+)|\{([\w,]+)\})$/.exec(pattern)?.slice(1).join('') ?? null);
  return endings.includes(null)
    ? null
    : new Set(endings.flatMap((names) => (names ?? '').split(',')).map((name) => `.${name}`));
}
