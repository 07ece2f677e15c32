// site.config.ts → Site: what is filled in, and where each mistake is shown.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSite } from '../../src/config/load.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const SMALLEST = `export default {
  title: 'Acme', url: 'https://acme.example',
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`;

const fs = createFileSystem();
const PAGE = { 'content/ui/index.md': '# UI' };

async function load(files: Record<string, string>, options: { configFile?: string; base?: string } = {}) {
  const root = tempDir();
  await writeFiles(root, { ...PAGE, ...files });
  return { root, ...(await loadSite({ root, fs, ...options })) };
}

/** A config with one thing changed or added to the smallest. */
function diagnose(source: string) {
  return load({ 'site.config.ts': source }).then(({ value, diagnostics }) => ({ value, diagnostics }));
}

describe('the smallest config', () => {
  test('is a site with all defaults', async () => {
    const { root, value, diagnostics } = await load({ 'site.config.ts': SMALLEST });
    expect(diagnostics).toEqual([]);
    expect(value).toMatchObject({
      root,
      configFile: 'site.config.ts',
      base: '/',
      languages: ['en'],
      storagePrefix: 'mui',
      logo: null,
      markdown: { parser: 'satteri', titleLimit: 70, descriptionLimit: 160, missingTitle: 'error' },
      products: [
        { id: 'ui', contentRoot: join(root, 'content/ui'), category: null, logo: null, wordmark: null, versions: [] },
      ],
    });
  });

  test.each(['site.config.ts', 'site.config.mts', 'site.config.js', 'site.config.mjs'])(
    'may be called %s',
    async (name) => {
      expect((await load({ [name]: SMALLEST })).value?.configFile).toBe(name);
    },
  );

  test('may be named by hand, its paths relative to the root', async () => {
    const { root, value } = await load({ 'docs/other.ts': SMALLEST }, { configFile: 'docs/other.ts' });
    expect(value).toMatchObject({
      root,
      configFile: 'docs/other.ts',
      products: [{ contentRoot: join(root, 'content/ui') }],
    });
  });

  test.each([
    ['docs', '/docs/'],
    ['/docs', '/docs/'],
    ['/docs/v2/', '/docs/v2/'],
    ['/', '/'],
    ['', '/'],
  ])('takes its base from the command line: %j', async (base, expected) => {
    expect((await load({ 'site.config.ts': SMALLEST }, { base })).value?.base).toBe(expected);
  });

  test.each(['https://a.example/', '/a b/', '/ü/', '/a?b', '/a#b', '/../a', '\\a'])(
    'refuses a base that is no path: %s',
    async (base) => {
      const { value, diagnostics } = await load({ 'site.config.ts': SMALLEST }, { base });
      expect([value, diagnostics.map(({ code }) => code)]).toEqual([null, ['config/invalid-value']]);
    },
  );
});

test('a logo is read into the site, without what may not stand in a page', async () => {
  const config = SMALLEST.replace("title: 'Acme',", "title: 'Acme', logo: 'logo.svg',").replace(
    "id: 'ui',",
    "id: 'ui', wordmark: 'word.svg',",
  );
  const { value, diagnostics } = await load({
    'site.config.ts': config,
    'logo.svg': '\uFEFF<?xml version="1.0"?>\n<!-- made by hand -->\n<svg viewBox="0 0 1 1"></svg>\n',
    'word.svg': '<svg/>'.replace('/', ' /'),
  });
  expect(diagnostics).toEqual([]);
  expect(value).toMatchObject({
    logo: '<svg viewBox="0 0 1 1"></svg>',
    products: [{ logo: null, wordmark: '<svg />' }],
  });
});

describe('a config that is not there', () => {
  test('is told with the smallest config in the hint', async () => {
    const { value, diagnostics } = await load({});
    expect(value).toBeNull();
    expect(diagnostics).toMatchObject([{ code: 'config/missing', severity: 'error' }]);
    const shown = /export default [\s\S]*/.exec(diagnostics[0]?.hint ?? '')?.[0] ?? '';
    expect((await load({ 'site.config.ts': shown })).diagnostics).toEqual([]); // The hint works as it stands.
  });

  test('but was named is told by its name', async () => {
    const { diagnostics } = await load({ 'site.config.ts': SMALLEST }, { configFile: 'other.ts' });
    expect(diagnostics[0]?.message).toContain('other.ts');
  });
});

describe('a mistake is shown where it stands', () => {
  test.each<
    [
      string,
      string,
      { code: string; line?: number; column?: number; length?: number; message?: string; hint?: string }[],
    ]
  >([
    [
      'an unknown key',
      SMALLEST.replace('prefix:', 'prefx:'),
      [
        {
          code: 'config/unknown-key',
          line: 3,
          column: 26,
          length: 5,
          message: 'Unknown key "prefx".',
          hint: 'did you mean "prefix"?',
        },
      ],
    ],
    [
      'an unknown key that is near to none',
      SMALLEST.replace("title: 'Acme',", "title: 'Acme', wombat: 1,"),
      [{ code: 'config/unknown-key', line: 2, column: 18, hint: 'remove it: nothing reads it.' }],
    ],
    [
      'an unknown key of an inline page tree',
      SMALLEST.replace("id: 'ui',", "id: 'ui', pages: [{ pathname: '/ui/', tilte: 'UI' }],"),
      [{ code: 'config/unknown-key', line: 3, hint: 'did you mean "title"?' }],
    ],
    [
      'a missing key',
      SMALLEST.replace("url: 'https://acme.example',", ''),
      [{ code: 'config/missing-key', line: 1, column: 16, message: 'The required key "url" is missing.' }],
    ],
    [
      'a wrong type',
      SMALLEST.replace("name: 'Acme UI'", 'name: 7'),
      [
        {
          code: 'config/invalid-value',
          line: 3,
          column: 48,
          length: 1,
          message: '"name" must be a string, not a number.',
        },
      ],
    ],
    [
      'a wrong type in an array',
      SMALLEST.replace("title: 'Acme',", "title: 'Acme', languages: ['en', 7],"),
      [{ code: 'config/invalid-value', line: 2, column: 36, message: '"languages" must be a string, not a number.' }],
    ],
    [
      'a wrong format',
      SMALLEST.replace("prefix: '/ui/'", "prefix: '/ui'"),
      [
        {
          code: 'config/invalid-value',
          line: 3,
          column: 34,
          message: '"prefix" must start and end with a slash and hold neither ? nor #.',
        },
      ],
    ],
    [
      'a URL that is none',
      SMALLEST.replace('https://acme.example', 'acme.example'),
      [{ code: 'config/invalid-value', line: 2, message: '"url" must be a URL that starts with https:// or http://.' }],
    ],
    [
      'a colour that is no hex colour',
      SMALLEST.replace("id: 'ui',", "id: 'ui', color: 'red',"),
      [{ code: 'config/invalid-value', line: 3, message: '"color" must be a color of the form #rgb or #rrggbb.' }],
    ],
    [
      'an empty list',
      SMALLEST.replace(/products: \[.*\]/, 'products: []'),
      [{ code: 'config/invalid-value', line: 3, column: 13, message: '"products" must not be empty.' }],
    ],
    [
      'a word out of a list',
      SMALLEST.replace("title: 'Acme',", "title: 'Acme', links: { dead: 'warn' },"),
      [{ code: 'config/invalid-value', line: 2, message: '"dead" must be one of "off", "warning", "error".' }],
    ],
    [
      'a value that may have two types and has neither',
      SMALLEST.replace("id: 'ui',", "id: 'ui', routes: 7,"),
      [{ code: 'config/invalid-value', line: 3, message: '"routes" must be a string or an object or a function.' }],
    ],
    [
      'a key of the wrong form',
      SMALLEST.replace("id: 'ui',", "id: 'ui', productIds: { 'x': 'y' },"),
      [{ code: 'config/invalid-value', line: 3, column: 40, length: 3 }],
    ],
    [
      'an integer that is none',
      SMALLEST.replace("title: 'Acme',", "title: 'Acme', markdown: { titleLimit: 1.5 },"),
      [{ code: 'config/invalid-value', line: 2, message: '"titleLimit" must be an integer, not 1.5.' }],
    ],
    [
      'an integer past ±9007199254740991',
      SMALLEST.replace("title: 'Acme',", "title: 'Acme', markdown: { titleLimit: 9007199254740992 },"),
      [{ code: 'config/invalid-value', line: 2, message: '"titleLimit" must be at most 9007199254740991.' }],
    ],
    [
      'a config that is a function',
      'export default 7;',
      [{ code: 'config/no-export', message: 'site.config.ts must export an object as default; it exports number.' }],
    ],
    ['a config without default export', "export const title = 'Acme';", [{ code: 'config/no-export' }]],
    ['broken syntax', 'export default {\n  title: ,\n};', [{ code: 'config/syntax', line: 2, column: 10 }]],
    [
      'an error that the config throws',
      "\nthrow new Error('no DOCS_URL');",
      [{ code: 'config/threw', line: 2, column: 7 }],
    ],
    [
      'a folder that is not there',
      SMALLEST.replace('content/ui', 'contents/ui'),
      [{ code: 'config/missing-folder', line: 3, column: 71, length: 13 }],
    ],
    [
      'a logo that is not there',
      SMALLEST.replace("id: 'ui',", "id: 'ui', logo: 'no.svg',"),
      [{ code: 'config/missing-file', line: 3 }],
    ],
    [
      'a logo that is no SVG',
      SMALLEST.replace("id: 'ui',", "id: 'ui', logo: 'content/ui/index.md',"),
      [{ code: 'config/not-svg', line: 3 }],
    ],
    [
      'a field without effect',
      SMALLEST.replace("title: 'Acme',", "title: 'Acme', search: {},"),
      [{ code: 'config/inert-field', line: 2, column: 18 }],
    ],
  ])('%s', async (_name, source, expected) => {
    const { diagnostics } = await diagnose(source);
    expect(diagnostics.map(({ code, message, hint, at }) => ({ code, message, hint, ...at }))).toMatchObject(expected);
    expect(diagnostics).toHaveLength(expected.length);
  });

  test('two products with one id and one prefix show both places', async () => {
    const { value, diagnostics } = await diagnose(`export default {
  title: 'Acme', url: 'https://acme.example',
  products: [
    { id: 'ui', prefix: '/ui/', name: 'A', contentDir: 'content/ui' },
    { id: 'ui', prefix: '/ui/', name: 'B', contentDir: 'content/ui' },
  ],
};`);
    expect(value).not.toBeNull();
    expect(diagnostics.map(({ code, at, related }) => [code, at?.line, at?.column, related?.[0]?.at.line])).toEqual([
      ['config/duplicate-product', 5, 11, 4],
      ['config/duplicate-prefix', 5, 25, 4],
    ]);
  });

  test('all mistakes are told in one run', async () => {
    const { diagnostics } = await diagnose("export default { titel: 'Acme', url: 7, products: [{}] };");
    expect(diagnostics.map(({ code, message }) => `${code} ${message}`).sort()).toMatchInlineSnapshot(`
      [
        "config/invalid-value "url" must be a string, not a number.",
        "config/missing-key The required key "contentDir" is missing.",
        "config/missing-key The required key "id" is missing.",
        "config/missing-key The required key "name" is missing.",
        "config/missing-key The required key "prefix" is missing.",
        "config/unknown-key Unknown key "titel".",
      ]
    `);
  });

  test('a computed value has no line: the message names its path in the data', async () => {
    const { diagnostics } = await diagnose(
      "const make = () => [{ id: 'ui', prefx: '/ui/', name: 'UI', contentDir: 'content/ui' }];\nexport default { title: 'Acme', url: 'https://acme.example', products: make() };",
    );
    expect(diagnostics).toMatchObject([
      {
        code: 'config/unknown-key',
        message: 'Unknown key "prefx" (at products[0].prefx).',
        at: { file: 'site.config.ts' },
      },
    ]);
    expect(diagnostics[0]?.at?.line).toBeUndefined();
  });
});

test('a root that does not exist is told as such', async () => {
  const root = join(tempDir(), 'nope');
  const { value, diagnostics } = await loadSite({ root, fs });
  expect(value).toBeNull();
  expect(diagnostics).toMatchObject([{ code: 'config/missing-root', hint: expect.stringContaining('--root') }]);
  expect(diagnostics[0]?.message).toBe(`The folder ${root} does not exist.`);
});

test('a named config that is missing gets no lesson about the smallest one', async () => {
  const { diagnostics } = await load({ 'site.config.ts': SMALLEST }, { configFile: 'nope.ts' });
  expect(diagnostics).toMatchObject([
    { code: 'config/missing', hint: expect.stringMatching(/^--config names a file/) },
  ]);
});

test.each([
  ["markdown: { parser: 'satery' }", 'did you mean "satteri"?'],
  ["links: { dead: 'warn' }", 'did you mean "warning"?'],
  ["links: { dead: 'xyz' }", expect.stringContaining('the configuration reference')],
])('an allowed word that is near is suggested: %s', async (field, hint) => {
  const { diagnostics } = await diagnose(SMALLEST.replace('title:', `${field}, title:`));
  expect(diagnostics).toMatchObject([{ code: 'config/invalid-value', hint }]);
});
