import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bundleSite } from '../../src/bundle/bundle.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { PAGE_SHEETS } from '../../src/lib/page-sheets.ts';
import type { Bundle } from '../../src/model/bundle.ts';
import { testSite } from '../support/site.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const REPO = join(import.meta.dirname, '../..');
const deps = { fs: createFileSystem() };
const THEME = ':root{--brand:#123456}';
/** Every address that starts with a slash leads to a file. */
const ALL = { has: () => true, nearest: () => null };
const FONT =
  "@font-face{font-family:T;src:url('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2') format('woff2')}";

/** A copy of docs-gen's browser sources, with packages of its own and a small style sheet. */
async function packageCopy(dir: string, css = `${FONT}\nbody{color:var(--brand)}`): Promise<string> {
  await cp(join(REPO, 'src'), join(dir, 'src'), { recursive: true });
  const sheets = PAGE_SHEETS.map(({ name }) => [`templates/styles/on-demand/${name}.css`, `.dg-${name} { margin: 0 }`]);
  await writeFiles(dir, {
    'templates/styles/main.css': css,
    'package.json': '{ "type": "module" }',
    ...Object.fromEntries(sheets),
  });
  await mkdir(join(dir, 'node_modules/@fontsource-variable'), { recursive: true });
  for (const name of [
    'react',
    'react-dom',
    'scheduler',
    'fastest-levenshtein',
    'web-vitals',
    '@fontsource-variable/inter',
  ]) {
    await cp(join(REPO, 'node_modules', name), join(dir, 'node_modules', name), { recursive: true });
  }
  return dir;
}

async function build(
  root: string,
  packageRoot: string,
  config: Readonly<Record<string, unknown>> = {},
): Promise<Bundle> {
  const { value, diagnostics } = await bundleSite(
    { ...testSite(config), root },
    { packageRoot, themeCss: THEME, published: ALL, hasDemos: false },
    deps,
  );
  expect(diagnostics).toEqual([]);
  if (!value) throw new Error('There is no bundle.');
  return value;
}

const textOf = (bundle: Bundle, pattern: RegExp): string => {
  const found = bundle.artifacts.find(({ path }) => pattern.test(path));
  if (!found) throw new Error(`No ${pattern} among ${bundle.artifacts.map(({ path }) => path).join(', ')}.`);
  return Buffer.from(found.body).toString();
};
const snapshotOf = (bundle: Bundle) =>
  bundle.artifacts.map(({ path, body }) => [path, Buffer.from(body).toString('base64')]);

describe('bundleSite', () => {
  test('gives hashed files that may be cached for ever', async () => {
    const dir = await packageCopy(tempDir());
    const bundle = await build(dir, dir);
    for (const { path, immutable, type } of bundle.artifacts) {
      expect(path).toMatch(/^assets\/[\w-]+-[0-9a-f]{10}\.(?:js|css|woff2)$/);
      expect(type).toBe(path.endsWith('.js') ? 'text/javascript' : path.endsWith('.css') ? 'text/css' : 'font/woff2');
      expect(immutable).toBe(true);
    }
    expect(bundle.script).toMatch(/^assets\/entry-/);
    expect(bundle.styles).toEqual([expect.stringMatching(/^assets\/main-/)]);
    expect(bundle.fonts).toEqual([expect.stringMatching(/^assets\/inter-latin-wght-normal-.*\.woff2$/)]);
    const paths = bundle.artifacts.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining([bundle.script, ...bundle.styles, ...bundle.fonts]));
  });

  test('the same sources in another folder give the same bytes under the same names', async () => {
    const first = await packageCopy(tempDir());
    const second = await packageCopy(join(tempDir(), 'somewhere', 'deeper down'));
    expect(snapshotOf(await build(second, second))).toEqual(snapshotOf(await build(first, first)));
  });

  test('packages behind a link give the same bytes under the same names', async () => {
    const whole = await packageCopy(tempDir());
    const linked = await packageCopy(tempDir());
    const elsewhere = join(tempDir(), 'shared', 'node_modules');
    await cp(join(linked, 'node_modules'), elsewhere, { recursive: true });
    await rm(join(linked, 'node_modules'), { recursive: true });
    await symlink(elsewhere, join(linked, 'node_modules'));
    expect(snapshotOf(await build(linked, linked))).toEqual(snapshotOf(await build(whole, whole)));
  });

  test('the folder of the site does not matter either', async () => {
    const dir = await packageCopy(tempDir());
    expect(snapshotOf(await build(join(tempDir()), dir))).toEqual(snapshotOf(await build(join(tempDir()), dir)));
  });

  test('works through a symbolic link', async () => {
    const dir = await packageCopy(tempDir());
    const link = join(tempDir(), 'link');
    await symlink(dir, link);
    expect(snapshotOf(await build(link, link))).toEqual(snapshotOf(await build(dir, dir)));
  });

  test('the theme comes first in the style sheet, and fonts are found relative to it', async () => {
    const dir = await packageCopy(tempDir());
    const css = textOf(await build(dir, dir), /main-\w+\.css$/);
    expect(css.indexOf('--brand:#123456')).toBe(':root{'.length);
    expect(css).toMatch(/url\("?\.\/inter-latin-wght-normal-\w+\.woff2"?\)/);
  });

  test("the project's own React is the only copy", async () => {
    const dir = await packageCopy(tempDir());
    const root = tempDir();
    await cp(join(REPO, 'node_modules/react'), join(root, 'node_modules/react'), { recursive: true });
    await cp(join(REPO, 'node_modules/react-dom'), join(root, 'node_modules/react-dom'), { recursive: true });
    await cp(join(REPO, 'node_modules/scheduler'), join(root, 'node_modules/scheduler'), { recursive: true });
    await writeFiles(root, {
      'node_modules/react/index.js':
        "module.exports = Object.assign({ mark: 'react of the project' }, require('./cjs/react.production.js'));",
    });
    const all = (await build(root, dir)).artifacts
      .filter(({ path }) => path.endsWith('.js'))
      .map(({ body }) => Buffer.from(body).toString());
    const count = (mark: string) => all.reduce((sum, text) => sum + text.split(mark).length - 1, 0);
    expect(count('react of the project')).toBe(1);
    expect(count('.useSyncExternalStore=function')).toBe(1);
  });

  test('every page loads little, and React only on demand', async () => {
    const dir = await packageCopy(tempDir());
    const bundle = await build(dir, dir);
    const entry = textOf(bundle, /entry-/);
    const idle = textOf(bundle, /reading-/);
    expect(gzipSync(entry).length).toBeLessThanOrEqual(4 * 1024);
    expect(gzipSync(idle).length).toBeLessThanOrEqual(2 * 1024);
    expect(idle).not.toMatch(/\bimport\b/); // One file, and all of it.
    expect(entry).not.toMatch(/(?:^|;)import[ "{*]/); // Nothing else is needed to start.
    expect(entry).not.toContain('react.transitional.element');
    for (const name of ['hydrate', 'ColorModeToggle', 'keys', 'phone-menu'])
      expect(entry).toMatch(new RegExp(`import\\("\\./${name}-[0-9a-f]{10}\\.js"\\)`));
    expect(bundle.beforePaint.length).toBeLessThanOrEqual(1024);
    expect(bundle.beforePaint).toContain('"mui"');
    const atOnce = [entry, idle, bundle.beforePaint].reduce((sum, text) => sum + gzipSync(text).length, 0);
    expect(atOnce).toBeLessThan(8 * 1024);
    // Pages with demos, or with tabs of the same code in two languages: the rest is for readers who prefer another one.
    const choices = textOf(bundle, /code-choices-/);
    expect(choices).not.toMatch(/\bimport\b/);
    const withCode = atOnce + gzipSync(bundle.beforeCode).length;
    expect(withCode).toBeLessThan(8 * 1024);
    expect(withCode + gzipSync(choices).length).toBeLessThan(9 * 1024);
  });

  test('publishes the worker that the config asks for', async () => {
    const dir = await packageCopy(tempDir());
    const worker = (await build(dir, dir)).serviceWorker;
    const killer = (await build(dir, dir, { serviceWorker: { killSwitch: true } })).serviceWorker;
    expect(worker).toContain('"fetch"');
    expect(killer).toContain('unregister');
    expect(killer).not.toContain('"fetch"');
  });

  test('publishes scripts of services only where one is on', async () => {
    const dir = await packageCopy(tempDir());
    const without = await build(dir, dir);
    expect(without.services).toBeNull();
    expect(without.artifacts.filter(({ path }) => path.startsWith('assets/services/'))).toEqual([]);
    const root = tempDir();
    await writeFiles(root, { 'own.ts': 'export default (name: string): void => console.log(name);' });
    const { services, artifacts } = await build(root, dir, { analytics: { adapter: { module: './own.ts' } } });
    expect(services?.ownAnalytics).toMatch(/^assets\/services\/own-analytics-[0-9a-f]{10}\.js$/);
    const text = (path: string | null | undefined) =>
      Buffer.from(artifacts.find((file) => file.path === path)?.body ?? '').toString();
    expect(text(services?.ownAnalytics)).toContain('console.log');
    // What starts on every page is small, and brings neither the adapters nor the package for web vitals along.
    expect(gzipSync(text(services?.script)).length).toBeLessThanOrEqual(2 * 1024);
    expect(text(services?.script)).not.toMatch(/dataLayer|LCP/);
  });

  test('an analytics module without a default export is told', async () => {
    const dir = await packageCopy(tempDir());
    const root = tempDir();
    await writeFiles(root, { 'own.ts': 'export const send = (name: string): void => console.log(name);' });
    const site = { ...testSite({ analytics: { adapter: { module: './own.ts' } } }), root };
    const input = { packageRoot: dir, themeCss: THEME, published: ALL, hasDemos: false };
    const { diagnostics } = await bundleSite(site, input, deps);
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['bundle/no-analytics-function', 'own.ts has no default export; it exports send.'],
    ]);
  });

  test('the announcement costs the inline script of other sites nothing', async () => {
    const dir = await packageCopy(tempDir());
    const [without, announced] = await Promise.all([
      build(dir, dir),
      build(dir, dir, { announcement: { id: 'v2', text: 'Out', until: '2030-01-01T00:00:00Z' } }),
    ]);
    expect(without.beforePaint).not.toContain('announcement');
    expect(announced.beforePaint).toContain('mui-announcement');
    expect(announced.beforePaint.length - without.beforePaint.length).toBeLessThan(256);
  });

  test('the storage prefix of the config reaches the inline script', async () => {
    const dir = await packageCopy(tempDir());
    expect((await build(dir, dir, { storagePrefix: 'acme' })).beforePaint).toContain('"acme"');
  });
});

describe("the project's own style sheets", () => {
  const files = {
    'my/styles/b.css': '.b{color:red}',
    'my/styles/a.css': '.a{color:red;background:url("./dot.svg")}',
    'my/styles/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'css/own.css':
      "@import './more.css';\n.own{background:url(/public.png)}.web{background:url(https://a.example/a.png)}",
    'css/more.css': '.more{color:red}',
  };
  const config = { templates: 'my', css: ['css/own.css'], base: '/docs/' };

  test('come after ours, those of the templates folder first, with their files under hashed names', async () => {
    const dir = await packageCopy(tempDir());
    const root = tempDir();
    await writeFiles(root, files);
    const bundle = await build(root, dir, config);
    const css = textOf(bundle, /main-.*\.css$/);
    const order = ['body{', '.a{', '.b{', '.more{', '.own{'].map((rule) => css.indexOf(rule));
    expect([...order].sort((a, b) => a - b)).toEqual(order);
    expect(order[0]).toBeGreaterThan(0);
    const dot = bundle.artifacts.find(({ path }) => path.endsWith('.svg'));
    expect(dot?.path).toMatch(/^assets\/dot-[0-9a-f]{10}\.svg$/);
    expect(css).toContain(`url("./${dot?.path.slice('assets/'.length)}")`);
  });

  test('may point to public files, which get the base, and to other hosts', async () => {
    const dir = await packageCopy(tempDir());
    const root = tempDir();
    await writeFiles(root, files);
    const css = textOf(await build(root, dir, config), /main-.*\.css$/);
    expect(css).toContain('url(/docs/public.png)');
    expect(css).toContain('url(https://a.example/a.png)');
  });

  test('are told with their place when they point nowhere', async () => {
    const dir = await packageCopy(tempDir());
    const root = tempDir();
    await writeFiles(root, { ...files, 'css/more.css': '.more{\n  background: url(gone.png);\n}' });
    const site = { ...testSite(config), root };
    const { diagnostics } = await bundleSite(
      site,
      { packageRoot: dir, themeCss: THEME, published: ALL, hasDemos: false },
      deps,
    );
    expect(diagnostics.map(({ code, at }) => [code, at])).toEqual([
      ['bundle/failed', { file: 'css/more.css', line: 2, column: 15, length: 13 }],
    ]);
  });
});

describe('an address of a public file in a style sheet', () => {
  const css = '.a{background:url(/hero.png)}\n.b{\n  background: url("/heroo.png?v=1");\n}';
  const published = {
    has: (path: string) => path === '/hero.png',
    nearest: (path: string) => (path === '/heroo.png' ? '/hero.png' : null),
  };

  test.each([['error'], ['warning'], ['off']])(
    'is told at its place when nothing lies there: links.dead %s',
    async (dead) => {
      const dir = await packageCopy(tempDir());
      const root = tempDir();
      await writeFiles(root, { 'own.css': css });
      const site = { ...testSite({ css: ['own.css'], links: { dead } }), root };
      const { value, diagnostics } = await bundleSite(
        site,
        { packageRoot: dir, themeCss: THEME, published, hasDemos: false },
        deps,
      );
      expect(value === null).toBe(false);
      expect(diagnostics).toMatchObject(
        dead === 'off'
          ? []
          : [
              {
                code: 'bundle/dead-file',
                severity: dead,
                message: 'The style sheet names /heroo.png?v=1, which is no file of this site.',
                hint: 'did you mean "/hero.png"?',
                at: { file: 'own.css', line: 3, column: 19 },
              },
            ],
      );
      expect(diagnostics).toHaveLength(dead === 'off' ? 0 : 1);
    },
  );

  test('in other letters than the file is told without a path of the machine', async () => {
    const dir = await packageCopy(tempDir());
    const root = tempDir();
    await writeFiles(root, { 'own.css': '.a{background:url(./Logo.PNG)}', 'logo.png': 'x' });
    const site = { ...testSite({ css: ['own.css'] }), root };
    const { diagnostics } = await bundleSite(
      site,
      { packageRoot: dir, themeCss: THEME, published, hasDemos: false },
      deps,
    );
    expect(diagnostics.map(({ code, at }) => [code, at?.file])).toEqual([['bundle/unreadable-file', 'own.css']]);
    expect(JSON.stringify(diagnostics)).toContain('./Logo.PNG');
    expect(JSON.stringify(diagnostics)).not.toContain(root);
  });
});

describe('what can not be built', () => {
  test('is a diagnostic with file, line and column', async () => {
    const dir = await packageCopy(tempDir(), "/* Styles */\n\n@import './missing.css';\n");
    const { value, diagnostics } = await bundleSite(
      { ...testSite(), root: dir },
      { packageRoot: dir, themeCss: THEME, published: ALL, hasDemos: false },
      deps,
    );
    expect(value === null).toBe(true);
    expect(diagnostics).toMatchObject([
      {
        code: 'bundle/failed',
        severity: 'error',
        message: 'The browser files could not be built: Could not resolve "./missing.css"',
        at: { file: 'templates/styles/main.css', line: 3, column: 9, length: 15 },
      },
    ]);
  });

  test('columns count characters, not bytes', async () => {
    const dir = await packageCopy(tempDir(), ".äöü{background:url('./gone.png')}");
    const { diagnostics } = await bundleSite(
      { ...testSite(), root: dir },
      { packageRoot: dir, themeCss: THEME, published: ALL, hasDemos: false },
      deps,
    );
    expect(diagnostics[0]?.at).toMatchObject({ line: 1, column: 21 });
  });

  test('a missing React says how to get it', async () => {
    const dir = tempDir();
    await cp(join(REPO, 'src'), join(dir, 'src'), { recursive: true });
    await cp(join(REPO, 'node_modules/fastest-levenshtein'), join(dir, 'node_modules/fastest-levenshtein'), {
      recursive: true,
    });
    await writeFiles(dir, { 'templates/styles/main.css': '' });
    const { value, diagnostics } = await bundleSite(
      { ...testSite(), root: dir },
      { packageRoot: dir, themeCss: '', published: ALL, hasDemos: false },
      deps,
    );
    expect(value === null).toBe(true);
    expect(diagnostics.map(({ hint }) => hint)).toContain('install it beside the content: npm install react-dom');
  });

  test('a slip in a style sheet is a warning', async () => {
    const dir = await packageCopy(tempDir(), 'a{colr red}');
    const { value, diagnostics } = await bundleSite(
      { ...testSite(), root: dir },
      { packageRoot: dir, themeCss: THEME, published: ALL, hasDemos: false },
      deps,
    );
    expect(value === null).toBe(false);
    expect(diagnostics).toMatchObject([
      { code: 'bundle/warning', severity: 'warning', at: { file: 'templates/styles/main.css', line: 1 } },
    ]);
  });
});
