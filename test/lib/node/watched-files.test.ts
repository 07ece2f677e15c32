// What a file system that remembers reads again, and what it does not.
import { realpathSync, renameSync, rmSync, statSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { createFileSystem } from '../../../src/lib/node/file-system.ts';
import { createWarmMemo } from '../../../src/lib/node/warm-memo.ts';
import { createWatchedFiles } from '../../../src/lib/node/watched-files.ts';
import { writeOldFiles } from '../../support/old-files.ts';
import { tempDir } from '../../support/temp-dir.ts';

async function watchedFolder(files: Readonly<Record<string, string>>) {
  const root = join(tempDir(), 'site');
  await writeOldFiles(root, files);
  const { memo, tracer } = createWarmMemo();
  const isElsewhere = (folder: string) => folder === dirname(root);
  const watched = createWatchedFiles(createFileSystem(), { tracer, isElsewhere });
  let made = 0;
  /** How often the step was done, once it was asked for again. */
  const timesMade = async (step: () => Promise<unknown>) => {
    await memo.keep('step', '', [], async () => {
      made++;
      await step();
    });
    return made;
  };
  return { root, ...watched, timesMade };
}

describe('a step that read a file', () => {
  test('is done again when its text is another, and not when it is touched by nobody', async () => {
    const { root, fs, refresh, timesMade } = await watchedFolder({ 'a.md': 'one', 'b.md': 'b' });
    const file = join(root, 'a.md');
    const step = () => fs.readText(file);
    expect(await timesMade(step)).toBe(1);
    expect(await refresh([file])).toEqual({ changed: new Set(), certain: new Set(), strange: new Set() });
    expect(await timesMade(step)).toBe(1);
    writeFileSync(file, 'two');
    expect(await timesMade(step)).toBe(1); // Nobody has said so yet.
    expect((await refresh([file])).changed).toEqual(new Set([file]));
    expect(await timesMade(step)).toBe(2);
    expect(await fs.readText(file)).toBe('two');
  });

  test('is done again if it was read right after a write, although it may be the same', async () => {
    const { root, fs, refresh, timesMade } = await watchedFolder({ 'a.md': 'one' });
    const file = join(root, 'a.md');
    const step = () => fs.readText(file);
    const { ctimeMs } = statSync(file);
    const clock = vi.spyOn(Date, 'now').mockReturnValue(ctimeMs);
    expect(await timesMade(step)).toBe(1);
    clock.mockReturnValue(ctimeMs + 1000);
    expect(await refresh([file])).toEqual({ changed: new Set([file]), certain: new Set(), strange: new Set() });
    expect(await timesMade(step)).toBe(2);
    expect((await refresh([file])).changed).toEqual(new Set());
    writeFileSync(file, 'two');
    expect((await refresh([file])).certain).toEqual(new Set([file]));
  });

  test('is done again when the text behind a link is another, or the link is turned', async () => {
    const { root, fs, refresh, known, timesMade } = await watchedFolder({ 'a.md': 'one', 'b.md': 'b' });
    const [link, target] = [join(root, 'link.md'), realpathSync(join(root, 'a.md'))];
    symlinkSync('a.md', link);
    const step = async () => fs.readText(link, (await fs.resolve(link))?.realPath);
    expect(await timesMade(step)).toBe(1);
    expect(known()).toContain(target);
    writeFileSync(target, 'two');
    expect((await refresh([target])).changed).toEqual(new Set([link]));
    expect(await timesMade(step)).toBe(2);
    unlinkSync(link);
    symlinkSync('b.md', link);
    await refresh([link]);
    expect(await timesMade(step)).toBe(3);
    expect(known()).not.toContain(target);
  });

  test('is done again when the folder of the file was moved', async () => {
    const { root, fs, refresh, timesMade } = await watchedFolder({ 'inner/a.md': 'one' });
    const step = () => fs.readText(join(root, 'inner/a.md')).catch(() => null);
    expect(await timesMade(step)).toBe(1);
    renameSync(join(root, 'inner'), join(root, 'other'));
    await refresh([join(root, 'inner'), join(root, 'other')]);
    expect(await timesMade(step)).toBe(2);
  });

  test('is done again when the file comes back', async () => {
    const { root, fs, refresh, timesMade } = await watchedFolder({ 'a.md': 'one' });
    const file = join(root, 'a.md');
    const step = () => fs.readText(file).catch(() => null);
    rmSync(file);
    expect(await timesMade(step)).toBe(1);
    writeFileSync(file, 'two');
    await refresh([file]);
    expect(await timesMade(step)).toBe(2);
  });
});

describe('a step that asked for a list', () => {
  test('is done again for a new file of its pattern, and not for others', async () => {
    const { root, fs, refresh, timesMade } = await watchedFolder({ 'a.md': 'one' });
    const step = () => fs.glob(['**/*.md'], { cwd: root });
    expect(await timesMade(step)).toBe(1);
    writeFileSync(join(root, 'b.txt'), 'b');
    await refresh([join(root, 'b.txt')]);
    expect(await timesMade(step)).toBe(1);
    writeFileSync(join(root, 'b.md'), 'b');
    await refresh([join(root, 'b.md')]);
    expect(await timesMade(step)).toBe(2);
    expect(await fs.glob(['**/*.md'], { cwd: root })).toEqual(['a.md', 'b.md']);
  });

  test('of a folder is done again for what comes into it, but not for what comes elsewhere', async () => {
    const { root, fs, refresh, timesMade } = await watchedFolder({ 'a.md': 'one' });
    const above = dirname(root);
    const step = () => Promise.all([fs.list(root), fs.list(above)]);
    expect(await timesMade(step)).toBe(1);
    writeFileSync(join(above, 'of-another-program'), '');
    expect((await refresh([], { all: true })).changed).toEqual(new Set());
    expect(await timesMade(step)).toBe(1);
    writeFileSync(join(root, 'b.md'), '');
    expect((await refresh([], { all: true })).changed).toEqual(new Set([root]));
    expect(await timesMade(step)).toBe(2);
  });
});

test('paths that nobody asked for are strange, but for what editors leave beside a file', async () => {
  const { root, fs, refresh } = await watchedFolder({ 'a.md': 'one' });
  await fs.readText(join(root, 'a.md'));
  const paths = ['a.md', 'new.ts', '4913', '.a.md.swp', 'a.md~'].map((name) => join(root, name));
  for (const path of paths) writeFileSync(path, '');
  expect((await refresh(paths)).strange).toEqual(new Set([join(root, 'new.ts')]));
});
