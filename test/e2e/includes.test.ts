// Includes, drafts and unlisted pages through the real command line: what is published, and where mistakes are told.
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { runCommandHere } from '../support/run-command.ts';
import { sharedTempDir, tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { buildSite, mustBuild, placesOf } from './support/build-site.ts';
import { readFolder } from './support/published.ts';
import { type ReadPage, readPage } from './support/read-page.ts';
import { smallest } from './support/smallest.ts';

const page = (title: string, text: string, head = '') =>
  `${head === '' ? '' : `---\n${head}\n---\n\n`}# ${title}\n\n<p class="description">${title}.</p>\n\n${text}\n`;

const FILES = {
  ...smallest,
  'package-lock.json': '{ "lockfileVersion": 3, "packages": {} }\n',
  'content/ui/guides/start.md': page(
    'Start',
    '## Before\n\n{{"include": "/_parts/notes/note.md"}}\n\n## Code\n\n```tsx file="../button/Save.tsx" region="usage" title\n```\n',
  ),
  'content/ui/_parts/notes/note.md':
    '---\ntitle: Never shown\n---\n\n## From a note\n\nSee the [button](../../button/button.md#usage) and the [start](../../guides/start.md#code).\n\n{{"demo": "Hello.js"}}\n\n![A dot](dot.svg)\n',
  'content/ui/_parts/notes/Hello.js': 'export default function Hello() {\n  return null;\n}\n',
  'content/ui/_parts/notes/dot.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><path d="M0 0h2v2z"/></svg>\n',
  'content/ui/button/Save.tsx':
    '// #region usage\nexport function Save() {\n  return <button>Save</button>;\n}\n// #endregion usage\n',
  'content/ui/next.md': page('Next', 'A [dead link](/nowhere/) of a draft.', 'draft: true'),
  'content/ui/preview.md': page('Preview', 'For those who have the address.', 'unlisted: true'),
};

describe('a site with fragments, a draft and an unlisted page', () => {
  const out = sharedTempDir();
  let files: ReadonlyMap<string, Buffer>;
  const read = (path: string): ReadPage => readPage(files.get(path) ?? '');
  beforeAll(async () => {
    const root = join(out, 'site');
    await writeFiles(root, FILES);
    await mustBuild(root, 'dist', { args: ['--no-cache', '--strict'] });
    files = await readFolder(join(root, 'dist'));
  });

  test('publishes neither fragments nor drafts', () => {
    const pages = [...files.keys()].filter((path) => path.endsWith('/index.html'));
    expect(pages).toEqual([
      'demos/ui/_parts/notes/Hello/index.html',
      'ui/button/index.html',
      'ui/guides/start/index.html',
      'ui/index.html',
      'ui/preview/index.html',
    ]);
    expect(String(files.get('ui/index.html'))).not.toContain('/ui/next/');
  });

  test('shows the text of a fragment, with its headings, its links, its demo and its picture', () => {
    const start = read('ui/guides/start/index.html');
    expect(start.ids).toEqual(expect.arrayContaining(['before', 'from-a-note', 'code']));
    expect(start.hrefs).toEqual(expect.arrayContaining(['/ui/button/#usage', '/ui/guides/start/#code']));
    const html = String(files.get('ui/guides/start/index.html'));
    expect(html).not.toContain('Never shown');
    expect(html).toContain('Hello');
    expect(start.all('img', { alt: 'A dot' })[0]?.attributes.src).toMatch(/^\/.*dot.*\.svg$/);
  });

  test('shows the code of a region, under the name of its file', () => {
    const start = read('ui/guides/start/index.html');
    const code = start.all('pre').map(({ text }) => text.trim());
    expect(code).toContain('export function Save() {\n  return <button>Save</button>;\n}');
    expect(String(files.get('ui/guides/start/index.html'))).toContain('Save.tsx');
  });

  test('counts neither drafts nor unlisted pages among the files that a tree forgot', async () => {
    const tree = "export default [{ pathname: '/ui/' }, { pathname: '/ui/button/' }];\n";
    const root = tempDir();
    await writeFiles(root, { ...FILES, 'content/ui/pages.ts': tree });
    const { run } = await buildSite(root, 'dist', { command: 'check', args: ['--no-cache'] });
    expect(JSON.parse(run.stdout)).toMatchObject({ ok: true, unlisted: ['content/ui/guides/start.md'] });
  });

  test('is inspected with all files that a page was made of', async () => {
    const root = tempDir();
    await writeFiles(root, FILES);
    const { stdout } = await runCommandHere(['inspect', '/ui/guides/start/', '--root', root]);
    for (const file of ['_parts/notes/note.md', 'button/Save.tsx', 'guides/start.md'])
      expect(stdout).toContain(`content/ui/${file}`);
  });

  test('keeps an unlisted page from search engines, sitemap and sidebar', () => {
    expect(read('ui/preview/index.html').meta('robots')).toBe('noindex');
    expect(read('ui/index.html').meta('robots')).toBeNull();
    expect(String(files.get('sitemap.xml'))).toContain('/ui/guides/start/');
    expect(String(files.get('sitemap.xml'))).not.toContain('/ui/preview/');
    expect(read('ui/index.html').hrefs).not.toContain('/ui/preview/');
    expect(read('ui/preview/index.html').all('a', { rel: 'next' })).toEqual([]);
  });
});

async function told(files: Readonly<Record<string, string>>): Promise<string[]> {
  const root = tempDir();
  await writeFiles(root, { ...FILES, ...files });
  const built = await buildSite(root, 'dist', { args: ['--no-cache'] });
  return placesOf(built.diagnostics);
}

describe('mistakes are told where they were written', () => {
  test('in a fragment, whose front matter and depth count, and in the page behind it', async () => {
    expect(
      await told({
        'content/ui/guides/start.md': page('Start', '- Item\n\n  {{"include": "/_parts/bad.md"}}\n\nA [link](/ui/c/).'),
        'content/ui/_parts/bad.md':
          '---\ntitle: Bad\n---\n\nA [link](/ui/a/).\n\n{{"demo": "Helo.js"}}\n\n:::dangr\nB\n:::\n\nThe [second](/ui/b/).\n\n![No](none.png)\n',
      }),
    ).toEqual([
      'plan/dead-link content/ui/_parts/bad.md:5:10',
      'demos/missing-file content/ui/_parts/bad.md:7:1',
      'markdown/unknown-callout content/ui/_parts/bad.md:9:1',
      'plan/dead-link content/ui/_parts/bad.md:13:14',
      'assets/missing-file content/ui/_parts/bad.md:15:7',
      'plan/dead-link content/ui/guides/start.md:9:10',
    ]);
  });

  test('with the line of the fragment below the place', async () => {
    const root = tempDir();
    await writeFiles(root, {
      ...FILES,
      'content/ui/guides/start.md': page('Start', '> {{"include": "/_parts/bad.md"}}'),
      'content/ui/_parts/bad.md': 'One.\n\nA [link](/ui/a/) in a quote.\n',
    });
    const { stdout } = await runCommandHere(['check', '--root', root, '--no-cache']);
    expect(stdout).toContain(
      [
        '  content/ui/_parts/bad.md:3:10',
        '    3 | A [link](/ui/a/) in a quote.',
        `      | ${' '.repeat(9)}^^^^^^`,
      ].join('\n'),
    );
  });

  test('behind code that was taken from a file', async () => {
    expect(
      await told({
        'content/ui/guides/start.md': page('Start', '```tsx file="../button/Save.tsx"\n```\n\nA [link](/ui/a/).'),
      }),
    ).toEqual(['plan/dead-link content/ui/guides/start.md:8:10']);
  });

  test('once for a fragment that stands on two pages', async () => {
    const including = page('Page', '{{"include": "/_parts/bad.md"}}');
    expect(
      await told({
        'content/ui/a.md': including,
        'content/ui/b.md': including,
        'content/ui/_parts/bad.md': 'A [link](/ui/none/).\n',
      }),
    ).toEqual(['plan/dead-link content/ui/_parts/bad.md:1:10']);
  });

  test('and an include that fails is the only thing that is told of its page', async () => {
    expect(await told({ 'content/ui/guides/start.md': '{{"include": "none.md"}}\n' })).toEqual([
      'includes/missing-file content/ui/guides/start.md:1:15',
    ]);
  });

  test.each([
    ['its route', '/ui/next/'],
    ['its file', '../next.md'],
  ])('a link to a draft by %s is dead, and the hint says why', async (_, href) => {
    const root = tempDir();
    await writeFiles(root, { ...FILES, 'content/ui/guides/start.md': page('Start', `[Next](${href})`) });
    const { diagnostics } = await buildSite(root, 'dist', { command: 'check', args: ['--no-cache'] });
    expect(placesOf(diagnostics)).toEqual(['plan/dead-link content/ui/guides/start.md:5:8']);
    expect(diagnostics[0]?.hint).toContain('draft');
    expect(diagnostics[0]?.hint).toContain('content/ui/next.md');
  });

  test('a tree may hold a draft, but not an unlisted page', async () => {
    const nodes = ['/ui/', '/ui/next/', '/ui/button/', '/ui/preview/', '/ui/guides/start/'];
    const tree = `export default [\n${nodes.map((pathname) => `  { pathname: '${pathname}' },\n`).join('')}];\n`;
    expect(await told({ 'content/ui/pages.ts': tree })).toEqual(['tree/unlisted-page content/ui/pages.ts:5:15']);
  });
});
