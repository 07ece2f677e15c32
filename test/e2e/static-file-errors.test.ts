// Static files that are missing, misspelled or in the way of others.
import { symlinkSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, placesOf } from './support/build-site.ts';
import { readFolder } from './support/published.ts';
import { site } from './support/static-files-site.ts';

describe('a static file that cannot be published', () => {
  test('is an error with its location: all in one run, and nothing is published', async () => {
    const broken = tempDir();
    await writeFiles(broken, site);
    await rename(`${broken}/content/ui/files/diagram.png`, `${broken}/content/ui/files/Diagram.png`);
    await rm(`${broken}/content/ui/files/film.mp4`);
    await rm(`${broken}/content/ui/files/guide.pdf`);
    await rm(`${broken}/public/LICENSE`);
    symlinkSync('/etc', `${broken}/public/etc`);
    const built = await buildSite(broken, 'out');
    expect(built.run.code).toBe(1);
    expect(placesOf(built.diagnostics).sort()).toEqual([
      'assets/bad-link public/etc',
      'assets/missing-file content/ui/files/files.md:13:48',
      'assets/wrong-case content/ui/files/files.md:11:26',
      'assets/wrong-case content/ui/files/files.md:2:8',
      'assets/wrong-case content/ui/files/files.md:9:12',
      'plan/dead-file content/ui/files/files.md:15:10',
      'plan/dead-file content/ui/files/files.md:15:51',
      'plan/dead-file content/ui/index.md:5:104',
      'plan/dead-link content/ui/index.md:5:30',
    ]);
    expect(
      await readFolder(broken).then((found) => [...found.keys()].filter((path) => path.startsWith('out/'))),
    ).toEqual([]);
  });

  test('because another file has its path is an error of check and build', async () => {
    const taken = tempDir();
    await writeFiles(taken, { ...site, 'public/sitemap.xml': 'mine', 'content/ui/public/files/index.html': 'mine' });
    for (const command of ['build', 'check'] as const) {
      const { diagnostics } = await buildSite(taken, 'fresh', { command });
      expect(diagnostics.map(({ code, message, at }) => [code, message, at?.file])).toEqual([
        [
          'emit/duplicate-path',
          'Two files have the output path ui/files/index.html: content/ui/public/files/index.html, and content/ui/files/files.md.',
          'content/ui/public/files/index.html',
        ],
        [
          'emit/duplicate-path',
          'Two files have the output path sitemap.xml: public/sitemap.xml, and sitemap.xml, which the build generates.',
          'public/sitemap.xml',
        ],
      ]);
    }
  });

  test('because it would be the output folder itself is an error', async () => {
    const root = tempDir();
    await writeFiles(root, site);
    const { diagnostics } = await buildSite(root, 'public/dist');
    expect(placesOf(diagnostics)).toEqual(['emit/unsafe-out ']);
  });
});
