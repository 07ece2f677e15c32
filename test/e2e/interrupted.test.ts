// Builds that are told to end, and builds that meet others, at any moment of their work: what is published is one whole
// generation, nothing is left of them, and nobody ends but who was told to.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gitRepository } from '../support/git-repository.ts';
import { type CliRun, runCli, spawnCli } from '../support/run-cli.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { mustBuild } from './support/build-site.ts';
import { project } from './support/compared-builds.ts';
import { richSite } from './support/rich-site.ts';
import { lookAtOutput } from './support/whole-output.ts';

const IS_LONG = process.env.DOCS_GEN_LONG === '1';
const MOMENTS = IS_LONG ? 20 : 1;
const TIMEOUT = { timeout: Math.max(2, MOMENTS) * 60_000 };

/** Each has another generation: all pages name it. */
const BASES = ['/old/', '/a/', '/b/'] as const;
type Base = (typeof BASES)[number];

const site = project(sharedTempDir());
const { root } = site;
const outDir = join(root, 'place/dist');
const old = join(root, 'old');
const cache = join(root, 'place-cache');
const generations = new Map<string, Base>();
const table: string[] = [];
/** Of a build from nothing, in milliseconds. */
let length = 0;

const DONE = { code: 0, stdout: '', stderr: '' };
const QUIET = [DONE, DONE];

const words = (base: Base, out = 'place/dist'): string[] => [
  'build',
  '--root',
  root,
  '--out',
  out,
  '--base',
  base,
  '--cache-dir',
  cache,
  '--quiet',
];

beforeAll(async () => {
  await site.write(richSite({ isWhole: IS_LONG }));
  await gitRepository(root).commit({});
  for (const base of BASES) {
    const started = performance.now();
    await mustBuild(root, 'built', { args: ['--no-cache', '--base', base] });
    length = performance.now() - started;
    generations.set((await lookAtOutput(join(root, 'built')))?.generation ?? '', base);
    if (base === '/old/') await cp(join(root, 'built'), old, { recursive: true, preserveTimestamps: true });
  }
  expect(generations.size).toBe(BASES.length);
}, 120_000);

beforeEach(restart);

afterAll(() =>
  console.log(
    [`moment of about ${Math.round(length)} ms | what | exit | published | ended after`, ...table].join('\n'),
  ),
);

/** What was published before, and no cache. */
async function restart(): Promise<void> {
  for (const folder of ['place', 'other']) await rm(join(root, folder), { recursive: true, force: true });
  await rm(cache, { recursive: true, force: true });
  await cp(old, outDir, { recursive: true, preserveTimestamps: true });
}

const moments = Array.from({ length: MOMENTS }, (_, index) => (index + 0.5) / MOMENTS);

/** Whole, with nothing beside it; whose it is. */
async function published(folder = 'place'): Promise<Base | undefined> {
  const found = await lookAtOutput(join(root, folder, 'dist'));
  expect(found).toMatchObject({ problems: [] });
  expect(await readdir(join(root, folder))).toEqual(['dist']);
  return generations.get(found?.generation ?? '');
}

function note(moment: number, what: string, codes: unknown, whose: unknown, tookMs: number): void {
  table.push([Math.round(moment * length), what, codes, whose, `${Math.round(tookMs)} ms`].join(' | '));
}

describe.runIf(existsSync('/proc/self/stat'))('a build that is told to end', () => {
  test.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)('by %s leaves the output, and no process', TIMEOUT, async (signal, code) => {
    const endAt = async (moment: number): Promise<number | null> => {
      await restart();
      const child = spawnCli(words('/a/'), { within: ['setsid'] }); // It and all that it starts are one session.
      // As shells see it; before the first line of ours, Node itself ends by it.
      const ended = new Promise<number | null>((resolve) =>
        child.on('exit', (own, by) => resolve(by === signal ? code : own)),
      );
      await Promise.race([ended, sleep(moment * length)]);
      const told = performance.now();
      child.kill(signal);
      const ownCode = await ended;
      while (sessionOf(child.pid ?? 0).length > 0) await sleep(5);
      const tookMs = performance.now() - told;
      const whose = await published();
      note(moment, signal, ownCode, whose, tookMs);
      expect([moment, ownCode]).toEqual([moment, expect.toBeOneOf([0, code])]);
      expect([moment, ownCode, whose]).toEqual([
        moment,
        ownCode,
        ownCode === 0 ? '/a/' : expect.toBeOneOf(['/old/', '/a/']),
      ]);
      expect([moment, await runCli(words('/b/'))]).toEqual([moment, DONE]);
      expect([moment, await published()]).toEqual([moment, '/b/']);
      return ownCode;
    };
    const codes = new Set<number | null>();
    for (const moment of moments) codes.add(await endAt(moment));
    // A machine that did much else when the length was taken may be done before any of these.
    for (let moment = (moments[0] ?? 1) / 2; !codes.has(code) && moment * length > 50; moment /= 2)
      codes.add(await endAt(moment));
    expect(codes).toContain(code);
  });
});

describe('two builds', () => {
  test('into one folder come one after the other', TIMEOUT, async () => {
    for (const moment of moments) {
      await restart();
      const runs = await twoBuilds(moment, words('/a/'), words('/b/'));
      const whose = await published();
      note(moment, 'second build into the folder', runs.codes, whose, runs.tookMs);
      expect([moment, runs.said]).toEqual([moment, QUIET]);
      expect([moment, whose]).toEqual([moment, expect.toBeOneOf(['/a/', '/b/'])]);
      // What both have kept is of use to both.
      for (const base of ['/a/', '/b/'] as const) {
        expect([moment, base, await runCli(words(base))]).toEqual([moment, base, DONE]);
        expect([moment, await published()]).toEqual([moment, base]);
      }
    }
  });

  test('with one cache into two folders do not disturb each other', TIMEOUT, async () => {
    for (const moment of moments) {
      await restart();
      const runs = await twoBuilds(moment, words('/a/'), words('/b/', 'other/dist'));
      const both = [await published(), await published('other')];
      note(moment, 'second build with the cache', runs.codes, both.join(' '), runs.tookMs);
      expect([moment, runs.said, both]).toEqual([moment, QUIET, ['/a/', '/b/']]);
      expect([moment, await runCli(words('/b/'))]).toEqual([moment, DONE]);
      expect([moment, await published()]).toEqual([moment, '/b/']);
    }
  });
});

describe('three builds at once', () => {
  test.each([
    ['of one base without a cache', ['/a/', '/a/', '/a/'], false],
    ['of one base with a cache', ['/a/', '/a/', '/a/'], true],
    ['of several bases without a cache', ['/a/', '/b/', '/old/'], false],
    ['of several bases with a cache', ['/a/', '/b/', '/old/'], true],
  ] as const)('%s publish one of them as a whole', TIMEOUT, async (name, bases, isWarm) => {
    for (const _ of moments) {
      await restart();
      if (isWarm) for (const base of new Set(bases)) expect(await runCli(words(base))).toEqual(DONE);
      const started = performance.now();
      const runs = await Promise.all(bases.map((base) => runCli(words(base))));
      const whose = await published();
      const tookMs = performance.now() - started;
      note(0, `three builds ${name}`, runs.map(({ code }) => code).join(' '), whose, tookMs);
      expect([name, runs]).toEqual([name, [DONE, DONE, DONE]]);
      expect([name, whose]).toEqual([name, expect.toBeOneOf([...bases])]);
      for (const base of BASES) {
        expect([name, base, await runCli(words(base))]).toEqual([name, base, DONE]);
        expect([name, await published()]).toEqual([name, base]);
      }
    }
  });
});

/** The second starts at a moment of the first. */
async function twoBuilds(moment: number, first: readonly string[], second: readonly string[]) {
  const started = performance.now();
  const runs: CliRun[] = await Promise.all([runCli(first), sleep(moment * length).then(() => runCli(second))]);
  return { codes: runs.map(({ code }) => code).join(' '), said: runs, tookMs: performance.now() - started };
}

/** Processes of the session that `pid` began, which are not over. */
function sessionOf(pid: number): string[] {
  return readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [state, , , session] = stat.slice(stat.lastIndexOf(')') + 2).split(' '); // See proc_pid_stat(5).
      return Number(session) === pid && state !== 'Z';
    } catch {
      return false; // It is over.
    }
  });
}
