// Redirects of the config, as rules for hosts and as pages.
import { describe, expect, test } from 'vitest';
import { checkRedirects, redirects } from '../../src/derive/redirects.ts';
import { contextOf, html, text } from './support.ts';

/** The config file that the redirects of a context stand in, one a line. */
function config({ site }: ReturnType<typeof contextOf>) {
  const lines = site.redirects.map(({ from, to }) => `{ from: ${JSON.stringify(from)}, to: ${JSON.stringify(to)} },\n`);
  return { readText: async () => `export default { redirects: [\n${lines.join('')}] };` };
}

describe('a redirect', () => {
  test('is a rule for the host, and a page that plain hosts can serve', () => {
    const context = contextOf({
      base: '/docs/',
      redirects: [
        { from: '/old/', to: '/ui/new page/?a=1#b' },
        { from: '/away', to: 'https://other.example/x?y=1&z=2', status: 302 },
        { from: '/v1/*', to: '/ui/:splat' },
        { from: '/item/:id', to: '/ui/:id/' },
        { from: '/app/', to: '/ui/', status: 200 },
        { from: '/old.pdf', to: '/ui/' },
        { from: '/old.html', to: '/ui/' },
        { from: '/caf%C3%A9/', to: '/ui/' },
      ],
    });
    const files = redirects([], context);
    expect(text(files, '_redirects')).toMatchInlineSnapshot(`
      "/docs/old/ /docs/ui/new%20page/?a=1#b 301!
      /docs/away https://other.example/x?y=1&z=2 302!
      /docs/v1/* /docs/ui/:splat 301
      /docs/item/:id /docs/ui/:id/ 301
      /docs/app/ /docs/ui/ 200
      /docs/old.pdf /docs/ui/ 301
      /docs/old.html /docs/ui/ 301!
      /docs/caf%C3%A9/ /docs/ui/ 301!
      "
    `);
    expect(files.map(({ path }) => path)).toEqual([
      '_redirects',
      'old/index.html',
      'away/index.html',
      'old.html',
      'café/index.html',
    ]);
    expect(text(files, 'away/index.html')).toMatchInlineSnapshot(`
      "<!doctype html>
      <html lang="en" dir="ltr">
      <head>
      <meta charset="utf-8">
      <title>Moved · Acme</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="refresh" content="0; url=https://other.example/x?y=1&amp;z=2">
      <link rel="canonical" href="https://other.example/x?y=1&amp;z=2">
      <link rel="icon" href="/docs/favicon.svg" type="image/svg+xml">
      <meta name="robots" content="noindex">
      </head>
      <body>
      <p>This page has moved to <a href="https://other.example/x?y=1&amp;z=2">https://other.example/x?y=1&amp;z=2</a>.</p>
      </body>
      </html>
      "
    `);
    expect(text(files, 'old/index.html')).toContain(
      '<link rel="canonical" href="https://acme.example/docs/ui/new%20page/?a=1#b">',
    );
  });

  // [where it leads, language and direction of the page in between, what it says]
  test.each([
    ['/ui/', 'lang="en" dir="ltr"', 'This page has moved to <a href="/ui/">/ui/</a>.'],
    ['/zh/ui/', 'lang="zh" dir="ltr"', '已移至 <a href="/zh/ui/">/zh/ui/</a>'],
    ['/ar/ui/', 'lang="ar" dir="rtl"', 'This page has moved to <a href="/ar/ui/">/ar/ui/</a>.'],
    ['/de/ui/', 'lang="en" dir="ltr"', 'This page has moved to <a href="/de/ui/">/de/ui/</a>.'],
    [
      'https://acme.example/zh/',
      'lang="en" dir="ltr"',
      'This page has moved to <a href="https://acme.example/zh/">https://acme.example/zh/</a>.',
    ],
  ])('is a page in the language of its target %s', (to, look, words) => {
    const context = contextOf({ redirects: [{ from: '/old', to }], languages: ['en', 'zh', 'ar'] });
    const zh = { movedTitle: '<已移动>', movedTo: '已移至 {{address}}' };
    const page = text(redirects([], { ...context, texts: new Map([...context.texts, ['zh', zh]]) }), 'old/index.html');
    expect(page).toContain(`<html ${look}>`);
    expect(page).toContain(`<p>${words}</p>`);
    expect(page).toContain(words.startsWith('已') ? '<title>&lt;已移动&gt; · Acme' : '<title>Moved · Acme');
  });

  // Whatever stands at the address stays.
  test.each([
    ['/ui/button/', '/ui/button/'],
    ['/ui/button', '/ui/button/'],
    ['/ui/b%C3%BCtton', '/ui/bütton/'],
    ['/robots.txt', '/other/'],
  ])('from %s is an error if the site has %s', async (from, path) => {
    const context = contextOf({ redirects: [{ from, to: '/elsewhere/' }] }, [path]);
    const artifacts = [html(`${path.slice(1)}index.html`), html('robots.txt')];
    expect(await checkRedirects(artifacts, context, config(context))).toMatchObject([
      { code: 'emit/redirect-shadows-page', severity: 'error', at: { file: 'site.config.ts', line: 2, column: 9 } },
    ]);
    expect(redirects(artifacts, context)).toEqual([]);
  });

  test('from an address in use is reported with the page, the generated file or the file of the author', async () => {
    const said = async (from: string) => {
      const context = contextOf({ redirects: [{ from, to: '/elsewhere/' }] }, ['/ui/button/']);
      const own = { ...html('old.pdf'), origin: 'public/old.pdf' };
      const found = await checkRedirects(
        [html('ui/button/index.html'), html('robots.txt'), own],
        context,
        config(context),
      );
      return found.map(({ message, hint }) => `${message} ${hint}`);
    };
    expect(await said('/ui/button/')).toEqual([
      'redirects[0] starts at /ui/button/, which is the address of a page. remove the redirect, or move the page.',
    ]);
    expect(await said('/robots.txt')).toEqual([
      'redirects[0] starts at /robots.txt, which is the address of the file robots.txt. remove the redirect, or move the file.',
    ]);
    expect(await said('/old.pdf')).toEqual([
      'redirects[0] starts at /old.pdf, which is the address of the file public/old.pdf. remove the redirect, or move the file.',
    ]);
  });

  test('from the address of another redirect is an error, and the first one stays', async () => {
    const context = contextOf({
      redirects: [
        { from: '/a', to: '/b/' },
        { from: '/a/', to: '/c/' },
      ],
    });
    expect(await checkRedirects([], context, config(context))).toMatchObject([
      {
        code: 'emit/duplicate-redirect',
        message: 'redirects[1] has the same address as redirects[0]: /a/.',
        at: { line: 3 },
        related: [{ at: { line: 2 } }],
      },
    ]);
    expect(text(redirects([], context), '_redirects')).toBe('/a /b/ 301!\n');
  });

  test('is not published for a site without redirects', () => {
    expect(redirects([], contextOf({}))).toEqual([]);
  });

  test('cannot contain text that leaves its attribute', () => {
    const files = redirects([], contextOf({ redirects: [{ from: '/a/', to: 'https://x.example/"><script>' }] }));
    expect(text(files, 'a/index.html')).not.toContain('<script>');
  });
});
