// The bundle of a site: the same bytes in every folder, small scripts, one React.
import { cp, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundleSite } from '../../src/bundle/bundle.ts';
import type { Bundle } from '../../src/model/bundle.ts';
import { testSite } from '../support/site.ts';
import { sharedTempDir, tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { ALL, deps, packageCopy, REPO, THEME, textOf } from './package-copy.ts';

async function build(
  root: string,
  packageRoot: string,
  config: Readonly<Record<string, unknown>> = {},
): Promise<Bundle> {
  const { value, diagnostics } = await bundleSite(
    { ...testSite(config), root },
    { packageRoot, themeCss: THEME, published: ALL, hasDemos: false, mode: 'production', prebuilt: null },
    deps,
  );
  expect(diagnostics).toEqual([]);
  if (!value) throw new Error('There is no bundle.');
  return value;
}

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
    const input = {
      packageRoot: dir,
      themeCss: THEME,
      published: ALL,
      hasDemos: false,
      mode: 'production' as const,
      prebuilt: null,
    };
    const { diagnostics } = await bundleSite(site, input, deps);
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['bundle/no-analytics-function', 'own.ts does not have a default export; it exports send.'],
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

    test('looks for crawlers and previews in the inline script only if the site has ads', async () => {
      expect(plain.beforePaint).not.toContain('no-ads');
      const { beforePaint } = await build(dir, dir, { ads: {} });
      expect(beforePaint).toContain('no-ads');
      expect(beforePaint).toContain('acme.example');
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
