import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundleSite } from '../../src/bundle/bundle.ts';
import { readPrebuilt } from '../../src/bundle/prebuilt.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { packageRoot } from '../../src/lib/node/package-root.ts';
import { testSite } from '../support/site.ts';
import { tempDir } from '../support/temp-dir.ts';

/** As `scripts/build-cli.mjs` wrote it before the tests. */
const FILE = join(packageRoot, 'dist-cli/own-scripts.json');
const folders = { root: packageRoot, packageRoot };

describe("docs-gen's own scripts, bundled with the program", () => {
  test.each([false, true])('are the same as bundled for the site (demos: %s)', async (hasDemos) => {
    const published = { has: () => true, nearest: () => null };
    const bundle = async (prebuilt: string | null) => {
      const input = { packageRoot, themeCss: '', published, hasDemos, prebuilt };
      const { value } = await bundleSite({ ...testSite({}), root: packageRoot }, input, { fs: createFileSystem() });
      return value?.artifacts.map(({ path, body }) => [path, Buffer.from(body).toString('base64')]);
    };
    const [prebuilt, built] = [await bundle(FILE), await bundle(null)];
    expect(prebuilt).toEqual(built);
    expect(prebuilt?.length).toBeGreaterThan(20);
  });

  test('are left where the site has another React', () => {
    expect(existsSync(FILE)).toBe(true);
    expect(readPrebuilt(FILE, false, folders)).not.toBeNull();
    const other = join(tempDir(), 'own-scripts.json');
    const scripts = JSON.parse(readFileSync(FILE, 'utf8'));
    const [name] = Object.keys(scripts.packages).filter((path) => path.startsWith('react-dom/'));
    writeFileSync(other, JSON.stringify({ ...scripts, packages: { ...scripts.packages, [String(name)]: 'other' } }));
    expect(readPrebuilt(other, false, folders)).toBeNull();
    expect(readPrebuilt(join(tempDir(), 'none.json'), false, folders)).toBeNull();
  });
});
