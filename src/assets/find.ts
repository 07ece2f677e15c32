// Finds a file by the name that an author wrote, letter by letter: a disk that takes `Logo.png` for `logo.png` is not the
// one that the site is published on.
import { join, relative, sep } from 'node:path';
import { foldedName } from '../lib/folded-name.ts';
import { nearest } from '../lib/nearest.ts';
import type { Bounds } from '../lib/node/bounds.ts';
import { holds } from '../lib/node/paths.ts';
import type { FileSystem, FolderEntry } from '../model/deps.ts';

export type Found =
  | { readonly kind: 'file'; readonly path: string; readonly realPath: string }
  /** There is one that differs in case or in the form of its Unicode letters only. */
  | { readonly kind: 'similar'; readonly path: string; readonly realPath: string }
  | { readonly kind: 'unsafe'; readonly path: string; readonly problem: string }
  | { readonly kind: 'folder'; readonly path: string }
  /** `near`: absolute path of what may have been meant. */
  | { readonly kind: 'missing'; readonly near: string | null };

export type FindFile = (path: string) => Promise<Found>;

export interface FinderOptions {
  /** Folders that files may be taken from, absolute. */
  readonly roots: readonly string[];
  /** Where links in them may lead to. */
  readonly isWithin: Bounds;
  readonly fs: Pick<FileSystem, 'list' | 'resolve'>;
}

export function createFinder({ roots, isWithin, fs }: FinderOptions): FindFile {
  const listings = new Map<string, Promise<readonly FolderEntry[] | null>>();
  const list = (folder: string) => {
    const known = listings.get(folder) ?? fs.list(folder);
    listings.set(folder, known);
    return known;
  };
  const find = async (path: string): Promise<Found> => {
    const root = roots.find((folder) => holds(folder, path));
    if (root === undefined) {
      const outside = await fs.resolve(path);
      return outside?.kind === 'file'
        ? { kind: 'unsafe', path, problem: 'is outside the folder of the site' }
        : { kind: 'missing', near: null };
    }
    const walked = await walk(root, relative(root, path).split(sep), list);
    if (walked.kind === 'missing') {
      // Nothing is named that would be refused in its turn.
      const isThere = walked.near !== null && (await find(walked.near)).kind === 'file';
      return isThere ? walked : { kind: 'missing', near: null };
    }
    const target = await fs.resolve(walked.path);
    if (target?.kind === 'folder') return { kind: 'folder', path: walked.path };
    if (target?.kind !== 'file') return { kind: 'missing', near: null };
    if (!(await isWithin(target.realPath)))
      return {
        kind: 'unsafe',
        path: walked.path,
        problem: 'is a symbolic link to a file outside the folder of the site',
      };
    if (
      relative(root, walked.path)
        .split(sep)
        .some((part) => part.startsWith('.'))
    )
      return { kind: 'unsafe', path: walked.path, problem: 'is hidden and therefore not published' };
    return { ...walked, realPath: target.realPath };
  };
  return find;
}

type List = (folder: string) => Promise<readonly FolderEntry[] | null>;

type Walked =
  | { readonly kind: 'file' | 'similar'; readonly path: string }
  | { readonly kind: 'missing'; readonly near: string | null };

/** Goes down folder by folder; the first name that is not there ends it. */
async function walk(root: string, parts: readonly string[], list: List): Promise<Walked> {
  let path = root;
  let isExact = true;
  for (const [index, part] of parts.entries()) {
    const names = ((await list(path)) ?? []).map(({ name }) => name);
    const name = names.includes(part) ? part : names.find((candidate) => foldedName(candidate) === foldedName(part));
    if (name === undefined) {
      const near = nearest(part, names);
      return { kind: 'missing', near: near && join(path, near, ...parts.slice(index + 1)) };
    }
    if (name !== part) isExact = false;
    path = join(path, name);
  }
  return { kind: isExact ? 'file' : 'similar', path };
}
