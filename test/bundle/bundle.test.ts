import { cp, mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { bundleSite } from '../../src/bundle/bundle.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { createWarmMemo } from '../../src/lib/node/warm-memo.ts';
import { PAGE_SHEETS } from '../../src/lib/page-sheets.ts';
import type { Bundle, PublishedFiles } from '../../src/model/bundle.ts';
import { testSite } from '../support/site.ts';
import { sharedTempDir, tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const REPO = join(import.meta.dirname, '../..');
const deps = { fs: createFileSystem() };
const THEME = ':root{--brand:#123456}';
/** Every address that starts with a slash leads to a file. */
const ALL = { has: () => true, nearest: () => null };
const FONT =
  "@font-face{font-family:T;src:url('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2') format('woff2')}";
const CSS = `${FONT}\nbody{color:var(--brand)}`;

/** A copy of docs-gen's browser sources, with packages of its own and a small style sheet. */
async function packageCopy(dir: string): Promise<string> {
  await cp(join(REPO, 'src'), join(dir, 'src'), { recursive: true });
  const sheets = PAGE_SHEETS.map(({ name }) => [`templates/styles/on-demand/${name}.css`, `.dg-${name} { margin: 0 }`]);
  await writeFiles(dir, {
    'templates/styles/main.css': CSS,
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
    'minisearch',
    '@fontsource-variable/inter',
  ]) {
    await cp(join(REPO, 'node_modules', name), join(dir, 'node_modules', name), { recursive: true, filter: isShipped });
  }
  return dir;
}

/** Of packages, what no bundle for readers holds is most of their bytes. */
const isShipped = (path: string): boolean =>
  !/\.map$|\.development\.js$|[-.](?:server|profiling)\b.*\.js$|\.woff2$/.test(path) ||
  path.endsWith('/inter-latin-wght-normal.woff2');

async function build(
  root: string,
  packageRoot: string,
  config: Readonly<Record<string, unknown>> = {},
): Promise<Bundle> {
  const { value, diagnostics } = await bundleSite(
    { ...testSite(config), root },
    { packageRoot, themeCss: THEME, published: ALL, hasDemos: false, prebuilt: null },
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

describe('the bundle of a site', () => {
  const dir = sharedTempDir();
  let plain: Bundle;
  beforeAll(async () => {
    await packageCopy(dir);
    plain = await build(dir, dir);
  });

  test('has hashed files that may be cached forever', () => {
    const bundle = plain;
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

  test('has the same bytes and names for the same sources in another folder', async () => {
    const second = await packageCopy(join(tempDir(), 'somewhere', 'deeper down'));
    expect(snapshotOf(await build(second, second))).toEqual(snapshotOf(plain));
  });

  test('has the same bytes and names if node_modules is a link', async () => {
    const linked = await packageCopy(tempDir());
    const elsewhere = join(tempDir(), 'shared', 'node_modules');
    await cp(join(linked, 'node_modules'), elsewhere, { recursive: true });
    await rm(join(linked, 'node_modules'), { recursive: true });
    await symlink(elsewhere, join(linked, 'node_modules'));
    expect(snapshotOf(await build(linked, linked))).toEqual(snapshotOf(plain));
  });

  test('has the same bytes for any folder of the site', async () => {
    expect(snapshotOf(await build(tempDir(), dir))).toEqual(snapshotOf(plain));
  });

  test('has the same bytes if docs-gen is reached through a link', async () => {
    const link = join(tempDir(), 'link');
    await symlink(dir, link);
    expect(snapshotOf(await build(link, link))).toEqual(snapshotOf(plain));
  });

  test('has the theme first in its style sheet, and font URLs relative to it', () => {
    const css = textOf(plain, /main-\w+\.css$/);
    expect(css.indexOf('--brand:#123456')).toBe(':root{'.length);
    expect(css).toMatch(/url\("?\.\/inter-latin-wght-normal-\w+\.woff2"?\)/);
  });

  test('contains only the React of the project', async () => {
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

  test('has small scripts for every page, and loads React only on demand', () => {
    const bundle = plain;
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

  test('contains scripts of services only if one is on', async () => {
    expect(plain.services).toBeNull();
    expect(plain.artifacts.filter(({ path }) => path.startsWith('assets/services/'))).toEqual([]);
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

  test('is reported if the analytics module has no default export', async () => {
    const root = tempDir();
    await writeFiles(root, { 'own.ts': 'export const send = (name: string): void => console.log(name);' });
    const site = { ...testSite({ analytics: { adapter: { module: './own.ts' } } }), root };
    const input = { packageRoot: dir, themeCss: THEME, published: ALL, hasDemos: false, prebuilt: null };
    const { diagnostics } = await bundleSite(site, input, deps);
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['bundle/no-analytics-function', 'own.ts has no default export; it exports send.'],
    ]);
  });

  describe('with a configured announcement, storage prefix and service worker', () => {
    let told: Bundle;
    beforeAll(async () => {
      told = await build(dir, dir, {
        announcement: { id: 'v2', text: 'Out', until: '2030-01-01T00:00:00Z' },
        storagePrefix: 'acme',
        serviceWorker: { killSwitch: true },
      });
    });

    test('contains the configured service worker', () => {
      expect(plain.serviceWorker).toContain('"fetch"');
      expect(told.serviceWorker).toContain('unregister');
      expect(told.serviceWorker).not.toContain('"fetch"');
    });

    test('has the announcement in the inline script only if there is one', () => {
      expect(plain.beforePaint).not.toContain('announcement');
      expect(told.beforePaint).toContain('acme-announcement');
      expect(told.beforePaint.length - plain.beforePaint.length).toBeLessThan(256);
    });

    test('has the storage prefix in the inline script', () => {
      expect(told.beforePaint).toContain('"acme"');
      expect(told.beforePaint).not.toContain('"mui"');
    });
  });
});

/** Sites of one folder above one package: scripts are built for the first alone, as in a session. */
const styled = { packageRoot: sharedTempDir(), root: sharedTempDir(), memo: createWarmMemo().memo };

function bundleStyles(config: Readonly<Record<string, unknown>>, published: PublishedFiles = ALL, root = styled.root) {
  const { packageRoot, memo } = styled;
  const input = { packageRoot, themeCss: THEME, published, hasDemos: false, prebuilt: null };
  return bundleSite({ ...testSite(config), root }, input, { ...deps, memo });
}

/** With another style sheet of docs-gen until the test is over. */
async function bundleMain(css: string) {
  await writeFiles(styled.packageRoot, { 'templates/styles/main.css': css });
  onTestFinished(() => writeFiles(styled.packageRoot, { 'templates/styles/main.css': CSS }));
  return bundleStyles({}, ALL, styled.packageRoot);
}

beforeAll(() => packageCopy(styled.packageRoot));

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

  let bundle: Bundle;
  beforeAll(async () => {
    await writeFiles(styled.root, files);
    const { value, diagnostics } = await bundleStyles(config);
    expect(diagnostics).toEqual([]);
    if (!value) throw new Error('There is no bundle.');
    bundle = value;
  });

  test('come after those of docs-gen, first those of the templates folder, with their files under hashed names', () => {
    const css = textOf(bundle, /main-.*\.css$/);
    const order = ['body{', '.a{', '.b{', '.more{', '.own{'].map((rule) => css.indexOf(rule));
    expect([...order].sort((a, b) => a - b)).toEqual(order);
    expect(order[0]).toBeGreaterThan(0);
    const dot = bundle.artifacts.find(({ path }) => path.endsWith('.svg'));
    expect(dot?.path).toMatch(/^assets\/dot-[0-9a-f]{10}\.svg$/);
    expect(css).toContain(`url("./${dot?.path.slice('assets/'.length)}")`);
  });

  test('may contain URLs of public files, which get the base, and of other hosts', () => {
    const css = textOf(bundle, /main-.*\.css$/);
    expect(css).toContain('url(/docs/public.png)');
    expect(css).toContain('url(https://a.example/a.png)');
  });

  test('are reported at the place of a broken URL', async () => {
    await writeFiles(styled.root, { 'css/more.css': '.more{\n  background: url(gone.png);\n}' });
    const { diagnostics } = await bundleStyles(config);
    expect(diagnostics.map(({ code, at }) => [code, at])).toEqual([
      ['bundle/failed', { file: 'css/more.css', line: 2, column: 15, length: 13 }],
    ]);
  });
});

describe('a URL of a public file in a style sheet', () => {
  const css = '.a{background:url(/hero.png)}\n.b{\n  background: url("/heroo.png?v=1");\n}';
  const published = {
    has: (path: string) => path === '/hero.png',
    nearest: (path: string) => (path === '/heroo.png' ? '/hero.png' : null),
  };

  test.each([['error'], ['warning'], ['off']])(
    'is reported at its place if the file does not exist: links.dead %s',
    async (dead) => {
      await writeFiles(styled.root, { 'own.css': css });
      const { value, diagnostics } = await bundleStyles({ css: ['own.css'], links: { dead } }, published);
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

  test('in another case than the file is reported without a path of the machine', async () => {
    await writeFiles(styled.root, { 'own.css': '.a{background:url(./Logo.PNG)}', 'logo.png': 'x' });
    const { diagnostics } = await bundleStyles({ css: ['own.css'] }, published);
    expect(diagnostics.map(({ code, at }) => [code, at?.file])).toEqual([['bundle/unreadable-file', 'own.css']]);
    expect(JSON.stringify(diagnostics)).toContain('./Logo.PNG');
    expect(JSON.stringify(diagnostics)).not.toContain(styled.root);
  });
});

describe('a bundle error', () => {
  test('is reported with file, line and column', async () => {
    const { value, diagnostics } = await bundleMain("/* Styles */\n\n@import './missing.css';\n");
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

  test('has a column in characters, not bytes', async () => {
    const { diagnostics } = await bundleMain(".äöü{background:url('./gone.png')}");
    expect(diagnostics[0]?.at).toMatchObject({ line: 1, column: 21 });
  });

  test('of a missing React has the command that installs it', async () => {
    const dir = tempDir();
    await cp(join(REPO, 'src'), join(dir, 'src'), { recursive: true });
    await cp(join(REPO, 'node_modules/fastest-levenshtein'), join(dir, 'node_modules/fastest-levenshtein'), {
      recursive: true,
    });
    await writeFiles(dir, { 'templates/styles/main.css': '' });
    const { value, diagnostics } = await bundleSite(
      { ...testSite(), root: dir },
      { packageRoot: dir, themeCss: '', published: ALL, hasDemos: false, prebuilt: null },
      deps,
    );
    expect(value === null).toBe(true);
    expect(diagnostics.map(({ hint }) => hint)).toContain('install it beside the content: npm install react-dom');
  });

  test('is only a warning for a mistake in a style sheet', async () => {
    const { value, diagnostics } = await bundleMain('a{colr red}');
    expect(value === null).toBe(false);
    expect(diagnostics).toMatchObject([
      { code: 'bundle/warning', severity: 'warning', at: { file: 'templates/styles/main.css', line: 1 } },
    ]);
  });
});
