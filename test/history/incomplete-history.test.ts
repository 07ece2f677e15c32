// Shallow clones, folders without a repository and machines without git: one warning each.
import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { readHistory } from '../../src/history/read.ts';
import type { GitRepository } from '../support/git-repository.ts';
import { testSite } from '../support/site.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { clone, deps, outside, read, repository } from './read-history.ts';

describe('a shallow clone', () => {
  async function threeCommits(): Promise<GitRepository> {
    const repo = repository();
    await repo.commit({ 'a.md': '1', 'b.md': '1', 'c.md': '1' }, { date: '2026-01-01T10:00:00Z' });
    await repo.commit({ 'b.md': '2' }, { date: '2026-01-02T10:00:00Z' });
    await repo.commit({ 'c.md': '2' }, { date: '2026-01-03T10:00:00Z' });
    return repo;
  }

  test('gives one warning, and a date only to what was changed after its first commit', async () => {
    const copy = clone(await threeCommits(), '--depth=2');
    expect(await read(copy, ['a.md', 'b.md', 'c.md'])).toMatchObject({
      dates: { 'c.md': '2026-01-03T10:00:00Z' },
      said: [
        'history/shallow-clone site.config.ts The repository is a shallow clone: 2 pages have no date of the last change.',
      ],
    });
  });

  test('of one commit gives no date at all', async () => {
    const copy = clone(await threeCommits(), '--depth=1');
    const { dates, said } = await read(copy, ['a.md', 'b.md', 'c.md']);
    expect(dates).toEqual({});
    expect(said).toEqual([expect.stringContaining('3 pages have no date')]);
  });

  test('gives no warning if it goes back far enough', async () => {
    const copy = clone(await threeCommits(), '--depth=2');
    expect(await read(copy, ['c.md'])).toMatchObject({ dates: { 'c.md': '2026-01-03T10:00:00Z' }, said: [] });
  });

  test('gives every date once its full history is fetched', async () => {
    const copy = clone(await threeCommits(), '--depth=1');
    execFileSync('git', ['fetch', '--quiet', '--unshallow'], { cwd: copy });
    expect(await read(copy, ['a.md', 'b.md', 'c.md'])).toMatchObject({
      dates: { 'a.md': '2026-01-01T10:00:00Z', 'b.md': '2026-01-02T10:00:00Z', 'c.md': '2026-01-03T10:00:00Z' },
      said: [],
    });
  });
});

describe('a missing history', () => {
  test('is one warning if the folder is not a repository', async () => {
    const dir = tempDir();
    await writeFiles(dir, { 'a.md': '1' });
    const { dates, said } = await read(dir, ['a.md'], { git: outside(dir) });
    expect(dates).toEqual({});
    expect(said).toEqual([expect.stringMatching(/^history\/no-git site\.config\.ts .*not a git repository/)]);
  });

  test('is reported at the field that requests it', async () => {
    const dir = tempDir();
    await writeFiles(dir, { 'a.md': '1', 'site.config.ts': 'export default {\n  lastUpdated: true,\n};\n' });
    const site = { ...testSite({ lastUpdated: true }), root: dir };
    const { diagnostics } = await readHistory(site, [{ route: '/a/', files: ['a.md'] }], {
      ...deps,
      git: outside(dir),
    });
    expect(diagnostics.map(({ at }) => at)).toEqual([{ file: 'site.config.ts', line: 2, column: 3, length: 11 }]);
  });

  test('is one warning if git is not installed', async () => {
    const { PATH } = process.env;
    process.env.PATH = tempDir();
    try {
      const { dates, said } = await read(tempDir(), ['a.md']);
      expect(dates).toEqual({});
      expect(said).toEqual([
        'history/no-git site.config.ts The history of the pages cannot be read: git is not installed.',
      ]);
    } finally {
      process.env.PATH = PATH;
    }
  });

  test('is one warning if the repository has no commit, once a page was added to it', async () => {
    const repo = repository();
    await writeFiles(repo.dir, { 'a.md': '1' });
    expect(await read(repo.dir, ['a.md'])).toMatchObject({ dates: {}, said: [] });
    repo.git('add', 'a.md');
    const { dates, said } = await read(repo.dir, ['a.md']);
    expect(dates).toEqual({});
    expect(said).toEqual([expect.stringMatching(/^history\/no-git .*does not have any commits yet\.$/)]);
  });
});

test('git is not started if the config does not request dates', async () => {
  const git = () => {
    throw new Error('asked');
  };
  expect(await read('/nowhere', ['a.md'], { lastUpdated: false, git })).toMatchObject({ dates: {}, said: [] });
});
