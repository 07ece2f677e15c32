// Dates and authors of pages, read from real repositories whose commits have fixed dates.
import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { readHistory } from '../../src/history/read.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { runGit } from '../../src/lib/node/git.ts';
import type { Deps } from '../../src/model/deps.ts';
import { type GitRepository, gitRepository } from '../support/git-repository.ts';
import { testSite } from '../support/site.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const deps = { fs: createFileSystem(), git: runGit };

interface Asked {
  readonly lastUpdated?: boolean | { readonly authors?: boolean };
  readonly git?: Deps['git'];
}

/** `pages`: a file each, or the files of each. */
async function read(
  root: string,
  pages: readonly (string | readonly string[])[],
  { lastUpdated = true, git }: Asked = {},
) {
  const site = { ...testSite({ lastUpdated }), root };
  const dated = pages.map((files) => ({ route: String([files].flat()[0]), files: [files].flat() }));
  const { value, diagnostics } = await readHistory(site, dated, { ...deps, ...(git ? { git } : {}) });
  return {
    dates: Object.fromEntries([...value].map(([route, { modified }]) => [route, modified])),
    authors: Object.fromEntries([...value].map(([route, { authors }]) => [route, authors])),
    said: diagnostics.map(({ code, at, message }) => `${code} ${at?.file} ${message}`),
  };
}

function repository(): GitRepository {
  return gitRepository(tempDir());
}

function clone({ dir }: GitRepository, ...options: string[]): string {
  const copy = tempDir();
  execFileSync('git', ['clone', '--quiet', ...options, `file://${dir}`, copy]);
  return copy;
}

describe('the date of a page', () => {
  test('is that of the author of the newest commit that touched it, in UTC', async () => {
    const repo = repository();
    await repo.commit({ 'a.md': '1', 'b.md': '1' }, { date: '2026-01-02T10:00:00Z' });
    await repo.commit({ 'a.md': '2' }, { date: '2026-02-03T23:30:00-05:00' });
    await repo.commit({ 'other.txt': '1' }, { date: '2026-03-04T10:00:00Z' });
    expect(await read(repo.dir, ['a.md', 'b.md'])).toMatchObject({
      dates: { 'a.md': '2026-02-04T04:30:00Z', 'b.md': '2026-01-02T10:00:00Z' },
      authors: { 'a.md': [], 'b.md': [] },
      said: [],
    });
  });

  test('is that of the newest of its files', async () => {
    const repo = repository();
    await repo.commit({ 'a.md': '1', 'parts/part.md': '1' }, { date: '2026-01-02T10:00:00Z' });
    await repo.commit({ 'parts/part.md': '2' }, { date: '2026-02-03T10:00:00Z' });
    expect((await read(repo.dir, [['a.md', 'parts/part.md']])).dates).toEqual({ 'a.md': '2026-02-03T10:00:00Z' });
  });

  test('is found for a site in a subfolder of the repository, and for content next to it', async () => {
    const repo = repository();
    await repo.commit({ 'docs ä/content/a.md': '1', 'shared/b.md': '1' });
    expect(Object.keys((await read(`${repo.dir}/docs ä`, ['content/a.md', '../shared/b.md'])).dates)).toEqual([
      'content/a.md',
      '../shared/b.md',
    ]);
  });

  test.each([
    'with "quotes".md',
    'grün 按钮 😀.md',
    'two\nlines.md',
    '\nfirst.md',
    'tab\t%20#?.md',
    "it's $HOME.md",
    '-a.md',
    ':b.md',
  ])('is found for a file of any name: %j', async (name) => {
    const repo = repository();
    await repo.commit({ [name]: '1' });
    expect((await read(repo.dir, [name])).dates).toEqual({ [name]: '2026-01-02T10:00:00Z' });
  });

  test('is that of a change, not of the merge commit', async () => {
    const repo = repository();
    await repo.commit({ 'a.md': '1', 'b.md': '1' }, { date: '2026-01-02T10:00:00Z' });
    repo.git('checkout', '--quiet', '-b', 'side');
    await repo.commit({ 'a.md': '2' }, { date: '2026-01-03T10:00:00Z' });
    repo.git('checkout', '--quiet', 'main');
    await repo.commit({ 'b.md': '2' }, { date: '2026-01-04T10:00:00Z' });
    repo.git('-c', 'user.name=Cy', '-c', 'user.email=cy@acme.example', 'merge', '--quiet', '--no-edit', 'side');
    expect((await read(repo.dir, ['a.md', 'b.md'])).dates).toEqual({
      'a.md': '2026-01-03T10:00:00Z',
      'b.md': '2026-01-04T10:00:00Z',
    });
  });

  test('is that of the rename if the file was renamed', async () => {
    const repo = repository();
    await repo.commit({ 'old.md': 'the same text' }, { date: '2026-01-02T10:00:00Z' });
    await repo.commit({ 'old.md': null, 'new.md': 'the same text' }, { date: '2026-02-03T10:00:00Z' });
    expect((await read(repo.dir, ['new.md'])).dates).toEqual({ 'new.md': '2026-02-03T10:00:00Z' });
  });

  test('is unknown for a file that was never committed, and that of the last commit for a file with local changes', async () => {
    const repo = repository();
    await repo.commit({ 'a.md': '1' });
    await writeFiles(repo.dir, { 'a.md': '2', 'new.md': '1', 'staged.md': '1' });
    repo.git('add', 'staged.md');
    expect(await read(repo.dir, ['a.md', 'new.md', 'staged.md'])).toMatchObject({
      dates: { 'a.md': '2026-01-02T10:00:00Z' },
      said: [],
    });
  });

  test('does not depend on the git settings of the user', async () => {
    const repo = repository();
    await repo.commit({ 'docs/a.md': '1', 'b.md': '1' });
    for (const setting of ['log.showRoot=false', 'diff.relative=true', 'core.quotePath=true', 'color.ui=always'])
      repo.git('config', ...setting.split('='));
    expect(Object.keys((await read(`${repo.dir}/docs`, ['a.md', '../b.md'])).dates)).toEqual(['a.md', '../b.md']);
  });
});

describe('the authors of a page', () => {
  const authors = { lastUpdated: { authors: true } };

  test('are listed newest first, without duplicates, with the names of the mailmap', async () => {
    const repo = repository();
    await repo.commit({ 'a.md': '1', '.mailmap': 'Anna Bell <ann@acme.example>\n' }, { date: '2026-01-01T10:00:00Z' });
    await repo.commit({ 'a.md': '2' }, { author: 'Bo Ek', date: '2026-01-02T10:00:00Z' });
    await repo.commit({ 'a.md': '3' }, { author: 'Cy', date: '2026-01-03T10:00:00Z' });
    await repo.commit({ 'a.md': '4' }, { author: 'Bo Ek', date: '2026-01-04T10:00:00Z' });
    expect((await read(repo.dir, ['a.md'], authors)).authors).toEqual({ 'a.md': ['Bo Ek', 'Cy', 'Anna Bell'] });
  });

  test('are those of all its files, at most ten', async () => {
    const repo = repository();
    for (let day = 1; day <= 14; day++) {
      const by = { author: `Author ${day}`, date: `2026-01-${String(day).padStart(2, '0')}T10:00:00Z` };
      await repo.commit({ [day % 2 === 0 ? 'a.md' : 'part.md']: String(day) }, by);
    }
    const names = [14, 13, 12, 11, 10, 9, 8, 7, 6, 5].map((day) => `Author ${day}`);
    expect((await read(repo.dir, [['a.md', 'part.md']], authors)).authors).toEqual({ 'a.md': names });
  });

  test('are known only from the commits that a shallow clone has', async () => {
    const repo = repository();
    await repo.commit({ 'a.md': '1' }, { author: 'Ann', date: '2026-01-01T10:00:00Z' });
    await repo.commit({ 'b.md': '1' }, { author: 'Bo', date: '2026-01-02T10:00:00Z' });
    await repo.commit({ 'a.md': '2' }, { author: 'Cy', date: '2026-01-03T10:00:00Z' });
    expect(await read(clone(repo, '--depth=2'), ['a.md'], authors)).toEqual({
      dates: { 'a.md': '2026-01-03T10:00:00Z' },
      authors: { 'a.md': ['Cy'] },
      said: [
        'history/shallow-clone site.config.ts The repository is a shallow clone: authors of older changes are not known.',
      ],
    });
  });
});

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
        'history/no-git site.config.ts The history of the pages can not be read: git is not installed.',
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

test('the history is read only back to the last commit of each page', async () => {
  const repo = repository();
  for (let i = 0; i < 5; i++) await repo.commit({ 'a.md': String(i), 'b.md': String(i) });
  let commits = 0;
  const counting: Deps['git'] = async function* (args, cwd) {
    for await (const chunk of runGit(args, cwd)) {
      // One commit at a time, so that a reader who leaves is seen.
      for (const piece of args.includes('log') ? chunk.split(/(?<=\0\0)/) : [chunk]) {
        if (args.includes('log')) commits++;
        yield piece;
      }
    }
  };
  expect(Object.keys((await read(repo.dir, ['a.md', 'b.md'], { git: counting })).dates)).toEqual(['a.md', 'b.md']);
  expect(commits).toBeLessThan(4);
});

/** The same folder with no repository above it, wherever the tests run. */
function outside(dir: string): Deps['git'] {
  return (args, cwd) => runGit([`--git-dir=${dir}/.git`, ...args], cwd);
}
