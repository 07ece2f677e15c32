// Decides whether a folder may be used as the cache: it is new, empty, or marked as a cache of docs-gen.
import { join, sep } from 'node:path';
import { report } from '../diagnostics/report.ts';
import { holds, relativeTo } from '../lib/node/paths.ts';
import { overlapWith, type ReservedFolder } from '../lib/node/reserved-folder.ts';
import type { ShellDeps } from '../model/deps.ts';
import type { Diagnostic } from '../model/outcome.ts';
import { realFolders, realPath } from './real-path.ts';

export interface CacheTarget {
  /** Absolute, as are the others. */
  readonly folder: string;
  readonly root: string;
  readonly home: string;
  /** With files of the author. */
  readonly reserved: readonly ReservedFolder[];
}

/** The name and the first line that backup tools look for: see bford.info/cachedir. */
const TAG_NAME = 'CACHEDIR.TAG';
const TAG =
  'Signature: 8a477f597d28d172789f06886806bc55\n# This folder is a cache of docs-gen. It may be removed at any time.\n';

/** The mark while another build writes it, or was killed while it did. */
const TEMPORARY = /^\.docs-gen-\d+-\d+-\d+$/;

/** Where every version of docs-gen has kept its cache: this name is a mark, too. */
const DEFAULT_END = join('.cache', 'docs-gen');

/** Changes nothing. */
export async function checkCacheFolder(
  target: CacheTarget,
  deps: Pick<ShellDeps, 'fs' | 'writer'>,
): Promise<Diagnostic[]> {
  const { writer } = deps;
  const [folder = '', root = '', home = ''] = await Promise.all(
    [target.folder, target.root, target.home].map((path) => realPath(path, writer)),
  );
  const reserved = await realFolders(target.reserved, writer);
  const reason = overlapReason({ folder, root, home, reserved }) ?? (await foreignReason(folder, deps));
  if (reason === null) return [];
  return [report('emit/unsafe-cache', { folder: relativeTo(root, folder) || '.', reason })];
}

function overlapReason({ folder, root, home, reserved }: CacheTarget): string | null {
  if (holds(folder, root)) return 'is or contains the folder of the site';
  if (holds(folder, home)) return 'is or contains the home folder';
  if (folder.split(sep).includes('.git')) return 'is or is in .git, whose files belong to another program';
  return overlapWith(folder, reserved, root);
}

async function foreignReason(folder: string, { fs, writer }: Pick<ShellDeps, 'fs' | 'writer'>): Promise<string | null> {
  const all = await writer.list(folder);
  if (all === null) return (await writer.stat(folder)) === null ? null : 'is not a folder';
  const entries = all.filter(({ name }) => !TEMPORARY.test(name));
  if (entries.length === 0 || folder.endsWith(sep + DEFAULT_END)) return null;
  const tag = join(folder, TAG_NAME);
  if ((await writer.stat(tag))?.isFile && fs.readTextSync(tag) === TAG) return null;
  const named = entries.slice(0, 3).map(({ name }) => name);
  return `contains files that docs-gen did not write, such as ${named.join(', ')}`;
}

/**
 * Marks a folder before anything else is put into it, in one step: another build that finds a part of a cache without its whole
 * mark takes it for somebody's folder.
 */
export async function markCache(folder: string, { writer }: Pick<ShellDeps, 'writer'>): Promise<void> {
  const path = join(folder, TAG_NAME);
  if ((await writer.stat(path)) === null) await writer.write(path, TAG);
}
