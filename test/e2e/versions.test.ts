// Two versions of a site on two hosts: readers who switch keep their page both ways, an old one leads search engines and
// readers to the latest, and every page may be copied as Markdown.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeInBrowser } from '../support/browser.ts';
import { type StaticServer, staticServer } from '../support/static-server.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { violations } from './support/axe.ts';
import { buildSite, mustBuild, placesOf } from './support/build-site.ts';
import { visit } from './support/visit.ts';

const page = (title: string) => `# ${title}\n\nWords of it.\n\n## Usage\n\nHow to use it.\n`;
const paths = (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(names).map(([file, title]) => [`content/ui/${file}.md`, page(title)]));

/** What both versions have. */
const SHARED = { ...paths({ index: 'Acme UI', button: 'Button', 'button-zh': '按钮' }) };
const NEW = { ...SHARED, ...paths({ 'layout/box': 'Box', surface: 'Surface', news: 'News' }) };
const OLD = { ...SHARED, ...paths({ box: 'Box', paper: 'Paper', gone: 'Gone' }), 'content/kit/index.md': page('Kit') };

const ACTIONS = `{ pageActions: { openIn: ['chatgpt', { name: 'Acme AI', href: 'https://ai.acme.example/?page={url}' }] } }`;

const root = sharedTempDir();
const folder = (name: string) => join(root, name);
let v3: StaticServer;
let v2: StaticServer;

beforeAll(async () => {
  v3 = await staticServer(folder('new/dist'));
  v2 = await staticServer(folder('old/dist'));
  await writeFiles(folder('new'), {
    ...NEW,
    'v2.json':
      '{ "/ui/": [], "/ui/button/": ["usage"], "/zh/ui/button/": [], "/ui/box/": [], "/ui/paper/": [], "/ui/gone/": [] }',
    'site.config.ts': `export default {
      title: 'Acme', url: '${v3.origin}', search: false, languages: ['en', 'zh'],
      redirects: [{ from: '/ui/paper/', to: '/ui/surface/' }],
      products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui', versions: [
        { text: 'v3', current: true, status: 'latest' },
        { text: 'v2', href: '${v2.origin}/ui/', urls: 'v2.json', moved: { '/ui/layout/box/': '/ui/box/#usage' } },
      ] }],
    };\n`,
  });
  await mustBuild(folder('new'), 'dist', { command: 'check', args: ['--update-urls'] });
  await mustBuild(folder('new'), 'dist');
  await writeFiles(folder('old'), {
    ...OLD,
    'v3.json': await readFile(join(folder('new'), 'content/urls.json'), 'utf8'),
    'site.config.ts': `export default {
      title: 'Acme', url: '${v2.origin}', search: false, languages: ['en', 'zh'], llms: ${ACTIONS},
      announcement: { id: 'news', text: 'Some news.' },
      products: [
        { id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui', versions: [
          { text: 'v3', href: '${v3.origin}/ui/', urls: 'v3.json', status: 'latest', moved: { '/ui/box/': '/ui/layout/box/' } },
          { text: 'v2', current: true, status: 'old' },
        ] },
        { id: 'kit', prefix: '/kit/', name: 'Kit', contentDir: 'content/kit', versions: [
          { text: 'v9', current: true, status: 'next' }, { text: 'v8', href: '${v3.origin}/kit/', status: 'latest' },
        ] },
      ],
    };\n`,
  });
  await mustBuild(folder('old'), 'dist');
});
afterAll(() => Promise.all([v2?.close(), v3?.close()]));

const htmlOf = (version: 'new' | 'old', route: string) =>
  readFile(join(folder(version), 'dist', route, 'index.html'), 'utf8');
const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value);

describe('search engines', () => {
  test.each([
    ['old', '/ui/button/', () => `${v3.origin}/ui/button/`],
    ['old', '/zh/ui/button/', () => `${v3.origin}/zh/ui/button/`],
    ['old', '/ui/paper/', () => `${v3.origin}/ui/surface/`],
    ['old', '/ui/box/', () => `${v3.origin}/ui/layout/box/`],
    ['old', '/ui/gone/', () => `${v2.origin}/ui/gone/`],
    ['old', '/kit/', () => `${v2.origin}/kit/`],
    ['new', '/ui/button/', () => `${v3.origin}/ui/button/`],
  ] as const)('are told one address of %s %s', async (version, route, address) => {
    const html = await htmlOf(version, route);
    const own = `${version === 'old' ? v2.origin : v3.origin}${route}`;
    expect(found(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([address()]);
    expect(found(html, /<meta property="og:url" content="([^"]*)"/g)).toEqual([address()]);
    const isHidden = route === '/kit/';
    expect(found(html, /<meta name="robots" content="([^"]*)"/g)).toEqual(isHidden ? ['noindex'] : []);
    const data = found(html, /<script type="application\/ld\+json">(.*?)<\/script>/g);
    const article = data.map((text): { url?: string } => JSON.parse(text)).flatMap(({ url }) => url ?? []);
    expect(article).toEqual(isHidden ? [] : [address()]);
    // Other languages, and the way to the page, are told of a page that stands for itself.
    const isCopy = address() !== own;
    expect(html.includes(' hreflang=')).toBe(!isCopy && !isHidden);
    if (isCopy) expect(data.join()).not.toContain('BreadcrumbList');
  });

  test('find in the sitemap what no other address stands for', async () => {
    const listed = async (version: 'new' | 'old') =>
      found(await readFile(join(folder(version), 'dist/sitemap.xml'), 'utf8'), /<loc>([^<]*)<\/loc>/g);
    expect(await listed('old')).toEqual([`${v2.origin}/ui/gone/`]);
    expect(await listed('new')).toContain(`${v3.origin}/zh/ui/button/`);
  });
});

test('the contract of the newer site says where a page went, and only the older one has a note', async () => {
  expect(JSON.parse(await readFile(join(folder('new'), 'content/urls.json'), 'utf8'))).toMatchObject({
    '/ui/paper/': '/ui/surface/',
  });
  const notes = await Promise.all([htmlOf('new', '/ui/button/'), htmlOf('old', '/ui/button/')]);
  expect(notes.map((html) => html.includes('dg-version-note'))).toEqual([false, true]);
  expect(await htmlOf('old', '/kit/')).toContain('You are reading v9, which is not released yet.');
});

test('a page that is not where the config says is an error at its line', async () => {
  await writeFiles(folder('wrong'), {
    ...OLD,
    'v3.json': '{ "/ui/": [] }',
    'site.config.ts': `export default {
  title: 'Acme', url: 'https://acme.example', search: false,
  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui', versions: [
    { text: 'v3', href: 'https://v3.acme.example/ui/', urls: 'v3.json', moved: {
      '/ui/boks/': '/ui/',
    } },
  ] }],
};\n`,
  });
  const { diagnostics } = await buildSite(folder('wrong'), 'dist');
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  expect(placesOf(errors)).toEqual(['plan/unknown-moved-page site.config.ts:5:7']);
  expect(errors[0]?.hint).toContain('"/ui/box/"');
});

describeInBrowser('a reader of two versions', (browser) => {
  const note = (open: Page) => open.getByRole('complementary', { name: 'About this version' });

  test('keeps the page both ways: the same, moved, and its section', async () => {
    const { page: open, problems } = await visit(browser(), `${v2.origin}/ui/button/#usage`);
    const arrive = (url: string) => open.waitForURL(url, { waitUntil: 'domcontentloaded' });
    const choose = async (name: string) => {
      await open.getByRole('button', { name: /^Versions: / }).click();
      await open.getByRole('navigation', { name: 'Versions' }).getByRole('link', { name }).click();
    };
    await open.waitForFunction(() => document.querySelector('script[type=speculationrules]')); // The page is idle.
    await choose('v3');
    await arrive(`${v3.origin}/ui/button/#usage`);
    await choose('v2');
    await arrive(`${v2.origin}/ui/button/*`);
    for (const [there, back] of [
      ['/ui/paper/', '/ui/surface/'],
      ['/ui/box/#usage', '/ui/layout/box/#usage'],
      ['/zh/ui/button/', '/zh/ui/button/'],
    ]) {
      await open.goto(v2.origin + there);
      await note(open).getByRole('link', { name: 'See this page in v3' }).click();
      await arrive(v3.origin + back);
      await choose('v2');
      await arrive(v2.origin + there);
    }
    // The section that the config names is meant.
    await open.goto(`${v3.origin}/ui/layout/box/#main-content`);
    await choose('v2');
    await arrive(`${v2.origin}/ui/box/#usage`);
    await open.goto(`${v2.origin}/ui/gone/`);
    await note(open).getByRole('link', { name: 'Go to v3' }).click();
    await arrive(`${v3.origin}/ui/`);
    await open.goto(`${v3.origin}/ui/news/`);
    await choose('v2');
    await arrive(`${v2.origin}/ui/`);
    expect(problems).toEqual([]);
  });

  test('gets a page as Markdown by pointer and by keyboard, and hears when that failed', async () => {
    const { page: open } = await visit(browser(), `${v2.origin}/ui/button/`, {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const copy = open.locator('.dg-page-copy');
    const status = () => open.locator('#dg-page-status').innerText();
    await copy.click();
    await expect.poll(status).toBe('Copied');
    expect(await copy.innerText()).toBe('Copied');
    const markdown = await readFile(join(folder('old'), 'dist/ui/button.md'), 'utf8');
    expect(await open.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
    await open.route('**/ui/button.md', (route) => route.abort());
    await copy.click();
    await expect.poll(status).toBe('Could not copy it');

    const more = open.getByRole('button', { name: 'Page as Markdown' });
    await copy.focus();
    await open.keyboard.press('Tab');
    await open.keyboard.press('Enter');
    const links = open.locator('.dg-menu-page a');
    const href = (text: string) => encodeURIComponent(text);
    const url = `${v2.origin}/ui/button.md`;
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/ui/button.md',
      `https://chatgpt.com/?hints=search&q=${href(`Read ${url}, so that I can ask questions about it.`)}`,
      `https://ai.acme.example/?page=${href(url)}`,
    ]);
    await open.keyboard.press('Tab');
    expect(await links.first().evaluate((link) => link === document.activeElement)).toBe(true);
    for (const direction of ['ltr', 'rtl']) {
      await open.evaluate((dir) => {
        document.documentElement.dir = dir;
      }, direction);
      expect(await violations(open), direction).toEqual([]);
      const edge = await open.evaluate(() => {
        const box = document.querySelector('.dg-menu-page')?.getBoundingClientRect();
        return box !== undefined && box.left >= 0 && box.right <= innerWidth;
      });
      expect(edge, direction).toBe(true);
    }
    await open.keyboard.press('Escape');
    expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});
