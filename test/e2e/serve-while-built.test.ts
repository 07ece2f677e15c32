// Servers and builds of one project at the same time: a reader gets pages of one state with all that they name, each server shows
// the last edit, and each build publishes it.
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { IS_LONG } from '../support/long-run.ts';
import { runCommandHere } from '../support/run-command.ts';
import { startServing, startWatching, type Watching } from '../support/watching.ts';
import { writeFiles } from '../support/write-files.ts';
import { builtSite } from './support/built-site.ts';
import { smallest } from './support/smallest.ts';
import { lookAtOutput } from './support/whole-output.ts';

const EDITS = IS_LONG ? 40 : 3;
const TIMEOUT = { timeout: EDITS * 20_000 };
const table: string[] = [];

afterAll(() => console.log(['processes | reads | of them away | said', ...table].join('\n')));

/** The state is in the text of a page, and in the name of a style sheet. */
function stateOf(state: number): Record<string, string> {
  const color = (0x113355 + state * 0x030101).toString(16).padStart(6, '0');
  const config = (smallest['site.config.ts'] ?? '').replace('title:', `theme: { color: '#${color}' }, title:`);
  return { ...smallest, 'site.config.ts': config, 'content/ui/button/button.md': pageOf(state) };
}

/** Replaces each file in one step, as editors do: a server that reads it meanwhile finds no half of it. */
async function save(root: string, state: number): Promise<void> {
  for (const [path, text] of Object.entries(stateOf(state))) {
    await writeFiles(root, { [`${path}~`]: text });
    await rename(join(root, `${path}~`), join(root, path));
  }
}

function pageOf(state: number): string {
  return `${smallest['content/ui/button/button.md']}\nState ${state}.\n`;
}

interface Read {
  readonly status: number;
  readonly text: string;
  /** Addresses of the page that gave no file. */
  readonly missing: readonly string[];
}

async function read(origin: string): Promise<Read> {
  const page = await fetch(`${origin}/ui/button/`);
  const text = await page.text();
  const missing: string[] = [];
  for (const [, path = ''] of text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)) {
    const { status } = await fetch(origin + path);
    if (status !== 200) missing.push(`${path} ${status}`);
  }
  return { status: page.status, text, missing };
}

/** Reads again and again until `work` is over. */
async function readWhile(origin: string, work: Promise<unknown>): Promise<Read[]> {
  const reads: Read[] = [];
  let isOver = false;
  const ended = work.finally(() => {
    isOver = true;
  });
  while (!isOver) reads.push(await read(origin));
  await ended;
  return reads;
}

const builtSmallest = builtSite(stateOf(0));

async function builtProject() {
  const root = await builtSmallest();
  const build = () => runCommandHere(['build', '--root', root, '--quiet']);
  return { root, build, out: join(root, 'dist') };
}

/** Lines with an error or a warning. */
const reports = (server: Watching) => server.said().match(/^.*(?:error|warning).*$/gm) ?? [];

const published = (out: string) => readFile(join(out, 'ui/button/index.html'), 'utf8');
const shows = (server: Watching, state: number) =>
  expect.poll(async () => (await read(server.origin)).text).toContain(`State ${state}.`);

test('a server of the output while it is built again and again', TIMEOUT, async () => {
  const { root, build, out } = await builtProject();
  const server = await startServing(root);
  onTestFinished(() => server.stop());
  const reads: Read[] = [];
  for (let state = 1; state <= EDITS; state++) {
    await save(root, state);
    reads.push(...(await readWhile(server.origin, build())));
    expect(await lookAtOutput(out)).toMatchObject({ problems: [] });
    expect(await read(server.origin)).toMatchObject({
      status: 200,
      text: expect.stringContaining(`State ${state}.`),
      missing: [],
    });
  }
  const away = reads.filter(({ status }) => status !== 200);
  table.push(['serve, build', reads.length, away.length, server.said().split('\n').length].join(' | '));
});

test('a watching server while the site is built again and again', TIMEOUT, async () => {
  const { root, build, out } = await builtProject();
  const server = await startWatching(root);
  onTestFinished(() => server.stop());
  await shows(server, 0);
  for (let state = 1; state <= EDITS; state++) {
    await save(root, state);
    const [built] = await Promise.all([build(), shows(server, state)]);
    expect(built).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(await published(out)).toContain(`State ${state}.`);
    expect(await lookAtOutput(out)).toMatchObject({ problems: [] });
    expect((await read(server.origin)).missing).toEqual([]);
  }
  table.push(['serve --watch, build', 0, 0, JSON.stringify(server.said())].join(' | '));
  expect(reports(server)).toEqual([]);
});

test('two watching servers of one project', TIMEOUT, async () => {
  const { root } = await builtProject();
  const servers = await Promise.all([startWatching(root), startWatching(root)]);
  for (const server of servers) onTestFinished(() => server.stop());
  for (let state = 1; state <= EDITS; state++) {
    await save(root, state);
    await Promise.all(servers.map((server) => shows(server, state)));
    for (const server of servers) expect((await read(server.origin)).missing).toEqual([]);
  }
  expect(servers.flatMap(reports)).toEqual([]);
});
