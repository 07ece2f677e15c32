// The cache of demos' sources: what is taken from it, what makes a demo be read anew, and what it forgets.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createCodeCache } from '../../src/demos/code-cache.ts';
import { collectDemos } from '../../src/demos/collect.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { createFileWriter } from '../../src/lib/node/file-writer.ts';
import { pageCompiler } from '../support/compile-page.tsx';
import { testSite } from '../support/site.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const fs = createFileSystem();
const A = `import { size } from './size';

export default function A(): Node {
  return <b>{size}</b>;
}
`;

let root = '';

beforeEach(async () => {
  root = tempDir();
  await writeFiles(root, {
    '.prettierrc': '{ "semi": true }',
    'content/ui/a/A.tsx': A,
    'content/ui/a/B.js': 'export default function B() {}\n',
    'content/ui/a/size.ts': 'export const size: number = 1;\n',
  });
});

async function collect(markdown = '{{"demo": "A.js"}}\n\n{{"demo": "B.js"}}\n') {
  const plain = testSite();
  const products = plain.products.map((product) => ({ ...product, contentRoot: `${root}/content/ui` }));
  const site = { ...plain, root, products };
  const { page } = await (await pageCompiler(site))(markdown);
  const cache = createCodeCache(join(root, 'cache'), { fs, writer: createFileWriter() });
  const { value, work, diagnostics } = await collectDemos(site, [page], { fs, cache });
  const { demos } = value.get('/ui/a/') ?? { demos: [] };
  return { demos, diagnostics, hits: `${work?.cacheHits} of ${work?.items}` };
}

test('a second build takes all demo code from the cache, with the same result', async () => {
  const first = await collect();
  expect(first.hits).toBe('0 of 2');
  const second = await collect();
  expect(second).toEqual({ ...first, hits: '2 of 2' });
});

test('a demo that is on a page twice counts once in the cache', async () => {
  await collect();
  expect((await collect('{{"demo": "A.js"}}\n\n{{"demo": "A.js"}}\n')).hits).toBe('1 of 1');
});

test.each<[string, () => Promise<unknown>, string]>([
  [
    'its file',
    () => writeFile(`${root}/content/ui/a/A.tsx`, A.replace('<b>', '<i>').replace('</b>', '</i>')),
    '1 of 2',
  ],
  ['a file that it imports', () => writeFile(`${root}/content/ui/a/size.ts`, 'export const size = 2;\n'), '1 of 2'],
  ['a preview beside it', () => writeFile(`${root}/content/ui/a/A.tsx.preview`, '<b>'), '1 of 2'],
  ['its own JavaScript', () => writeFile(`${root}/content/ui/a/A.js`, 'export {};\n'), '1 of 2'],
  ['the options of the formatter', () => writeFile(`${root}/.prettierrc`, '{ "semi": false }'), '1 of 2'],
  ['options of a folder', () => writeFile(`${root}/content/ui/.editorconfig`, '[*]\nindent_size = 4\n'), '1 of 2'],
  ['another key of package.json', () => writeFile(`${root}/package.json`, '{ "name": "a" }'), '2 of 2'],
  ['the file of the cache', () => writeFile(`${root}/cache/demo-code.json`, '{"version":'), '0 of 2'],
  ['nothing but the time', () => writeFile(`${root}/content/ui/a/A.tsx`, A), '2 of 2'],
])('the cache of demo code is correct after a change of %s', async (_, change, hits) => {
  await collect();
  await change();
  const changed = await collect();
  expect(changed.hits).toBe(hits);
  await rm(`${root}/cache`, { recursive: true });
  expect(changed.demos).toEqual((await collect()).demos);
});

test('a demo that is no longer on any page is removed from the cache', async () => {
  await collect();
  await collect('{{"demo": "B.js"}}\n');
  const kept = await readFile(`${root}/cache/demo-code.json`, 'utf8');
  expect(kept).toContain('ui/a/B');
  expect(kept).not.toContain('ui/a/A');
});

test('an error in a demo is reported by each build', async () => {
  await writeFile(`${root}/content/ui/a/A.tsx`, A.replace('./size', './sizes'));
  const first = await collect();
  expect(first.diagnostics).toMatchObject([{ code: 'demos/missing-import' }]);
  expect((await collect()).diagnostics).toEqual(first.diagnostics);
});

test('a warning about a demo is kept in the cache with its code', async () => {
  await writeFile(`${root}/content/ui/a/A.js`, 'export default 1;\n');
  const first = await collect();
  expect(first.diagnostics).toMatchObject([{ code: 'demos/javascript-differs', severity: 'warning' }]);
  expect(await collect()).toEqual({ ...first, hits: '2 of 2' });
});
