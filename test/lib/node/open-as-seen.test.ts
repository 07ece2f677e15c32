// What was looked at is what is read: a link that came or was turned between the look and the opening gives an error, and no text.
import { mkdirSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createFileSystem } from '../../../src/lib/node/file-system.ts';
import { tempDir } from '../../support/temp-dir.ts';
import { writeFiles } from '../../support/write-files.ts';

const fs = createFileSystem();
const EXCHANGED = 'it was replaced by another file or a symbolic link during the build';

async function folder(): Promise<string> {
  const root = realpathSync(tempDir());
  await writeFiles(root, { 'site/a.md': 'a', 'site/b.md': 'b', 'site/deep/d.md': 'd', 'out/d.md': 'secret' });
  symlinkSync('a.md', join(root, 'site/link.md'));
  symlinkSync('deep', join(root, 'site/folder'));
  return root;
}

const lead = (path: string, target: string) => {
  rmSync(path, { recursive: true });
  symlinkSync(target, path);
};

/** All ways to read a file. */
async function read(path: string, realPath: string | null): Promise<string[]> {
  const ways = [
    async () => fs.readText(path, realPath),
    async () => Buffer.from(await fs.readBytes(path, realPath)).toString(),
    async () => Buffer.from((await fs.digest(path, 99, realPath)).start).toString(),
  ];
  return Promise.all(ways.map((way) => way().catch((error: Error) => error.message)));
}
const thrice = (text: string) => [text, text, text];

describe('a file that was', () => {
  test.each([
    ['plain', 'a.md', null, 'a'],
    ['plain, and looked at', 'a.md', 'a.md', 'a'],
    ['reached by a link', 'link.md', 'a.md', 'a'],
    ['reached by a link on the way', 'folder/d.md', 'deep/d.md', 'd'],
  ])('%s is read', async (_, name, real, text) => {
    const root = await folder();
    expect(await read(join(root, 'site', name), real && join(root, 'site', real))).toEqual(thrice(text));
  });

  // What happened to the site before the file was opened.
  test.each<[string, (site: string) => void, string, string | null]>([
    ['plain gave way to a link', (site) => lead(join(site, 'a.md'), '../out/d.md'), 'a.md', null],
    ['looked at gave way to a link', (site) => lead(join(site, 'a.md'), '../out/d.md'), 'a.md', 'a.md'],
    ['a link was turned', (site) => lead(join(site, 'link.md'), '../out/d.md'), 'link.md', 'a.md'],
    ['a link was turned inside of the site', (site) => lead(join(site, 'link.md'), 'b.md'), 'link.md', 'a.md'],
    ['behind a link of folders was turned', (site) => lead(join(site, 'folder'), '../out'), 'folder/d.md', 'deep/d.md'],
    ['in a folder that is a link now', (site) => lead(join(site, 'deep'), '../out'), 'deep/d.md', 'deep/d.md'],
  ])('%s is not read', async (_, change, name, real) => {
    const site = join(await folder(), 'site');
    change(site);
    expect(await read(join(site, name), real && join(site, real))).toEqual(thrice(EXCHANGED));
  });

  test('saved anew under its name is read, as editors put another file in the place of the first', async () => {
    const site = join(await folder(), 'site');
    writeFileSync(join(site, 'new'), 'new');
    renameSync(join(site, 'new'), join(site, 'a.md'));
    expect(await read(join(site, 'link.md'), join(site, 'a.md'))).toEqual(thrice('new'));
  });

  test('taken away is missing', async () => {
    const site = join(await folder(), 'site');
    rmSync(join(site, 'a.md'));
    mkdirSync(join(site, 'other'));
    for (const real of [null, join(site, 'a.md')])
      await expect(fs.readText(join(site, 'a.md'), real)).rejects.toThrow('ENOENT');
  });
});

test('a glob tells of all links, whatever they and the folders around them are called', async () => {
  const root = tempDir();
  await writeFiles(root, { 'v1.2/a.md': '', 'target/b.md': '', 'node_modules/c.md': '', '.hidden/d.md': '' });
  for (const name of ['link', 'v1.3', 'v1.2/link', 'v1.2/b.md', 'v1.2/dead', 'node_modules/e', '.hidden/f', '.g'])
    symlinkSync(join(root, name === 'v1.2/dead' ? 'nowhere' : 'target'), join(root, name));
  const links: string[] = [];
  const options = { cwd: root, ignore: ['**/node_modules/**'], onLink: (name: string) => links.push(name) };
  expect(await fs.glob(['**/*.md'], options)).toEqual(['target/b.md', 'v1.2/a.md']);
  expect(links).toEqual(['link', 'v1.2/b.md', 'v1.2/dead', 'v1.2/link', 'v1.3']);
});
