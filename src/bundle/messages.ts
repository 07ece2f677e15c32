// Turns what esbuild says into diagnostics that name files as the rest of docs-gen does.
import type { Message } from 'esbuild';
import { report } from '../diagnostics/report.ts';
import { placeOfMessage } from '../lib/node/esbuild-place.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { ResolveFolders } from './resolve.ts';

export function messagesToDiagnostics(
  code: 'bundle/failed' | 'bundle/warning',
  messages: readonly Message[],
  folders: ResolveFolders,
): Diagnostic[] {
  return messages.map(({ text, location }) => {
    const at = location ? placeOfMessage(location, { root: folders.root, workingDir: folders.packageRoot }) : undefined;
    return code === 'bundle/failed'
      ? report(code, { text, missing: missingPackage(text) }, at)
      : report(code, { text }, at);
  });
}

function missingPackage(text: string): string | null {
  const path = /^Could not resolve "([^".][^"]*)"/.exec(text)?.[1];
  if (path === undefined || path.startsWith('/')) return null;
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}
