// A build after an edit whose cache or output was damaged: it builds all pages again.
import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mustBuild } from './support/build-site.ts';
import { builtSite } from './support/built-site.ts';
import { button, differences, replace, replaceIn, siteWithoutDemo, wayOf } from './support/edited-pages.ts';

const kept = 'node_modules/.cache/docs-gen';

describe('a build after an edit builds all pages where', () => {
  const built = builtSite(siteWithoutDemo);
  test.each<[name: string, damage: (root: string) => Promise<void>]>([
    ['the snapshot of the pages was truncated', (root) => damage(root, 'snapshots', (file) => truncate(file, 2_000))],
    [
      'the snapshot has a changed letter',
      (root) => damage(root, 'snapshots', (file) => replaceIn(file, '"treeTitle":"Button"', '"treeTitle":"Bottom"')),
    ],
    ['the snapshot was deleted', (root) => rm(join(root, kept, 'snapshots'), { recursive: true })],
    [
      'the snapshot is from an earlier build',
      async (root) => {
        await damage(root, 'snapshots', async (file) => {
          const before = await readFile(file);
          await replace(root, button, 'Press it', 'Push it');
          await mustBuild(root, 'dist');
          await writeFile(file, before);
        });
      },
    ],
    ['the compiled pages were deleted', (root) => rm(join(root, kept, 'pages'), { recursive: true })],
    ['a page of the output was deleted', (root) => rm(join(root, 'dist/ui/button/index.html'))],
    ['a page of the output was changed', (root) => replace(root, 'dist/ui/button/index.html', 'Acme', 'ACME')],
  ])('%s', async (_, spoil) => {
    const root = await built();
    await spoil(root);
    await replace(root, button, / it\b/, ' that');
    const way = wayOf(await mustBuild(root, 'dist'));
    expect({ way, differ: await differences(root) }).toEqual({ way: 'long', differ: [] });
    expect(wayOf(await mustBuild(root, 'dist'))).toBe('nothing to do');
  });
});

async function damage(root: string, folder: string, spoil: (file: string) => Promise<void>): Promise<void> {
  const [name = ''] = await readdir(join(root, kept, folder));
  await spoil(join(root, kept, folder, name));
}
