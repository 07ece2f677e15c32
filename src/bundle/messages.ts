// Turns what esbuild says into diagnostics that name files as the rest of docs-gen does.
import type { Message } from 'esbuild';
import { report } from '../diagnostics/report.ts';
import { placeOfMessage } from '../lib/node/esbuild-place.ts';
import { toPosix } from '../lib/node/paths.ts';
import type { Diagnostic, Location } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import type { ResolveFolders } from './resolve.ts';
import type { DeadFile } from './style-entry.ts';

export function errorsToDiagnostics(errors: readonly Message[], folders: ResolveFolders): Diagnostic[] {
  return errors.map((message) => {
    const { text, location } = message;
    const file =
      location && /^(?:Cannot read file|Could not read from file): /.test(text) ? writtenFile(location) : null;
    const at = placeOf(message, folders);
    // esbuild finds names whatever their case, and then cannot read them where case counts.
    if (file !== null) return report('bundle/unreadable-file', { file }, at);
    return report('bundle/failed', { text: withoutRoot(text, folders), missing: missingPackage(text) }, at);
  });
}

/** `dead`: how grave an address is that leads nowhere. */
export function warningsToDiagnostics(
  warnings: readonly Message[],
  folders: ResolveFolders,
  dead: Site['links']['dead'],
): Diagnostic[] {
  return warnings.flatMap((message) => {
    const at = placeOf(message, folders);
    if (!isDeadFile(message.detail))
      return [report('bundle/warning', { text: withoutRoot(message.text, folders) }, at)];
    if (dead === 'off') return [];
    const { dead: href, nearest } = message.detail;
    return [report('bundle/dead-file', { href, nearest }, at, { severity: dead })];
  });
}

function isDeadFile(detail: unknown): detail is DeadFile {
  return typeof detail === 'object' && detail !== null && 'dead' in detail;
}

function placeOf({ location }: Message, { root, packageRoot }: ResolveFolders): Location | undefined {
  return location ? placeOfMessage(location, { root, workingDir: packageRoot }) : undefined;
}

/** What stands between the quotes or brackets of `url('./a.png')`, `@import "./a.css"` and `from './a'`. */
function writtenFile({ lineText, column }: { readonly lineText: string; readonly column: number }): string {
  const rest = Buffer.from(lineText).subarray(column).toString(); // esbuild counts bytes.
  return /^(?:url\()?\s*["']?([^"')]+)/.exec(rest)?.[1]?.trim() ?? '';
}

/** Messages name files as they are named everywhere: from the folder of the site. */
function withoutRoot(text: string, { root, packageRoot }: ResolveFolders): string {
  return text.replaceAll(`${toPosix(root)}/`, '').replaceAll(`${toPosix(packageRoot)}/`, '');
}

function missingPackage(text: string): string | null {
  const path = /^Could not resolve "([^".][^"]*)"/.exec(text)?.[1];
  if (path === undefined || path.startsWith('/')) return null;
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}
