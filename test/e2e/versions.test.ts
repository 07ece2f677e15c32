// Two versions of a site on two hosts: readers who switch keep their page both ways, an old one leads search engines and
// readers to the latest, and every page may be copied as Markdown.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, mustBuild, placesOf } from './support/build-site.ts';
import { WINDOW_ORIGIN, windowVisit } from './support/window-visit.ts';

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
const V3 = 'https://v3.acme.example';
const V2 = 'https://v2.acme.example';

beforeAll(async () => {
  await writeFiles(folder('new'), {
    ...NEW,
    'v2.json':
      '{ "/ui/": [], "/ui/button/": ["usage"], "/zh/ui/button/": [], "/ui/box/": [], "/ui/paper/": [], "/ui/gone/": [] }',
    'site.config.ts': `export default {
      title: 'Acme', url: '${V3}', search: false, languages: ['en', 'zh'],
      redirects: [{ from: '/ui/paper/', to: '/ui/surface/' }],
      products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui', versions: [
        { text: 'v3', current: true, status: 'latest' },
        { text: 'v2', href: '${V2}/ui/', urls: 'v2.json', moved: { '/ui/layout/box/': '/ui/box/#usage' } },
      ] }],
    };\n`,
  });
  await mustBuild(folder('new'), 'dist', { command: 'check', args: ['--update-urls'] });
  await mustBuild(folder('new'), 'dist');
  await writeFiles(folder('old'), {
    ...OLD,
    'v3.json': await readFile(join(folder('new'), 'content/urls.json'), 'utf8'),
    'site.config.ts': `export default {
      title: 'Acme', url: '${V2}', search: false, languages: ['en', 'zh'], llms: ${ACTIONS},
      announcement: { id: 'news', text: 'Some news.' },
      products: [
        { id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui', versions: [
          { text: 'v3', href: '${V3}/ui/', urls: 'v3.json', status: 'latest', moved: { '/ui/box/': '/ui/layout/box/' } },
          { text: 'v2', current: true, status: 'old' },
        ] },
        { id: 'kit', prefix: '/kit/', name: 'Kit', contentDir: 'content/kit', versions: [
          { text: 'v9', current: true, status: 'next' }, { text: 'v8', href: '${V3}/kit/', status: 'latest' },
        ] },
      ],
    };\n`,
  });
  await mustBuild(folder('old'), 'dist');
});

const htmlOf = (version: 'new' | 'old', route: string) =>
  readFile(join(folder(version), 'dist', route, 'index.html'), 'utf8');
const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value);

describe('search engines', () => {
  test.each([
    ['old', '/ui/button/', `${V3}/ui/button/`],
    ['old', '/zh/ui/button/', `${V3}/zh/ui/button/`],
    ['old', '/ui/paper/', `${V3}/ui/surface/`],
    ['old', '/ui/box/', `${V3}/ui/layout/box/`],
    ['old', '/ui/gone/', `${V2}/ui/gone/`],
    ['old', '/kit/', `${V2}/kit/`],
    ['new', '/ui/button/', `${V3}/ui/button/`],
  ] as const)('are told one address of %s %s', async (version, route, address) => {
    const html = await htmlOf(version, route);
    const own = `${version === 'old' ? V2 : V3}${route}`;
    expect(found(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([address]);
    expect(found(html, /<meta property="og:url" content="([^"]*)"/g)).toEqual([address]);
    const isHidden = route === '/kit/';
    expect(found(html, /<meta name="robots" content="([^"]*)"/g)).toEqual(isHidden ? ['noindex'] : []);
    const data = found(html, /<script type="application\/ld\+json">(.*?)<\/script>/g);
    const article = data.map((text): { url?: string } => JSON.parse(text)).flatMap(({ url }) => url ?? []);
    expect(article).toEqual(isHidden ? [] : [address]);
    // Other languages, and the way to the page, are told of a page that stands for itself.
    const isCopy = address !== own;
    expect(html.includes(' hreflang=')).toBe(!isCopy && !isHidden);
    if (isCopy) expect(data.join()).not.toContain('BreadcrumbList');
  });

  test('find in the sitemap what no other address stands for', async () => {
    const listed = async (version: 'new' | 'old') =>
      found(await readFile(join(folder(version), 'dist/sitemap.xml'), 'utf8'), /<loc>([^<]*)<\/loc>/g);
    expect(await listed('old')).toEqual([`${V2}/ui/gone/`]);
    expect(await listed('new')).toContain(`${V3}/zh/ui/button/`);
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

describe('a reader of two versions', () => {
  /** The address that a link of a page leads to when it is followed with a button of the mouse. */
  async function follow(version: 'new' | 'old', path: string, selector: string, name: string, event = 'click') {
    const { window, document, problems } = await windowVisit(join(folder(version), 'dist'), path);
    window.addEventListener(event, (clicked) => clicked.preventDefault()); // Nobody is there.
    const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
    const link = links.find(({ textContent }) => textContent?.startsWith(name));
    if (!link) throw new Error(`There is no link ${name}.`);
    link.dispatchEvent(new window.MouseEvent(event, { bubbles: true, cancelable: true }));
    expect(problems).toEqual([]);
    return link.href;
  }
  const choose = (version: 'new' | 'old', path: string, event?: string) =>
    follow(version, path, '#dg-versions a', version === 'new' ? 'v2' : 'v3', event);
  const followNote = (path: string, name: string) => follow('old', path, '.dg-version-note a', name);

  test('keeps the page both ways: the same, moved, and its section', async () => {
    expect(await choose('old', '/ui/button/#usage')).toBe(`${V3}/ui/button/#usage`);
    expect(await choose('old', '/ui/button/#usage', 'auxclick')).toBe(`${V3}/ui/button/#usage`);
    expect(await choose('new', '/ui/button/#usage')).toBe(`${V2}/ui/button/#usage`);
    for (const [there, back] of [
      ['/ui/paper/', '/ui/surface/'],
      ['/ui/box/#usage', '/ui/layout/box/#usage'],
      ['/zh/ui/button/', '/zh/ui/button/'],
    ] as const) {
      expect(await followNote(there, 'See this page in v3')).toBe(V3 + back);
      expect(await choose('new', back)).toBe(V2 + there);
    }
    // The section that the config names is meant.
    expect(await choose('new', '/ui/layout/box/#main-content')).toBe(`${V2}/ui/box/#usage`);
    expect(await followNote('/ui/gone/', 'Go to v3')).toBe(`${V3}/ui/`);
    expect(await choose('new', '/ui/news/')).toBe(`${V2}/ui/`);
  });

  test('gets a page as Markdown, and hears when that failed', async () => {
    const hosts: Record<string, null> = {};
    const prepare = (window: Window) => {
      // That of happy-dom does not wait for what it is given.
      const { clipboard } = window.navigator;
      const write = clipboard.write.bind(clipboard);
      clipboard.write = async (items) => {
        await Promise.all(items.map((item) => item.getType('text/plain')));
        await write(items);
      };
      // What is said of a copy goes away after two seconds.
      const { setTimeout } = window;
      window.setTimeout = ((run: () => void, ms = 0) => (ms < 2000 ? setTimeout(run, ms) : 0)) as never;
    };
    const page = await windowVisit(join(folder('old'), 'dist'), '/ui/button/', { hosts, prepare });
    const button = page.document.querySelector<HTMLElement>('.dg-page-copy');
    const copy = async () => {
      button?.click();
      await page.idle();
      return [button?.textContent, page.document.getElementById('dg-page-status')?.textContent];
    };
    expect(await copy()).toEqual(['Copied', 'Copied']);
    const markdown = await readFile(join(folder('old'), 'dist/ui/button.md'), 'utf8');
    expect(await page.window.navigator.clipboard.readText()).toBe(markdown);
    expect(page.problems).toEqual([]);
    hosts[`${WINDOW_ORIGIN}/ui/button.md`] = null;
    expect(await copy()).toEqual(['Could not copy it', 'Could not copy it']);

    const links = [...page.document.querySelectorAll('.dg-menu-page a')];
    const href = (text: string) => encodeURIComponent(text);
    const url = `${V2}/ui/button.md`;
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/ui/button.md',
      `https://chatgpt.com/?hints=search&q=${href(`Read ${url}, so that I can ask questions about it.`)}`,
      `https://ai.acme.example/?page=${href(url)}`,
    ]);
  });
});
