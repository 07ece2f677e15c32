// After any edits, what a session serves is what a cold build writes, byte for byte.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import type { ShownProblem } from '../../src/model/serve.ts';
import { createSession } from '../../src/serve/session.ts';
import { IS_LONG } from '../support/long-run.ts';
import { random } from '../support/random.ts';
import { tempDir } from '../support/temp-dir.ts';
import { testDeps } from '../support/test-deps.ts';
import { startWatching } from '../support/watching.ts';
import { type RandomSite, randomSite } from './random-site.ts';
import { bytesOf, coldBuild, differences, firstDifference, sessionOptions } from './session-support.ts';

const EDITS = IS_LONG ? 1000 : 40;
/** 1,000 edits in ten seconds. */
const PACE_MS = 10;
const SEEDS = (process.env.DOCS_GEN_SEEDS ?? '7').split(',').map(Number);

test.each(SEEDS)(
  `a session holds what a cold build makes after ${EDITS} edits by chance (%i)`,
  { timeout: 240_000 },
  async (seed) => {
    const root = tempDir();
    const chance = random(seed);
    const site = await randomSite(root, chance);
    const session = createSession(sessionOptions(root), testDeps(), { react: 'production' });
    onTestFinished(() => session.close());
    let problems: readonly ShownProblem[] = [];
    session.subscribe((message) => {
      if (message.kind === 'problems') problems = message.problems;
    });
    await session.find('');
    const textOf = async (path: string) => {
      const found = await session.find(path);
      return found?.kind === 'file' ? bytesOf(found).toString() : '';
    };
    const rounds = IS_LONG ? 4 : 2;
    const gone = new Set<string>();
    for (let round = 0; round < rounds; round++) {
      await editAtPace(site, EDITS / rounds, chance);
      site.mend();
      await hearsAll(root, `Round ${round}.`, textOf);
      await session.idle();
      const cold = await coldBuild(root);
      expect(cold, JSON.stringify(problems)).not.toBeNull();
      if (cold === null) return;
      expect(await differences(session, cold), `round ${round}`).toEqual([]);
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      for (const path of absent(site, gone, cold))
        expect([path, (await session.find(path))?.kind ?? null]).toEqual([path, null]);
      for (const path of cold.keys()) gone.add(path);
    }
  },
);

test.runIf(IS_LONG).each(SEEDS)(
  `a server in a process of its own sends what a cold build makes after ${EDITS} edits in ten seconds (%i)`,
  { timeout: 240_000 },
  async (seed) => {
    const root = tempDir();
    const chance = random(seed + 1000);
    const site = await randomSite(root, chance, { drafts: false });
    const server = await startWatching(root, { args: ['--quiet'] });
    onTestFinished(() => server.stop());
    await fetch(`${server.origin}/ui/`);
    const start = performance.now();
    await editAtPace(site, EDITS, chance);
    console.log(`${EDITS} edits in ${Math.round(performance.now() - start)} ms:`, Object.fromEntries(site.counts));
    site.mend();
    await hearsAll(root, 'All edits.', async (path) => (await fetch(`${server.origin}/${path}`)).text());
    const cold = (await coldBuild(root, 'development')) ?? new Map([['the cold build', '']]);
    const wrong = async (): Promise<string[]> => {
      const found: string[] = [];
      for (const [path, text] of cold) {
        const answer = await fetch(`${server.origin}/${path.split('/').map(encodeURIComponent).join('/')}`);
        const sent = Buffer.from(await answer.arrayBuffer()).toString('latin1');
        const body = path.endsWith('.html') ? sent.replace(LIVE_CLIENT, '') : sent;
        if (!answer.ok || body !== text || (path.endsWith('.html') && sent === body))
          found.push(`${path}: ${answer.status} ${firstDifference(body, text)}`);
      }
      return found;
    };
    await expect.poll(wrong, { message: server.said() }).toEqual([]);
    for (const path of absent(site, new Set(), cold))
      expect([path, (await fetch(`${server.origin}/${path}`)).status]).toEqual([path, 404]);
    console.log(`${cold.size} files are the same.`);
  },
);

const LIVE_CLIENT = /<script type="module" src="\/__docs-gen\/client\.js"[^>]*><\/script>/;

/** Writes one more page, and waits for it: the system reports changes in their order, so all earlier ones are known then. */
async function hearsAll(root: string, text: string, textOf: (path: string) => Promise<string>): Promise<void> {
  writeFileSync(join(root, 'content/ui/last.md'), `---\ntitle: Last\ndescription: The last one.\n---\n\n${text}\n`);
  await expect.poll(() => textOf('ui/last/'), { interval: 20 }).toContain(text);
}

/** The pace is the load that is tested; nothing is expected when its time is over. */
async function editAtPace(site: RandomSite, edits: number, chance: () => number): Promise<void> {
  const start = performance.now();
  for (let edit = 0; edit < edits; edit++) {
    site.edit();
    const ahead = start + (edit + 1) * PACE_MS - performance.now();
    // Some edits follow each other at once.
    if (ahead > 0 && chance() < 0.6) await sleep(ahead);
  }
}

/**
 * Addresses of what was there once, and is not there in this build. Assets are left out: a session keeps those of the
 * previous state for pages that are still open.
 */
function absent(site: RandomSite, gone: ReadonlySet<string>, cold: ReadonlyMap<string, string>): string[] {
  const isThere = (path: string) => cold.has(path) || cold.has(`${path}index.html`);
  const wasAnswered = new Set([...site.everThere, ...gone]);
  return [...wasAnswered].filter((path) => !path.startsWith('assets/') && !isThere(path)).sort();
}
