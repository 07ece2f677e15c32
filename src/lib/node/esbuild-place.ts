// Where a message of esbuild points to, named and counted as the rest of docs-gen does.
import { resolve } from 'node:path';
import type { Message } from 'esbuild';
import type { Location } from '../../model/outcome.ts';
import { INLINE_NAMESPACE } from './inline-modules.ts';
import { relativeTo } from './paths.ts';

export interface PlaceFolders {
  /** Diagnostics name files from here. */
  readonly root: string;
  /** esbuild names files from here. */
  readonly workingDir: string;
}

/** esbuild counts columns from 0, in bytes of the line. */
export function placeOfMessage(
  { file, namespace, line, lineText, column, length }: NonNullable<Message['location']>,
  { root, workingDir }: PlaceFolders,
): Location {
  // A file of a package, or one made in memory, has a name and no path.
  const isFile = namespace === '' || namespace === 'file';
  const inMemory = file.startsWith(`${INLINE_NAMESPACE}:`) ? file.slice(INLINE_NAMESPACE.length + 1) : null;
  const name = inMemory ?? (isFile ? relativeTo(root, resolve(workingDir, file)) : file);
  if (line === 0) return { file: name };
  const bytes = Buffer.from(lineText);
  const before = bytes.subarray(0, column).toString().length;
  const marked = bytes.subarray(column, column + length).toString().length;
  return { file: name, line, column: before + 1, ...(marked > 0 ? { length: marked } : {}) };
}
