// The search of a built site, from what a reader types to the place that it leads to: the real index, the real worker, and a network that goes away.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { sharedTempDir, tempDir } from '../support/temp-dir.ts';
import { startWatching } from '../support/watching.ts';
import { writeFiles } from '../support/write-files.ts';
import { fixture, mustBuild } from './support/build-site.ts';
import { servedSite } from './support/served-site.ts';
import { smallest } from './support/smallest.ts';
import { pressInSearch, rowTexts, searchField, searchFor, searchRows } from './support/window-search.ts';
import { fill, named, press, WINDOW_ORIGIN, type WindowVisit, windowVisit } from './support/window-visit.ts';

/** Five products, two languages and API pages. */
const family = servedSite(fixture('family'));

const texts = ({ document }: WindowVisit, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
const status = (page: WindowVisit) => texts(page, '.dg-search-status')[0];
const firstHref = (page: WindowVisit) => searchRows(page)[0]?.getAttribute('href');
const message = (page: WindowVisit) => texts(page, '.dg-search-message')[0];
/** Its number of results follows the name. */
function chip({ document }: WindowVisit, name: string): HTMLElement {
  const chips = [...document.querySelectorAll<HTMLElement>('.dg-search [role=toolbar] button')];
  const found = chips.find(({ textContent }) => textContent?.startsWith(name));
  if (!found) throw new Error(`There is no chip ${name}.`);
  return found;
}

describe('the search of a built site', () => {
  test('leads from a letter to the place on another page, and remembers', async () => {
    const page = await windowVisit(family().folder, '/ui/start/');
    await searchFor(page, 'button');
    expect(searchRows(page).length).toBeGreaterThan(2);
    expect(status(page)).toMatch(/result.* · Family UI first$/);

    // What is searched stands there: all of it, the product of the page first.
    expect(chip(page, 'All products').getAttribute('aria-pressed')).toBe('true');
    expect(chip(page, 'Family UI').getAttribute('aria-pressed')).toBe('false');
    chip(page, 'Family UI').click();
    await page.idle();
    expect(status(page)).not.toMatch(/first/);
    expect(texts(page, '.dg-search-crumbs').filter((text) => !text.startsWith('Family UI'))).toEqual([]);
    chip(page, 'Prop').click();
    await page.idle();
    expect(new Set(texts(page, '.dg-search-kind'))).toEqual(new Set(['Prop']));

    const active = page.document.querySelector('[role=option][aria-selected=true]');
    const { href, hash } = new URL(active?.getAttribute('href') ?? '', WINDOW_ORIGIN);
    await pressInSearch(page, 'Enter');
    expect(page.window.location.href).toBe(href);
    expect(page.document.getElementById(decodeURIComponent(hash.slice(1)))).not.toBe(null);
    press(page.document.body, '/');
    await page.idle();
    expect(rowTexts(page)).toEqual(['button']);

    // A text leads to its words.
    await searchFor(page, 'one way to start');
    expect(firstHref(page)).toMatch(/^\/x\/react-data-grid\/editing\/#cells:~:text=/);
    await pressInSearch(page, 'Enter');
    expect(page.window.location.pathname).toBe('/x/react-data-grid/editing/');
    expect(page.problems).toEqual([]);
  });

  test('says that there is nothing, and what there is instead', async () => {
    const page = await windowVisit(family().folder, '/ui/start/');
    await searchFor(page, 'buttonxxxxxx');
    expect(message(page)).toContain('Nothing was found for “buttonxxxxxx”.');
    page.document.querySelector<HTMLElement>('.dg-search-message button')?.click();
    await page.idle();
    expect(searchRows(page).length).toBeGreaterThan(0);
  });

  test('searches pages in the language of the page', async () => {
    const page = await windowVisit(family().folder, '/zh/ui/button/');
    await searchFor(page, texts(page, 'h1')[0]?.slice(0, 2) ?? '');
    expect(firstHref(page)).toMatch(/^\/zh\/ui\//);
  });

  test.each([
    ['an index', /^search\.json$/],
    ['a worker', /^assets\/worker-.*\.js$/],
  ])('tells of %s that does not come, and tries again', async (_, name) => {
    const path = [...family().files.keys()].find((file) => name.test(file)) ?? '';
    const hosts: Record<string, null> = { [`${WINDOW_ORIGIN}/${path}`]: null };
    const page = await windowVisit(family().folder, '/x/introduction/', { hosts });
    await searchFor(page, 'grid');
    expect(message(page)).toContain('The search could not be loaded.');
    delete hosts[`${WINDOW_ORIGIN}/${path}`];
    named(page.document, '.dg-search button', 'Try again').click();
    await page.idle();
    expect(searchRows(page).length).toBeGreaterThan(0);
  });

  test('has the names where the texts of pages cannot be loaded', async () => {
    const textsFiles = [...family().files.keys()].filter((file) => file.startsWith('assets/search-texts-'));
    expect(textsFiles.length).toBeGreaterThan(0);
    const hosts = Object.fromEntries(textsFiles.map((file) => [`${WINDOW_ORIGIN}/${file}`, null]));
    const page = await windowVisit(family().folder, '/ui/start/', { hosts });
    await searchFor(page, 'button');
    expect(searchRows(page).length).toBeGreaterThan(2);
    expect(status(page)).toBe('Names only: the texts of the pages could not be loaded.');
  });
});

describe('the search dialog', () => {
  test('is not loaded before it is wanted', async () => {
    const { requests } = await windowVisit(family().folder, '/ui/button/');
    expect(requests.filter((path) => /\/search-(?!button)[^/]*\.(?:js|css)$|worker-/.test(path))).toEqual([]);
    expect(requests.filter((path) => path.includes('/search-button-'))).toHaveLength(1);
  });

  test.each([
    ['a slash', '/', {}],
    ['Ctrl+K', 'k', { ctrlKey: true }],
  ])('opens with %s, and takes the focus', async (_, key, modifiers) => {
    const page = await windowVisit(family().folder, '/ui/button/');
    expect(press(page.document.body, key, modifiers)).toBe(true);
    await page.idle();
    expect(page.document.activeElement).toBe(searchField(page));
    expect(searchField(page).value).toBe('');
    expect(page.problems).toEqual([]);
  });

  test('has what was typed on its button in the field, however slowly it comes', async () => {
    const page = await windowVisit(family().folder, '/ui/button/');
    const button = named(page.document, 'button', 'Search');
    button.focus();
    for (const key of 'pen') expect(press(button, key)).toBe(true);
    expect(page.document.querySelector('dialog[open]')).toBe(null);
    await page.idle();
    expect(searchField(page).value).toBe('pen');
  });
});

const watched = sharedTempDir();
beforeAll(() => writeFiles(watched, smallest));

describe('a heading that an author has just written', () => {
  const write = async (root: string) => {
    const file = join(root, 'content/ui/button/button.md');
    await writeFile(file, `${await readFile(file, 'utf8')}\n## Keyboard shortcuts\n\nThere are some.\n`);
  };

  test('is found on the open page once that shows it', async () => {
    const root = tempDir();
    await writeFiles(root, smallest);
    await mustBuild(root, 'dist');
    const page = await windowVisit(join(root, 'dist'), '/ui/button/');
    await searchFor(page, 'keyboard');
    expect(rowTexts(page)).toEqual([]);
    await write(root);
    await mustBuild(root, 'dist');
    page.document.dispatchEvent(new page.window.Event('docs-gen:morphed'));
    fill(searchField(page), 'keyboard');
    await page.idle();
    expect(rowTexts(page)[0]).toMatch(/^Keyboard shortcuts/);
  });

  test('is in the index that a session serves', async () => {
    const session = await startWatching(watched);
    onTestFinished(() => session.stop());
    const names = async () => {
      const index = await (await fetch(`${session.origin}/search.json`)).text();
      const files = index.match(/assets\/search-names-[^"]*\.json/g) ?? [];
      return Promise.all(files.map(async (file) => (await fetch(`${session.origin}/${file}`)).text()));
    };
    await expect.poll(async () => String(await names())).toContain('Usage');
    await write(watched);
    await expect.poll(async () => String(await names())).toContain('Keyboard shortcuts');
  });
});
