// A build that is killed while it publishes: the output is one whole publication, the old or the new one, and the next build ends
// what was begun and leaves nothing behind.
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_LONG } from '../support/long-run.ts';
import { random as randomOf } from '../support/random.ts';
import { runCli } from '../support/run-cli.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { mustBuild } from './support/build-site.ts';
import { smallest } from './support/smallest.ts';
import { lookAtOutput } from './support/whole-output.ts';

/** Of each kind of publication. */
const KILLS = IS_LONG ? 250 : 2;
const KILL_AT = fileURLToPath(new URL('support/kill-at.cjs', import.meta.url));

/** Two states of one site: pages come, go and change, a folder becomes a file, styles have another hash, and two folders stay. */
const STATES = ['a', 'b'].map((state) => ({
  'content/ui/index.md': smallest['content/ui/index.md']?.replace('All there is.', `All of ${state}.`) ?? '',
  'content/ui/card.md': `# Card\n\n<p class="description">A card of ${state}.</p>\n`,
  [`content/ui/${state}.md`]: `# Only ${state}\n\n<p class="description">One page.</p>\n`,
  'public/same/one.txt': 'One.\n',
  'public/same/as/ever.txt': 'Ever.\n',
  [state === 'a' ? 'public/thing' : 'public/thing/deep.txt']: 'A file, or a folder.\n',
}));

describe.each(['swap', 'link'] as const)('published by a %s', (publish) => {
  const root = sharedTempDir();
  const cache = join(root, 'node_modules/.cache/docs-gen');
  const dist = join(root, 'dist');
  const below = join(root, '.dist.docs-gen');
  const told: Record<string, number> = {};
  const calls: string[] = [];
  const generations: string[] = [];
  let state = 0;

  /** The other state, as an author would leave it. */
  async function edit(): Promise<void> {
    for (const path of Object.keys(STATES[state] ?? {})) await rm(join(root, path), { force: true });
    await rm(join(root, 'public/thing'), { recursive: true, force: true });
    state = 1 - state;
    await writeFiles(root, STATES[state] ?? {});
  }
  const build = (env: Readonly<Record<string, string>>) =>
    runCli(['build', '--root', root, '--quiet'], {
      env: { NODE_OPTIONS: `--require ${KILL_AT}`, KILL_BELOW: join(root, '.dist'), ...env },
    });
  const besides = async () => (await readdir(root)).sort();

  beforeAll(async () => {
    const config = (smallest['site.config.ts'] ?? '').replace('title:', `publish: '${publish}', title:`);
    await writeFiles(root, { ...smallest, ...STATES[0], 'site.config.ts': config });
    for (const _ of STATES) {
      await mustBuild(root, 'dist');
      generations.push((await lookAtOutput(dist))?.generation ?? '');
      await edit();
    }
    const log = join(root, 'node_modules/calls.txt');
    await mustBuild(root, 'dist'); // Once more: from now on a folder is kept for the next one.
    await edit();
    expect(await build({ KILL_AT: '0', KILL_LOG: log })).toMatchObject({ code: 0 });
    calls.push(...(await readFile(log, 'utf8')).trim().split('\n'));
  });

  afterAll(() => {
    console.log(`${publish}: ${calls.length} calls; killed ${KILLS} times: ${JSON.stringify(told)}`);
  });

  test('has two states, and calls to be killed at', () => {
    expect(new Set(generations).size).toBe(2);
    expect(calls.length).toBeGreaterThan(10);
  });

  test('is whole after each kill, and after the next build', { timeout: KILLS * 60_000 }, async () => {
    const random = randomOf(publish === 'swap' ? 12 : 13);
    // What takes its place comes near the end: all of that, and any of the rest.
    const first = calls.findIndex((call) => call.includes('journal.json'));
    const points = Array.from({ length: KILLS }, (_, index) => {
      const at = index % 2 === 0 ? first + ((index / 2) % (calls.length - first)) : Math.floor(random() * calls.length);
      return { at: at + 1, when: random() < 0.5 ? 'before' : 'after' };
    });
    const usual = await besides();
    for (const { at, when } of points) {
      await edit();
      const killed = await build({ KILL_AT: String(at), KILL_WHEN: when });
      const point = `${when} ${calls[at - 1]}`;
      const found = await lookAtOutput(dist);
      const is = found === null ? 'absent' : found.generation === generations[state] ? 'new' : 'old';
      told[is] = (told[is] ?? 0) + 1;
      expect([point, killed.code]).toEqual([point, expect.toBeOneOf([null, 0])]);
      if (found === null)
        expect([point, publish, existsSync(join(below, 'journal.json'))]).toEqual([point, 'swap', true]);
      else {
        expect([point, found.problems]).toEqual([point, []]);
        expect([point, generations]).toEqual([point, expect.arrayContaining([found.generation])]);
      }
      expect([point, (await mustBuild(root, 'dist')).diagnostics]).toEqual([point, []]);
      const after = await lookAtOutput(dist);
      expect([point, after]).toMatchObject([point, { generation: generations[state], problems: [] }]);
      expect([point, after?.unlisted.filter((path) => !path.startsWith('assets/'))]).toEqual([point, []]);
      expect([point, await besides()]).toEqual([point, usual]);
    }
    expect(existsSync(cache)).toBe(true);
  });

  test('a signal that can be heard leaves nothing behind, and one whole publication', {
    timeout: 240_000,
  }, async () => {
    const usual = await besides();
    const last = calls.length - 1;
    const journal = calls.findIndex((call) => call.includes('journal'));
    const all = [0, Math.floor(last / 2), journal, last, 2, Math.floor(last / 3), last - 3];
    // What hears a signal is the same for both: in a short run, each is sent it at two of the first four.
    const sample = publish === 'swap' ? [0, journal] : [Math.floor(last / 2), last];
    for (const [index, at] of (IS_LONG ? all : sample).entries()) {
      const signal = index % 2 === 0 ? 'SIGTERM' : 'SIGINT';
      const point = `${signal} at ${calls[at]}`;
      await edit();
      const { code } = await build({ KILL_AT: String(at + 1), KILL_WHEN: 'after', KILL_SIGNAL: signal });
      expect([point, code]).toEqual([point, expect.toBeOneOf([signal === 'SIGTERM' ? 143 : 130, 0])]);
      const found = await lookAtOutput(dist);
      expect([point, found]).toMatchObject([point, { problems: [] }]);
      expect([point, generations]).toEqual([point, expect.arrayContaining([found?.generation])]);
      expect([point, await besides()]).toEqual([point, usual]);
    }
  });
});
