// The assets of pages in a small site on disk, with their diagnostics.
import { join } from 'node:path';
import { collectAssets } from '../../src/assets/collect.ts';
import { readPublicFolders } from '../../src/assets/public.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import type { FileSystem } from '../../src/model/deps.ts';
import { pageCompiler } from '../support/compile-page.tsx';
import { testSite } from '../support/site.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

export const page = 'content/ui/a/a.md';

export async function collect(
  markdown: string | readonly string[],
  files: Readonly<Record<string, string | Buffer>> = {},
  { config = {}, prepare }: { config?: Readonly<Record<string, unknown>>; prepare?: (root: string) => void } = {},
) {
  const root = tempDir();
  await writeFiles(root, { [page]: '', ...files });
  prepare?.(root);
  const plain = testSite(config);
  const site = {
    ...plain,
    root,
    products: plain.products.map((p) => ({ ...p, contentRoot: join(root, p.contentDir) })),
  };
  const compile = await pageCompiler(site);
  const pages = await Promise.all([markdown].flat().map(async (text) => (await compile(text)).page));
  const digests: string[] = [];
  const disk = createFileSystem();
  const fs: FileSystem = {
    ...disk,
    digest: (path, keep) => {
      digests.push(path.slice(root.length + 1));
      return disk.digest(path, keep);
    },
  };
  const publicFiles = (await readPublicFolders(site, { fs: disk })).value;
  const { value, diagnostics } = await collectAssets({ site, pages, apiDocs: [], publicFiles }, { fs });
  const told = diagnostics.map(({ severity, code, hint, at }) => [
    `${severity} ${code} ${at?.file}:${at?.line ?? '-'}:${at?.column ?? '-'}`,
    hint,
  ]);
  const published = Object.fromEntries(
    [...value.files].map(([file, { path, size }]) => [file.slice(root.length + 1), { path, size }]),
  );
  return { value, diagnostics, published, told, digests };
}
