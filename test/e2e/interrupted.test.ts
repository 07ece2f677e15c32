// Builds that get a signal, and builds that run at the same time, at any stage of their work: what is published is one whole
// generation, nothing else is left, and only the build that got the signal ends.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gitRepository } from '../support/git-repository.ts';
import { IS_LONG } from '../support/long-run.ts';
import { runCli, spawnCli } from '../support/run-cli.ts';
import { runCommandHere } from '../support/run-command.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { mustBuild } from './support/build-site.ts';
import { endOfStage } from './support/build-stages.ts';
import { project } from './support/compared-builds.ts';
import { leanSite, richSite } from './support/rich-site.ts';
import { lookAtOutput } from './support/whole-output.ts';

const TIMEOUT = { timeout: IS_LONG ? 1_200_000 : 120_000 };

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
/** Of a build from nothing, in the order in which they end. */
let stages: readonly string[] = [];

const DONE = { code: 0, stdout: '', stderr: '' };

const words = (base: Base, out = 'place/dist', show = '--quiet'): string[] => [
  ...['build', '--root', root, '--out', out, '--base', base],
  ...['--cache-dir', cache, show],
];

/** With a line on stderr for each stage that has ended. */
const loudWords = (base: Base) => words(base, 'place/dist', '--timings');

beforeAll(async () => {
  await site.write(IS_LONG ? richSite() : leanSite());
  await gitRepository(root).commit({});
  for (const base of BASES) {
    const built = await mustBuild(root, 'built', { args: ['--no-cache', '--base', base] });
    stages = Object.keys(built.timings);
    generations.set((await lookAtOutput(join(root, 'built')))?.generation ?? '', base);
    if (base === '/old/') await cp(join(root, 'built'), old, { recursive: true, preserveTimestamps: true });
  }
  expect(generations.size).toBe(BASES.length);
});

beforeEach(restart);

afterAll(() => console.log(['after the stage | what | exit | published', ...table].join('\n')));

/** What was published before, and no cache. */
async function restart(): Promise<void> {
  for (const folder of ['place', 'other']) await rm(join(root, folder), { recursive: true, force: true });
  await rm(cache, { recursive: true, force: true });
  await cp(old, outDir, { recursive: true, preserveTimestamps: true });
}

/** Stages after which something happens to a build: all, or the one in the middle. */
const moments = (): readonly string[] => (IS_LONG ? stages : stages.slice(stages.length >> 1).slice(0, 1));

/** Whole, with nothing beside it; whose it is. */
async function published(folder = 'place'): Promise<Base | undefined> {
  const found = await lookAtOutput(join(root, folder, 'dist'));
  expect(found).toMatchObject({ problems: [] });
  expect(await readdir(join(root, folder))).toEqual(['dist']);
  return generations.get(found?.generation ?? '');
}

function note(moment: string, what: string, codes: unknown, whose: unknown): void {
  table.push([moment, what, codes, whose].join(' | '));
}

describe.runIf(existsSync('/proc/self/stat'))('a build that gets a signal', () => {
  test.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)('ends by %s, and leaves the output and no process', TIMEOUT, async (signal, code) => {
    for (const moment of moments()) {
      await restart();
      const child = spawnCli(loudWords('/a/'), { within: ['setsid'] }); // It and all that it starts are one session.
      child.stdout.resume();
      const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
      await endOfStage(moment, child);
      child.kill(signal);
      const ownCode = await ended;
      await expect.poll(() => sessionOf(child.pid ?? 0), { interval: 10 }).toEqual([]);
      const whose = await published();
      note(moment, signal, ownCode, whose);
      // The last stages end when all is published.
      const isLate = stages.indexOf(moment) > stages.length / 2;
      expect([moment, ownCode]).toEqual([moment, isLate ? expect.toBeOneOf([0, code]) : code]);
      const expected = ownCode === 0 ? '/a/' : expect.toBeOneOf(['/old/', '/a/']);
      expect([moment, ownCode, whose]).toEqual([moment, ownCode, expected]);
      expect([moment, await runCommandHere(words('/b/'))]).toEqual([moment, DONE]);
      expect([moment, await published()]).toEqual([moment, '/b/']);
    }
  });
});

describe('two builds', () => {
  test('into one folder come one after the other', TIMEOUT, async () => {
    for (const moment of moments()) {
      await restart();
      const runs = await twoBuilds(moment, loudWords('/a/'), words('/b/'));
      const whose = await published();
      note(moment, 'second build into the folder', '0 0', whose);
      expect([moment, runs]).toEqual([moment, [0, DONE]]);
      expect([moment, whose]).toEqual([moment, expect.toBeOneOf(['/a/', '/b/'])]);
      // What both have kept is of use to both.
      for (const base of IS_LONG ? (['/a/', '/b/'] as const) : (['/a/'] as const)) {
        expect([moment, base, await runCommandHere(words(base))]).toEqual([moment, base, DONE]);
        expect([moment, await published()]).toEqual([moment, base]);
      }
    }
  });

  test('with one cache into two folders do not disturb each other', TIMEOUT, async () => {
    for (const moment of moments()) {
      await restart();
      const runs = await twoBuilds(moment, loudWords('/a/'), words('/b/', 'other/dist'));
      const both = [await published(), await published('other')];
      note(moment, 'second build with the cache', '0 0', both.join(' '));
      expect([moment, runs, both]).toEqual([moment, [0, DONE], ['/a/', '/b/']]);
      expect([moment, await runCommandHere(words('/b/'))]).toEqual([moment, DONE]);
      expect([moment, await published()]).toEqual([moment, '/b/']);
    }
  });
});

describe('three builds at once', () => {
  const mixed: readonly Base[] = ['/a/', '/a/', '/b/'];
  const all: readonly (readonly [name: string, bases: readonly Base[], isWarm: boolean])[] = [
    ['without a cache', mixed, false],
    ['with a cache', mixed, true],
    ['of one base without a cache', ['/a/', '/a/', '/a/'], false],
    ['of one base with a cache', ['/a/', '/a/', '/a/'], true],
    ['of several bases without a cache', ['/a/', '/b/', '/old/'], false],
    ['of several bases with a cache', ['/a/', '/b/', '/old/'], true],
  ];
  test.each(IS_LONG ? all : all.slice(1, 2))(
    '%s publish one of them as a whole',
    TIMEOUT,
    async (name, bases, isWarm) => {
      for (let time = 0; time < (IS_LONG ? 20 : 1); time++) {
        await restart();
        if (isWarm) for (const base of new Set(bases)) expect(await runCommandHere(words(base))).toEqual(DONE);
        const runs = await Promise.all(bases.map((base) => runCli(words(base))));
        const whose = await published();
        note('', `three builds ${name}`, runs.map(({ code }) => code).join(' '), whose);
        expect([name, runs]).toEqual([name, [DONE, DONE, DONE]]);
        expect([name, whose]).toEqual([name, expect.toBeOneOf([...bases])]);
        for (const base of IS_LONG ? BASES : (['/old/'] as const)) {
          expect([name, base, await runCommandHere(words(base))]).toEqual([name, base, DONE]);
          expect([name, await published()]).toEqual([name, base]);
        }
      }
    },
  );
});

/** The second starts when a stage of the first has ended. */
async function twoBuilds(moment: string, first: readonly string[], second: readonly string[]) {
  const child = spawnCli(first);
  child.stdout.resume();
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  await endOfStage(moment, child);
  return Promise.all([ended, runCli(second)]);
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
