// A site whose files have names that addresses cannot hold as they are: each page is reached from the sidebar and the pager.
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { mustBuild } from './support/build-site.ts';
import { readFolder } from './support/published.ts';
import { readPage } from './support/read-page.ts';
import { smallest } from './support/smallest.ts';

const NAMES = ['my page', 'a%20b', '100%', 'smile-😀', '按钮', 'plain'];

const root = sharedTempDir();

let files: Map<string, Buffer>;
let pages: (readonly [path: string, html: Buffer])[];

beforeAll(async () => {
  await writeFiles(root, {
    ...smallest,
    ...Object.fromEntries(NAMES.map((name) => [`content/ui/${name}.md`, `# Page ${name}\n\nIts text.\n`])),
  });
  await mustBuild(root, 'out');
  files = await readFolder(`${root}/out`);
  pages = [...files].filter(([path]) => path.startsWith('ui/') && path.endsWith('.html'));
});

describe('odd names', () => {
  const resolved = (hrefs: readonly (string | undefined)[]) =>
    hrefs.map((href) => decodeURIComponent(new URL(href ?? '', 'https://acme.example/').pathname).slice(1));

  test('the sidebar of every page leads to every page', () => {
    expect(pages).toHaveLength(NAMES.length + 2);
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
