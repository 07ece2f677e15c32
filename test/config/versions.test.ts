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
  ])('has the pages of its URL contract %s', async (_, version, origin) => {
    expect(await load(version, CONTRACT)).toEqual({
      pages: { origin, routes: new Set(['/ui/', '/ui/button/']), moves: [] },
      said: [],
    });
  });

  test('may list redirects of former pages', async () => {
    const { pages, said } = await load(V1, '{ "/ui/": [], "/ui/old/": "/ui/#new", "/x/*": "/ui/:splat" }');
    expect(said).toEqual([]);
    expect([...(pages?.routes ?? [])]).toEqual(['/ui/']);
    expect(pages?.moves).toEqual([
      { from: '/ui/old/', to: '/ui/#new' },
      { from: '/x/*', to: '/ui/:splat' },
    ]);
  });

  test('may begin with a byte order mark', async () => {
    expect((await load(V1, `\uFEFF${CONTRACT}`)).said).toEqual([]);
  });
});

describe('a mistake in the list of versions', () => {
  test.each([
    [
      'a file that does not exist',
      V1,
      undefined,
      '5:62 config/missing-file The urls file versions/v1.json does not exist.',
    ],
    [
      'a file that is not JSON',
      V1,
      '{\n "/ui/": [],,\n}',
      '5:62 config/bad-version-urls The URL contract versions/v1.json of another version cannot be read: line 2 is not valid JSON.',
    ],
    [
      'a file of another form',
      V1,
      '["/ui/"]',
      '5:62 config/bad-version-urls The URL contract versions/v1.json of another version cannot be read: "the file" must be',
    ],
    [
      'a key that is not a route',
      V1,
      '{ "ui": [] }',
      '5:62 config/bad-version-urls The URL contract versions/v1.json of another version cannot be read: "ui" is not a route',
    ],
    [
      'a redirect to no route',
      V1,
      '{ "/ui/": "button" }',
      '"/ui/" must be a list of ids, or the new route of the page',
    ],
    ['ids of a pattern', V1, '{ "/ui/*": [] }', '"/ui/*" is a pattern: its value must be a route, not a list of ids'],
    [
      'a moved page that is not in the list',
      V1.replace(' }', ", moved: { '/ui/': '/ui/buton/' } }"),
      CONTRACT,
      '5:99 config/unknown-version-page versions/v1.json does not contain the page /ui/buton/.',
    ],
    [
      'a moved page without a list',
      "{ text: 'v1', href: 'https://v1.acme.example/ui/', moved: { '/ui/': '/ui/a/' } }",
      undefined,
      '5:63 config/invalid-value "moved" requires `urls`',
    ],
    ['a missing href', "{ text: 'v1', urls: 'versions/v1.json' }", CONTRACT, '5:25 config/invalid-value'],
    ['a missing base', "{ text: 'v1', href: '/v1/', urls: 'versions/v1.json' }", CONTRACT, '5:39 config/invalid-value'],
    ['an invalid base', V1.replace(' }', ", base: 'v1' }"), CONTRACT, '5:88 config/invalid-value'],
  ])('is reported at its field: %s', async (_, version, file, said) => {
    const found = await load(version, file);
    expect(found.said).toEqual([expect.stringContaining(said)]);
    // Without its `base`, which is at fault, the file is read all the same: what is wrong in it is told in the same run.
    if (!/base|moved/.test(version)) expect(found.pages ?? null).toBeNull();
  });
});

describe('the status of versions', () => {
  const old = "{ text: 'v2', current: true, status: 'old' }";
  test.each([
    ['an old version next to the latest', `${old}, { text: 'v3', href: '/v3/', status: 'latest' }`, []],
    ['a current version that is the latest', "{ text: 'v3', current: true, status: 'latest' }", []],
    // The first one is the current one where no entry says so.
    [
      'an old version without a latest one',
      "{ text: 'v2', status: 'old' }",
      ['5:64 "status" requires another entry with'],
    ],
    [
      'an old version whose latest one has no address',
      `${old}, { text: 'v3', status: 'latest' }`,
      ['5:110 "status" requires `href`'],
    ],
    [
      'two current versions',
      "{ text: 'v3', current: true }, { text: 'v2', href: '/v2/', current: true }",
      ['5:110 "current" is a duplicate: "v3" is already the current version'],
    ],
    [
      'two latest versions',
      "{ text: 'v3', status: 'latest' }, { text: 'v2', href: '/v2/', status: 'latest' }",
      ['5:112 "status" is a duplicate: "v3" is already the latest version'],
    ],
    [
      'an entry for all versions',
      "{ text: 'v3' }, { text: 'All', href: '/all/', all: true, noIndex: true }",
      ['5:108 "noIndex" is not allowed with `all`, which is not a version'],
    ],
    ['a misspelt status', "{ text: 'v3', status: 'lates' }", ['5:64 "status" must be one of "latest", "next", "old"']],
  ])('is checked for %s', async (_, versions, expected) => {
    const root = tempDir();
    await writeFiles(root, {
      'content/ui/index.md': '# UI',
      'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example',
  products: [{
    id: 'ui', prefix: '/ui/', name: 'Acme UI',
    contentDir: 'content/ui', versions: [${versions}],
  }],
};
`,
    });
    const { diagnostics } = await loadSite({ root, fs: createFileSystem() });
    const said = diagnostics.map(({ at, message }) => `${at?.line}:${at?.column} ${message}`);
    expect(said).toEqual(expected.map((text) => expect.stringContaining(text)));
  });
});
