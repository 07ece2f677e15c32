// A config file on disk, the site that is read from it, and its diagnostics.
import { expect } from 'vitest';
import { loadSite } from '../../src/config/load.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

export const SMALLEST = `export default {
  title: 'Acme', url: 'https://acme.example',
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`;

/** With fields of the theme on the second line. */
export const withTheme = (fields: string) => SMALLEST.replace("title: 'Acme',", `title: 'Acme', theme: { ${fields} },`);

export const fs = createFileSystem();

export const PAGE = { 'content/ui/index.md': '# UI' };

export async function load(files: Record<string, string>, options: { configFile?: string; base?: string } = {}) {
  const root = tempDir();
  await writeFiles(root, { ...PAGE, ...files });
  return { root, ...(await loadSite({ root, fs, ...options })) };
}

/** A config with one thing changed or added to the smallest. */
export function diagnose(source: string) {
  return load({ 'site.config.ts': source }).then(({ value, diagnostics }) => ({ value, diagnostics }));
}

export interface Mistake {
  readonly code: string;
  readonly line?: number;
  readonly column?: number;
  readonly length?: number;
  readonly message?: string;
  readonly hint?: string;
}

/** The diagnostics of a config are these, and no others. */
export async function expectMistakes(source: string, expected: readonly Mistake[]): Promise<void> {
  const { diagnostics } = await diagnose(source);
  expect(diagnostics.map(({ code, message, hint, at }) => ({ code, message, hint, ...at }))).toMatchObject(expected);
  expect(diagnostics).toHaveLength(expected.length);
}
