// A second build into the same folder: it writes what changed, removes what is gone, and leaves alone what is not its own.
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, mustBuild } from './support/build-site.ts';
import { changedPaths, listFiles, modifiedTimes, readPublished } from './support/published.ts';
import { smallest } from './support/smallest.ts';

const root = sharedTempDir();
const dist = join(root, 'dist');
const button = 'content/ui/button/button.md';
const otherPages = {
  'content/ui/deep/inside/card.md': '# Card\n\n<p class="description">A frame.</p>\n',
  'content/ui/deep/inside/list.md': '# List\n\n<p class="description">Rows.</p>\n',
};

beforeAll(async () => {
  await writeFiles(root, { ...smallest, ...otherPages });
  await mustBuild(root, 'dist');
});

/** Files that one more build changes, and how many it says it wrote. */
async function rebuild(): Promise<{ changed: string[]; written: number; stderr: string }> {
  const before = await readPublished(dist);
  const { written, run } = await mustBuild(root, 'dist');
  return { changed: changedPaths(before, await readPublished(dist)), written, stderr: run.stderr };
}

// Each test starts from what the one before it left: a site as it changes over time.
describe('the next build', () => {
  test('of the same content writes no file and touches none', async () => {
    const before = await modifiedTimes(dist);
    const { changed, written, stderr } = await rebuild();
    expect({ changed, written }).toEqual({ changed: [], written: 0 });
    expect(stderr).toContain(`Files: 0 written, ${before.size} unchanged, 0 removed.`);
    expect(await modifiedTimes(dist)).toEqual(before);
  });

  test('after one word changed writes that page, what the search knows of it, and the lists of hashes', async () => {
    const before = await modifiedTimes(dist);
    const word = smallest[button]?.replace('Press it.', 'Push it.') ?? '';
    await writeFile(join(root, button), word);
    const { changed, written } = await rebuild();
    const expected = [
      'asset-manifest.json',
      'assets/search-texts-ui-en-0.json',
      'assets/search-words-ui-en.json',
      'search.json',
      'sw.js',
      'ui/button/index.html',
    ];
    const plain = (paths: readonly string[]) => [...new Set(paths.map((path) => path.replace(/-[0-9a-f]{10}\./, '.')))];
    expect({ changed: plain(changed), written }).toEqual({ changed: expected, written: 6 });
    const touched = [...(await modifiedTimes(dist))].filter(([path, time]) => before.get(path) !== time);
    expect(plain(touched.map(([path]) => path))).toEqual(expected);
  });

  test('repairs a file that something else damaged', async () => {
    await writeFile(join(dist, 'ui/index.html'), 'damaged');
    const { changed, written } = await rebuild();
    expect({ changed, written }).toEqual({ changed: ['ui/index.html'], written: 1 });
  });

  test('removes the page that is gone, and leaves its neighbour', async () => {
    await rm(join(root, 'content/ui/deep/inside/list.md'));
    const { changed } = await rebuild();
    expect(changed).toContain('ui/deep/inside/list/index.html');
    expect((await listFiles(dist)).filter((path) => path.startsWith('ui/deep/'))).toEqual([
      'ui/deep/inside/card/index.html',
    ]);
  });

  test('leaves files that are not its own, in whatever folder', async () => {
    const foreign = { CNAME: 'acme.example\n', 'ui/deep/inside/card/notes.txt': 'mine' };
    await writeFiles(dist, foreign);
    await rm(join(root, 'content/ui/deep/inside/card.md'));
    const { stderr } = await rebuild();
    expect(stderr).toMatch(/, 5 removed\./); // The page, the list of pages that held it, and three files of the search.
    const files = await readPublished(dist);
    expect([...files.keys()].filter((path) => path.startsWith('ui/deep/'))).toEqual(['ui/deep/inside/card/notes.txt']);
    for (const [path, content] of Object.entries(foreign)) expect(files.get(path)?.toString()).toBe(content);
    expect(files.get('asset-manifest.json')?.toString()).not.toContain('CNAME');
  });

  test('removes the folders that its own removals empty', async () => {
    await writeFiles(root, { 'content/ui/a/b/c.md': '# C\n\n<p class="description">Deep.</p>\n' });
    await mustBuild(root, 'dist');
    expect(await listFiles(dist)).toContain('ui/a/b/c/index.html');
    await rm(join(root, 'content/ui/a'), { recursive: true });
    await mustBuild(root, 'dist');
    expect((await readdir(join(dist, 'ui'))).sort()).toEqual(['button', 'deep', 'index.html']);
  });

  test('of a broken site publishes nothing, and what was published stays as it was', async () => {
    const before = await readPublished(dist);
    const times = await modifiedTimes(dist);
    await writeFile(join(root, 'content/ui/index.md'), '# Acme UI\n\nChanged, with a [dead link](/ui/nowhere/).\n');
    const { ok, written, run } = await buildSite(root, 'dist');
    expect({ ok, written, code: run.code }).toEqual({ ok: false, written: 0, code: 1 });
    expect(run.stderr).toMatch(/^Not published: /m);
    expect(changedPaths(before, await readPublished(dist))).toEqual([]);
    expect(await modifiedTimes(dist)).toEqual(times);
  });
});
