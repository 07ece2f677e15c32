// Folders that come, go and take the place of others while they are watched: what is written into them is heard of.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startWatch } from '../../src/serve/watch.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

async function watching(files: Readonly<Record<string, string>>) {
  const root = tempDir();
  await writeFiles(root, files);
  let heard = new Set<string>();
  const watch = await startWatch({
    roots: [root],
    isIgnored: (path) => path.includes('/node_modules'),
    onChange: (paths) => {
      heard = new Set([...heard, ...paths]);
    },
    onEvent() {},
    onProblem: ({ message }) => expect.unreachable(message),
  });
  onTestFinished(() => watch.close());
  await watch.ready;
  return {
    root,
    add: (file: string) => watch.add([join(root, file)]),
    /** Writes the file, and waits until it is told of. */
    async write(file: string) {
      heard = new Set();
      writeFileSync(join(root, file), String(Math.random()));
      await expect.poll(() => heard.has(join(root, file))).toBe(true);
    },
    heard: (file: string) => expect.poll(() => heard.has(join(root, file))).toBe(true),
  };
}

test('a file that is written again right after its folder came', async () => {
  const { root, write, heard } = await watching({ 'a.md': 'a' });
  for (let round = 0; round < 20; round++) {
    mkdirSync(join(root, `new-${round}/inner`), { recursive: true });
    writeFileSync(join(root, `new-${round}/inner/b.md`), 'b');
    await heard(`new-${round}/inner/b.md`);
    await write(`new-${round}/inner/b.md`);
  }
});

test('a folder that takes the place of another of its name', async () => {
  const { root, write } = await watching({ 'one/a.md': 'a', 'two/a.md': 'a', 'two/inner/b.md': 'b' });
  renameSync(join(root, 'one'), join(root, 'three'));
  renameSync(join(root, 'two'), join(root, 'one'));
  for (const file of ['one/a.md', 'one/inner/b.md', 'three/a.md']) await write(file);
  rmSync(join(root, 'one'), { recursive: true });
  mkdirSync(join(root, 'one'));
  await write('one/a.md');
  await write('one/a.md');
});

test('a file elsewhere that changes while its watch begins, and afterwards', async () => {
  const { root, add, write, heard } = await watching({ 'node_modules/looks/theme.css': 'a' });
  add('node_modules/looks/theme.css');
  // Too early to be told by the system: nobody listens to the file yet.
  writeFileSync(join(root, 'node_modules/looks/theme.css'), 'b');
  await heard('node_modules/looks/theme.css');
  await write('node_modules/looks/theme.css');
});
