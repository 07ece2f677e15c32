// What a session holds after a day of edits: of what is past, nothing.
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFailed, onTestFinished, test } from 'vitest';
import type { ServeMessage } from '../../src/model/serve.ts';
import { createSession } from '../../src/serve/session.ts';
import { IS_LONG } from '../support/long-run.ts';
import { tempDir } from '../support/temp-dir.ts';
import { testDeps } from '../support/test-deps.ts';
import { startWatching, type Watching } from '../support/watching.ts';
import { sessionOptions } from './session-support.ts';
import { type EditKind, ROUND_EDITS, type SteadySite, steadySite } from './steady-site.ts';

const WARM_UP_EDITS = 3 * ROUND_EDITS;
const EDITS = 5000;
const MOST_BYTES = 50 * 1024 * 1024;
/** Then its author pauses, and all of the site is made. */
const EDITS_BEFORE_PAUSE = 50;
const EDITS_BEFORE_LOOK = 5;

/** Of this run and the one before, and what is being read. */
const MOST_READINGS = 3;

test('a session holds no reading of a file but the last', async () => {
  const root = tempDir();
  const site = await steadySite(root, { liveEdit: false });
  const deps = testDeps();
  const readings = new Map<string, WeakRef<Promise<string>>[]>();
  const readText = (path: string) => {
    const reading = deps.fs.readText(path);
    readings.set(path, [...(readings.get(path) ?? []), new WeakRef(reading)]);
    return reading;
  };
  const session = createSession(sessionOptions(root), { ...deps, fs: { ...deps.fs, readText } });
  onTestFinished(() => session.close());
  const told = listener();
  session.subscribe(told.hear);
  await session.find('asset-manifest.json');
  for (let edit = 1; edit <= ROUND_EDITS; edit++) {
    await edited(site, told);
    if (edit % EDITS_BEFORE_LOOK === 0) await session.find('ui/page-1/');
    if (edit % EDITS_BEFORE_PAUSE === 0) await session.find('asset-manifest.json');
  }
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  const held = () => {
    collect();
    return [...readings.values()].map((all) => all.filter((one) => one.deref() !== undefined).length);
  };
  const readMost = Math.max(...[...readings.values()].map(({ length }) => length));
  expect(readMost).toBeGreaterThan(2 * MOST_READINGS);
  await expect.poll(() => Math.max(...held())).toBeLessThanOrEqual(MOST_READINGS);
});

test.runIf(IS_LONG)(`memory after ${EDITS} edits grows less than 50 MB`, { timeout: 1_200_000 }, async () => {
  const root = tempDir();
  const site = await steadySite(root);
  const probe = pathToFileURL(`${import.meta.dirname}/../support/memory-probe.mjs`).href;
  const server = await startWatching(root, { args: ['--quiet'], env: { NODE_OPTIONS: `--import ${probe}` } });
  onTestFinished(() => server.stop());
  const get = async (path: string) => (await fetch(`${server.origin}/${path}`)).text();
  const told = listener();
  await follow(server, await get('ui/'), told.hear);
  const edit = async (edits: number) => {
    for (let count = 1; count <= edits; count++) {
      await edited(site, told);
      if (count % EDITS_BEFORE_LOOK === 0) await get(`ui/page-${count % 20}/`);
      if (count % EDITS_BEFORE_PAUSE === 0) await get('asset-manifest.json');
    }
  };
  await get('asset-manifest.json');
  await edit(WARM_UP_EDITS);
  await get('asset-manifest.json');
  const before = await memoryOf(server);
  const start = performance.now();
  await edit(EDITS);
  await get('asset-manifest.json');
  const seconds = Math.round((performance.now() - start) / 1000);
  const after = await memoryOf(server);
  console.log(`${EDITS} edits in ${seconds} s:`, Object.fromEntries(site.counts));
  for (const key of ['heapUsed', 'external', 'rss'] as const)
    console.log(`${key}: ${megabytes(before[key])} MB, then ${megabytes(after[key])} MB`);
  expect(after.heapUsed + after.external - before.heapUsed - before.external).toBeLessThan(MOST_BYTES);
  expect(after.watchers).toBe(before.watchers);
});

interface Told {
  readonly hear: (message: ServeMessage) => void;
  /** Resolves with the next update. */
  readonly next: () => Promise<void>;
}

function listener(): Told {
  onTestFailed(() => console.log(`The last edit: ${lastEdit}.`));
  const waiting = new Set<() => void>();
  return {
    hear(message) {
      if (message.kind !== 'update') return;
      for (const resolve of waiting) resolve();
      waiting.clear();
    },
    next: () => new Promise((resolve) => waiting.add(resolve)),
  };
}

const LONGEST_MS = 30_000;
let lastEdit: EditKind | null = null;

/** The session follows each edit before the next is made. */
async function edited(site: SteadySite, told: Told): Promise<void> {
  const next = told.next();
  lastEdit = site.edit();
  await next;
}

/** As an open page does; resolves when the stream is there. */
async function follow({ origin }: Watching, html: string, hear: Told['hear']): Promise<void> {
  const token = /data-token="([^"]+)"/.exec(html)?.[1];
  const answer = await fetch(`${origin}/__docs-gen/events?token=${token}`);
  expect(answer.status, html).toBe(200);
  const read = async () => {
    let rest = '';
    for await (const chunk of (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      const events = (rest + chunk).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) if (event.startsWith('data: ')) hear(JSON.parse(event.slice('data: '.length)));
    }
  };
  read().catch(() => {}); // Ends with the server.
}

interface Memory {
  readonly heapUsed: number;
  readonly external: number;
  readonly rss: number;
  readonly watchers: number;
}

/** After everything that nobody holds was collected. */
async function memoryOf({ pid, said }: Watching): Promise<Memory> {
  const from = said().length;
  process.kill(pid, 'SIGUSR2');
  const answer = () => /^memory (.*)\n/m.exec(said().slice(from))?.[1];
  await expect.poll(answer, { timeout: LONGEST_MS }).toBeDefined();
  return JSON.parse(answer() ?? '');
}

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
