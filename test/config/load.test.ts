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

/** With fields of the theme on the second line. */
const withTheme = (fields: string) => SMALLEST.replace("title: 'Acme',", `title: 'Acme', theme: { ${fields} },`);

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
    'may be in a file called %s',
    async (name) => {
      expect((await load({ [name]: SMALLEST })).value?.configFile).toBe(name);
    },
  );

  test('may be in a file that the command line names, with paths relative to the root', async () => {
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
    'rejects a base that is not a path: %s',
    async (base) => {
      const { value, diagnostics } = await load({ 'site.config.ts': SMALLEST }, { base });
      expect([value, diagnostics.map(({ code }) => code)]).toEqual([null, ['config/invalid-value']]);
    },
  );
});

test('a logo is read into the site, without comments and declarations', async () => {
  const config = SMALLEST.replace("title: 'Acme',", "title: 'Acme', logo: 'logo.svg',").replace(
    "id: 'ui',",
    "id: 'ui', wordmark: 'word.svg',",
  );
  const { value, diagnostics } = await load({
    'site.config.ts': config,
    'logo.svg': '\uFEFF<?xml version="1.0"?>\n<!-- made by hand -->\n<svg viewBox="0 0 1 1"></svg>\n',
    'word.svg': '<svg />',
  });
  expect(diagnostics).toEqual([]);
  expect(value).toMatchObject({
    logo: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    products: [{ logo: null, wordmark: '<svg xmlns="http://www.w3.org/2000/svg"/>' }],
  });
});

test('unsafe markup in a logo is reported in the file of the logo, and left out of the site', async () => {
  const { value, diagnostics } = await load({
    'site.config.ts': SMALLEST.replace("title: 'Acme',", "title: 'Acme', logo: 'logo.svg',"),
    'logo.svg': '<svg viewBox="0 0 1 1">\n  <g onclick="start()"/>\n  <script>start()</script>\n</svg>\n',
  });
  expect(diagnostics).toEqual([
    {
      code: 'config/unsafe-svg',
      severity: 'error',
      message:
        'The picture logo.svg contains what docs-gen does not publish: onclick="start()" in line 2 and <script> in line 3.',
      hint: 'remove these parts from the file, or export the picture again as plain SVG.',
      at: { file: 'logo.svg', line: 2, column: 6 },
    },
  ]);
  expect(value?.logo).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><g/></svg>');
});

describe('a missing config', () => {
  test('is reported with the smallest config in the hint', async () => {
    const { value, diagnostics } = await load({});
    expect(value).toBeNull();
    expect(diagnostics).toMatchObject([{ code: 'config/missing', severity: 'error' }]);
    const shown = /export default [\s\S]*/.exec(diagnostics[0]?.hint ?? '')?.[0] ?? '';
    expect((await load({ 'site.config.ts': shown })).diagnostics).toEqual([]); // The hint works as it stands.
  });

  test('is reported by its name if the command line names it', async () => {
    const { diagnostics } = await load({ 'site.config.ts': SMALLEST }, { configFile: 'other.ts' });
    expect(diagnostics[0]?.message).toContain('other.ts');
  });
});

describe('a mistake in the config', () => {
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
      'a part that is misspelt',
      withTheme('components: { codee: {}, heder: {} }'),
      [
        { code: 'config/unknown-key', line: 2, column: 41, hint: 'did you mean "code"?' },
        { code: 'config/unknown-key', line: 2, column: 52, hint: 'did you mean "header"?' },
      ],
    ],
    [
      'a key of an object that a number may stand for, near to none of a few',
      withTheme('tonalOffset: { light: 0.1, dark: 0.2, lite: 0.1 }'),
      [
        {
          code: 'config/unknown-key',
          hint: 'remove it, or write one of "light", "dark": nothing else is read here.',
        },
      ],
    ],
    [
      'the color of a product in its theme',
      SMALLEST.replace("id: 'ui',", "id: 'ui', theme: { color: '#123' },"),
      [{ code: 'config/unknown-key', line: 3, hint: 'move it to `products[0].color`, where it is read.' }],
    ],
    [
      'a key of the theme of the site in that of a product',
      SMALLEST.replace("id: 'ui',", "id: 'ui', theme: { cssVarPrefix: 'x' },"),
      [{ code: 'config/unknown-key', line: 3, hint: 'move it to `theme.cssVarPrefix`, where it is read.' }],
    ],
    [
      'one of two shares',
      withTheme('tonalOffset: { light: 0.1 }'),
      [{ code: 'config/missing-key', line: 2, message: 'The required key "dark" is missing.', hint: 'add `dark`.' }],
    ],
    [
      'a width of nothing',
      SMALLEST.replace("title: 'Acme',", "title: 'Acme', images: { widths: [0] },"),
      [{ code: 'config/invalid-value', line: 2, message: '"images.widths[0]" must be greater than 0.' }],
    ],
    [
      'a word in a list that is near to one that is allowed',
      SMALLEST.replace("title: 'Acme',", "title: 'Acme', images: { formats: ['webp', 'avfi'] },"),
      [
        {
          code: 'config/invalid-value',
          message: '"images.formats[1]" must be one of "webp", "avif".',
          hint: 'did you mean "avif"?',
        },
      ],
    ],
    [
      'a CSS property as scripts have it',
      withTheme("components: { code: { borderWidth: '2px' } }"),
      [{ code: 'config/invalid-value', line: 2, column: 49, length: 11, hint: 'did you mean "border-width"?' }],
    ],
    [
      'a value that would take in the rest of the style sheet',
      withTheme("components: { code: { color: 'rgb(1 2 3' } }"),
      [{ code: 'config/invalid-value', message: '"color" must be a whole CSS value: its ( has no counterpart.' }],
    ],
    [
      'an alias with a reserved name',
      SMALLEST.replace("title: 'Acme',", "title: 'Acme', aliases: { 'react/jsx-runtime': './content' },"),
      [
        {
          code: 'config/invalid-value',
          line: 2,
          column: 29,
          message: expect.stringContaining('"react/jsx-runtime" is a reserved name'),
          hint: 'give it another name, or remove it.',
        },
      ],
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
      [
        {
          code: 'config/invalid-value',
          line: 2,
          column: 36,
          message: '"languages[1]" must be a string, not a number.',
        },
      ],
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
      [{ code: 'config/no-export', message: 'site.config.ts must export an object as default; it exports a number.' }],
    ],
    [
      'a config without default export',
      "export const config = { title: 'Acme' };",
      [
        {
          code: 'config/no-export',
          message: 'site.config.ts has no default export; it exports config.',
          hint: 'when config is the configuration, add `export default config;`.',
        },
      ],
    ],
    [
      'a config with other exports',
      'export const b = 1;\nexport const a = 2;',
      [{ code: 'config/no-export', message: 'site.config.ts has no default export; it exports a, b.' }],
    ],
    [
      'a config without any export',
      'const title = 1;',
      [{ code: 'config/no-export', message: 'site.config.ts exports nothing; its default export must be an object.' }],
    ],
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
      'a search service without its keys',
      SMALLEST.replace("title: 'Acme',", "title: 'Acme', search: { provider: 'docsearch', appId: 'A1' },"),
      [
        {
          code: 'config/invalid-value',
          message: '"provider" needs `apiKey`, `indexName` beside it.',
          line: 2,
          column: 38,
        },
      ],
    ],
    [
      'a field of another search',
      SMALLEST.replace("title: 'Acme',", "title: 'Acme', search: { path: '/x/' },"),
      [
        {
          code: 'config/invalid-value',
          message: '"path" is not read with the provider `local`.',
          line: 2,
          column: 34,
        },
      ],
    ],
    [
      'a folder of an index that is no path of the site',
      SMALLEST.replace("title: 'Acme',", "title: 'Acme', search: { provider: 'pagefind', path: 'pagefind' },"),
      [{ code: 'config/invalid-value', line: 2, column: 56 }],
    ],
  ])('is reported at its place: %s', async (_name, source, expected) => {
    const { diagnostics } = await diagnose(source);
    expect(diagnostics.map(({ code, message, hint, at }) => ({ code, message, hint, ...at }))).toMatchObject(expected);
    expect(diagnostics).toHaveLength(expected.length);
  });

  test('is reported at both places if two products have one id and one prefix', async () => {
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

  test('is reported together with all others', async () => {
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

  test('is reported with its path in the data if the value is computed', async () => {
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

test('a root folder that does not exist is reported', async () => {
  const root = join(tempDir(), 'nope');
  const { value, diagnostics } = await loadSite({ root, fs });
  expect(value).toBeNull();
  expect(diagnostics).toMatchObject([{ code: 'config/missing-root', hint: expect.stringContaining('--root') }]);
  expect(diagnostics[0]?.message).toBe(`The root folder ${root} does not exist.`);
});

test('a config named on the command line that does not exist is reported without the smallest config', async () => {
  const { diagnostics } = await load({ 'site.config.ts': SMALLEST }, { configFile: 'nope.ts' });
  expect(diagnostics).toMatchObject([
    { code: 'config/missing', hint: expect.stringMatching(/^--config names a file/) },
  ]);
});

test.each([
  ["markdown: { parser: 'satery' }", 'did you mean "satteri"?'],
  ["links: { dead: 'warn' }", 'did you mean "warning"?'],
  ["links: { dead: 'xyz' }", expect.stringContaining('the configuration reference')],
])('a value that is almost an allowed word is reported with that word: %s', async (field, hint) => {
  const { diagnostics } = await diagnose(SMALLEST.replace('title:', `${field}, title:`));
  expect(diagnostics).toMatchObject([{ code: 'config/invalid-value', hint }]);
});

/** One sentence each, as the end of `"primary" …`: nothing of unions, nothing of the functions of the theme. */
test.each([
  ["'hsl(197 70% 70%'", 'must end with a bracket: hsl(197 70% 70%)'],
  ["'rgb(1, 2)'", 'must be a color of the form rgb(0 114 229)'],
  ["'hsla(1 2% / 3)'", 'must be a color of the form hsl(210 100% 45% / 0.5)'],
  ["'#12345'", 'must have 3, 4, 6 or 8 hexadecimal digits after the #'],
  ["'red'", 'must be a color as hex, rgb(), rgba(), hsl(), hsla() or color(), such as #0072e5'],
  ["'oklch(1 0 0)'", 'must be a color as hex, rgb(), rgba(), hsl(), hsla() or color(), such as #0072e5'],
  [
    "'color(p3 1 1 1)'",
    'must name one of the spaces srgb, display-p3, a98-rgb, prophoto-rgb or rec2020 and three numbers: color(display-p3 0 0.45 0.9)',
  ],
  ['7', 'must be a string or an object'],
])('an invalid color of a palette is reported in one sentence: %s', async (color, problem) => {
  const { diagnostics } = await diagnose(withTheme(`palettes: { light: { primary: ${color} } }`));
  expect(diagnostics.map(({ message }) => message)).toEqual([`"primary" ${problem}.`]);
});

test('the color that the message shows as an example is accepted', async () => {
  const { diagnostics } = await diagnose(withTheme("palettes: { light: { primary: 'rgb(' } }"));
  const shown = /of the form (.*)\.$/.exec(diagnostics[0]?.message ?? '')?.[1];
  expect(await diagnose(withTheme(`palettes: { light: { primary: '${shown}' } }`))).toMatchObject({ diagnostics: [] });
});

test.each([
  ["{ from: '/h/*', to: '/ui/:splt' }", 'did you mean ":splat"?'],
  ["{ from: '/g/:x/', to: '/ui/:y/' }", 'did you mean ":x"?'],
  ["{ from: '/g/:section/:page/', to: '/ui/:pgae/' }", 'did you mean ":page"?'],
  ["{ from: '/g/', to: 'ui/' }", 'did you mean "/ui/"?'],
])('an invalid redirect target is reported with the most similar valid one: %s', async (redirect, hint) => {
  const { diagnostics } = await diagnose(SMALLEST.replace('title:', `redirects: [${redirect}], title:`));
  expect(diagnostics).toMatchObject([{ code: 'config/invalid-value', hint, at: { line: 2 } }]);
});
