// Invalid, duplicate and similar routes of content files: each is reported at its place.
import { describe, expect, test } from 'vitest';
import { build } from './content-project.ts';

describe('an invalid route', () => {
  test.each([
    ['/other/a', 'does not start with /ui/'],
    ['ui/a', 'must start with a slash'],
    ['/ui/../a', 'must not contain . or .. segments'],
    ['/ui/./a', 'must not contain . or .. segments'],
    ['/ui/a?b', 'must not contain ?, # or a backslash'],
    ['/ui/a#b', 'must not contain ?, # or a backslash'],
    ['/ui/a\\b', 'must not contain ?, # or a backslash'],
    ['/ui/a\u0000b', 'must not contain control characters'],
    ['/ui/a\ud800', 'must not contain control characters'],
    ['/ui/a\nb', 'must not contain control characters'],
  ])('is reported: %j %s', async (route, problem) => {
    const { pages, diagnostics } = await build(
      { 'content/a.md': '' },
      { product: `routes: () => ${JSON.stringify(route)}` },
    );
    expect(pages).toEqual([]);
    expect(diagnostics).toMatchObject([{ code: 'content/bad-route', at: { file: 'site.config.ts', line: 3 } }]);
    expect(diagnostics[0]?.message).toContain(problem);
  });

  test('is reported in the front matter', async () => {
    const { diagnostics, leftOut } = await build({ 'content/a.md': '---\ntitle: A\nroute: /x/a\n---\n' });
    expect(leftOut).toEqual([{ productKey: 'ui', name: 'a.md', route: '/x/a/' }]); // Links to it are not dead, too.
    expect(diagnostics).toMatchObject([
      { code: 'content/bad-route', at: { file: 'content/a.md', line: 3, column: 8, length: 4 } },
    ]);
  });

  test('is reported in the JSON file', async () => {
    const { diagnostics } = await build(
      { 'content/a.md': '', 'content/r.json': '{\n  "/x/": "a.md" }' },
      { product: "routes: 'r.json'" },
    );
    expect(diagnostics).toMatchObject([
      { code: 'content/bad-route', at: { file: 'content/r.json', line: 2, column: 3, length: 5 } },
    ]);
  });

  test('from a file name is reported at the file', async () => {
    const { diagnostics } = await build({ 'content/c\\d.md': '' });
    expect(diagnostics).toMatchObject([{ code: 'content/bad-route', at: { file: 'content/c\\d.md' } }]);
  });

  test('of two files is reported at both, and the first one is built', async () => {
    const { pages, diagnostics } = await build({
      'content/a/a.md': '',
      'content/a/index.md': '',
      'content/b.md': '---\nroute: /ui/a\n---\n',
    });
    expect(pages.map(({ name }) => name)).toEqual(['a/a.md']);
    expect(diagnostics).toMatchObject([
      {
        code: 'content/duplicate-route',
        message: 'Two files have the route /ui/a/: content/a/a.md and content/a/index.md.',
        at: { file: 'content/a/index.md' },
        related: [{ at: { file: 'content/a/a.md' } }],
      },
      {
        code: 'content/duplicate-route',
        at: { file: 'content/b.md', line: 2, column: 8 },
        related: [{ at: { file: 'content/a/a.md' } }],
      },
    ]);
  });
});

describe('the `routes` field', () => {
  const files = { 'content/button.md': '' };

  test('is reported with the nearest file name if a file does not exist', async () => {
    const { diagnostics } = await build(files, { product: "\n    routes: { '/ui/b/': 'buton.md' }" });
    expect(diagnostics).toMatchObject([
      {
        code: 'content/missing-routed-file',
        hint: 'did you mean button.md?',
        at: { file: 'site.config.ts', line: 4, column: 25, length: 10 },
      },
    ]);
  });

  test.each([
    ['the JSON file does not exist', "routes: 'no.json'", {}, { file: 'site.config.ts', line: 3 }],
    [
      'the file is not JSON',
      "routes: 'r.json'",
      { 'content/r.json': '{\n "a": }' },
      { file: 'content/r.json', line: 2, column: 7 },
    ],
    ['the file contains another value', "routes: 'r.json'", { 'content/r.json': '[1]' }, { file: 'content/r.json' }],
    ['the function throws', "routes: () => { throw new Error('no'); }", {}, { file: 'site.config.ts', line: 3 }],
    ['the function returns no string', 'routes: () => 7', {}, { file: 'site.config.ts', line: 3 }],
  ])('is reported if %s', async (_name, product, more, at) => {
    const { pages, diagnostics } = await build({ ...files, ...more }, { product });
    expect(diagnostics).toMatchObject([{ code: 'content/bad-routes', severity: 'error', at }]);
    expect(pages.map(({ route }) => route)).toEqual(['/ui/button/']);
  });
});

describe('two similar routes', () => {
  test.each([
    ['case', { 'content/Button.md': '# B', 'content/button.md': '# b' }, '/ui/button/', '/ui/Button/'],
    [
      'Unicode form',
      { 'content/e\u0301.md': '# a', 'content/\u00e9.md': '# b' },
      '/ui/\u00e9/ (U+00E9)',
      '/ui/e\u0301/ (e + U+0301)',
    ],
  ])('that differ only in %s are an error at both places', async (_, files, route, other) => {
    const { pages, diagnostics } = await build(files);
    expect(pages).toHaveLength(2);
    expect(diagnostics).toMatchObject([
      { code: 'content/similar-routes', severity: 'error', related: [{ at: { file: Object.keys(files)[0] } }] },
    ]);
    expect(diagnostics[0]?.at?.file).toBe(Object.keys(files)[1]);
    expect(diagnostics[0]?.message).toContain(`${route} and ${other} differ`);
  });

  test('that are equal are reported only as a duplicate', async () => {
    const { diagnostics } = await build({ 'content/a.md': '# a', 'content/a/index.md': '# a' });
    expect(diagnostics.map(({ code }) => code)).toEqual(['content/duplicate-route']);
  });
});
