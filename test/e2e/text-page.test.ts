// A page of text: the scripts that it loads, and when. The link past its menus: see `keyboard.test.ts`.
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { fixture } from './support/build-site.ts';
import { TEXT } from './support/reader-site.ts';
import { servedSite } from './support/served-site.ts';
import { type WindowVisit, windowVisit } from './support/window-visit.ts';

const site = servedSite(fixture('reader'));

describe('a page of text', () => {
  test('loads little script, and React only when a reader uses something that needs it', async () => {
    const page = await windowVisit(site().folder, TEXT);
    page.window.dispatchEvent(new page.window.Event('scroll'));
    await page.idle();
    const scripts = () =>
      page.requests.filter((path) => path.endsWith('.js')).map((path) => path.replace(/-[0-9a-f]{10}\.js$/, ''));
    const first = ['/assets/entry', '/assets/search-button', '/assets/page-actions', '/assets/reading'];
    expect(scripts().sort()).toEqual(first.sort());
    expect(scriptBytes(page, site().files)).toBeLessThan(8.5 * 1024);
    page.document.querySelector<HTMLElement>('.dg-color-mode')?.click();
    await page.idle();
    expect(scripts()).toEqual(expect.arrayContaining(['/assets/hydrate', '/assets/ColorModeToggle']));
    expect(page.problems).toEqual([]);
  });
});

/** Of all scripts that an open page has loaded or holds in its text, compressed one by one as a host would. */
function scriptBytes({ document, requests }: WindowVisit, files: ReadonlyMap<string, Buffer>): number {
  const bodies = requests.flatMap((path) => (path.endsWith('.js') ? (files.get(path.slice(1)) ?? []) : []));
  const inline = [...document.scripts].filter(({ src }) => src === '').map(({ text }) => text);
  expect(bodies.length * inline.length).toBeGreaterThan(0);
  return [...bodies, ...inline].reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}
