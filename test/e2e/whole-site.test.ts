// Every page of this repository's own site in a browser, in the long run: axe, what the page complains of, where its links lead.
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { IS_LONG } from '../support/long-run.ts';
import { RULES, violations } from './support/axe.ts';
import { repository } from './support/build-site.ts';
import { hasAnchor } from './support/read-page.ts';
import { servedSite } from './support/served-site.ts';
import { watchProblems } from './support/visit.ts';

const own = servedSite(repository);

/** Redirects move on before anything can be looked at. */
const pagePaths = () =>
  [...own().files]
    .flatMap(([path, body]) => (path.endsWith('index.html') && body.includes('main-content') ? [path] : []))
    .map((path) => `/${path.slice(0, -'index.html'.length)}`)
    .sort();

// Of the dark mode nothing but its colours is another.
const MODES = [
  ['light', RULES],
  ['dark', ['color-contrast']],
] as const;

/** What a package writes into its own parts, and no demo can mend. */
const OF_PACKAGES = [
  // "6 hours" is the name of what shows "06".
  /^label-content-name-mismatch: <li class="[^"]*MuiMultiSectionDigitalClockSection-item/,
];

describe.runIf(IS_LONG)('every page, in the long run', () => {
  describeInBrowser('is accessible, loads without a complaint, and leads nowhere in vain', (browser) => {
    test.each(MODES)('%s', { timeout: 3_600_000 }, async (colorScheme, rules) => {
      const { origin } = own();
      const paths = pagePaths();
      expect(paths.length).toBeGreaterThan(700);
      const context = await browser().newContext({ colorScheme, viewport: { width: 1440, height: 800 } });
      onTestFinished(() => context.close());
      const page = await context.newPage();
      const found: string[] = [];
      let problems: string[] = [];
      watchProblems(page, (problem) => problems.push(problem));
      const ids = new Map<string, ReadonlySet<string>>();
      const links = new Map<string, Set<string>>();
      for (const path of paths) {
        problems = [];
        await page.goto(origin + path, { waitUntil: 'load' });
        const seen = (await violations(page, rules)).filter((text) => !OF_PACKAGES.some((known) => known.test(text)));
        found.push(...seen.map((text) => `${path} ${text}`));
        found.push(...problems.map((text) => `${path} ${text}`));
        const read = await readShown(page);
        ids.set(path, new Set(read.ids));
        for (const href of read.hrefs) links.set(href, (links.get(href) ?? new Set()).add(path));
      }
      expect(links.size).toBeGreaterThan(paths.length);
      for (const [href, from] of links) {
        const wrong = await wrongWith(new URL(href), ids);
        if (wrong) found.push(`${[...from].slice(0, 3).join(', ')} → ${href}: ${wrong}`);
      }
      expect(found).toEqual([]);
    });
  });
});

/** What a reader can be led to, and by what: links of demos are their authors' affair. */
function readShown(page: Page): Promise<{ ids: string[]; hrefs: string[] }> {
  return page.evaluate(() => ({
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    hrefs: [...document.querySelectorAll('a')]
      .filter((link) => link.href && !link.closest('[name="Demo"]') && new URL(link.href).origin === location.origin)
      .map(({ href }) => href),
  }));
}

const answers = new Map<string, number>();

async function wrongWith(url: URL, ids: ReadonlyMap<string, ReadonlySet<string>>): Promise<string | null> {
  const address = url.origin + url.pathname;
  const status = answers.get(address) ?? (await fetch(address, { method: 'HEAD', redirect: 'manual' })).status;
  answers.set(address, status);
  if (status !== 200) return `status ${status}`;
  const there = ids.get(decodeURI(url.pathname));
  return !there || hasAnchor(there, url.hash) ? null : 'no such anchor';
}
