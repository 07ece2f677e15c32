// A style collector of an author, config `demos.render`: its styles are in the HTML, and its mistakes are diagnostics.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { IS_LONG } from '../support/long-run.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, mustBuild, placesOf } from './support/build-site.ts';
import { COLLECTOR_SITE, collector, writeCollectorSite } from './support/collector-site.ts';
import { windowVisit } from './support/window-visit.ts';

const root = sharedTempDir();
const read = (path: string) => readFile(join(root, path), 'utf8');
const stylesOf = (html: string) =>
  [...html.matchAll(/<style data-acme="[^"]*">([^<]*)<\/style>/g)].map(([, css]) => css);

beforeAll(async () => {
  await writeCollectorSite(root);
  await mustBuild(root, 'dist');
});
afterEach(() => writeFiles(root, COLLECTOR_SITE));

test('styles that a collector returns are in the head of each page that shows the demos, each once', async () => {
  expect(stylesOf(await read('dist/ui/index.html'))).toEqual([
    '.acme-color-red{color:red}',
    '.acme-color-blue{color:blue}',
  ]);
  expect(stylesOf(await read('dist/demos/ui/Blue/index.html'))).toEqual(['.acme-color-blue{color:blue}']);
  expect(stylesOf(await read('dist/demos/ui/Plain/index.html'))).toEqual([]);
});

test('demos around which a collector put a context hydrate without a difference', async () => {
  const { document, problems } = await windowVisit(join(root, 'dist'), '/ui/');
  const texts = [...document.querySelectorAll('dg-island[name="Demo"]')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['Red', 'Blue', 'Again', 'Plain']);
  expect(problems).toEqual([]);
  expect(document.querySelectorAll('style[data-acme]')).toHaveLength(2);
});

test('an edited collector renders the demos again, and a build without a change keeps them', async () => {
  const edited = collector({
    styles: "[...rules].map(([name, css]) => '<style>.' + name + '{' + css + ';order:1}</style>').join('')",
  });
  await writeFiles(root, { 'content/collect.js': edited });
  for (let run = 0; run < 2; run++) {
    await mustBuild(root, 'dist');
    expect(await read('dist/ui/index.html')).toContain('<style>.acme-color-red{color:red;order:1}</style>');
  }
});

test('the collector of a product replaces that of the site', async () => {
  const config = COLLECTOR_SITE['site.config.ts'].replace(
    "contentDir: 'content/ui'",
    "contentDir: 'content/ui', demos: { render: 'content/own.ts' }",
  );
  await writeFiles(root, { 'site.config.ts': config, 'content/own.ts': collector({ styles: "'<style>i{}</style>'" }) });
  await mustBuild(root, 'dist');
  const html = await read('dist/ui/index.html');
  expect(html.match(/<style>i\{\}<\/style>/g)).toHaveLength(1);
  expect(stylesOf(html)).toEqual([]);
});

test('a collector whose styles are ordered gives a demo the same styles in an incremental build as in a clean one', async () => {
  const ordered = collector().replace('export default {', 'export default {\n  isOrdered: true,');
  await writeFiles(root, { 'content/collect.js': ordered });
  await mustBuild(root, 'dist');
  await writeFiles(root, { 'content/ui/Red.tsx': COLLECTOR_SITE['content/ui/Red.tsx'].replace('red', 'green') });
  await mustBuild(root, 'dist');
  await mustBuild(root, 'clean', { args: ['--no-cache'] });
  expect(stylesOf(await read('dist/ui/index.html'))).toContain('.acme-color-green{color:green}');
  expect(await read('dist/ui/index.html')).toBe(await read('clean/ui/index.html'));
});

describe('A mistake in a collector', () => {
  const shape = /^The style collector content\/collect\.js /;
  test.each([
    ['no default export', 'export const start = 1;\n', 'style-collector', '1:1', /does not have a default export/],
    ['another export', '\nexport default 12;\n', 'style-collector', '2:1', /exports a number, not an object/],
    ['no function', 'export default { begin() {} };\n', 'style-collector', '1:1', /without a function `start`/],
    ['no result', 'export default { start() {} };\n', 'style-collector', '1:1', /returns from `start` undefined/],
    ['a list', collector().replace(/createElement\(.*\),$/m, '[element],'), 'style-collector', '4:1', /from `wrap`/],
    ['plain CSS', collector({ styles: "'b { color: red }'" }), 'style-collector', '4:1', /`<style>` elements/],
    ['a promise', collector({ styles: 'Promise.resolve()' }), 'style-collector', '4:1', /returns a promise/],
    [
      'an error at loading',
      collector({ loaded: 'document.title;' }),
      'style-collector-threw',
      '3:1',
      /document is not/,
    ],
    ['an error at the start', collector({ start: 'rules.open();' }), 'style-collector-threw', '7:11', /rules\.open/],
    ['an error at the end', collector({ styles: 'rules.text()' }), 'style-collector-threw', '10:27', /rules\.text/],
    ['an error without a place', collector({ start: 'throw null;' }), 'style-collector-threw', '4:1', /error: null/],
    [
      'an error while React renders',
      collector({ loaded: 'const Bad = () => document.title;', wrap: 'createElement(Bad)' }),
      'style-collector-threw',
      '3:28',
      /document is not defined/,
    ],
    ['a syntax error', 'export default {\n  start( {\n', 'style-collector-not-bundled', '3:1', /./],
    ['a missing module', "import './gone';\nexport default {};\n", 'style-collector-not-bundled', '1:8', /gone/],
    ['native code', "import './a.node';\nexport default {};\n", 'style-collector-not-bundled', '1:8', /\.node/],
  ])('that is %s is one error at its place', async (_, code, expected, place, message) => {
    await writeFiles(root, { 'content/collect.js': code, 'content/a.node': '' });
    for (let run = 0; run < (IS_LONG ? 2 : 1); run++) {
      const { ok, diagnostics } = await buildSite(root, 'dist');
      expect(ok).toBe(false);
      const [at = '', ...others] = placesOf(diagnostics);
      expect(others).toEqual([]);
      expect(at.startsWith(`demos/${expected} content/collect.js:${place}`), at).toBe(true);
      expect(diagnostics[0]?.message).toMatch(shape);
      expect(diagnostics[0]?.message).toMatch(message);
    }
  });

  test('that is a package that is not installed is reported with the command that installs it', async () => {
    await writeFiles(root, { 'content/collect.js': `import 'acme-gone';\n${collector()}` });
    const { diagnostics } = await buildSite(root, 'dist');
    expect(placesOf(diagnostics)).toEqual(['demos/missing-package content/collect.js:1:8']);
    expect(diagnostics[0]?.hint).toMatch(/npm install/);
  });
});
