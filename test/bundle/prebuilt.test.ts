// The prebuilt scripts and styles of docs-gen: the same as those bundled for a site.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundleSite } from '../../src/bundle/bundle.ts';
import { bundleLiveClient } from '../../src/bundle/live-client.ts';
import { textRuns } from '../../src/bundle/own-texts.ts';
import { readPrebuilt } from '../../src/bundle/prebuilt.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { packageRoot, prebuiltFile, prebuiltLiveClient } from '../../src/lib/node/package-root.ts';
import type { ReactMode } from '../../src/model/bundle.ts';
import { siteTheme } from '../../src/theme/site-theme.ts';
import { testSite } from '../support/site.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

/** As `scripts/bundle-cli.mjs` wrote them before the tests. */
const PREBUILT = join(packageRoot, 'dist-cli');
const FILE = prebuiltFile(PREBUILT, false, 'production');
const FILE_WITH_DEMOS = prebuiltFile(PREBUILT, true, 'production');
const FILE_IN_SESSIONS = prebuiltFile(PREBUILT, true, 'development');
const LIVE_CLIENT = prebuiltLiveClient(PREBUILT);
const folders = { root: packageRoot, packageRoot };

interface Bundled {
  readonly config?: Readonly<Record<string, unknown>>;
  readonly root?: string;
  readonly hasDemos?: boolean;
  readonly mode?: ReactMode;
}

async function bundle(prebuilt: string | null, asked: Bundled) {
  const { config = {}, root = packageRoot, hasDemos = false, mode = 'production' } = asked;
  const site = { ...testSite(config), root };
  const published = { has: () => true, nearest: () => null };
  const input = { packageRoot, themeCss: siteTheme(site), published, hasDemos, mode, prebuilt };
  const { value } = await bundleSite(site, input, { fs: createFileSystem() });
  if (!value) throw new Error('There is no bundle.');
  const { artifacts, ...rest } = value;
  return { ...rest, files: artifacts.map(({ path, body }) => [path, Buffer.from(body).toString('base64')]) };
}

describe("docs-gen's own scripts and styles, bundled with the program", () => {
  test.each([
    ['that says nothing else', {}],
    ['with demos', { hasDemos: true }],
    ['below another address', { config: { base: '/docs/' } }],
    ['with budgets', { config: { budgets: { js: '1 MB' } } }],
    ['with a colour', { config: { theme: { color: '#0b739e' } } }],
    ['with other names in the storage', { config: { storagePrefix: 'acme' } }],
    ['with an announcement', { config: { announcement: { id: 'a', text: 'New', until: '2030-01-01T00:00:00Z' } } }],
    ['that takes its service worker back', { config: { serviceWorker: { killSwitch: true } } }],
  ] satisfies [string, Bundled][])('are the same as bundled for a site %s', async (_name, site) => {
    const prebuilt = await bundle('hasDemos' in site ? FILE_WITH_DEMOS : FILE, site);
    expect(prebuilt).toEqual(await bundle(null, site));
    expect(prebuilt.files.length).toBeGreaterThan(20);
  });

  test('are the same as bundled for a session', async () => {
    const site = { hasDemos: true, mode: 'development' } as const;
    const prebuilt = await bundle(FILE_IN_SESSIONS, site);
    expect(prebuilt).toEqual(await bundle(null, site));
    expect(prebuilt.react).not.toBe((await bundle(FILE_WITH_DEMOS, { hasDemos: true })).react);
  });

  test('are the same as bundled for a site with a style sheet', async () => {
    const root = tempDir();
    await writeFiles(root, { 'own.css': '.own { color: red }' });
    const site = { root, config: { css: ['own.css'] } };
    expect(await bundle(FILE, site)).toEqual(await bundle(null, site));
  });

  test('are the same as bundled for live editing', async () => {
    const bundled = async (file: string | null) => {
      const { artifacts, ...rest } = await bundleLiveClient(packageRoot, file);
      return { ...rest, files: artifacts.map(({ body, ...facts }) => [facts, Buffer.from(body).toString()]) };
    };
    const prebuilt = await bundled(LIVE_CLIENT);
    expect(prebuilt).toEqual(await bundled(null));
    expect(prebuilt.packages.some((folder) => folder.endsWith('node_modules/@codemirror/view'))).toBe(true);
  });

  test('are complete for a site without further settings', () => {
    const site = testSite();
    const own = readPrebuilt(FILE, folders);
    expect(own?.styles({ themeCss: siteTheme(site), files: [] })).not.toBeNull();
    expect(Object.values(textRuns(site)).filter((run) => own?.text(run) === null)).toEqual([]);
  });

  test('are not used if the site has another version of React', () => {
    expect(existsSync(FILE)).toBe(true);
    expect(readPrebuilt(FILE, folders)).not.toBeNull();
    const other = join(tempDir(), 'own-files.json');
    const files = JSON.parse(readFileSync(FILE, 'utf8'));
    const [name] = Object.keys(files.packages).filter((path) => path.startsWith('react-dom/'));
    writeFileSync(other, JSON.stringify({ ...files, packages: { ...files.packages, [String(name)]: 'other' } }));
    expect(readPrebuilt(other, folders)).toBeNull();
    expect(readPrebuilt(join(tempDir(), 'none.json'), folders)).toBeNull();
  });
});
