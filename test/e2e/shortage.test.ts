// A build that the system does not give what it needs: full disks, closed ones, too few files, nobody who listens. It says so in
// one error that names what was refused, and what was published before stays as it was, with nothing beside it.
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { IS_LONG } from '../support/long-run.ts';
import { type CliRun, runCli } from '../support/run-cli.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { type BuildReport, mustBuild } from './support/build-site.ts';
import { project } from './support/compared-builds.ts';
import { behind, behindMounts, hasNamespaces, readOnly, smallDisk } from './support/confined.ts';
import { CONFIG } from './support/edited-site.ts';
import { readPublished } from './support/published.ts';
import { leanSite, richSite } from './support/rich-site.ts';
import { lookAtOutput } from './support/whole-output.ts';

const LEVELS = IS_LONG ? 20 : 2;
const FILES = IS_LONG ? richSite() : leanSite({ hasDemo: false });
const TIMEOUT = { timeout: LEVELS * 60_000 };

const site = project(sharedTempDir());
const { root, cache } = site;
/** What was published before; a copy stands in for the output. */
const old = join(root, 'old');
const place = join(root, 'place');
const found = join(root, 'found');
const outDir = join(place, 'dist');
const generations = { old: '', new: '' };
let oldKilobytes = 0;
/** Of the files that the next publication has to write. */
let changedKilobytes = 0;
const table: string[] = [];

beforeAll(async () => {
  await site.write(FILES);
  await mustBuild(root, 'old');
  generations.old = (await lookAtOutput(old))?.generation ?? '';
  const changed = new Map(FILES);
  await site.write(changed.set(CONFIG, (changed.get(CONFIG) ?? '').replace('llms: true', 'llms: false'))); // All pages are others.
  await mustBuild(root, 'new', { args: ['--base', '/docs/'] });
  generations.new = (await lookAtOutput(join(root, 'new')))?.generation ?? '';
  expect(generations.new).not.toBe(generations.old);
  const before = await readPublished(old);
  oldKilobytes = kilobytesOf([...before]);
  const after = await readPublished(join(root, 'new'));
  changedKilobytes = kilobytesOf([...after].filter(([path, bytes]) => before.get(path)?.equals(bytes) !== true));
  await rm(join(root, 'new'), { recursive: true });
});

beforeEach(async () => {
  for (const folder of [place, found]) await rm(folder, { recursive: true, force: true });
  await mkdir(place);
  await mkdir(found);
});

afterAll(() => console.log(['shortage | exit code | published | said', ...table].join('\n')));

/** As disks count: whole blocks, and a file takes its name. */
function kilobytesOf(files: readonly (readonly [path: string, bytes: Buffer])[]): number {
  return files.reduce((sum, [, bytes]) => sum + 4 * Math.ceil(bytes.length / 4096), 0);
}

interface Ended extends CliRun {
  readonly published: 'old' | 'new';
  readonly codes: readonly string[];
  /** Of all errors. */
  readonly messages: string;
}

/** The output is whole, one of the two, and nothing lies beside it. `folder`: where it is to be looked at. */
async function buildBehind(
  name: string,
  within: readonly string[],
  { args = [], folder = place, isQuiet = false }: { args?: readonly string[]; folder?: string; isQuiet?: boolean } = {},
): Promise<Ended> {
  if (folder === place) await cp(old, outDir, { recursive: true, preserveTimestamps: true });
  const words = ['build', '--root', root, '--out', 'place/dist', '--base', '/docs/', '--format', 'json', ...args];
  const run = await runCli(words, { within, env: { TMPDIR: undefined } });
  const output = await lookAtOutput(join(folder, 'dist'));
  expect([name, run.stderr, output]).toMatchObject([name, expect.anything(), { problems: [] }]);
  expect([name, (await readdir(folder)).filter((entry) => entry !== 'cache')]).toEqual([name, ['dist']]);
  const diagnostics = isQuiet ? [] : (JSON.parse(run.stdout) as BuildReport).diagnostics;
  const messages = diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message);
  const published = output?.generation === generations.new ? 'new' : 'old';
  if (published === 'old') expect([name, output?.generation]).toEqual([name, generations.old]);
  const codes = diagnostics.map(({ code }) => code).filter((code) => code !== 'history/no-git'); // It is no repository.
  table.push([name, run.code, published, codes.join(', ') || '–'].join(' | '));
  return { ...run, published, codes, messages: messages.join('\n') };
}

const spread = (from: number, to: number): number[] =>
  Array.from({ length: LEVELS }, (_, level) => Math.round(from + ((to - from) * level) / (LEVELS - 1)));

/** Either all is well, or one error says what was refused. */
function expectOneReason(ended: Ended, reason: string): void {
  if (ended.code === 0) expect(ended).toMatchObject({ published: 'new', messages: '' });
  else {
    expect(ended).toMatchObject({ code: 1, published: 'old' });
    expect(ended.messages).toContain(reason);
    expect(ended.messages.split('\n')).toHaveLength(1);
  }
}

describe.runIf(hasNamespaces)('a disk', () => {
  const out = `cp -a '${place}/.' '${found}'`;
  const withOld = `cp -a '${old}' '${outDir}'`;

  test('of the output that is full sooner or later', TIMEOUT, async () => {
    const codes = new Set<number | null>();
    for (const room of spread(8, changedKilobytes * 1.3 + 50)) {
      const within = behindMounts(`${smallDisk(place, oldKilobytes + room)}\n${withOld}`, out);
      await rm(found, { recursive: true, force: true });
      const ended = await buildBehind(`output with ${room} KB to spare`, within, { folder: found });
      expectOneReason(ended, 'could not be written: the disk is full (ENOSPC)');
      codes.add(ended.code);
    }
    expect([...codes].sort()).toEqual([0, 1]);
  });

  test('of the cache that is full sooner or later', TIMEOUT, async () => {
    const own = join(root, 'own-cache');
    await mkdir(own, { recursive: true });
    for (const room of spread(0, IS_LONG ? 4000 : 100)) {
      const within = behindMounts(smallDisk(own, Math.max(4, room)));
      const ended = await buildBehind(`cache of ${room} KB`, within, { args: ['--cache-dir', own] });
      expect(ended).toMatchObject({ code: 0, published: 'new' });
      expect(ended.codes.filter((code) => !/^emit\/cache-failed/.test(code))).toEqual([]);
    }
  });

  test('of the output and the cache together that is full sooner or later', TIMEOUT, async () => {
    const codes = new Set<number | null>();
    for (const room of spread(8, changedKilobytes + 3000)) {
      const within = behindMounts(`${smallDisk(place, oldKilobytes + room)}\n${withOld}`, out);
      await rm(found, { recursive: true, force: true });
      const args = ['--cache-dir', join(place, 'cache')];
      const ended = await buildBehind(`output and cache with ${room} KB to spare`, within, { args, folder: found });
      expectOneReason(ended, 'the disk is full (ENOSPC)');
      expect(ended.codes.filter((code) => !/^emit\/(?:cache-failed|write-failed|no-room)$/.test(code))).toEqual([]);
      codes.add(ended.code);
    }
    expect([...codes].sort()).toEqual([0, 1]);
  });

  test('each for the output and the cache, and another for the project', TIMEOUT, async () => {
    const own = join(root, 'own-cache');
    await mkdir(own, { recursive: true });
    const within = behindMounts(`${smallDisk(place, 50_000)}\n${smallDisk(own, 50_000)}\n${withOld}`, out);
    const ended = await buildBehind('disks for each', within, { args: ['--cache-dir', own], folder: found });
    expect(ended).toMatchObject({ code: 0, published: 'new', codes: [] });
  });

  test('of the cache that can only be read', TIMEOUT, async () => {
    const full = await buildBehind('closed cache', behindMounts(readOnly(cache)));
    expect(full).toMatchObject({ code: 0, published: 'new', codes: [] });
    const own = join(root, 'empty-cache');
    await mkdir(own);
    const empty = await buildBehind('closed cache with nothing in it', behindMounts(readOnly(own)), {
      args: ['--cache-dir', own],
    });
    expect(empty).toMatchObject({ code: 0, published: 'new', codes: ['emit/cache-failed'] });
  });

  test('of all but the output and its surroundings that can only be read', TIMEOUT, async () => {
    const setup = `${readOnly(root)}\nmount -t tmpfs tmpfs '${place}'\n${withOld}`;
    const ended = await buildBehind('closed root', behindMounts(setup, `mount -o remount,rw,bind '${root}'\n${out}`), {
      folder: found,
    });
    expect(ended).toMatchObject({ code: 0, published: 'new' });
  });

  test('around the output that can only be read', TIMEOUT, async () => {
    const ended = await buildBehind('closed surroundings', behindMounts(readOnly(place)));
    expect(ended).toMatchObject({ code: 1, published: 'old', codes: ['emit/no-room'] });
    expect(ended.messages).toContain(`${place}/.dist.docs-gen`);
    expect(ended.messages).toContain('the file system is read-only (EROFS)');
  });

  test.each([
    ['of its own at the output', `mount --bind '${old}' '${outDir}'`],
    ['that can only be read at the output', `mount --bind '${old}' '${outDir}'\nmount -o remount,ro,bind '${outDir}'`],
    ['of another kind at the output', `mount -t tmpfs tmpfs '${outDir}'\ncp -a '${old}/.' '${outDir}'`],
  ])('%s', TIMEOUT, async (name, setup) => {
    const ended = await buildBehind(name, behindMounts(setup));
    expect(ended).toMatchObject({ code: 1, published: 'old', codes: ['emit/mount-point'] });
  });
});

test.each([
  ...(IS_LONG ? [['standard output is closed', 'exec >&-', 0] as const] : []),
  ['both outputs are closed', 'exec >&- 2>&-', 0],
  ['standard output is full', 'exec >/dev/full', 1],
  ['errors go to a full disk', 'exec 2>/dev/full', 0],
] as const)('a build publishes and reports where %s', TIMEOUT, async (name, setup, code) => {
  const ended = await buildBehind(name, behind(setup), { isQuiet: true });
  expect(ended).toMatchObject({ code, published: 'new' });
  if (code !== 0) expect(ended.stderr).toContain('error cli/unwritable-output');
});

describe('a process with limits', () => {
  // With a demo: esbuild and threads have the same limits.
  beforeAll(async () => {
    if (IS_LONG) return;
    const files = leanSite();
    await site.write(files.set(CONFIG, (files.get(CONFIG) ?? '').replace('llms: true', 'llms: false')));
    await mustBuild(root, 'new', { args: ['--base', '/docs/'] });
    generations.new = (await lookAtOutput(join(root, 'new')))?.generation ?? '';
    await rm(join(root, 'new'), { recursive: true });
  });

  test('files that may not be large', TIMEOUT, async () => {
    const codes = new Set<number | null>();
    for (const blocks of [8, ...(IS_LONG ? [0, ...spread(2, 130)] : []), 4000]) {
      const ended = await buildBehind(`files of ${blocks} blocks`, behind(`ulimit -f ${blocks}`));
      expectOneReason(ended, 'the file is too large (EFBIG)');
      codes.add(ended.code);
    }
    expect([...codes].sort()).toEqual([0, 1]);
  });

  test('few files that may be open', TIMEOUT, async () => {
    for (const files of [64, ...(IS_LONG ? spread(20, 60) : [28])]) {
      const ended = await buildBehind(`${files} open files`, behind(`ulimit -n ${files}`), { isQuiet: true });
      if (ended.code === 0) expect(ended.published).toBe('new');
      else expect(ended).toMatchObject({ code: 1, published: 'old' });
      if (ended.code !== 0) expect(ended.stdout + ended.stderr).toMatch(/EMFILE|too many open files/);
      if (files === 64) expect(ended.code).toBe(0);
    }
  });
});
