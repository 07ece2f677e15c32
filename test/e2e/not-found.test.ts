// The page for addresses without one: what was asked for, which pages are near, and what is left where the list fails.
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { mustBuild } from './support/build-site.ts';
import { readFolder } from './support/published.ts';
import { windowClock } from './support/window-clock.ts';
import { type WindowVisit, type WindowVisitOptions, windowVisit } from './support/window-visit.ts';

const FILES = {
  'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', base: '/docs/',
  products: [
    { id: 'a', prefix: '/a/', name: 'Acme A', contentDir: 'content/a' },
    { id: 'b', prefix: '/b/', name: 'Acme B', contentDir: 'content/b' },
  ],
};
`,
  'content/a/index.md': '# Acme A\n\nOne.\n',
  'content/a/components/card.md': '# Card\n\nA card.\n',
  'content/a/components/secret.md': '---\nunlisted: true\n---\n\n# Secret\n\nHidden.\n',
  'content/b/index.md': '# Acme B\n\nTwo.\n',
  'content/b/components/button.md': '# A `<button>` & more\n\nA button.\n',
};

const root = sharedTempDir();
const site = sharedTempDir();

beforeAll(async () => {
  await writeFiles(root, FILES);
  // The host puts the site below its base.
  await mustBuild(root, `${site}/docs`);
  const files = await readFolder(`${site}/docs`);
  await writeFiles(site, { '404.html': files.get('404.html')?.toString('utf8') ?? '' });
});

describe('the page for missing addresses', () => {
  /** The clock stands still: a list that comes is waited for, not one that is late. */
  const lost = (path: string, prepare?: WindowVisitOptions['prepare']) =>
    windowVisit(site, path, {
      prepare(window) {
        windowClock('2026-01-01T00:00:00Z').prepare(window);
        prepare?.(window);
      },
    });
  const similar = ({ document }: WindowVisit) => document.querySelector('[data-similar]');
  const links = (page: WindowVisit) => [...(similar(page)?.querySelectorAll('a') ?? [])];
  const lists = ({ requests }: WindowVisit) => requests.filter((path) => path.includes('/routes-'));

  test('offers the same page of another product, below the base of the site', async () => {
    const page = await lost('/docs/a/components/button/#usage');
    expect(links(page).map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/docs/b/components/button/#usage', 'A <button> & moreAcme B · /docs/b/components/button/'],
    ]);
    links(page)[0]?.click();
    await page.idle();
    expect(page.document.querySelector('h1')?.textContent).toBe('A <button> & more');
    expect(page.problems).toEqual([expect.stringContaining('/docs/a/components/button/#usage 404')]);
  });

  test.each(['/docs/en/a/components/Card.html', '/docs/a/card/'])('finds a page by %s', async (path) => {
    const page = await lost(path);
    expect(links(page)[0]?.getAttribute('href')).toBe('/docs/a/components/card/');
  });

  test('knows nothing of pages that are for those who have their address', async () => {
    const page = await lost('/docs/a/components/secrets/');
    expect(similar(page)?.hasAttribute('aria-busy')).toBe(false);
    expect(similar(page)?.textContent).not.toContain('Looking');
    expect(similar(page)?.innerHTML).not.toContain('/secret/');
  });

  test('shows as text what was asked for, whatever it is', async () => {
    const page = await lost('/docs/%3Cimg%20src=x%20onerror=document.title=1%3E/%F0%9F%90%9F/');
    const { document } = page;
    expect(document.querySelector('[data-asked] code')?.textContent).toBe(
      '/docs/<img src=x onerror=document.title=1>/🐟/',
    );
    expect(similar(page)?.textContent).toBe('No page has a similar address.');
    expect(document.querySelectorAll('.dg-lost img')).toHaveLength(0);
    expect(document.title).toContain('Page not found');
  });

  test('fetches the list of pages there, and on no other page', async () => {
    const page = await lost('/docs/nothing/');
    expect(lists(page)).toHaveLength(1);
    await page.goTo('/docs/a/');
    expect(lists(page)).toHaveLength(1);
  });

  test('stays of use when the list does not come', async () => {
    const page = await lost('/docs/a/components/crad/', (window) => {
      window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    });
    expect(similar(page)?.textContent).toBe('The list of pages could not be loaded.');
    expect(page.problems.slice(1)).toEqual([expect.stringMatching(/^The list of pages did not come\./)]);
    const products = [...page.document.querySelectorAll('.dg-lost-products a')];
    expect(products.map(({ textContent }) => textContent)).toEqual(['Acme A', 'Acme B']);
  });
});
