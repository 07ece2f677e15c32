// A folder with the given files as a built site.
import { expect } from 'vitest';
import type { ServedFile } from '../../src/model/serve.ts';
import { createBuiltSite } from '../../src/serve/built-site.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { fileDeps } from './support.ts';

export async function built(files: Readonly<Record<string, string>>, base = '/') {
  const outDir = tempDir();
  await writeFiles(outDir, files);
  return { outDir, site: createBuiltSite({ outDir, base }, fileDeps) };
}

export function asFile(found: unknown): ServedFile {
  expect(found).toMatchObject({ kind: 'file' });
  return found as ServedFile; // Checked by the line above.
}

export const manifest = (...files: readonly object[]) => JSON.stringify({ version: 1, generation: '', files });
