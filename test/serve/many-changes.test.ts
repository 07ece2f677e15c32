// Changes of many files at once, as a checkout makes them: a session shows what a cold build of the same files makes.
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { IS_LONG } from '../support/long-run.ts';
import { watchedSite } from './watched-site.ts';

const PAGES = IS_LONG ? 5000 : 60;
const PATIENCE = { timeout: 120_000, interval: 200 };

/** In folders, as all pages of one would be listed on each other. */
const nameOf = (index: number) => `part-${index % 50}/page-${index}`;
const page = (index: number, words: string) => `---\ntitle: Page ${index}\ndescription: About it.\n---\n\n${words}\n`;

const site = (pages: number) =>
  watchedSite({
    'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', lastUpdated: false,
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui' }],
};
`,
    'public/notes.txt': 'first notes',
    'content/ui/index.md': '---\ntitle: Start\ndescription: About it.\n---\n\nFirst words.\n',
    ...Object.fromEntries(
      Array.from({ length: pages }, (_, index) => [`content/ui/${nameOf(index)}.md`, page(index, 'First words.')]),
    ),
  });

test(`a session shows ${PAGES} pages that change at once`, { timeout: 600_000 }, async () => {
  const { at, text, idle, reported, isAsColdBuild } = await site(PAGES);
  await idle();
  for (let index = 0; index < PAGES; index++)
    writeFileSync(at(`content/ui/${nameOf(index)}.md`), page(index, 'Other words.'));
  for (const index of [0, PAGES - 1])
    await expect.poll(() => text(`ui/${nameOf(index)}/`), PATIENCE).toContain('Other words.');
  await isAsColdBuild();
  expect(reported()).toEqual([]);
});

test.each([
  ['content', 'ui/', 'First words'],
  ['content/ui', 'ui/', 'First words'],
  ['public', 'notes.txt', 'first notes'],
])(
  'a session follows the folder %s when it is deleted and created again',
  async (folder, path, words) => {
    const { at, text, idle, edit, isAsColdBuild } = await site(3);
    await idle();
    cpSync(at(folder), at('.kept'), { recursive: true });
    rmSync(at(folder), { recursive: true });
    if (folder === 'public') await expect.poll(() => text(path), PATIENCE).toBe('');
    await idle();
    cpSync(at('.kept'), at(folder), { recursive: true });
    rmSync(at('.kept'), { recursive: true });
    await expect.poll(() => text(path), PATIENCE).toContain(words);
    await idle();
    await edit(folder === 'public' ? 'public/notes.txt' : 'content/ui/index.md', words, 'changed again');
    await expect.poll(() => text(path), PATIENCE).toContain('changed again');
    await isAsColdBuild();
  },
  120_000,
);
