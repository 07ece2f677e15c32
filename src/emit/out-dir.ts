// Keeps a build from writing, and removing, where the author's own files are.
import { relative, sep } from 'node:path';
import { report } from '../diagnostics/report.ts';
import { relativeTo } from '../lib/node/paths.ts';
import type { Diagnostic } from '../model/outcome.ts';

/** All absolute and without symbolic links. */
export interface OutTarget {
  readonly outDir: string;
  /** Folder of the config file. */
  readonly root: string;
  /** The user's home folder. */
  readonly home: string;
  readonly contentRoots: readonly string[];
  /** Folders whose files are published: one that holds the output would publish the last build. */
  readonly publicRoots: readonly string[];
  /** How a publication takes the place of the one before. */
  readonly publish: 'swap' | 'link';
  /** Whether the one before stays, beside the output. */
  readonly keepPrevious: boolean;
}

const FOREIGN_FOLDERS = new Set(['node_modules', '.git']);

export function checkOutDir(
  {
    outDir,
    root,
    home,
    contentRoots,
    publicRoots,
  }: Pick<OutTarget, 'outDir' | 'root' | 'home' | 'contentRoots' | 'publicRoots'>,
  isFile = false,
): Diagnostic[] {
  const reason = unsafeReason();
  return reason === null ? [] : [report('emit/unsafe-out', { out: relativeTo(root, outDir) || '.', reason })];

  function unsafeReason(): string | null {
    if (isFile) return 'is a file';
    const foreign = relative(root, outDir)
      .split(sep)
      .find((segment) => FOREIGN_FOLDERS.has(segment));
    if (foreign !== undefined) return `is or lies in ${foreign}, whose files belong to another program`;
    if (holds(outDir, sep) || /^[a-z]:\\$/i.test(outDir)) return 'is the root of the file system';
    if (holds(outDir, home)) return 'is the home folder, or holds it';
    if (holds(outDir, root)) return 'is the folder of the site, or holds it';
    for (const content of contentRoots) {
      const name = relativeTo(root, content) || '.';
      if (holds(outDir, content)) return `is or holds the content folder ${name}`;
      // A content folder may be the root itself: what lies below it is not all content.
      if (content !== root && holds(content, outDir)) return `lies in the content folder ${name}`;
    }
    for (const folder of publicRoots) {
      const name = relativeTo(root, folder) || '.';
      if (holds(outDir, folder) || holds(folder, outDir)) return `is, holds or lies in the public folder ${name}`;
    }
    return null;
  }
}

/** Whether `inner` is `outer`, or lies below it. */
function holds(outer: string, inner: string): boolean {
  const way = relative(outer, inner);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !/^(?:[a-z]:|\\)/i.test(way));
}
