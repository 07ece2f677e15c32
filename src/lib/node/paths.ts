// Paths as docs-gen writes them: posix, and relative to the root where a person reads them.
import { isAbsolute, relative, sep } from 'node:path';

export function toPosix(path: string): string {
  return sep === '/' ? path : path.split(sep).join('/');
}

/** How diagnostics name a file. */
export function relativeTo(root: string, absolute: string): string {
  return toPosix(relative(root, absolute));
}

/** Whether `inner` is `outer`, or lies below it. */
export function holds(outer: string, inner: string): boolean {
  const way = relative(outer, inner);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}
