// An author's mistakes in a real browser: each is shown over the open page, with its place, and is gone as soon as it is mended.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { IS_LONG } from '../support/long-run.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { startWatching, type Watching } from '../support/watching.ts';
import { writeFiles } from '../support/write-files.ts';
import { config, MISTAKES, SITE } from './support/author-mistakes.ts';

const ROUNDS = IS_LONG ? 20 : 1;
/** From the write of the mended file to the right page without a problem: told beside the times, which hang on what else runs. */
const ASKED_MS = 1000;

interface ShownProblem {
  readonly code: string;
  readonly place: string;
  readonly frame: string;
}

describeInBrowser('an author who makes a mistake', (browser) => {
  const root = sharedTempDir();
  let server: Watching;
  let open: Page;
  let first: readonly ShownProblem[];
  const times = new Map<string, number[]>();
  beforeAll(async () => {
    const wrong = SITE['site.config.ts'].replace("title: 'Acme 0',", "title: 'Acme 0,");
    await writeFiles(root, { ...SITE, 'site.config.ts': wrong });
    server = await startWatching(root, { args: ['--quiet'] });
    open = await browser().newPage({ viewport: { width: 1280, height: 800 } });
    await open.goto(`${server.origin}/ui/button/`);
    first = await open.evaluate(shownProblems);
    writeFileSync(join(root, 'site.config.ts'), config(0));
    await open.waitForFunction(() => document.head.innerHTML.includes(`"Acme 0"`), undefined, { timeout: 60_000 });
    await open.waitForFunction(isOverlayGone, undefined, { timeout: 60_000 });
  });
  afterAll(async () => {
    await server?.stop();
    for (const [kind, all] of times) {
      const sorted = [...all].sort((a, b) => a - b).map(Math.round);
      console.log(
        `${kind}: p50 ${sorted[Math.floor(sorted.length / 2)]} ms, longest ${sorted.at(-1)} ms, of ${ASKED_MS} ms`,
      );
    }
  });

  test('sees it when the server starts with it, and then the page', () => {
    expect(first.map((one) => `${one.code} ${one.place}`)).toEqual(['config/syntax site.config.ts:2:25']);
  });

  test.each(MISTAKES)('$kind: sees it over the open page, and the page again', async (mistake) => {
    const { kind, file, broken, code, place, frame, good, shows, reloads = false } = mistake;
    const path = join(root, file);
    onTestFailed(() => writeFileSync(path, good(0)));
    await open.waitForFunction(isOverlayGone, undefined, { timeout: 60_000 });
    for (let round = 1; round <= ROUNDS; round++) {
      await open.evaluate(() => document.documentElement.setAttribute('data-seen', ''));
      writeFileSync(path, broken);
      await open.waitForFunction(isOverlayOpen, undefined, { timeout: 60_000 });
      const shown = (await open.evaluate(shownProblems)).find((one) => one.code === code);
      expect(shown).toEqual({ code, place: `${file}:${place}`, frame: expect.stringContaining(frame) });
      const start = performance.now();
      writeFileSync(path, good(round));
      await open.waitForFunction(isOverlayGone, undefined, { timeout: 60_000 });
      await open.waitForFunction(shows, round, { timeout: 60_000 });
      times.set(kind, [...(times.get(kind) ?? []), performance.now() - start]);
      expect(await open.evaluate(() => document.documentElement.hasAttribute('data-seen'))).toBe(!reloads);
    }
  });
});

function isOverlayOpen(): boolean {
  return document.querySelector('dg-dev-overlay')?.shadowRoot?.querySelector('dialog')?.open === true;
}

function isOverlayGone(): boolean {
  if (document.documentElement.hasAttribute('data-docs-gen-problems')) return false;
  const root = document.querySelector('dg-dev-overlay')?.shadowRoot;
  return root?.querySelector('dialog')?.open === false && root.querySelector<HTMLElement>('.badge')?.hidden === true;
}

function shownProblems(): ShownProblem[] {
  const root = document.querySelector('#dg-problems') ?? document.querySelector('dg-dev-overlay')?.shadowRoot;
  const text = (item: Element, selector: string) => item.querySelector(selector)?.textContent ?? '';
  return [...(root?.querySelectorAll('.problem') ?? [])].map((item) => ({
    code: text(item, '.what code'),
    place: text(item, '.place'),
    frame: text(item, '.frame'),
  }));
}
