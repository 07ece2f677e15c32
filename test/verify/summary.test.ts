// What is kept of finished pages is a few lines of each, and not the HTML that these were cut out of.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { DocRoute } from '../../src/model/route.ts';
import { createSummarizer } from '../../src/verify/summary.ts';
import { testSite } from '../support/site.ts';

const PAGES = 400;
const PAGE_BYTES = 100_000;

function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

it('the summarizer releases the HTML of each page', () => {
  const site = testSite();
  const summarizer = createSummarizer({ site, ids: new Map() }, { collectWeb: false });
  const before = heapUsed();
  for (let at = 0; at < PAGES; at++) {
    const path = `/ui/page-with-a-long-name-${at}/`;
    const route = { kind: 'doc', path, page: { file: `content/ui/${at}.md` } } as unknown as DocRoute; // What is asked of it.
    const links = `<a href="https://elsewhere.example/page/${at}/">a</a><a href="/ui/nowhere-at-all-${at}/">b</a>`;
    const twice = `<h2 id="heading-that-stands-twice-${at}">c</h2>`.repeat(2);
    const text = `words of page ${at} `.repeat(PAGE_BYTES / 20);
    summarizer.page(route, { shared: [], own: [`${links}${twice}<p>${text}</p>`] });
  }
  const grown = heapUsed() - before;
  const { pages } = summarizer.result();
  expect(pages[7]).toMatchObject({ twice: ['heading-that-stands-twice-7'], open: ['/ui/nowhere-at-all-7/'] });
  expect(grown).toBeLessThan((PAGES * PAGE_BYTES) / 10);
});
