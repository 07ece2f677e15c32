// Paths as docs-gen writes them: posix, and relative to the root where a person reads them.
import { relative, sep } from 'node:path';

export function toPosix(path: string): string {
  return sep === '/' ? path : path.split(sep).join('/');
}

/** How diagnostics name a file. */
export function relativeTo(root: string, absolute: string): string {
  return toPosix(relative(root, absolute));
}
