// After any sequence of edits, what a build makes of all that is kept from the builds before is what a build from nothing makes.

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IS_LONG } from '../support/long-run.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { cleanBuilds, type Outcome, type Project, type Published, project } from './support/compared-builds.ts';
import { applyStep, KINDS, type Sequence, type Step, sequences } from './support/edit-sequence.ts';
import { editedSite, type Files } from './support/edited-site.ts';
import { changedPaths } from './support/published.ts';
import { DAMAGES } from './support/site-damage.ts';
import { threadsOf, withTellingThreads } from './support/telling-threads.ts';

/** Of the sequences: another one draws others. */
const SEED = Number(process.env.DOCS_GEN_SEED ?? '26');
const { SEQUENCES, MOST_STEPS, IN_THREADS, TIME_MS } = IS_LONG
  ? { SEQUENCES: 200, MOST_STEPS: 5, IN_THREADS: 20, TIME_MS: 3_600_000 }
  : { SEQUENCES: 1, MOST_STEPS: 4, IN_THREADS: 1, TIME_MS: 90_000 };

const folder = sharedTempDir();
const edited = project(join(folder, 'edited'));
const threaded = project(join(folder, 'threaded'));
const clean = cleanBuilds(join(folder, 'clean'));
const counts = new Map<string, number>();
const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);

/** A failure is made as small as the time allows, and told in any case. */
function holds(property: fc.IAsyncProperty<[Sequence]>, numRuns: number): Promise<void> {
  return fc.assert(property, { seed: SEED, numRuns, interruptAfterTimeLimit: TIME_MS, markInterruptAsFailure: true });
}

test(`a site is the same, byte for byte, as if built from nothing, after each step of ${IS_LONG ? `${SEQUENCES} sequences` : 'a sequence'} of edits`, {
  timeout: 2 * TIME_MS,
}, async () => {
  await holds(fc.asyncProperty(sequences({ most: MOST_STEPS }), followSequence), SEQUENCES);
  if (!IS_LONG) return;
  console.log(Object.fromEntries([...counts].sort(([, a], [, b]) => b - a)));
  expect([...KINDS, 'recalled'].filter((kind) => !counts.has(kind))).toEqual([]);
});

test(
  `a sequence of edits gives the same site in one ${IS_LONG ? 'thread, two and four' : 'thread and in two'}`,
  { timeout: 2 * TIME_MS },
  () => holds(fc.asyncProperty(sequences({ most: 5 }), buildInThreads), IN_THREADS),
);

async function buildInThreads({ hasTemplates, steps }: Sequence): Promise<void> {
  const states = [editedSite({ hasTemplates })];
  for (const step of steps) states.push(applyStep(step, states).good);
  await threaded.write(withTellingThreads(states.at(-1) ?? new Map()));
  const build = async (workers: number) => {
    await rm(threaded.out, { recursive: true, force: true });
    const { stderr, ...outcome } = await threaded.build({
      args: ['--no-cache', '--workers', String(workers)],
      isChild: true, // Threads print into the process.
    });
    const threads = threadsOf(stderr);
    expect(threads.size - (threads.has('main') ? 1 : 0)).toBe(workers - 1);
    return outcome;
  };
  const one = await build(1);
  expect(one.said.ok).toBe(true);
  // Three are those of `workers.test.ts`.
  for (const workers of IS_LONG ? [2, 4] : [2]) expect(differences(await build(workers), one)).toEqual([]);
}

async function followSequence({ hasTemplates, workers, steps }: Sequence): Promise<void> {
  const first = editedSite({ hasTemplates });
  await start(edited, first, String(hasTemplates));
  const earlier: Files[] = [first];
  const story: string[] = [];
  for (const step of steps) {
    const { good, shown, said } = applyStep(step, earlier);
    earlier.push(good);
    await edited.write(shown, step.way);
    const damage = await damageOf(step, shown);
    story.push(`${story.length + 1}. ${[...said, ...damage].join(', and ') || 'nothing'}`);
    const before = await edited.published();
    const [again, wanted] = await Promise.all([edited.build({ args: ['--workers', workers] }), clean(shown)]);
    note(step, again);
    // What does not build leaves what was there.
    const problems = differences(again, wanted.said.ok ? wanted : { ...wanted, published: before });
    if (problems.length > 0) throw new Error([...story, ...problems].join('\n'));
  }
  count('sequences');
  const followed = counts.get('sequences') ?? 0;
  if (IS_LONG && followed % 20 === 0) console.log(`${followed} sequences hold.`);
}

/** The site as the build before all edits left it. */
async function start(site: Project, files: Files, name: string): Promise<void> {
  if (await site.bringBack(name)) return;
  await site.write(new Map());
  await site.write(files);
  const { said } = await site.build();
  expect(said.diagnostics).toEqual([]);
  await site.keep(name);
}

async function damageOf({ acts }: Step, files: Files): Promise<string[]> {
  const said: string[] = [];
  for (const { kind, ...numbers } of acts) {
    const places = { ...edited, files: [...files.keys()] };
    const did = await DAMAGES[kind]?.(places, numbers);
    if (did !== undefined) said.push(`${kind} (${did})`);
  }
  return said;
}

/** Files that a reader of the failure is shown. */
const MOST_TOLD = 6;

function differences(got: Outcome, wanted: Outcome): string[] {
  const said = JSON.stringify(got.said) === JSON.stringify(wanted.said);
  const paths = changedPaths(got.published, wanted.published);
  return [
    ...(said ? [] : [`says ${JSON.stringify(got.said)}`, `not  ${JSON.stringify(wanted.said)}`]),
    ...paths.slice(0, MOST_TOLD).map((path) => `${path}: ${difference(path, got.published, wanted.published)}`),
    ...(paths.length > MOST_TOLD ? [`${paths.length - MOST_TOLD} more files differ`] : []),
  ];
}

function difference(path: string, got: Published, wanted: Published): string {
  const [left, right] = [got.get(path), wanted.get(path)];
  if (!left) return 'is not there';
  if (!right) return 'is there';
  let at = 0;
  while (left[at] === right[at]) at++;
  const around = (bytes: Buffer) => JSON.stringify(bytes.toString('utf8', Math.max(0, at - 40), at + 60));
  return `${around(left)} and not ${around(right)}`;
}

function note(
  { acts, way }: Step,
  { said, stages }: { readonly said: Outcome['said']; readonly stages: readonly string[] },
): void {
  for (const { kind } of acts) count(kind);
  count(way);
  count(said.ok ? 'published' : 'refused');
  if (stages.join() === 'unchanged') count('recalled');
}
