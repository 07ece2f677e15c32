// Keeps a build from writing and removing files where the author's own files are.
import { relative, sep } from 'node:path';
import { report } from '../diagnostics/report.ts';
import { holds, relativeTo } from '../lib/node/paths.ts';
import { overlapWith, type ReservedFolder } from '../lib/node/reserved-folder.ts';
import type { Diagnostic } from '../model/outcome.ts';

/** All absolute and without symbolic links. */
export interface OutTarget {
  readonly outDir: string;
  /** Folder of the config file. */
  readonly root: string;
  /** The user's home folder. */
  readonly home: string;
  /** With files of the author, or of the cache. */
  readonly reserved: readonly ReservedFolder[];
  /** How a publication takes the place of the one before. */
  readonly publish: 'swap' | 'link';
  /** Whether the one before stays, beside the output. */
  readonly keepPrevious: boolean;
}

const FOREIGN_FOLDERS = new Set(['node_modules', '.git']);

/** `problem`: what else speaks against the folder, as a predicate; null: nothing does. */
export function checkOutDir(
  target: Pick<OutTarget, 'outDir' | 'root' | 'home' | 'reserved'>,
  problem: string | null = null,
): Diagnostic[] {
  const reason = problem ?? unsafeReason(target);
  if (reason === null) return [];
  return [report('emit/unsafe-out', { out: relativeTo(target.root, target.outDir) || '.', reason })];
}

function unsafeReason({ outDir, root, home, reserved }: Parameters<typeof checkOutDir>[0]): string | null {
  const foreign = relative(root, outDir)
    .split(sep)
    .find((segment) => FOREIGN_FOLDERS.has(segment));
  if (foreign !== undefined) return `is or is in ${foreign}, whose files belong to another program`;
  if (holds(outDir, sep) || /^[a-z]:\\$/i.test(outDir)) return 'is the root of the file system';
  if (holds(outDir, home)) return 'is or contains the home folder';
  if (holds(outDir, root)) return 'is or contains the folder of the site';
  return overlapWith(outDir, reserved, root);
}
