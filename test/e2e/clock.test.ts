// A clock that is set back or forward between builds, with the times of files or without them: what is published is always that of
// a build from nothing, and nothing that changed is passed over.
import { readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_LONG } from '../support/long-run.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { cleanBuilds, project } from './support/compared-builds.ts';
import { CONFIG, type Files } from './support/edited-site.ts';
import { changedPaths } from './support/published.ts';
import { LONE_PAGE, leanSite, richSite } from './support/rich-site.ts';

const SET_CLOCK = fileURLToPath(new URL('support/set-clock.cjs', import.meta.url));
const HOUR = 3_600_000;
const table: string[] = [];

/** By how much the clock differs from the moment of the edit on. */
const SETTINGS: readonly (readonly [name: string, shift: () => number])[] = [
  ['back an hour', () => -HOUR],
  ...(IS_LONG ? [['back a day', () => -24 * HOUR] as const] : []),
  ['back to 1970', () => HOUR - Date.now()],
  ['forward a day', () => 24 * HOUR],
];

const site = project(sharedTempDir());
const clean = cleanBuilds(sharedTempDir());
const OUTPUT = join(site.out, 'kit/hold/index.html');

/** Each replaces a digit by another: no size changes. */
const EDITS: readonly (readonly [what: string, path: string, from: string, to: string])[] = [
  ['a page', LONE_PAGE, 'word-0', 'word-1'],
  ['the config', CONFIG, 'Site 0.', 'Site 1.'],
  ['a module of a demo', 'lib/words/word.js', 'press 0', 'press 1'],
  ...(IS_LONG ? [['what a package says', 'packages/gears/index.ts', 'so many', 'as many'] as const] : []),
];

const A = IS_LONG ? richSite() : leanSite();
const edited = (edit: (typeof EDITS)[number]): Files => {
  const [, path, from, to] = edit;
  const text = A.get(path) ?? '';
  if (!text.includes(from)) throw new Error(`${path} does not hold ${from}.`);
  return new Map(A).set(path, text.replace(from, to));
};

beforeAll(async () => {
  await site.write(A);
  await build(A, []);
});

afterAll(() => console.log(['clock | files | edit | first stage of the build', ...table].join('\n')));

type Clock = readonly (readonly [from: number, shift: number])[];

/** As from nothing. Gives its first stage. */
async function build(files: Files, clock: Clock, env: Readonly<Record<string, string>> = {}): Promise<string> {
  await site.write(files);
  const { said, published, stages } = await site.build({
    env: { NODE_OPTIONS: `--require ${SET_CLOCK}`, CLOCK: JSON.stringify(clock), ...env },
  });
  const wanted = await clean(files);
  expect(said).toEqual(wanted.said);
  expect(changedPaths(published, wanted.published)).toEqual([]);
  return stages[0] ?? '';
}

describe.each(IS_LONG ? ['follow', 'do not follow'] : ['follow'])('files whose times %s the clock', (follow) => {
  const env = { CLOCK_OF_FILES: follow };

  test.each(SETTINGS)('%s', { timeout: 300_000 }, async (name, shift) => {
    const sample = SETTINGS.findIndex(([other]) => other === name) % EDITS.length;
    for (const edit of IS_LONG ? EDITS : EDITS.slice(sample, sample + 1)) {
      const set = [Date.now(), shift()] as const;
      const stages = [await build(edited(edit), [set], env)];
      stages.push(await build(edited(edit), [set], env));
      const right = [set, [Date.now(), 0] as const];
      stages.push(await build(A, right, env));
      table.push([name, follow, edit[0], stages.join(', ')].join(' | '));
    }
  });

  test.each(IS_LONG ? SETTINGS : SETTINGS.slice(0, 1))(
    '%s, when a published file is changed by hand',
    { timeout: 300_000 },
    async (name, shift) => {
      const set = [Date.now(), shift()] as const;
      const html = await readFile(OUTPUT, 'utf8');
      await writeFile(OUTPUT, html.replace('word-0', 'word-9'));
      if (follow === 'follow') await utimes(OUTPUT, new Date(), new Date(Date.now() + set[1]));
      const stages = [await build(A, [set], env)];
      await build(A, [set, [Date.now(), 0]], env);
      table.push([name, follow, 'an output file', stages.join(', ')].join(' | '));
    },
  );
});
