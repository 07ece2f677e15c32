// A file system that remembers: what was read once is not read again until somebody says that it may be another now.
import { dirname, extname, sep } from 'node:path';
import type { FileSystem, FolderEntry, RealPath } from '../../model/deps.ts';
import { contentStamp, differs, mayDiffer, type PathKind, pathKind, presenceStamp } from './disk-stamps.ts';
import { isTemporary } from './temporary-files.ts';
import type { Read, Tracer } from './warm-memo.ts';
import { type Found, mayFindOther, type WatchedGlob, watchGlob } from './watched-globs.ts';

export interface WatchedFiles {
  readonly fs: FileSystem;
  /** Looks at what lies at these paths now, and forgets what is no longer so. `all`: at everything else that was asked for, too. */
  refresh(paths: Iterable<string>, how?: { readonly all: boolean }): Promise<Refreshed>;
  /** Everything that was ever asked for, as paths. */
  known(): string[];
  isKnown(path: string): boolean;
  /** Those of these paths whose content changed after it was read. */
  changedSince(paths: Iterable<string>): string[];
}

export interface Refreshed {
  /** Paths of which something else was known, or may have been: what was read right after a write is in doubt. */
  readonly changed: ReadonlySet<string>;
  /** Those of them that are not in doubt. */
  readonly certain: ReadonlySet<string>;
  /** Paths that nobody asked for by name. */
  readonly strange: ReadonlySet<string>;
}

interface Entry extends Read {
  readonly kind: 'content' | 'presence' | 'list' | 'glob' | 'others';
  readonly path: string;
  /** What the disk said of the path when it was asked. */
  readonly stamp: string;
  readonly value: unknown;
  /** It could not be read: what was in the way may go without a trace. */
  hasFailed: boolean;
  /** Of a list of some entries only. */
  readonly names?: RegExp | undefined;
  /** Where the path leads to: a change there is a change of what was read. */
  readonly realPath?: RealPath;
}

export interface WatchedFilesOptions {
  readonly tracer: Tracer;
  /** Folders of which it does not matter what comes and goes in them: what is there is asked for each time. */
  readonly isElsewhere?: (folder: string) => boolean;
}

export function createWatchedFiles(
  disk: FileSystem,
  { tracer, isElsewhere = () => false }: WatchedFilesOptions,
): WatchedFiles {
  const entries = new Map<string, Entry>();
  const byPath = new Map<string, Set<string>>();
  const globs = new Map<string, WatchedGlob>();
  const seen = new Set<string>();

  const add = (key: string, entry: Entry): void => {
    if (entry.value instanceof Promise)
      entry.value.catch(() => {
        entry.hasFailed = true; // Each one who asks hears of it.
      });
    entries.set(key, entry);
    for (const path of placesOf(entry)) byPath.set(path, (byPath.get(path) ?? new Set()).add(key));
  };
  const remember = <T>(
    kind: Entry['kind'],
    id: string,
    path: string,
    make: () => T,
    { since, names, realPath }: { readonly since?: number } & Pick<Entry, 'names' | 'realPath'> = {},
  ): T => {
    const key = `${kind} ${id} ${path}`;
    let entry = entries.get(key);
    if (!entry) {
      const stamp = kind === 'presence' ? presenceStamp(path) : contentStamp(path, since); // Before the reading: what is written meanwhile shows.
      entry = { kind, path, stamp, value: make(), isCurrent: true, hasFailed: false, names, realPath };
      add(key, entry);
    }
    tracer.note(entry);
    return entry.value as T; // Of the same key: made by the same call.
  };
  const forget = (key: string): void => {
    const entry = entries.get(key);
    if (!entry) return;
    entry.isCurrent = false;
    entries.delete(key);
    globs.delete(key);
    for (const path of placesOf(entry)) {
      const keys = byPath.get(path);
      keys?.delete(key);
      if (keys?.size === 0) byPath.delete(path);
    }
  };

  const fs: FileSystem = {
    readText: (path, realPath) => remember('content', 'text', path, () => disk.readText(path, realPath), { realPath }),
    readTextSync: (path) => remember('content', 'sync', path, () => disk.readTextSync(path)),
    readBytes: (path, realPath) =>
      remember('content', 'bytes', path, () => disk.readBytes(path, realPath), { realPath }),
    exists: (path) => remember('presence', 'exists', path, () => disk.exists(path)),
    resolve: (path) => remember('presence', 'resolve', path, () => disk.resolve(path)),
    list(folder, names) {
      const list = () => disk.list(folder, names);
      return isElsewhere(folder) ? list() : remember('list', names?.source ?? '', folder, list, { names });
    },
    digest: (path, keep, realPath) =>
      remember('content', `digest ${keep}`, path, () => disk.digest(path, keep, realPath), { realPath }),
    async glob(patterns, { cwd, ignore = [], onLink }) {
      const hasLinks = onLink !== undefined;
      const key = `glob ${JSON.stringify([patterns, ignore, hasLinks])} ${cwd}`;
      const glob = globs.get(key) ?? watchGlob(disk, { patterns, cwd, ignore, hasLinks });
      if (!globs.has(key)) {
        globs.set(key, glob);
        add(key, { kind: 'glob', path: cwd, stamp: '', value: glob.value, isCurrent: true, hasFailed: false });
      }
      const entry = entries.get(key);
      if (entry) tracer.note(entry);
      const { names, links } = await glob.value;
      for (const link of links) onLink?.(link);
      return [...names];
    },
    variables: (names) => disk.variables(names), // Those of a process stay as they are.
    madeOf(files, { ran }) {
      // They were read some time ago: what was written since then was not.
      for (const file of files) remember('content', 'stamp', file, () => null, { since: tracer.since() });
      remember('others', ran ? 'any' : 'modules', '', () => null);
    },
  };

  /** Keys of what may be another since something happened at the asked paths; `isSure`: it lay behind a link. */
  const touched = function* (asked: ReadonlyMap<string, PathKind>): Generator<[key: string, isSure: boolean]> {
    for (const path of asked.keys()) {
      for (const key of byPath.get(path) ?? []) yield [key, false];
      for (const key of byPath.get(dirname(path)) ?? []) if (entries.get(key)?.kind === 'list') yield [key, false];
    }
    // What lies in a folder that came or went came or went with it.
    const folders = new Map([...asked].filter(([, kind]) => kind !== 'file'));
    if (folders.size === 0) return;
    for (const [path, keys] of byPath) {
      const above = folderAbove(path, folders);
      if (above !== null) for (const key of keys) yield [key, folders.get(above) === 'link'];
    }
  };

  return {
    fs,
    known: () => [...byPath.keys()].filter((path) => path !== ''),
    isKnown: (path) => byPath.has(path),
    changedSince(paths) {
      const isOther = (key: string) => {
        const entry = entries.get(key);
        return entry?.kind === 'content' && differs(entry.stamp, contentStamp(entry.path));
      };
      return [...paths].filter((path) => [...(byPath.get(path) ?? [])].some(isOther));
    },
    async refresh(paths, { all } = { all: false }) {
      const asked = new Map([...paths, ...(all ? byPath.keys() : [])].map((path) => [path, pathKind(path)]));
      asked.delete(''); // What stands for paths that have no name.
      const found = new Map<string, Found | null>();
      for (const [key, glob] of globs) found.set(key, await glob.found);
      const isKnown = (path: string) =>
        byPath.has(path) || [...found.values()].some((list) => list?.files.has(path) === true);
      const strange = new Set<string>();
      for (const [path, kind] of asked) {
        if (kind !== 'folder' && !isTemporary(path) && !isKnown(path)) strange.add(path);
      }
      const changed = new Set<string>();
      const certain = new Set<string>();
      const drop = (key: string, path: string) => {
        const entry = entries.get(key);
        if (entry?.kind !== 'content' || differs(entry.stamp, contentStamp(path))) certain.add(path);
        forget(key);
        changed.add(path);
      };
      for (const [key, isSure] of [...touched(asked)]) {
        const entry = entries.get(key);
        if (entry && entry.kind !== 'glob' && (isSure || (await isStale(entry, disk)))) drop(key, entry.path);
      }
      for (const [key, glob] of [...globs]) {
        const before = found.get(key);
        const isAsked = !before || all || [...asked].some((one) => mayFindOther(glob, before, one));
        if (isAsked && (await isOther(glob))) drop(key, glob.cwd);
      }
      if ([...strange].some((path) => extname(path) !== '.md')) forget('others any ');
      // A new module may be found in the place of another; one that was seen before was not taken then.
      if ([...strange].some((path) => MODULE.test(path) && !seen.has(path))) forget('others modules ');
      for (const path of strange) seen.add(path);
      return { changed, certain, strange };
    },
  };
}

function placesOf({ path, realPath }: Pick<Entry, 'path' | 'realPath'>): Set<string> {
  return new Set(realPath == null ? [path] : [path, realPath]);
}

/** False: what was asked of this path still holds. */
async function isStale(entry: Entry, disk: FileSystem): Promise<boolean> {
  if (entry.kind === 'presence') return entry.hasFailed || presenceStamp(entry.path) !== entry.stamp;
  if (entry.kind === 'content') {
    const now = contentStamp(entry.path);
    return mayDiffer(entry.stamp, now) || (entry.hasFailed && now !== 'none');
  }
  if (entry.kind !== 'list') return false;
  if (entry.hasFailed) return true;
  const before = await (entry.value as Promise<readonly FolderEntry[] | null>); // A list, which did not fail.
  const now = await disk.list(entry.path, entry.names).catch(() => 'failed'); // Who asks next hears of it.
  return JSON.stringify(before) !== JSON.stringify(now);
}

async function isOther({ value, again }: WatchedGlob): Promise<boolean> {
  // Of two failures nobody can say that they are the same.
  const [before, now] = await Promise.all([value, again()]).catch(() => [null, null]);
  return before === null || JSON.stringify(before) !== JSON.stringify(now);
}

function folderAbove(path: string, folders: ReadonlyMap<string, unknown>): string | null {
  for (let end = path.lastIndexOf(sep); end > 0; end = path.lastIndexOf(sep, end - 1)) {
    const folder = path.slice(0, end);
    if (folders.has(folder)) return folder;
  }
  return null;
}

const MODULE = /\.(?:[cm]?[jt]sx?|json|css|svg)$/;
