// Sites of a size that nobody writes by hand: a page of 50 MB, a tree of 300 levels, 500 MB of files that are published as they are.
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { IS_LONG } from '../../support/long-run.ts';
import { tempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';
import { buildSite, mustBuild, placesOf } from '../support/build-site.ts';
import { smallest } from '../support/smallest.ts';

const MB = 1024 * 1024;

test('a page of 50 MB is an error, and no page is published', async () => {
  const root = tempDir();
  await writeFiles(root, {
    ...smallest,
    'content/ui/large.md': `# Large\n\n${'word *b* [c](d)\n'.repeat((50 * MB) / 16)}`,
  });
  const { ok, run, diagnostics } = await buildSite(root, 'dist');
  expect([ok, run.code]).toEqual([false, 1]);
  expect(placesOf(diagnostics)).toContain('markdown/too-complex content/ui/large.md:1:1');
});

/** A tree in which each level is the only child of the one above, with the one page at the bottom. */
function treeOf(levels: number): string {
  let node: object = { pathname: '/ui/button/' };
  for (let level = levels - 1; level > 0; level--) node = { pathname: `/ui/level-${level}`, children: [node] };
  return JSON.stringify([{ pathname: '/ui/' }, node]);
}

test('a page tree of 100 levels is built', async () => {
  const root = tempDir();
  await writeFiles(root, { ...smallest, 'content/ui/pages.json': treeOf(100) });
  const { routes } = await mustBuild(root, 'dist');
  expect(routes).toBe(2);
});

test.each([101, 300])('a page tree of %i levels is an error', async (levels) => {
  const root = tempDir();
  await writeFiles(root, { ...smallest, 'content/ui/pages.json': treeOf(levels) });
  const { diagnostics } = await buildSite(root, 'dist');
  expect(diagnostics).toMatchObject([{ code: 'tree/invalid-field', at: { file: 'content/ui/pages.json' } }]);
  expect(diagnostics[0]?.message).toContain('more than 100 levels');
});

test('a page tree of 101 levels in the config is an error', async () => {
  const root = tempDir();
  const config = smallest['site.config.ts']?.replace("contentDir: 'content/ui'", `$&, pages: ${treeOf(101)}`) ?? '';
  await writeFiles(root, { ...smallest, 'site.config.ts': config });
  const { diagnostics } = await buildSite(root, 'dist');
  expect(diagnostics).toMatchObject([{ code: 'tree/invalid-field', at: { file: 'site.config.ts', line: 3 } }]);
});

test.runIf(IS_LONG)('500 MB of files are streamed', { timeout: 600_000 }, async () => {
  const root = tempDir();
  await writeFiles(root, smallest);
  const small = await mustBuild(root, 'dist');
  await mkdir(join(root, 'public'));
  for (let index = 0; index < 5; index++) {
    const file = await open(join(root, 'public', `${index}.bin`), 'w');
    await file.truncate(100 * MB); // Holes: they take no room before they are published.
    await file.close();
  }
  const large = await mustBuild(root, 'dist', { args: ['--no-cache'] });
  expect(large.peakRssMb - small.peakRssMb).toBeLessThan(150);
});
