// The record that a build leaves: what it holds for, when it is not taken, and which builds leave none.
import { copyFile, readdir, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRecord } from '../../src/record/record-file.ts';
import { TICK_MS } from '../../src/record/stamps.ts';
import { writeFiles } from '../support/write-files.ts';
import { mustBuild } from './support/build-site.ts';
import { builtSite } from './support/built-site.ts';
import { build, odd, records, site, whole } from './support/recorded-site.ts';
import { smallest } from './support/smallest.ts';
import { isRecalled, isUnchanged } from './support/unchanged.ts';

const builtSmallest = builtSite(smallest);
const builtWhole = builtSite(whole);

describe('a record holds', () => {
  test('for files that were only touched, as a new checkout does, and is renewed', async () => {
    const root = await builtWhole();
    const [before, holds] = [await readRecordOf(root), await heldBy(root)];
    for (const path of Object.keys(whole)) await utimes(join(root, path), new Date(), new Date());
    await tickAfter(join(root, Object.keys(whole).at(-1) ?? ''));
    expect((await build(root)).recalled).toBe(true);
    expect(await readRecordOf(root)).not.toEqual(before);
    expect(await heldBy(root)).toEqual(holds);
    expect((await build(root)).recalled).toBe(true);
    expect(await heldBy(root)).toEqual(holds);
  });

  test('beside files of others in the output folder and new ones in folders that no one looks into', async () => {
    const root = await builtSmallest();
    await writeFiles(root, { 'dist/CNAME': 'acme.example\n', 'notes/todo.txt': 'Write more.\n' });
    expect((await build(root)).recalled).toBe(true);
    expect(await readFile(join(root, 'dist/CNAME'), 'utf8')).toBe('acme.example\n');
  });

  test('for each output folder, base and config by itself', async () => {
    const root = await builtSmallest();
    const variants = [[], ['--base', '/docs/'], ['--strict']];
    for (const [index, args] of variants.entries()) await mustBuild(root, `out-${index}`, { args });
    for (const [index, args] of variants.entries())
      expect(isRecalled(await mustBuild(root, `out-${index}`, { args }))).toBe(true);
    expect(await isUnchanged(root, 'out-0', { args: ['--base', '/docs/'] })).toBe(false);
  });

  test('for the newest builds only', async () => {
    const root = await builtSmallest();
    const [name = ''] = await readdir(join(root, records));
    await utimes(join(root, records, name), 1, 1); // Older than those of seven other builds.
    for (let index = 0; index < 7; index++) await copyFile(join(root, records, name), join(root, records, `${index}`));
    await mustBuild(root, 'out-7');
    expect(await readdir(join(root, records))).toHaveLength(8);
    expect(await isUnchanged(root, 'out-7')).toBe(true);
    expect(await isUnchanged(root, 'dist')).toBe(false);
  });

  test('for a baseline until the baseline is another', async () => {
    const root = await site(odd);
    const args = ['--baseline', 'known.json'];
    await build(root, { args: [...args, '--update-baseline'] });
    const first = await build(root, { args });
    const second = await build(root, { args });
    expect([first.recalled, second.recalled]).toEqual([false, true]);
    expect(JSON.parse(second.built.run.stdout).baseline).toEqual({ accepted: 1, fixed: 0, written: false });
    await writeFile(join(root, 'known.json'), '{ "version": 1, "findings": [] }');
    const third = await build(root, { args });
    expect(third.recalled).toBe(false);
    expect(third.built.diagnostics).toHaveLength(1);
  });
});

describe('a record is not taken', () => {
  test.each<[name: string, damage: (file: string, text: string) => Promise<void>]>([
    ['was cut off', (file, text) => truncate(file, text.length - 9)],
    ['is empty', (file) => truncate(file, 0)],
    ['has one other letter', (file, text) => writeFile(file, text.replace('"routes":2', '"routes":3'))],
    ['is of another kind', (file) => writeFile(file, 'docs-gen build 1\n{}\n')],
  ])('that %s', async (_, damage) => {
    const root = await builtSmallest();
    const [name = ''] = await readdir(join(root, records));
    const file = join(root, records, name);
    await damage(file, await readFile(file, 'utf8'));
    const { recalled, built } = await build(root);
    expect({ recalled, said: built.diagnostics, routes: built.routes }).toEqual({
      recalled: false,
      said: [],
      routes: 2,
    });
    expect((await build(root)).recalled).toBe(true);
  });

  test('nor left, without the cache', async () => {
    const root = await site();
    await build(root, { args: ['--no-cache'] });
    expect(await readdir(root)).not.toContain('node_modules');
    await build(root);
    expect(await isUnchanged(root, 'dist', { args: ['--no-cache'] })).toBe(false);
  });

  test('in another environment of what is run', async () => {
    const root = await site();
    await build(root, { env: {} });
    expect(await isUnchanged(root, 'dist', { env: {} })).toBe(true);
    expect(await isUnchanged(root, 'dist', { env: { NODE_ENV: 'development' } })).toBe(false);
  });
});

describe('code that could say something else each time leaves no record', () => {
  const config = (expression: string, start = '') =>
    `${start}${smallest['site.config.ts']?.replace("title: 'Acme'", `title: 'Acme' + ${expression}`)}`;
  test.each<[name: string, text: string]>([
    ['the environment', config("(process.env.TITLE ?? '')")],
    ['the clock', config('new Date(0).getFullYear()')],
    ['chance', config('Math.floor(Math.random() * 0)')],
    ['the disk', config("(existsSync('x') ? 1 : 2)", "import { existsSync } from 'node:fs';\n")],
    ['the network', config("(await Promise.race(['', globalThis['fetch']?.('http://127.0.0.1:1').catch(() => '')]))")],
    ['a package', config('(word)', "import { word } from 'said';\n")],
  ])('of %s', async (_, text) => {
    const said = {
      'node_modules/said/index.js': "export const word = 'x';\n",
      'node_modules/said/package.json': PACKAGE,
    };
    const root = await site({ ...smallest, ...said, 'site.config.ts': text });
    await build(root);
    expect(await isUnchanged(root, 'dist')).toBe(false);
  });

  test('in a template, too', async () => {
    const footer = 'export default () => <footer>{new Date(0).getFullYear()}</footer>;\n';
    const root = await site({ ...whole, 'templates/parts/shell/SiteFooter.tsx': footer });
    await build(root);
    expect(await isUnchanged(root, 'dist')).toBe(false);
  });

  test('but words that only look like it do', async () => {
    const text = config("String(Math.max(1, 2)) + ' process Date'").replace(
      'products',
      'head: [], // process.env, fetch()\n products',
    );
    const root = await site({ ...smallest, 'site.config.ts': text });
    await build(root);
    expect((await build(root)).recalled).toBe(true);
  });
});

const PACKAGE = '{ "name": "said", "version": "1.0.0", "type": "module", "exports": "./index.js" }';

async function recordOf(root: string): Promise<string> {
  const [name = ''] = await readdir(join(root, records));
  return join(root, records, name);
}

async function readRecordOf(root: string): Promise<Buffer> {
  return readFile(await recordOf(root));
}

/** Without the stamps: a busy machine may have written too shortly before for some of them to be trusted. */
async function heldBy(root: string): Promise<unknown> {
  const { files = [], outputs = [], listings = [] } = readRecord(await recordOf(root)) ?? {};
  return {
    files: files.map(({ path, hash }) => [path, hash]),
    outputs: outputs.map(({ path }) => path),
    listings: listings.map(({ listing, hash }) => [listing, hash]),
  };
}

/** Waits for the clock of the disk: the times of a file are trusted once later changes would show in them. */
async function tickAfter(path: string): Promise<void> {
  const { ctimeMs } = await stat(path);
  await expect.poll(() => Date.now() - ctimeMs, { interval: 1 }).toBeGreaterThan(TICK_MS);
}
