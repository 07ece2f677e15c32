// What machines are told of a site, by the real command line: sitemap, feed, structured data and lists for language models
// are what their formats ask for, and agree on the pages that are not to be found.
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { gitRepository } from '../support/git-repository.ts';
import { structuredData, structuredDataProblems } from '../support/structured-data.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { xmlProblems } from '../support/xml-problems.ts';
import { mustBuild } from './support/build-site.ts';
import { readFolder } from './support/published.ts';
import { type ReadPage, readPage } from './support/read-page.ts';
import { rowTexts, searchField } from './support/window-search.ts';
import { windowVisit } from './support/window-visit.ts';

const page = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n${more}---\n\n# ${title}\n\n## Usage of ${title}\n\nText.\n`;

const FILES = {
  'site.config.ts': `export default {
    title: 'Acme & <Co>', url: 'https://acme.example', base: '/docs/', description: 'All of "Acme".',
    languages: ['en', 'zh'], llms: true, lastUpdated: true,
    products: [
      { id: 'site', prefix: '/', name: 'Acme', contentDir: 'content/site' },
      { id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui', api: {} },
    ],
  };\n`,
  'content/site/index.md': page('Home', 'route: /\n'),
  'content/ui/button/button.md': page('Button & more'),
  'content/ui/button/button-zh.md': page('按钮'),
  'content/ui/card/card.md': page('Card'),
  'content/ui/card/card-zh.md': page('卡片', 'unlisted: true\n'),
  'content/ui/hidden.md': page('Hidden', 'unlisted: true\n'),
  'content/ui/later.md': page('Later', 'draft: true\n'),
  'content/ui/api/button.json': JSON.stringify({
    name: 'Button',
    imports: [],
    props: { size: { type: { name: 'string' } } },
  }),
};

const root = sharedTempDir();
beforeAll(async () => {
  await gitRepository(root).commit(FILES);
  await mustBuild(root, 'dist/docs');
});

describe('a site with all that machines read', () => {
  const pages = new Map<string, ReadPage>();
  let files: ReadonlyMap<string, Buffer>;
  const text = (path: string) => String(files.get(path));
  /** Routes of the site among the addresses that a file names. */
  const routesIn = (path: string, pattern: RegExp) =>
    new Set(
      [...text(path).matchAll(pattern)].map(([, address = '']) =>
        decodeURI(address.replace(/^https:\/\/acme\.example\/docs/, '')),
      ),
    );

  beforeAll(async () => {
    files = await readFolder(join(root, 'dist/docs'));
    for (const [path, html] of files)
      if (path === 'index.html' || /^(?!demos\/).*\/index\.html$/.test(path))
        pages.set(`/${path.replace(/index\.html$/, '')}`, readPage(html));
  });

  test('names the same pages everywhere, and those that are not to be found nowhere', () => {
    const hidden = [...pages].flatMap(([path, read]) => (read.meta('robots') === 'noindex' ? [path] : []));
    expect(hidden).toEqual(['/ui/hidden/', '/zh/ui/card/']);
    const shown = [...pages.keys()].filter((path) => !hidden.includes(path));
    expect(shown).toContain('/ui/button/');
    const inFirst = (paths: readonly string[]) => paths.filter((path) => !path.startsWith('/zh/'));
    const written = inFirst(shown).filter((path) => path !== '/ui/'); // Made by the build.
    const sorted = (paths: Iterable<string>) => [...paths].sort();
    const mirrorOf = (path: string) => (path === '/' ? '/index.md' : path.replace(/\/$/, '.md'));

    expect(sorted(routesIn('sitemap.xml', /<loc>(.*?)<\/loc>/g))).toEqual(sorted(shown));
    expect(sorted(routesIn('feed.xml', /<entry>\n<id>(.*?)<\/id>/g))).toEqual(sorted(written));
    expect(sorted([...files.keys()].filter((path) => path.endsWith('.md')).map((path) => `/${path}`))).toEqual(
      sorted(shown.map(mirrorOf)),
    );
    const listed = [...routesIn('llms.txt', /\((\S*\.md)\)/g), ...routesIn('ui/llms.txt', /\((\S*\.md)\)/g)];
    expect(sorted(listed)).toEqual(sorted(written.map(mirrorOf)));
    const whole = [...routesIn('llms-full.txt', /^url: "(.*)"$/gm), ...routesIn('ui/llms-full.txt', /^url: "(.*)"$/gm)];
    expect(sorted(whole)).toEqual(sorted(written));
    for (const path of hidden)
      expect([path, pages.get(path)?.all('script', { type: 'application/ld+json' })]).toEqual([path, []]);
  });

  test('has nothing of a draft', () => {
    for (const [path, body] of files) expect([path, /Later/.test(String(body))]).toEqual([path, false]);
  });

  test('names a translation where it is to be found alone', () => {
    const languages = (path: string) =>
      pages
        .get(path)
        ?.all('link', { rel: 'alternate' })
        .flatMap(({ attributes }) => attributes.hreflang ?? []);
    expect(languages('/ui/button/')).toEqual(['en', 'zh', 'x-default']);
    expect(languages('/ui/card/')).toEqual(['en', 'x-default']);
    expect(text('sitemap.xml')).not.toContain('/zh/ui/card/');
  });

  test('leads from each page to its other forms, which are there', () => {
    for (const [path, read] of pages) {
      const forms = read.all('link', { rel: 'alternate' }).filter(({ attributes }) => attributes.type !== undefined);
      const isHidden = read.meta('robots') === 'noindex';
      expect([path, forms.map(({ attributes }) => attributes.type)]).toEqual([
        path,
        [...(isHidden ? [] : ['text/markdown']), 'application/atom+xml'],
      ]);
      for (const { attributes } of forms)
        expect(files.has(decodeURI(attributes.href ?? '').replace('https://acme.example/docs/', ''))).toBe(true);
    }
  });

  test('is what the formats ask for', async () => {
    expect(await xmlProblems(text('sitemap.xml'), 'sitemap')).toEqual([]);
    expect(await xmlProblems(text('feed.xml'), 'atom')).toEqual([]);
    const kinds = new Set<unknown>();
    for (const path of pages.keys())
      for (const thing of structuredData(text(`${path.slice(1)}index.html`))) {
        expect([path, structuredDataProblems(thing)]).toEqual([path, []]);
        kinds.add((thing as { '@type': unknown })['@type']); // Parsed just before.
      }
    expect([...kinds].sort()).toEqual(['BreadcrumbList', 'TechArticle', 'WebSite']);
    // The form of llmstxt.org: a heading, a quote, then lists of links under headings.
    for (const path of ['llms.txt', 'ui/llms.txt'])
      expect(text(path)).toMatch(/^# .+\n(?:\n> .+\n)?(?:\n## .+\n\n(?:- \[.+\]\(https:\S+\)(?:: .+)?\n)+)+$/);
  });
});

describe('the address that the structured data names', () => {
  test('opens the search with its words', async () => {
    const page = await windowVisit(join(root, 'dist'), `/docs/?q=${encodeURIComponent('button & more')}`);
    expect(searchField(page).value).toBe('button & more');
    expect(rowTexts(page)[0]).toContain('Button & more');
    expect(page.problems).toEqual([]);
  });
});
