// A page with directives, and the files that they name, to what the page shows of them.
import { collectDemos } from '../../src/demos/collect.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { pageCompiler } from '../support/compile-page.tsx';
import { testSite } from '../support/site.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const fs = createFileSystem();

/** The page stands in `content/ui/a/a.md`; file names are relative to `content/ui`, or to the root with a slash. */
export async function collect(
  markdown: string,
  files: Readonly<Record<string, string>>,
  source: { primary?: boolean } = {},
) {
  const root = tempDir();
  await writeFiles(
    root,
    Object.fromEntries(
      Object.entries({ 'a/a.md': markdown, ...files }).map(([name, text]) => [
        name.startsWith('/') ? name.slice(1) : `content/ui/${name}`,
        text,
      ]),
    ),
  );
  const plain = testSite();
  const products = plain.products.map((product) => ({ ...product, contentRoot: `${root}/content/ui` }));
  const site = { ...plain, root, products };
  const { page } = await (await pageCompiler(site))(markdown, { source });
  const { value, diagnostics } = await collectDemos(site, [page], { fs, cache: null });
  const { demos, components } = value.get('/ui/a/') ?? { demos: [], components: [] };
  return {
    demos,
    components,
    diagnostics,
    said: diagnostics.map(({ at, code, message, hint }) => `${at?.line}:${at?.column} ${code} ${message} ${hint}`),
  };
}
