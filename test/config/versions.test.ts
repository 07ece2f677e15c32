// The pages of other versions, read from their URL contracts; each mistake is shown where the config names the file.
import { describe, expect, test } from 'vitest';
import { loadSite } from '../../src/config/load.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

async function load(version: string, file?: string) {
  const root = tempDir();
  await writeFiles(root, {
    'content/ui/index.md': '# UI',
    'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example',
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui', versions: [
    { text: 'v2', current: true },
    ${version},
  ] }],
};
`,
    ...(file === undefined ? {} : { 'versions/v1.json': file }),
  });
  const { value, diagnostics } = await loadSite({ root, fs: createFileSystem() });
  const said = diagnostics.map(({ code, at, message }) => `${at?.line}:${at?.column} ${code} ${message}`);
  return { pages: value?.products[0]?.versions[1]?.pages, said };
}

const V1 = "{ text: 'v1', href: 'https://v1.acme.example/ui/', urls: 'versions/v1.json' }";
const CONTRACT = '{ "/ui/": [], "/ui/button/": ["usage"] }';

describe('a version with a list of pages', () => {
  test.each([
    ['on the host of its address', V1, 'https://v1.acme.example'],
    ['on a site below a path', V1.replace(' }', ", base: 'https://acme.example/v1/' }"), 'https://acme.example/v1'],
    ['on the same host', "{ text: 'v1', href: '/v1/ui/', urls: 'versions/v1.json', base: '/v1/' }", '/v1'],
  ])('%s', async (_, version, origin) => {
    expect(await load(version, CONTRACT)).toEqual({
      pages: { origin, routes: new Set(['/ui/', '/ui/button/']) },
      said: [],
    });
  });

  test('may begin with a byte order mark', async () => {
    expect((await load(V1, `\uFEFF${CONTRACT}`)).said).toEqual([]);
  });
});

describe('a mistake', () => {
  test.each([
    ['no file', V1, undefined, '5:62 config/missing-file The urls file versions/v1.json does not exist.'],
    [
      'no JSON',
      V1,
      '{\n "/ui/": [],,\n}',
      '5:62 config/bad-version-urls The list of another version’s pages, versions/v1.json, cannot be read: line 2 is not valid JSON.',
    ],
    [
      'another form',
      V1,
      '["/ui/"]',
      '5:62 config/bad-version-urls The list of another version’s pages, versions/v1.json, cannot be read: "the file" must be',
    ],
    [
      'no route',
      V1,
      '{ "ui": [] }',
      '5:62 config/bad-version-urls The list of another version’s pages, versions/v1.json, cannot be read: "ui" is no route',
    ],
    ['no href', "{ text: 'v1', urls: 'versions/v1.json' }", CONTRACT, '5:25 config/invalid-value'],
    ['no base', "{ text: 'v1', href: '/v1/', urls: 'versions/v1.json' }", CONTRACT, '5:39 config/invalid-value'],
    ['a base that is none', V1.replace(' }', ", base: 'v1' }"), CONTRACT, '5:88 config/invalid-value'],
  ])('%s', async (_, version, file, said) => {
    const found = await load(version, file);
    expect(found.said).toEqual([expect.stringContaining(said)]);
    // Without its `base`, which is at fault, the file is read all the same: what is wrong in it is told in the same run.
    if (!version.includes('base')) expect(found.pages ?? null).toBeNull();
  });
});
