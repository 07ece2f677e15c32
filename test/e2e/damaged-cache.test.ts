// Whatever becomes of a file of the cache, the site is that of a build from nothing: files are cut off, have bits turned and become
// something else before builds with nothing to do, with one page to make, and with all of them.
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { groupBy } from '../../src/lib/groups.ts';
import { gitRepository } from '../support/git-repository.ts';
import { IS_LONG } from '../support/long-run.ts';
import { random as randomOf } from '../support/random.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { CACHE_DAMAGES } from './support/cache-damage.ts';
import { type Outcome, project } from './support/compared-builds.ts';
import type { Files } from './support/edited-site.ts';
import { changedPaths, listFiles } from './support/published.ts';
import { LONE_PAGE, richSite } from './support/rich-site.ts';

const SEED = Number(process.env.DOCS_GEN_SEED ?? '17');
const PLACES = IS_LONG ? 200 : 3;
const LONGEST_MS = IS_LONG ? 10_800_000 : 300_000;

const folder = sharedTempDir();
const keptCache = join(folder, 'cache');
const site = project(folder);
const random = randomOf(SEED);
const drawn = (below: number) => Math.floor(random() * below);

/** `at`: the byte that is turned or, with `cut`, the first that is missing. */
interface Damage {
  readonly name: string;
  readonly cut?: boolean;
  readonly at: (bytes: number) => number;
}

const DAMAGES: readonly Damage[] = [
  { name: 'empty', cut: true, at: () => 0 },
  { name: 'half', cut: true, at: (bytes) => bytes >> 1 },
  { name: 'without its last byte', cut: true, at: (bytes) => bytes - 1 },
  { name: 'a bit of its first byte', at: () => 0 },
  { name: 'a bit of its head', at: (bytes) => drawn(Math.min(bytes, 128)) },
  { name: 'a bit of its middle', at: (bytes) => bytes >> 1 },
  { name: 'a bit somewhere', at: drawn },
  { name: 'a bit of its end', at: (bytes) => bytes - 1 - drawn(Math.min(bytes, 64)) },
  { name: 'a bit of its last byte', at: (bytes) => bytes - 1 },
];

/** Of a file in the place of another, with its time, nothing tells but what it holds. */
const WAYS = ['written into', 'replaced, with its old time'] as const;

interface Case {
  readonly path: string;
  readonly damage: Damage;
  readonly way: (typeof WAYS)[number];
}

/** The second differs by a word of one page. */
const STATES: readonly Files[] = ['word-0', 'word-1'].map((word) => {
  const files = new Map(richSite());
  return files.set(LONE_PAGE, (files.get(LONE_PAGE) ?? '').replace('word-0', word));
});
const wanted: Outcome[] = [];

/** What a build has to do. A record that is gone is as good as none: all pages are rendered anew. */
const WORK = ['nothing', 'one page', 'all'] as const;
/** Only of these kinds does a build look at anything where it has nothing or one page to do. */
const ALWAYS_READ = ['builds', 'pages', 'snapshots'];
/** A file for each page. */
const MANY = 'social-cards';
/** By the first stage of a build. */
const STAGES: Readonly<Record<string, string>> = { unchanged: 'nothing', 'edited pages': 'one page' };
const told = new Map<string, number>();

beforeAll(async () => {
  for (const [state, files] of [...STATES.entries()].reverse()) {
    await rm(site.out, { recursive: true, force: true });
    await site.write(files);
    if (wanted.length === 0) await gitRepository(site.root).commit({}); // Dates of pages are those of the first state.
    // Without a cache, or before there is one: both are builds from nothing.
    const { stages: _, stderr: __, ...outcome } = await site.build({ args: state === 0 ? ['--no-cache'] : [] });
    expect(outcome.said).toMatchObject({ ok: true, code: 0, diagnostics: [] });
    wanted[state] = outcome;
  }
  for (const state of IS_LONG ? [0, 1, 0] : [1, 0]) await build(state);
  if (IS_LONG) expect((await site.build({ command: 'check' })).said.diagnostics).toEqual([]);
});

afterAll(() => {
  console.log(
    `builds after damage to a kind of file, by what they had to do or by damage: ${JSON.stringify(Object.fromEntries(told))}`,
  );
});

test('the cache has files of every kind', async () => {
  const kinds = new Set((await listFiles(site.cache)).map(kindOf));
  expect([...kinds].sort()).toEqual([
    ...['CACHEDIR.TAG', 'builds', 'demo-code.json', 'demo-scripts', 'demos.json', ...(IS_LONG ? ['fences'] : [])],
    ...['live-editing.json', 'pages', 'sandboxes.json', 'snapshots', 'social-cards', 'types'],
  ]);
});

test('no damage changes what is published, and none ends a build', { timeout: LONGEST_MS }, async () => {
  let state = 0;
  for (const { path, damage, way } of casesOf(await listFiles(site.cache)))
    for (const work of IS_LONG || ALWAYS_READ.includes(kindOf(path)) ? WORK : ['all']) {
      if (work === 'one page') state = 1 - state;
      if (work === 'all') await rm(join(site.cache, 'builds'), { recursive: true });
      const isDamaged = await damageFile(join(site.cache, path), damage, way);
      const stage = await build(state).catch((error: unknown) => {
        throw new Error(`${path}, ${damage.name}, ${way}, ${work} to do: ${error}`);
      });
      const what = `${kindOf(path)}, ${STAGES[stage] ?? 'all'}`;
      if (isDamaged) told.set(what, (told.get(what) ?? 0) + 1);
    }
});

test(`damage of any sort at ${PLACES} places changes nothing that is published`, {
  timeout: LONGEST_MS,
}, async () => {
  const precious = join(folder, 'precious.txt');
  await writeFile(precious, 'of somebody else');
  await build(0);
  await copyCache(site.cache, keptCache);
  for (const { path, other, damage, isAll } of placesOf(await listFiles(site.cache))) {
    const [name, change] = damage;
    if (isAll) await rm(join(site.cache, 'builds'), { recursive: true });
    await mkdir(dirname(join(site.cache, path)), { recursive: true });
    if (!existsSync(join(site.cache, path))) await writeFile(join(site.cache, path), '');
    await change({ path: join(site.cache, path), other: join(keptCache, other), precious, drawn });
    const what = `${path}, ${name}, ${isAll ? 'all' : 'nothing'} to do`;
    for (const time of IS_LONG ? ['first', 'second'] : ['first']) {
      const { said, published } = await site.build();
      const differs = changedPaths(published, wanted[0]?.published ?? new Map());
      expect([what, time, said.code, differs]).toEqual([what, time, 0, []]);
      const codes = new Set(said.diagnostics.map(({ code }) => code));
      // What is no file cannot be replaced, as it may be somebody's: that is a warning.
      expect([what, [...codes]]).toEqual([what, codes.size === 0 ? [] : ['emit/cache-failed']]);
      if (codes.size > 0) expect(name).toMatch(/folder/);
    }
    expect([what, await readFile(precious, 'utf8')]).toEqual([what, 'of somebody else']);
    told.set(name, (told.get(name) ?? 0) + 1);
    await copyCache(keptCache, site.cache);
  }
});

interface DamagedPlace {
  readonly path: string;
  readonly other: string;
  readonly damage: (typeof CACHE_DAMAGES)[number];
  /** Whether the record of builds is missing, so that all pages are made again. */
  readonly isAll: boolean;
}

/** Each sort of damage in turn, in files of all kinds. */
function placesOf(paths: readonly string[]): DamagedPlace[] {
  const kinds = [...groupBy(paths, kindOf).values()];
  const one = <T>(from: readonly T[]): T => from[drawn(from.length)] ?? raise();
  return Array.from({ length: PLACES }, (_, place) => {
    const damage = CACHE_DAMAGES[place % CACHE_DAMAGES.length] ?? raise();
    // A cache that is a file itself is refused.
    const path = one(one(kinds.filter(([file = '']) => file.includes('/') || !damage[0].startsWith('its folder'))));
    return { path, other: one(paths), damage, isAll: random() < 0.5 };
  });
}

function raise(): never {
  throw new Error('There is nothing to draw from.');
}

async function copyCache(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true, preserveTimestamps: true });
}

/** Of one state: it has to say and to publish what a build from nothing does. Gives its first stage. */
async function build(state: number): Promise<string> {
  const [files, outcome] = [STATES[state], wanted[state]];
  if (!files || !outcome) throw new Error(`There is no state ${state}.`);
  await site.write(files);
  const { said, published, stages } = await site.build();
  expect({ said, paths: changedPaths(published, outcome.published) }).toEqual({ said: outcome.said, paths: [] });
  return stages[0] ?? '';
}

/** A file of each kind in a damage that is drawn. With `DOCS_GEN_LONG`, all files: in all damages, or where they are many alike, in two. */
function casesOf(paths: readonly string[]): Case[] {
  const all = paths.flatMap((path) => DAMAGES.flatMap((damage) => WAYS.map((way) => ({ path, damage, way }))));
  const one = (from: readonly Case[]) => from.slice(drawn(from.length)).slice(0, 1);
  const each = (cases: readonly Case[], group: (item: Case) => string) =>
    [...groupBy(cases, group).values()].flatMap(one);
  if (!IS_LONG) return each(all, ({ path }) => kindOf(path));
  const isOneOfMany = ({ path }: Case) => kindOf(path) === MANY;
  const ofMany = each(all.filter(isOneOfMany), ({ path, damage }) => `${path} ${damage.cut}`);
  return [...all.filter((item) => !isOneOfMany(item)), ...ofMany];
}

/** What a file of the cache is for: by the folder that it lies in, or by its name. */
function kindOf(path: string): string {
  return /^(?:fences|types)(?=-)/.exec(path)?.[0] ?? path.replace(/\/.*/, '');
}

/** False: there is no such file any more, or no byte in it. */
async function damageFile(path: string, { cut, at }: Damage, way: Case['way']): Promise<boolean> {
  const bytes = existsSync(path) ? await readFile(path) : Buffer.alloc(0);
  if (bytes.length === 0) return false;
  const place = at(bytes.length);
  const damaged = Buffer.from(cut ? bytes.subarray(0, place) : bytes);
  if (!cut) damaged[place] = (damaged[place] ?? 0) ^ (1 << drawn(8));
  if (way === 'written into') await writeFile(path, damaged);
  else {
    const { atime, mtime } = await stat(path);
    await writeFile(`${path}~`, damaged);
    await utimes(`${path}~`, atime, mtime);
    await rename(`${path}~`, path);
  }
  return true;
}
