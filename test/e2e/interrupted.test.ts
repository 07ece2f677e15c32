// A build that is ended by a signal, and two builds at once, at moments spread over all that a build does: the output is one whole
// publication, no process of the build is left, and nothing lies beside what was published.
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { random as randomOf } from '../support/random.ts';
import { runCli, spawnCli } from '../support/run-cli.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { mustBuild } from './support/build-site.ts';
import { project } from './support/compared-builds.ts';
import { richSite } from './support/rich-site.ts';
import { lookAtOutput } from './support/whole-output.ts';

const IS_LONG = process.env.DOCS_GEN_LONG === '1';
/** Moments of a build. */
const OFFSETS = IS_LONG ? 20 : 3;
const TIMEOUT = { timeout: OFFSETS * 60_000, retry: 0 };

const site = project(sharedTempDir());
const { root, cache } = site;
const random = randomOf(12);
/** By the base that it was built for. */
const generations: Record<string, string> = {};
const table: string[] = [];
let usual: string[] = [];
/** A build from nothing, in milliseconds. */
let length = 0;

const BASES = ['/a/', '/b/'] as const;
const words = (base: string, out = 'dist') => ['build', '--root', root, '--out', out, '--base', base, '--quiet'];
const named = async (out = 'dist') => {
  const output = await lookAtOutput(join(root, out));
  expect(output?.problems).toEqual([]);
  return Object.keys(generations).find((base) => generations[base] === output?.generation) ?? 'none of them';
};
const besides = async () => (await readdir(root)).sort();

beforeAll(async () => {
  await site.write(richSite());
  for (const base of BASES) {
    const started = performance.now();
    await mustBuild(root, 'dist', { args: ['--base', base, '--no-cache'] });
    length = performance.now() - started;
    generations[base] = (await lookAtOutput(join(root, 'dist')))?.generation ?? '';
  }
  usual = await besides();
}, 120_000);

afterAll(() => console.log(['what, when | exit codes | published | milliseconds to end', ...table].join('\n')));

const moments = Array.from({ length: OFFSETS }, (_, index) => (index + 0.5) / OFFSETS);

/** Whose environment holds the mark; only where the system tells. */
async function processesOf(mark: string): Promise<string[]> {
  const ids = await readdir('/proc').catch(() => []);
  const found = await Promise.all(
    ids
      .filter((id) => /^\d+$/.test(id) && id !== String(process.pid))
      .map(async (id) => ((await readFile(`/proc/${id}/environ`, 'utf8').catch(() => '')).includes(mark) ? [id] : [])),
  );
  return found.flat();
}

test('a signal ends a build and all that it has started', TIMEOUT, async () => {
  for (const [index, moment] of moments.entries()) {
    const before = await named();
    const [base = '/a/'] = BASES.filter((one) => one !== before);
    const signal = random() < 0.5 ? 'SIGINT' : 'SIGTERM';
    const mark = `docs-gen-test-${process.pid}-${index}`;
    const child = spawnCli([...words(base), '--no-cache', '--workers', '2'], { env: { MARK: mark } });
    child.stdout.resume();
    child.stderr.resume();
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    await setTimeout(length * moment);
    const asked = performance.now();
    child.kill(signal);
    const code = await ended;
    const took = Math.round(performance.now() - asked);
    const now = await named();
    table.push(`${signal} at ${Math.round(100 * moment)} % | ${code} | ${now === base ? 'new' : 'old'} | ${took}`);
    expect([moment, code]).toEqual([moment, expect.toBeOneOf([signal === 'SIGINT' ? 130 : 143, 0])]);
    expect([moment, now]).toEqual([moment, expect.toBeOneOf([before, base])]);
    if (code === 0) expect(now).toBe(base);
    expect([moment, await processesOf(mark)]).toEqual([moment, []]);
    expect([moment, await besides()]).toEqual([moment, usual]);
  }
  expect((await runCli(words('/a/'))).code).toBe(0);
  expect(await named()).toBe('/a/');
});

test('two builds into one folder, the second at any moment of the first', TIMEOUT, async () => {
  for (const moment of moments) {
    const first = runCli(words('/a/'));
    await setTimeout(length * moment);
    const codes = (await Promise.all([first, runCli(words('/b/'))])).map(({ code }) => code);
    const now = await named();
    table.push(`a second build at ${Math.round(100 * moment)} % | ${codes.join(', ')} | ${now} | –`);
    expect([moment, codes]).toEqual([moment, [0, 0]]);
    expect([moment, await besides()]).toEqual([
      moment,
      usual.includes('node_modules') ? usual : [...usual, 'node_modules'].sort(),
    ]);
  }
});

test('two builds with one cache and folders of their own', TIMEOUT, async () => {
  for (const moment of moments) {
    await rm(cache, { recursive: true, force: true });
    const first = runCli(words('/a/', 'dist-a'));
    await setTimeout(length * moment);
    const codes = (await Promise.all([first, runCli(words('/b/', 'dist-b'))])).map(({ code }) => code);
    table.push(`a second cache user at ${Math.round(100 * moment)} % | ${codes.join(', ')} | – | –`);
    expect([moment, codes, await named('dist-a'), await named('dist-b')]).toEqual([moment, [0, 0], '/a/', '/b/']);
    expect([moment, (await readdir(cache)).filter((name) => name.startsWith('lock') || name.endsWith('.new'))]).toEqual(
      [moment, []],
    );
  }
});
