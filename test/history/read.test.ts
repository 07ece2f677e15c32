// Dates and authors of pages, read from real repositories.
import { describe, expect, test } from 'vitest';
import { runGit } from '../../src/lib/node/git.ts';
import type { Deps } from '../../src/model/deps.ts';
import { writeFiles } from '../support/write-files.ts';
import { clone, read, repository } from './read-history.ts';

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

  test('begin with the author of the newest change of any of its files', async () => {
    const repo = repository();
    await repo.commit({ 'a.md': '1', 'part.md': '1' }, { author: 'Ann', date: '2026-01-01T10:00:00Z' });
    await repo.commit({ 'a.md': '2' }, { author: 'Bo', date: '2026-01-02T10:00:00Z' });
    await repo.commit({ 'part.md': '2' }, { author: 'Ann', date: '2026-01-03T10:00:00Z' });
    expect((await read(repo.dir, [['a.md', 'part.md']], authors)).authors).toEqual({ 'a.md': ['Ann', 'Bo'] });
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
        'history/shallow-clone site.config.ts The repository is a shallow clone: the authors of older changes are unknown.',
      ],
    });
  });
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
