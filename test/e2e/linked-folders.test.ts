// Symbolic links that lead out of a site: refused, unless into a folder that the config names. What is behind them is looked at
// again when it is opened, and by the next build.
import { existsSync } from 'node:fs';
import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, mustBuild, placesOf } from './support/build-site.ts';
import {
  ALLOWED,
  LINKED,
  link,
  linkedSite,
  missing,
  otherOf,
  page,
  sample,
  TARGETS,
  targetOf,
} from './support/linked-site.ts';
import { readFolder, readPublished } from './support/published.ts';
import { restoreFolder } from './support/restore-folder.ts';
import { isUnchanged } from './support/unchanged.ts';

describe('a symbolic link to a folder outside the site', () => {
  test('is refused with its location', async () => {
    const base = await linkedSite('');
    const { ok, diagnostics } = await buildSite(join(base, 'site'), 'dist');
    expect(ok).toBe(false);
    expect(placesOf(diagnostics)).toMatchInlineSnapshot(`
      [
        "includes/outside-root content/ui/all.md:5:15",
        "assets/unsafe-file content/ui/all.md:7:8",
        "demos/missing-file content/ui/all.md:9:1",
        "api/symbolic-link content/ui/api/card.json",
        "content/symbolic-link content/ui/v1.2/notes.md",
        "content/symbolic-link content/ui/v1.3",
        "assets/bad-link public/file.txt",
        "assets/bad-link public/more",
        "config/outside-root site.config.ts:2:76",
        "overrides/symbolic-link templates/parts/shell/SiteFooter.tsx",
        "render/symbolic-link words/en.json",
      ]
    `);
    expect(existsSync(join(base, 'site/dist'))).toBe(false);
  });

  test('is followed if the config names the folder, and the next build sees changes in it', async () => {
    const base = await linkedSite(ALLOWED);
    const site = join(base, 'site');
    for (const [index, [path, text]] of Object.entries(LINKED).entries())
      await writeFiles(base, { [otherOf(path, index)]: text(`turned${index}-`) });
    await mustBuild(site, 'dist');
    const published = await readPublished(join(site, 'dist'));
    for (const path of ['ui/v1.2/notes/index.html', 'ui/v1.3/deep/guide/index.html', 'ui/api/card/index.html'])
      expect([path, published.get(path)?.includes('first')]).toEqual([path, true]);
    expect(published.get('file.txt')?.toString()).toBe('first\n');
    expect(published.get('more/deep/note.txt')?.toString()).toBe('first\n');
    expect(await missing(site, ['first'])).toEqual([]);
    expect(await isUnchanged(site, 'dist')).toBe(true);
    const before = await readFolder(site);

    // Each alone is noticed, and all together are published.
    for (const [target, text] of sample(TARGETS)) {
      await writeFile(join(base, target), text('other'));
      expect([target, await isUnchanged(site, 'dist')]).toEqual([target, false]);
      await writeFile(join(base, target), text('first'));
      await restoreFolder(site, before);
    }
    expect(await isUnchanged(site, 'dist')).toBe(true);
    for (const [index, [target, text]] of TARGETS.entries()) await writeFile(join(base, target), text(`word${index}-`));
    await mustBuild(site, 'dist');
    const words = TARGETS.map((_, index) => `word${index}-`);
    expect(await missing(site, words)).toEqual([]);
    const changed = await readFolder(site);

    for (const [index, path] of sample([...Object.keys(LINKED).entries()])) {
      await link(base, path, otherOf(path, index));
      expect([path, await isUnchanged(site, 'dist')]).toEqual([path, false]);
      await link(base, path, targetOf(path));
      await restoreFolder(site, changed);
    }
    expect(await isUnchanged(site, 'dist')).toBe(true);
    for (const [index, path] of Object.keys(LINKED).entries()) await link(base, path, otherOf(path, index));
    await mustBuild(site, 'dist');
    const turned = Object.keys(LINKED).map((_, index) => `turned${index}-`);
    expect(await missing(site, turned)).toEqual([]);
  });

  test('adds a page for each new file in the folder', async () => {
    const base = await linkedSite(ALLOWED);
    const site = join(base, 'site');
    await mustBuild(site, 'dist');
    await writeFiles(base, { [`${targetOf('content/ui/v1.3')}/new.md`]: page('New', 'Word.') });
    await mustBuild(site, 'dist');
    expect((await readPublished(join(site, 'dist'))).has('ui/v1.3/new/index.html')).toBe(true);
  });

  test('is refused if it leads further out or in a circle', async () => {
    const base = await linkedSite(ALLOWED);
    const guide = targetOf('content/ui/v1.3');
    await writeFiles(base, { 'private/secret.md': page('Secret', 'secret') });
    for (const [name, target] of [
      ['self', guide],
      ['deep/up', guide],
      ['out', 'private'],
      ['out.md', 'private/secret.md'],
      ['dead.md', 'private/nothing.md'],
    ] as const)
      await symlink(join(base, target), join(base, guide, name));
    await symlink('loop.md', join(base, 'site/content/ui/loop.md'));
    await symlink('..', join(base, 'site/content/ui/v1.2/up'));
    await symlink(join(base, guide, 'self'), join(base, 'site/public/circle'));
    const { diagnostics } = await buildSite(join(base, 'site'), 'dist');
    expect(placesOf(diagnostics.filter(({ severity }) => severity === 'error'))).toMatchInlineSnapshot(`
      [
        "content/symbolic-link content/ui/loop.md",
        "content/symbolic-link content/ui/v1.2/up",
        "content/symbolic-link content/ui/v1.3/dead.md",
        "content/symbolic-link content/ui/v1.3/deep/up",
        "content/symbolic-link content/ui/v1.3/out",
        "content/symbolic-link content/ui/v1.3/out.md",
        "content/symbolic-link content/ui/v1.3/self",
        "assets/bad-link public/circle/dead.md",
        "assets/bad-link public/circle/deep/up",
        "assets/bad-link public/circle/out",
        "assets/bad-link public/circle/out.md",
        "assets/bad-link public/circle/self",
      ]
    `);
    expect(existsSync(join(base, 'site/dist'))).toBe(false);
  });

  test('needs a folder that exists', async () => {
    const base = await linkedSite("security: { linkedFolders: ['../shared', '../shard'] },");
    const { diagnostics } = await buildSite(join(base, 'site'), 'dist');
    expect(placesOf(diagnostics)).toEqual(['config/missing-linked-folder site.config.ts:3:118']);
    expect(diagnostics[0]?.hint).toContain('../shared');
  });
});
