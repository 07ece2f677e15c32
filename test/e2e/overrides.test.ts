// Mistakes in the templates of a project, by the real command line: all are told in one run, and nothing is published.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, fixture, placesOf } from './support/build-site.ts';
import { listFiles } from './support/published.ts';

async function broken(files: Readonly<Record<string, string>>) {
  const root = tempDir();
  await cp(fixture('tidepool'), root, { recursive: true });
  await writeFiles(root, files);
  const built = await buildSite(root, 'dist');
  return { built, places: placesOf(built.diagnostics), published: await listFiles(join(root, 'dist')).catch(() => []) };
}

const FAILING = {
  'my-templates/pages/NotFoundPage.tsx': "export default () => {\n  throw new Error('lost');\n};\n",
  'my-templates/parts/shell/PageFooter.tsx':
    'export default function PageFooter({ previous }) {\n  return <p>{previous.title}</p>;\n}\n',
};

test('templates that throw while pages are rendered are told with route and line', async () => {
  const { built, places, published } = await broken(FAILING);
  expect(built.run.code).toBe(1);
  expect(places).toEqual([
    'overrides/render-failed my-templates/pages/NotFoundPage.tsx:2:9',
    'overrides/render-failed my-templates/parts/shell/PageFooter.tsx:2:23',
  ]);
  expect(built.diagnostics.map(({ message }) => message)).toEqual([
    expect.stringContaining('while /404.html was rendered'),
    expect.stringContaining('while / was rendered'),
  ]);
  expect(published).toEqual([]);
});

test('so are they beside mistakes of every other stage', async () => {
  const { built, places, published } = await broken({
    ...FAILING,
    'my-templates/parts/content/CodeBlock.tsx': "export default () => {\n  throw new Error('no code');\n};\n",
    'my-templates/pages/DocPgae.tsx': 'export default () => null;\n',
    'my-templates/pages/ApiPage.tsx': 'export default (\n',
    'pages/keepers.md': '# Keepers\n\n<p class="description">Who they are.</p>\n\n[gone](/gone/)\n',
  });
  expect(built.run.code).toBe(1);
  expect([...places].sort()).toEqual([
    'overrides/failed my-templates/pages/ApiPage.tsx:2:1',
    'overrides/render-failed my-templates/pages/NotFoundPage.tsx:2:9',
    'overrides/render-failed my-templates/parts/content/CodeBlock.tsx:2:9',
    'overrides/render-failed my-templates/parts/shell/PageFooter.tsx:2:23',
    'overrides/unknown-template my-templates/pages/DocPgae.tsx',
    'plan/dead-link pages/keepers.md:5:8',
  ]);
  expect(published).toEqual([]);
});
