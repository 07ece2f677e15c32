// A small site on disk, with its content files, its pages and their diagnostics.
import { expect } from 'vitest';
import { loadSite } from '../../src/config/load.ts';
import { parsePages } from '../../src/content/parse.ts';
import { scanContent } from '../../src/content/scan.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

export const fs = createFileSystem();

/** One product `/ui/` in `content`; `product` and `site` are further lines of the config. */
export async function build(
  files: Record<string, string | Uint8Array>,
  { product = '', site = '', products = '' } = {},
) {
  const root = tempDir();
  const ui = `{ id: 'ui', prefix: '/ui/', name: 'UI', contentDir: 'content', ${product} }`;
  await writeFiles(root, {
    'site.config.ts': `export default {\n  title: 'Acme', url: 'https://acme.example', ${site}\n  products: [${products || ui}],\n};\n`,
    'content/.keep': '',
    ...files,
  });
  const config = await loadSite({ root, fs });
  if (!config.value) throw new Error(JSON.stringify(config.diagnostics));
  const scanned = await scanContent(config.value, { fs });
  const parsed = await parsePages(config.value, scanned.value, { fs });
  return {
    root,
    files: scanned.value,
    pages: parsed.value.pages,
    leftOut: parsed.value.leftOut,
    diagnostics: [...scanned.diagnostics, ...parsed.diagnostics],
  };
}

export async function routesOf(...args: Parameters<typeof build>): Promise<Record<string, string>> {
  const { pages, diagnostics } = await build(...args);
  expect(diagnostics).toEqual([]);
  return Object.fromEntries(pages.map(({ route, name }) => [route, name]));
}
