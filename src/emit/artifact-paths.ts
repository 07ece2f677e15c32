// Checks where artifacts are to be published before the first one is written.
import { report } from '../diagnostics/report.ts';
import type { Artifact } from '../model/artifact.ts';
import type { Diagnostic } from '../model/outcome.ts';

export function checkPaths(artifacts: readonly Artifact[]): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const seen = new Set<string>();
  const reported = new Set<string>();
  for (const { path } of artifacts) {
    if (!isSafePath(path)) problems.push(report('emit/unsafe-path', { path }));
    else if (seen.has(path) && !reported.has(path)) {
      reported.add(path);
      problems.push(report('emit/duplicate-path', { path }));
    }
    seen.add(path);
  }
  // One wants `a` as a file, another as a folder.
  for (const folder of foldersOf(seen)) {
    if (seen.has(folder) && !reported.has(folder)) problems.push(report('emit/duplicate-path', { path: folder }));
  }
  return problems;
}

/** Relative, posix, without empty or dot segments, and free of control characters. */
export function isSafePath(path: string): boolean {
  if (/[\\\u0000-\u001f\u007f]/.test(path)) return false;
  return (
    path.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..') && !/^[a-z]:/i.test(path)
  );
}

/** Every folder that the paths need, relative like them. */
export function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
}
