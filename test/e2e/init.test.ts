// A new site, as `docs-gen init` writes it: it builds without a word, and so does what `docs-gen new` adds to it.
import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { runCommandHere } from '../support/run-command.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { type Built, buildSite, repository } from './support/build-site.ts';
import { readFolder } from './support/published.ts';
import { readPage } from './support/read-page.ts';

const root = join(sharedTempDir(), 'Acme docs');

const page = async (path: string) => readPage(await readFile(join(root, 'dist', path)));

describe('a new site', () => {
  let first: Built;

  beforeAll(async () => {
    const args = ['init', root, '--yes', '--title', 'Acme’s “docs”', '--url', 'https://acme.example/v1'];
    const made = await runCommandHere(args, { cwd: repository });
    expect([made.code, made.stderr]).toEqual([0, '']);
    // As after an installation.
    await symlink(join(repository, 'node_modules'), join(root, 'node_modules'));
    const lock = await readFile(join(repository, 'package-lock.json'), 'utf8');
    await writeFiles(root, { 'package-lock.json': lock });
    first = await buildSite(root, 'dist', { args: ['--strict'] });
  });

  test('builds without an error and without a warning', () => {
    expect([first.diagnostics, first.ok, first.routes]).toEqual([[], true, 10]);
  });

  test('has a front page, two products, a demo that was rendered, and an API page made from types', async () => {
    const front = await page('index.html');
    expect(front.all('h1').map(({ text }) => text)).toEqual(['Small parts for quiet interfaces']);
    expect(front.hrefs).toEqual(expect.arrayContaining(['/v1/ui/', '/v1/tools/']));
    expect((await page('ui/index.html')).title).toBe('Pebble UI');
    expect((await page('tools/commands/index.html')).title).toBe('Commands - Pebble tools');
    const button = await page('ui/button/index.html');
    expect(button.all('h1').map(({ text }) => text)).toEqual(['Button']);
    expect(button.all('option').map(({ text }) => text)).toEqual(['small', 'medium', 'large']);
    expect(button.hrefs).toContain('/v1/ui/api/button/');
    const api = await page('ui/api/button/index.html');
    expect(api.all('h1')[0]?.text).toContain('Button');
    expect(api.ids).toEqual(expect.arrayContaining(['button-prop-look', 'button-prop-size']));
  });

  test('has its address in what machines read', async () => {
    const files = await readFolder(join(root, 'dist'));
    expect(files.get('sitemap.xml')?.toString()).toContain('https://acme.example/v1/ui/button/');
  });

  test('takes a page and a demo, and builds again without a word', async () => {
    const inSite = { cwd: root };
    const newPage = ['new', 'page', 'Props: "all" & more', '--product', 'ui', '--group', 'Components'];
    expect((await runCommandHere(newPage, inSite)).code).toBe(0);
    expect((await runCommandHere(['new', 'page', '/tools/editors/'], inSite)).code).toBe(0);
    expect((await runCommandHere(['new', 'demo', 'AllProps', '--page', '/ui/props-all-more/'], inSite)).code).toBe(0);
    const built = await buildSite(root, 'dist', { args: ['--strict'] });
    expect([built.diagnostics, built.ok, built.routes]).toEqual([[], true, 12]);
    const added = await page('ui/props-all-more/index.html');
    expect(added.title).toBe('Props: "all" & more - Pebble UI');
    expect(added.all('button').map(({ text }) => text)).toContain('Pressed 0 times');
    expect((await page('tools/publish/index.html')).hrefs).toContain('/v1/tools/editors/');
  });

  test('is left alone by a second init', async () => {
    const before = await readFile(join(root, 'content/ui/pages.ts'), 'utf8');
    const again = await runCommandHere(['init', '--yes', '--format', 'json'], { cwd: root });
    expect([again.code, JSON.parse(again.stdout).written]).toEqual([1, 0]);
    expect(await readFile(join(root, 'content/ui/pages.ts'), 'utf8')).toBe(before);
  });
});
