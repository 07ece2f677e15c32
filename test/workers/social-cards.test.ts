// Cards that could not be drawn, and threads that end: by threads of the test, which draw nothing.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import type { CardPlan, PlannedCard } from '../../src/social-cards/plan.ts';
import { drawCards } from '../../src/workers/social-cards.ts';
import { tempDir } from '../support/temp-dir.ts';

/** A card for each page; what stands on it plays no part here. */
function planOf(pages: readonly string[]): CardPlan {
  const content = {
    ...{ title: '', description: '', name: '', family: '', host: '', logo: null, language: 'en' },
    direction: 'ltr' as const,
    colors: { brand: '', ground: '', text: '', secondary: '', border: '' },
  };
  const drawing = { content, families: { title: [], description: [], name: [], family: [], host: [] } };
  const card = (page: string): PlannedCard => ({
    page,
    alt: '',
    path: `assets/card-${page.replaceAll('/', '')}.png`,
    drawing,
  });
  return { cards: new Map(pages.map((page) => [page, card(page)])), fonts: [] };
}

async function draw(pages: readonly string[], onMessage: string) {
  const file = join(tempDir(), 'thread.mjs');
  await writeFile(
    file,
    `import { parentPort } from 'node:worker_threads';\nparentPort.on('message', ({ path }) => { ${onMessage} });\n`,
  );
  return drawCards(planOf(pages), { place: null, thread: pathToFileURL(file) });
}

test('the cards are files, in the order of their pages', async () => {
  const { value, diagnostics } = await draw(
    ['/b/', '/a/'],
    'parentPort.postMessage({ path, png: new TextEncoder().encode(path) })',
  );
  expect(value.map(({ path, type, immutable }) => [path, type, immutable])).toEqual([
    ['assets/card-b.png', 'image/png', true],
    ['assets/card-a.png', 'image/png', true],
  ]);
  expect(value.map(({ body }) => Buffer.from(body).toString())).toEqual(['assets/card-b.png', 'assets/card-a.png']);
  expect(diagnostics).toEqual([]);
});

test('a common error of many cards is reported once', async () => {
  const { value, diagnostics } = await draw(
    ['/c/', '/a/', '/b/'],
    "parentPort.postMessage({ path, failed: path.includes('-b') ? 'a bad logo' : 'no binding' })",
  );
  expect(value).toEqual([]);
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'The card of /b/ could not be drawn: a bad logo',
    'The card of /a/ and 1 more card could not be drawn: no binding',
  ]);
});

test('a thread that exits is an error', async () => {
  await expect(draw(['/a/'], 'process.exit(3)')).rejects.toThrow('code 3');
});

test('a site without cards starts no thread', async () => {
  expect(await draw([], 'throw new Error()')).toMatchObject({ value: [], work: { items: 0, cacheHits: 0 } });
});
