// A copy of the browser sources of docs-gen, with its packages and a small style sheet.
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { PAGE_SHEETS } from '../../src/lib/page-sheets.ts';
import type { Bundle } from '../../src/model/bundle.ts';
import { writeFiles } from '../support/write-files.ts';

export const REPO = join(import.meta.dirname, '../..');

export const deps = { fs: createFileSystem() };

export const THEME = ':root{--brand:#123456}';

/** Every address that starts with a slash leads to a file. */
export const ALL = { has: () => true, nearest: () => null };

export const FONT =
  "@font-face{font-family:T;src:url('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2') format('woff2')}";

export const CSS = `${FONT}\nbody{color:var(--brand)}`;

/** A copy of docs-gen's browser sources, with packages of its own and a small style sheet. */
export async function packageCopy(dir: string): Promise<string> {
  await cp(join(REPO, 'src'), join(dir, 'src'), { recursive: true });
  const sheets = PAGE_SHEETS.map(({ name }) => [`templates/styles/on-demand/${name}.css`, `.dg-${name} { margin: 0 }`]);
  await writeFiles(dir, {
    'templates/styles/main.css': CSS,
    'package.json': '{ "type": "module" }',
    ...Object.fromEntries(sheets),
  });
  await mkdir(join(dir, 'node_modules/@fontsource-variable'), { recursive: true });
  for (const name of [
    'react',
    'react-dom',
    'scheduler',
    'fastest-levenshtein',
    'web-vitals',
    'minisearch',
    '@fontsource-variable/inter',
  ]) {
    await cp(join(REPO, 'node_modules', name), join(dir, 'node_modules', name), { recursive: true, filter: isShipped });
  }
  return dir;
}

/** Of packages, what no bundle for readers holds is most of their bytes. */
export const isShipped = (path: string): boolean =>
  !/\.map$|\.development\.js$|[-.](?:server|profiling)\b.*\.js$|\.woff2$/.test(path) ||
  path.endsWith('/inter-latin-wght-normal.woff2');

export const textOf = (bundle: Bundle, pattern: RegExp): string => {
  const found = bundle.artifacts.find(({ path }) => pattern.test(path));
  if (!found) throw new Error(`No ${pattern} among ${bundle.artifacts.map(({ path }) => path).join(', ')}.`);
  return Buffer.from(found.body).toString();
};
