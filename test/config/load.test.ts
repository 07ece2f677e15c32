// A config file becomes a site: its defaults, its base and its logos, and what happens without a config.
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSite } from '../../src/config/load.ts';
import { tempDir } from '../support/temp-dir.ts';
import { fs, load, SMALLEST } from './config-file.ts';

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
    { code: 'config/missing', hint: expect.stringMatching(/^pass the path of a file to --config/) },
  ]);
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
        'The picture logo.svg contains parts that docs-gen does not publish: onclick="start()" in line 2 and <script> in line 3.',
      hint: 'remove these parts, or export the picture again as plain SVG.',
      at: { file: 'logo.svg', line: 2, column: 6 },
    },
  ]);
  expect(value?.logo).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><g/></svg>');
});
