// The table of bad input: each mistake built by the real command line. It is told with its code, at its place, with a way
// out; nothing of it is published, and docs-gen itself never breaks.
import { existsSync } from 'node:fs';
import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { IS_LONG } from '../support/long-run.ts';
import { random } from '../support/random.ts';
import type { CliRun } from '../support/run-cli.ts';
import { runCommandHere } from '../support/run-command.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { configRows } from './bad-input/config-rows.ts';
import { contentRows } from './bad-input/content-rows.ts';
import { fileRows } from './bad-input/file-rows.ts';
import { markdownRows } from './bad-input/markdown-rows.ts';
import { outputRows } from './bad-input/output-rows.ts';
import { pathKindRows } from './bad-input/path-kind-rows.ts';
import type { BadInput } from './bad-input/row.ts';
import { treeRows } from './bad-input/tree-rows.ts';
import { type BuildReport, placesOf } from './support/build-site.ts';
import { listFiles } from './support/published.ts';
import { smallest } from './support/smallest.ts';

const GROUPS: Readonly<Record<string, readonly BadInput[]>> = {
  'the config': configRows,
  'page trees, routes and API data': treeRows,
  'content files': contentRows,
  'the text of a page': markdownRows,
  'files that pages take in, templates and redirects': fileRows,
  'the output folder': outputRows,
  'paths of the wrong kind': pathKindRows,
};
const ROWS = Object.values(GROUPS).flat();

interface Result {
  readonly run: CliRun;
  readonly report: BuildReport;
  /** Of the folder of the site, sorted. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

const temp = sharedTempDir();

/** Two builds at a time, as there are two cores where the tests run. */
const AT_ONCE = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running === AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** Without one, sites with demos are told so. */
const LOCK_FILE = { 'package-lock.json': '{ "lockfileVersion": 3, "packages": {} }\n' };

async function build({ files = {}, prepare, args = [] }: BadInput, root: string): Promise<Result> {
  const all = Object.entries({ ...smallest, ...LOCK_FILE, ...files }).filter(
    (file): file is [string, string] => file[1] !== null,
  );
  await writeFiles(root, Object.fromEntries(all));
  await mkdir(join(root, 'home'));
  await prepare?.(root);
  const before = await ownFiles(root);
  const run = await runCommandHere(
    ['build', '--root', root, '--format', 'json', ...args.map((arg) => arg.replace('<root>', root))],
    { cwd: root, env: { HOME: await realpath(join(root, 'home')) } },
  );
  // The form is what `build.test.ts` asserts.
  return { run, report: JSON.parse(run.stdout) as BuildReport, before, after: await ownFiles(root) };
}

/** Each row is a whole build: all in the long run, else one of twelve in each group, the same ones each time. */
const ONE_OF = IS_LONG ? 1 : 12;
const chance = random(7);
const isDrawn = new Map(
  Object.values(GROUPS).flatMap((rows) => {
    const first = Math.floor(chance() * Math.min(ONE_OF, rows.length));
    return rows.map((row, index) => [row, index % ONE_OF === first]);
  }),
);

describe.concurrent.each(Object.entries(GROUPS))('%s', (_, rows) => {
  test.each(
    rows
      .filter((row) => isDrawn.get(row))
      .map((row) => [`${row.says.join(', ') || '(nothing)'}  ${row.what}`, row] as const),
  )('%s', async (_, row) => {
    const root = join(temp, String(ROWS.indexOf(row)), 'site');
    const { run, report, before, after } = await inTurn(() => build(row, root));
    const said = placesOf(report.diagnostics).map((place, i) =>
      `${report.diagnostics[i]?.severity === 'warning' ? '?' : ''}${place}`.trim(),
    );
    expect(said).toEqual(row.says);
    for (const { hint, message } of report.diagnostics)
      expect({ message, hint }).toEqual({ message: expect.stringMatching(/\S/), hint: expect.stringMatching(/\S/) });
    // A stack trace is for mistakes of docs-gen's own.
    expect(run.stdout + run.stderr).not.toMatch(/^\s+at .*:\d+:\d+\)?$/m);
    const fails = row.says.some((place) => !place.startsWith('?'));
    expect({ code: run.code, ok: report.ok }).toEqual(fails ? { code: 1, ok: false } : { code: 0, ok: true });
    if (fails) expect(after).toEqual(before);
    else expect(existsSync(join(root, 'dist/404.html'))).toBe(true);
  });
});

test('the table has at least 150 rows, and no two are the same', () => {
  expect(ROWS.length).toBeGreaterThanOrEqual(150);
  expect([...isDrawn.values()].filter(Boolean).length).toBeGreaterThanOrEqual(18);
  expect(new Set(ROWS.map(({ what, says }) => `${what} ${says}`)).size).toBe(ROWS.length);
});

/** What was derived of good demos is kept, and is nobody's page. */
async function ownFiles(root: string): Promise<string[]> {
  return (await listFiles(root)).filter((path) => !path.startsWith('node_modules/.cache/'));
}
