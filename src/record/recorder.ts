// A file system and a git that remember what a build asked of them, so that the next one can tell whether it would hear the same.
import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';
import { hashOf } from '../lib/node/file-hash.ts';
import { packageRoot } from '../lib/node/package-root.ts';
import { startOfWork } from '../lib/node/start-of-work.ts';
import type { Deps, FileSystem } from '../model/deps.ts';
import { gitState } from './git-state.ts';
import { foldersOfGlob } from './glob-folders.ts';
import { installedPackages } from './packages.ts';
import { type AskedListing, askedOf, keyOf, type Listing, type Look, lookAt, stampOf } from './stamps.ts';
import { modulesIn } from './surroundings.ts';

/** What was asked, and what the answer was. */
export interface Asked {
  /** When the build began, before the first question. */
  readonly since: number;
  /** By path: the hash of what was read; empty where it is too large to hash in passing. */
  readonly files: ReadonlyMap<string, string>;
  /** Files that were read more than once: who knows by whom. */
  readonly again: ReadonlySet<string>;
  /** Files that others than docs-gen read. */
  readonly made: ReadonlySet<string>;
  /** Paths, by whether anything was there. */
  readonly presence: ReadonlyMap<string, boolean>;
  /** By path: what kind of thing it leads to, and where. */
  readonly targets: ReadonlyMap<string, string>;
  readonly listings: readonly AskedListing[];
  /** Files that say what is installed. */
  readonly packages: readonly string[];
  /** null: git was not asked. */
  readonly git: AskedGit | null;
  /** Names of variables of the environment, and what was found of them. */
  readonly variables: readonly AskedVariables[];
  /** False: something was read that nobody could name, or was another when it was read again. */
  readonly isWhole: boolean;
}

export interface AskedVariables {
  readonly names: readonly string[];
  readonly hash: string;
}

export interface AskedGit {
  readonly state: string;
  /** Hash of the names of all files that it knows; empty: nobody asked. */
  readonly files: string;
}

export interface Recorder {
  readonly fs: FileSystem;
  readonly git: Deps['git'];
  asked(): Asked;
  /** Names in a folder that come and go without a meaning. */
  readonly without: (folder: string) => readonly string[];
}

/** Bytes: what is larger is known by its stamp alone. */
export const MOST_HASHED = 1 << 20;
const ANY_NAME = '';
/** What a pattern without a dot finds. */
const SEEN_NAME = '^[^.]';
/** Folders in which other programs come and go; packages are looked at by themselves. */
const NEVER_LISTED = ['node_modules', '.git'];

export interface RecorderOptions {
  /** Absolute. */
  readonly root: string;
  /** Folders that the build itself makes; absolute. */
  readonly own: readonly string[];
}

export function createRecorder(disk: Pick<Deps, 'fs' | 'git'>, { root, own }: RecorderOptions): Recorder {
  const since = startOfWork();
  const files = new Map<string, string>();
  const again = new Set<string>();
  const made = new Set<string>();
  const presence = new Map<string, boolean>();
  const targets = new Map<string, string>();
  const listings = new Map<string, AskedListing>();
  let git: { state: string; files: string } | null = null;
  let isWhole = true;
  const variables: AskedVariables[] = [];

  const noteFile = (path: string, hash: string): void => {
    const before = files.get(path);
    if (before !== undefined && before !== '' && hash !== '' && before !== hash) isWhole = false;
    if (before !== undefined) again.add(path);
    if (!before) files.set(path, hash);
  };
  /** A file that is missing is one to look for next time; anything else that is in the way may go without a trace. */
  const reading = async <T>(path: string, read: () => Promise<T>): Promise<T> => {
    try {
      return await read();
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') presence.set(path, false);
      else isWhole = false;
      throw error;
    }
  };
  const without = (folder: string): string[] => [
    ...NEVER_LISTED,
    ...own.flatMap((path) => (dirname(path) === folder ? [basename(path)] : [])),
  ];
  const looks = new Map<string, Look>();
  /** A build walks its folders for several kinds of files, and looks at each of them once: all find what the record says. */
  const lookOnce = (folder: string): Look => {
    const look = looks.get(folder) ?? lookAt(folder);
    looks.set(folder, look);
    return look;
  };
  const entriesIn = (folder: string) => lookOnce(folder).entries;
  const note = (listing: Listing): void => {
    const key = keyOf(listing);
    if (listings.has(key)) return;
    listings.set(key, askedOf(listing, lookOnce(listing.folder)));
  };
  const noteFolder = (folder: string, names: string) => note({ folder, names, without: without(folder) });
  // The build itself makes folders in these.
  note(modulesIn(root, without(root)));
  const packages = installedPackages([root, packageRoot]);
  for (const asked of packages.listings) listings.set(keyOf(asked.listing), asked);

  const { fs } = disk;
  return {
    without,
    asked: () => ({
      since: since(),
      files,
      again,
      made,
      presence,
      targets,
      listings: [...listings.values()],
      packages: packages.files,
      git,
      variables,
      isWhole,
    }),
    fs: {
      async readText(path, realPath) {
        const text = await reading(path, () => fs.readText(path, realPath));
        noteFile(path, hashOf(text));
        return text;
      },
      readTextSync(path) {
        const text = fs.readTextSync(path);
        if (text === undefined) presence.set(path, false);
        else noteFile(path, hashOf(text));
        return text;
      },
      async readBytes(path, realPath) {
        const bytes = await reading(path, () => fs.readBytes(path, realPath));
        noteFile(path, bytes.length > MOST_HASHED ? '' : hashOf(bytes));
        return bytes;
      },
      async digest(path, keep, realPath) {
        const digest = await reading(path, () => fs.digest(path, keep, realPath));
        noteFile(path, Buffer.from(digest.sha256, 'hex').toString('base64url'));
        return digest;
      },
      async exists(path) {
        const isThere = await fs.exists(path);
        presence.set(path, isThere);
        return isThere;
      },
      async resolve(path) {
        const target = await reading(path, () => fs.resolve(path));
        targets.set(path, target === null ? '' : `${target.kind} ${target.realPath}`);
        return target;
      },
      async list(folder, names) {
        presence.set(folder, stampOf(folder) !== null);
        noteFolder(folder, names?.source ?? ANY_NAME);
        return fs.list(folder, names);
      },
      async glob(patterns, options) {
        for (const folder of foldersOfGlob(patterns, options, { own, entriesIn })) noteFolder(folder, SEEN_NAME);
        return fs.glob(patterns, { ...options, entriesIn });
      },
      variables(names) {
        const found = fs.variables(names);
        variables.push({ names, hash: hashOf(JSON.stringify(found)) });
        return found;
      },
      madeOf(paths) {
        for (const path of paths) made.add(path);
      },
      unseen() {
        isWhole = false;
      },
    },
    async *git(args, cwd) {
      git ??= { state: gitState(root), files: '' };
      if (args[0] !== 'ls-files') {
        yield* disk.git(args, cwd);
        return;
      }
      const digest = createHash('sha256');
      for await (const piece of disk.git(args, cwd)) {
        digest.update(piece);
        yield piece;
      }
      git.files = digest.digest('base64url');
    },
  };
}
