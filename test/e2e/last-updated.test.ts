// Dates from the history of a repository, on the pages, in their head and in the sitemap of a site built by the command line.
import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import { gitRepository } from '../support/git-repository.ts';
import { sharedTempDir, tempDir } from '../support/temp-dir.ts';
import { buildSite, mustBuild, placesOf } from './support/build-site.ts';
import { changedPaths, readFolder } from './support/published.ts';
import { readPage } from './support/read-page.ts';
import { smallest } from './support/smallest.ts';

const config = (lastUpdated: string) =>
  smallest['site.config.ts']?.replace('products:', `lastUpdated: ${lastUpdated}, products:`) ?? '';

const files = { ...smallest, 'site.config.ts': config('{ authors: true }'), '.gitignore': 'dist\n' };
const root = sharedTempDir();

beforeAll(async () => {
  const repo = gitRepository(root);
  await repo.commit(files, { author: 'Ann', date: '2026-01-02T10:00:00Z' });
  const button = 'content/ui/button/button.md';
  await repo.commit({ [button]: `${smallest[button]}\nAgain.\n` }, { author: 'Bo <b>', date: '2026-02-03T10:00:00Z' });
});

async function built(folder: string): Promise<Map<string, Buffer>> {
  await mustBuild(folder, 'dist', { args: ['--no-cache'] });
  return readFolder(`${folder}/dist`);
}

describe('lastUpdated', () => {
  test('shows date and authors in the footer, and tells machines', async () => {
    const site = await built(root);
    const page = readPage(site.get('ui/button/index.html') ?? '');
    expect(page.all('time')).toMatchObject([{ attributes: { datetime: '2026-02-03' }, text: '3 February 2026' }]);
    const [footer] = page.all('footer', { class: 'dg-footer' });
    expect(footer?.text).toContain('Last updated 3 February 2026');
    expect(footer?.text).toContain('Authors: Bo b, Ann'); // Git itself takes the brackets out.
    expect(page.meta('article:modified_time')).toBe('2026-02-03T10:00:00Z');
    const sitemap = site.get('sitemap.xml')?.toString();
    expect(sitemap).toContain('<url><loc>https://acme.example/ui/</loc><lastmod>2026-01-02T10:00:00Z</lastmod></url>');
    expect(sitemap).toContain('/ui/button/</loc><lastmod>2026-02-03T10:00:00Z</lastmod>');
  });

  test('gives the same bytes for the same commit in another clone', async () => {
    const copy = tempDir();
    execFileSync('git', ['clone', '--quiet', `file://${root}`, copy]);
    expect(changedPaths(await built(root), await built(copy))).toEqual([]);
  });

  test('gives no date, and one warning at the config, in a shallow clone', async () => {
    const copy = tempDir();
    execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${root}`, copy]);
    const { ok, diagnostics } = await buildSite(copy, 'dist');
    expect(ok).toBe(true);
    expect(placesOf(diagnostics)).toEqual(['history/shallow-clone site.config.ts:3:3']);
    const site = await readFolder(`${copy}/dist`);
    expect(readPage(site.get('ui/button/index.html') ?? '').all('time')).toEqual([]);
    expect(site.get('sitemap.xml')?.toString()).not.toContain('lastmod');
  });

  test('names no authors unless they are asked for, and nothing at all by default', async () => {
    const copy = tempDir();
    const repo = gitRepository(copy);
    await repo.commit({ ...files, 'site.config.ts': config('true') });
    const page = readPage((await built(copy)).get('ui/index.html') ?? '');
    expect(page.all('time')).toHaveLength(1);
    expect(page.all('footer')[0]?.text).not.toContain('Ann');
    await repo.commit({ 'site.config.ts': smallest['site.config.ts'] ?? '' });
    const plain = await built(copy);
    expect(readPage(plain.get('ui/index.html') ?? '').all('time')).toEqual([]);
    expect(plain.get('ui/index.html')?.toString()).not.toContain('modified_time');
  });
});
