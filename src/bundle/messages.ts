// Turns what esbuild says into diagnostics that name files as the rest of docs-gen does.
import { resolve } from 'node:path';
import type { Message } from 'esbuild';
import { report } from '../diagnostics/report.ts';
import { relativeTo } from '../lib/node/paths.ts';
import type { Diagnostic, Location } from '../model/outcome.ts';
import type { ResolveFolders } from './resolve.ts';

export function messagesToDiagnostics(
  code: 'bundle/failed' | 'bundle/warning',
  messages: readonly Message[],
  folders: ResolveFolders,
): Diagnostic[] {
  return messages.map(({ text, location }) => {
    const at = location ? locationOf(location, folders) : undefined;
    return code === 'bundle/failed'
      ? report(code, { text, missing: missingPackage(text) }, at)
      : report(code, { text }, at);
  });
}

/** esbuild counts columns from 0, in bytes of the line. */
function locationOf(
  { file, namespace, line, lineText, column, length }: NonNullable<Message['location']>,
  folders: ResolveFolders,
): Location {
  // A file of a package, or one made in memory, has a name and no path.
  const name =
    namespace === '' || namespace === 'file' ? relativeTo(folders.root, resolve(folders.packageRoot, file)) : file;
  if (line === 0) return { file: name };
  const bytes = Buffer.from(lineText);
  const before = bytes.subarray(0, column).toString().length;
  const marked = bytes.subarray(column, column + length).toString().length;
  return { file: name, line, column: before + 1, ...(marked > 0 ? { length: marked } : {}) };
}

function missingPackage(text: string): string | null {
  const path = /^Could not resolve "([^".][^"]*)"/.exec(text)?.[1];
  if (path === undefined || path.startsWith('/')) return null;
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}
