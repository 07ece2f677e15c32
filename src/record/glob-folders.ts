// The folders that are walked for the files that match a pattern: a file that comes or goes changes the list of one of them.
import type { Dirent } from 'node:fs';
import { join } from 'node:path';
import type { FileSystem } from '../model/deps.ts';

type GlobOptions = Pick<Parameters<FileSystem['glob']>[1], 'cwd' | 'ignore' | 'onLink'>;

const MAGIC = /[*?{}[\]()!+@]/;

export interface LookedAt {
  /** Folders that the build itself makes, which are left out; absolute. */
  readonly own: readonly string[];
  /** null: there is no such folder. */
  readonly entriesIn: (folder: string) => readonly Dirent[] | null;
}

export function foldersOfGlob(
  patterns: readonly string[],
  { cwd, ignore = [], onLink }: GlobOptions,
  { own, entriesIn }: LookedAt,
): Set<string> {
  const folders = new Set<string>();
  const visit = (folder: string, depth: number): void => {
    if (own.includes(folder)) return;
    folders.add(folder);
    if (depth === 0) return;
    for (const entry of entriesIn(folder) ?? []) {
      const { name } = entry;
      if (entry.isDirectory() && !name.startsWith('.') && !ignore.includes(`**/${name}/**`))
        visit(join(folder, name), depth - 1);
    }
  };
  // Links are looked for everywhere.
  for (const pattern of onLink ? [...patterns, '**/*'] : patterns) {
    const parts = pattern.split('/');
    const start = parts.findIndex((part) => MAGIC.test(part));
    const fixed = parts.slice(0, start === -1 ? parts.length - 1 : start);
    const rest = parts.slice(fixed.length);
    visit(join(cwd, ...fixed), rest.some((part) => part.includes('**')) ? Number.POSITIVE_INFINITY : rest.length - 1);
  }
  return folders;
}
