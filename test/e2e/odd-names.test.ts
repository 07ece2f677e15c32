// A site whose files have names that addresses cannot hold as they are: each page is built, and reached from the text of
// another page, the sidebar and the pager.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StaticServer, staticServer } from '../support/static-server.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { mustBuild } from './support/build-site.ts';
import { readFolder } from './support/published.ts';
import { readPage } from './support/read-page.ts';
import { smallest } from './support/smallest.ts';

const NAMES = [
  'my page',
  'a%20b',
  '100%',
  'smile-😀',
  '按钮',
  'plain',
  'c#sharp',
  'what?',
  'c%23d',
  'c++',
  'a&b',
  "it's",
  '"quoted"',
  '$HOME',
  '(a) [b] {c}',
  'a;b',
  'زر-السلام',
  'café',
  '-dash',
  'a..b',
  // With `.md` the 255 bytes that a name may have.
  'n'.repeat(252),
];

/** To the file, and to the route. */
function linksTo(name: string): string {
  const address = encodeURIComponent(name).replace(/[()]/g, (character) => (character === '(' ? '%28' : '%29'));
  return `- [file](./${address}.md) and [route](/ui/${address}/)`;
}

const root = sharedTempDir();

let files: Map<string, Buffer>;
let pages: (readonly [path: string, html: Buffer])[];

beforeAll(async () => {
  await writeFiles(root, {
    ...smallest,
    'content/ui/links.md': `# Links\n\n${NAMES.map(linksTo).join('\n')}\n`,
    ...Object.fromEntries(NAMES.map((name) => [`content/ui/${name}.md`, `# Page ${name}\n\nIts text.\n`])),
  });
  const { diagnostics } = await mustBuild(root, 'out');
  const saysOfText = ['markdown/missing-description', 'markdown/long-title'];
  expect(diagnostics.filter(({ code }) => !saysOfText.includes(code))).toEqual([]);
  files = await readFolder(`${root}/out`);
  pages = [...files].filter(([path]) => path.startsWith('ui/') && path.endsWith('.html'));
});

const resolved = (hrefs: readonly (string | undefined)[]) =>
  hrefs.map((href) => decodeURIComponent(new URL(href ?? '', 'https://acme.example/').pathname).slice(1));

describe('odd names', () => {
  test('the sidebar of every page leads to every page', () => {
    expect(pages).toHaveLength(NAMES.length + 3);
    for (const [path, html] of pages) {
      const rows = readPage(html).all('a', { class: 'dg-row' });
      const targets = resolved(rows.map(({ attributes }) => attributes.href)).map((target) => `${target}index.html`);
      expect([path, targets.filter((target) => !files.has(target))]).toEqual([path, []]);
      for (const name of NAMES)
        expect([path, targets]).toEqual([path, expect.arrayContaining([`ui/${name}/index.html`])]);
    }
  });

  test('the pager leads from the first page to the last', () => {
    const seen: string[] = [];
    const first = pages.find(
      ([, html]) =>
        readPage(html).all('a', { rel: 'next' }).length > 0 && readPage(html).all('a', { rel: 'prev' }).length === 0,
    );
    for (let path = first?.[0]; path !== undefined && !seen.includes(path); ) {
      seen.push(path);
      const html = files.get(path);
      if (html === undefined) throw new Error(`There is no ${path}.`);
      const [next] = readPage(html).all('a', { rel: 'next' });
      path = next && `${resolved([next.attributes.href])[0]}index.html`;
    }
    expect(seen).toEqual(expect.arrayContaining(NAMES.map((name) => `ui/${name}/index.html`)));
  });

  test('a page without headings has no empty contents list, and keeps its column', () => {
    const page = readPage(files.get('ui/plain/index.html') ?? '');
    expect(page.all('nav').filter(({ attributes }) => attributes.class === 'dg-contents')).toEqual([]);
    expect(page.all('div', { class: 'dg-grid dg-grid-nav dg-grid-contents' })).toHaveLength(1);
  });
});

describe('addresses of odd names', () => {
  let server: StaticServer;
  beforeAll(async () => {
    server = await staticServer(`${root}/out`);
  });
  afterAll(() => server.close());

  const answerTo = async (href: string | undefined) => {
    const response = await fetch(new URL(href ?? '', server.origin));
    return { status: response.status, read: readPage(await response.text()) };
  };

  test('in a text are answered with the pages that they name', async () => {
    const { elements } = readPage(files.get('ui/links/index.html') ?? '');
    const links = elements.filter(({ name, text }) => name === 'a' && /^(?:file|route)$/.test(text));
    expect(links).toHaveLength(2 * NAMES.length);
    for (const [index, { attributes }] of links.entries()) {
      const { status, read } = await answerTo(attributes.href);
      const name = NAMES[Math.floor(index / 2)];
      expect([name, status, read.all('h1')[0]?.text]).toEqual([name, 200, `Page ${name}`]);
    }
  });

  test('in the sidebar are answered with pages whose own row is the current one', async () => {
    const rows = readPage(files.get('ui/links/index.html') ?? '').all('a', { class: 'dg-row' });
    const hrefs = rows.map(({ attributes }) => attributes.href);
    for (const name of NAMES) {
      const href = hrefs[resolved(hrefs).indexOf(`ui/${name}/`)];
      const { status, read } = await answerTo(href);
      expect([name, status, read.all('h1')[0]?.text]).toEqual([name, 200, `Page ${name}`]);
      const current = read.all('a', { class: 'dg-row', 'aria-current': 'page' }).map((row) => row.attributes.href);
      expect([name, current]).toEqual([name, [href]]);
    }
  });
});
