// A site with every feature (`test/fixtures/family`): products, languages, routes, trees, plugins, redirects, API pages.
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { runCommandHere } from '../support/run-command.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { type Built, fixture, mustBuild } from './support/build-site.ts';
import { readFolder } from './support/published.ts';
import { type ReadPage, readPage } from './support/read-page.ts';

const root = fixture('family');
const out = sharedTempDir();
let built: Built;
let files: Map<string, Buffer>;

beforeAll(async () => {
  built = await mustBuild(root, join(out, 'dist'));
  files = await readFolder(join(out, 'dist'));
});

const text = (path: string) => files.get(path)?.toString('utf8') ?? '';

function page(route: string): ReadPage {
  const html = files.get(`${route.slice(1)}index.html`);
  if (!html) throw new Error(`No page at ${route}.`);
  return readPage(html);
}

describe('routes', () => {
  test('come from front matter, from a table, from a function, else from the folder', () => {
    const pages = [...files.keys()]
      .filter((path) => path.endsWith('/index.html'))
      .map((path) => `/${path.slice(0, -10)}`)
      .sort();
    expect(pages).toEqual([
      '/demos/ui/button/BasicButton/',
      '/demos/ui/button/PlainButton/',
      '/issues/', // A redirect.
      '/material-ui/',
      '/old/', // A redirect.
      '/toolpad/', // Generated.
      '/toolpad/start/',
      '/ui/',
      '/ui/api/button/',
      '/ui/api/press-event/',
      '/ui/api/use-button/',
      '/ui/begin/', // The table: one file, two pages.
      '/ui/button/',
      '/ui/constructs/',
      '/ui/legal/', // Front matter.
      '/ui/start/',
      '/ui/unlisted/',
      '/x/', // Generated.
      '/x/introduction/',
      '/x/react-data-grid/editing/', // The function.
      '/zh/ui/',
      '/zh/ui/button/',
    ]);
    expect(built.routes).toBe(pages.length - 5); // Without demos, two redirects and two start pages, with the root.
  });

  test('of one file show the same text, each under its own address', () => {
    const [start, begin] = [page('/ui/start/'), page('/ui/begin/')];
    expect(start.all('article')[0]?.text).toBe(begin.all('article')[0]?.text);
    expect(start.links('canonical')).toEqual(['https://family.example/ui/start/']);
    expect(begin.links('canonical')).toEqual(['https://family.example/ui/begin/']);
  });

  test('exist for pages in no tree, which check lists', async () => {
    expect(page('/ui/unlisted/').title).toBe('Unlisted - Family UI');
    const run = await runCommandHere(['check', '--root', root, '--format', 'json', '--quiet']);
    expect(JSON.parse(run.stdout)).toMatchObject({ ok: true, written: 0, unlisted: ['content/ui/unlisted.md'] });
    const pretty = await runCommandHere(['check', '--root', root, '--quiet']);
    expect(pretty.stdout).toContain('Files in no page tree: 1\n  content/ui/unlisted.md\n');
  });

  test('can be inspected, in words and as data', async () => {
    const run = await runCommandHere(['inspect', '/zh/ui/button/', '--root', root, '--quiet']);
    expect(run.code).toBe(0);
    expect(run.stdout).toMatch(/^ {2}file +content\/ui\/button\/button-zh\.md$/m);
    expect(run.stdout).toMatch(/^ {2}languages +\/ui\/button\/ \/zh\/ui\/button\/$/m);
    expect(run.stdout).toMatch(/^ {2}contents list +用法 #usage\n +尺寸 #sizes\n +大按钮 #large-buttons$/m);
    const json = await runCommandHere(['inspect', '/ui/button/', '--root', root, '--format', 'json', '--quiet']);
    expect(JSON.parse(json.stdout)).toMatchObject({ ok: true, report: { route: '/ui/button/' } });
  });
});

describe('languages', () => {
  test('have their own address and name, and know each other', () => {
    const english = page('/ui/button/');
    const chinese = page('/zh/ui/button/');
    const alternates = [
      ['en', 'https://family.example/ui/button/'],
      ['zh', 'https://family.example/zh/ui/button/'],
      ['x-default', 'https://family.example/ui/button/'],
    ];
    for (const [lang, read] of [['en', english] as const, ['zh', chinese] as const]) {
      expect(read.all('html')[0]?.attributes.lang).toBe(lang);
      expect(read.meta('docsearch:language')).toBe(lang);
      const links = read
        .all('link', { rel: 'alternate' })
        .map(({ attributes }) => [attributes.hreflang, attributes.href]);
      expect(links).toEqual(alternates);
    }
    expect(chinese.links('canonical')).toEqual(['https://family.example/zh/ui/button/']);
  });

  test('share the ids of headings, so that a link with a hash works in all', () => {
    const headings = (read: ReadPage) =>
      ['h2', 'h3'].flatMap((name) => read.all(name)).map(({ attributes: { id }, text: words }) => [id, words]);
    expect(headings(page('/zh/ui/button/')).slice(0, 2)).toEqual([
      ['usage', '用法'],
      ['sizes', '尺寸'],
    ]);
    expect(headings(page('/zh/ui/button/'))).toContainEqual(['large-buttons', '大按钮']);
    expect(headings(page('/ui/button/'))).toContainEqual(['large-buttons', 'Large buttons']);
  });

  test('link to the translation of a page where there is one', () => {
    const article = /<article[\s\S]*<\/article>/.exec(text('zh/ui/button/index.html'))?.[0] ?? '';
    const links = readPage(article).hrefs.filter((href) => !href.startsWith('#'));
    expect(links).toEqual(['/zh/ui/', '/ui/start/', '/blog/news/']);
    expect(page('/zh/ui/').hrefs).toContain('/zh/ui/button/#usage');
  });

  test('stand in the sitemap', () => {
    const entry = /<url><loc>https:\/\/family\.example\/zh\/ui\/button\/<\/loc>[\s\S]*?<\/url>/.exec(
      text('sitemap.xml'),
    )?.[0];
    expect([...(entry ?? '').matchAll(/hreflang="([^"]*)"/g)].map(([, language]) => language)).toEqual([
      'en',
      'zh',
      'x-default',
    ]);
  });
});

describe('a page', () => {
  test('stands in its tree: marked there, with its neighbours below', () => {
    const read = page('/ui/button/');
    expect(read.all('a', { 'aria-current': 'page' }).map(({ attributes }) => attributes.href)).toEqual(['/ui/button/']);
    const pager = read.all('a').filter(({ attributes }) => attributes.rel === 'prev' || attributes.rel === 'next');
    expect(pager.map(({ attributes }) => [attributes.rel, attributes.href])).toEqual([
      ['prev', '/ui/start/'],
      ['next', '/ui/constructs/'],
    ]);
    expect(page('/ui/legal/').all('a', { rel: 'prev' })).toEqual([]); // `ordered: false`.
  });

  test('leads to its source, at the branch for edits and at the tag for code', () => {
    const { hrefs } = page('/ui/button/');
    expect(hrefs).toContain('https://code.example/family/edit/next/content/ui/button/button.md');
    expect(hrefs).toContain('https://code.example/family/blob/v2.1.0/src/Button.tsx');
    expect(hrefs).toContain('/ui/start/#install'); // Written as `../guides/start.md#install`.
  });

  test('shows its demos in the languages that there are', () => {
    const read = page('/ui/button/');
    expect(read.all('figure').map(({ attributes: { id } }) => id)).toEqual(['BasicButton', 'plain']);
    const languages = read.all('button', { 'data-act': 'variant' });
    expect(languages.map(({ attributes }) => [attributes['data-value'], 'disabled' in attributes])).toEqual([
      ['TS', false],
      ['JS', false],
      ['TS', true], // It is written in JavaScript alone.
      ['JS', false],
    ]);
  });

  test('ends with the list of its API pages', () => {
    const read = page('/ui/button/');
    expect(
      readPage(text('ui/button/index.html').split('</article>')[0] ?? '')
        .all('h2')
        .at(-1)?.text,
    ).toBe('API');
    expect(read.hrefs.filter((href) => href.includes('/api/')).slice(-2)).toEqual([
      '/ui/api/button/',
      '/ui/api/use-button/',
    ]);
  });

  test('made of API data has the ids that links rely on', () => {
    expect(page('/ui/api/button/').ids).toEqual(
      expect.arrayContaining([
        'import',
        'props',
        'button-prop-size',
        'slots',
        'classes',
        'source-code',
        'button-classes-FamButton-disabled',
      ]),
    );
    expect(page('/ui/api/press-event/').ids).toContain('properties');
  });

  test('has no id twice, whatever it is made of', () => {
    for (const [path, html] of files) {
      if (!path.endsWith('.html')) continue;
      const { ids } = readPage(html);
      expect([path, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([path, []]);
    }
  });
});

describe('plugins', () => {
  test('change text and elements', () => {
    expect(page('/ui/button/').all('article')[0]?.text).toContain('Version 2.1.0, see');
    expect(
      page('/ui/constructs/')
        .all('blockquote')
        .map(({ attributes }) => attributes['data-marked']),
    ).toEqual(['yes', 'yes']);
  });

  test('drop pages before anything is checked on them', () => {
    expect([...files.keys()].filter((path) => path.includes('internal'))).toEqual([]);
    expect(built.diagnostics.map(({ code }) => code)).not.toContain('plan/dead-link');
  });

  test('add tags to the head, escaped', () => {
    expect(page('/ui/button/').meta('marks:page')).toBe('ui: Button "&" <more>');
  });

  test('add files and replace them, and both stand in the manifest', () => {
    expect(text('marks/pages.txt')).toMatch(/^Family, true\n\/\n\/material-ui\/\n/);
    expect(text('robots.txt')).toBe('User-agent: *\nDisallow: /marks/\n');
    expect([...(files.get('card.png') ?? [])]).toEqual([137, 80, 78, 71]);
    const manifest = text('asset-manifest.json');
    for (const path of ['marks/pages.txt', 'card.png']) expect(manifest).toContain(`{"path":"${path}"`);
    expect(manifest.match(/"path":"robots\.txt"/g)).toHaveLength(1);
  });
});

describe('files for the host', () => {
  test('redirect old addresses: exact ones by a page too', () => {
    expect(text('_redirects')).toBe(
      '/old/ /ui/start/ 301!\n/gone/* /ui/:splat 302\n/issues/ https://code.example/family/issues 301!\n',
    );
    expect(page('/old/').hrefs).toEqual(['/ui/start/']);
    expect(page('/issues/').hrefs).toEqual(['https://code.example/family/issues']);
    expect(text('sitemap.xml')).not.toContain('/old/');
  });

  test('hold the headers of the config after the built-in ones', () => {
    expect(text('_headers')).toMatch(/^\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable$/m);
    expect(text('_headers')).toMatch(/\n\/ui\/\*\n {2}X-Family: ui\n$/);
  });
});
