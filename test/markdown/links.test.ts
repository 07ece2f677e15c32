// Where a link leads, how its tag is written, and where a diagnostic about it points.
import { describe, expect, test } from 'vitest';
import { readLink } from '../../src/markdown/links.ts';
import { compilePage } from '../support/compile-page.tsx';
import { testSite } from '../support/site.ts';

const at = { file: 'a.md', line: 1, column: 1 };
const repo = { url: 'https://github.com/acme/ui', tag: 'v1' };
const context = (config: Readonly<Record<string, unknown>> = {}, language = 'en') => ({
  site: testSite(config),
  route: language === 'en' ? '/ui/a/' : `/${language}/ui/a/`,
  language,
  contentName: 'a/a.md',
  product: { contentDir: 'content/ui' },
  origin: null,
});

describe('a link on this site', () => {
  test.each([
    // As written, route, anchor, query, href in the page.
    ['/ui/b/', '/ui/b/', '', '', '/ui/b/'],
    ['/ui/b/#c', '/ui/b/', 'c', '', '/ui/b/#c'],
    ['/ui/b/?q=1#c', '/ui/b/', 'c', '?q=1', '/ui/b/?q=1#c'],
    // Made canonical.
    ['/ui//b///', '/ui/b/', '', '', '/ui/b/'],
    ['../b/', '/ui/b/', '', '', '/ui/b/'],
    ['b/', '/ui/a/b/', '', '', '/ui/a/b/'],
    ['../../../..', '/', '', '', '/'],
    ['/', '/', '', '', '/'],
    // On the same page.
    ['#c', '/ui/a/', 'c', '', '#c'],
    ['?q=1#c', '/ui/a/', 'c', '?q=1', '?q=1#c'],
    ['', '/ui/a/', '', '', ''],
    // Files keep their name.
    ['/x/llms.txt', '/x/llms.txt', '', '', '/x/llms.txt'],
    ['/a/b.c/', '/a/b.c/', '', '', '/a/b.c/'],
    // Routes are decoded, addresses encoded.
    ['/ui/é/', '/ui/é/', '', '', '/ui/%C3%A9/'],
    ['/ui/%C3%A9/', '/ui/é/', '', '', '/ui/%C3%A9/'],
    ['/ui/100%/', '/ui/100%/', '', '', '/ui/100%25/'],
  ])('%j leads to %s', (href, path, anchor, query, expected) => {
    const read = readLink(href, at, context());
    expect(read.ref).toEqual({ href, path, anchor, query, contentFile: null, at });
    expect(read).toMatchObject({ href: expected, rel: null, target: null, late: false, diagnostics: [] });
  });

  // Without its slash it may be a file: what lies there is known later. The last column: where a file would lie.
  test.each([
    ['/ui/b', '/ui/b/', '/ui/b/', undefined],
    ['/ui/b#c', '/ui/b/', '/ui/b/#c', undefined],
    ['./b', '/ui/a/b/', '/ui/a/b/', '/site/content/ui/a/b'],
    ['b.pdf', '/ui/a/b.pdf', '/ui/a/b.pdf', '/site/content/ui/a/b.pdf'],
    ['../my%20file.zip?raw#x', '/ui/my file.zip', '/ui/my%20file.zip?raw#x', '/site/content/ui/my file.zip'],
    ['../../../../b.pdf', '/b.pdf', '/b.pdf', '/b.pdf'],
  ])('%j may lead to a file', (href, path, expected, file) => {
    const place = { ...at, file: 'content/ui/a/a.md' };
    const read = readLink(href, place, context());
    expect(read).toMatchObject({ href: expected, late: true, diagnostics: [] });
    expect([read.ref?.path, read.ref?.file]).toEqual([path, file]);
  });

  test.each([
    ['b.md', 'a/b.md', ''],
    ['./b.md#c', 'a/b.md', 'c'],
    ['../b/b.mdx', 'b/b.mdx', ''],
    ['../../../b.md', 'b.md', ''],
    ['b%20c.md', 'a/b c.md', ''],
  ])('%j is the content file %s, which the plan resolves', (href, contentFile, anchor) => {
    const read = readLink(href, at, context());
    expect(read.ref).toMatchObject({ contentFile, path: null, anchor });
    expect(read.late).toBe(true);
  });

  test('stands under the base', () => {
    const { href, ref } = readLink('/ui/b', at, context({ base: '/docs/' }));
    expect(href).toBe('/docs/ui/b/');
    expect(ref?.path).toBe('/ui/b/');
    expect(readLink('#c', at, context({ base: '/docs/' })).href).toBe('#c');
  });

  test('in another language waits for the plan, unless its path is the same in all languages', () => {
    const zh = context({ languages: ['en', 'zh'] }, 'zh');
    expect(readLink('/ui/b/', at, zh).late).toBe(true);
    expect(readLink('/blog/b/', at, zh).late).toBe(false);
    expect(readLink('#c', at, zh)).toMatchObject({ late: false, href: '#c', ref: { path: '/zh/ui/a/' } });
  });
});

describe('a link that leaves the site', () => {
  test.each([
    ['https://x.example/a', null],
    ['http://x.example', null],
    ['//x.example/a', null],
    ['mailto:a@b.example', null],
    ['tel:+1', null],
    ['https://m3.material.io/a', 'noopener nofollow'],
    ['https://www.m3.material.io/a', 'noopener nofollow'],
    ['https://notmaterial.io/a', null],
    ['https://x.example/?u=https://m3.material.io', null],
  ])('%s has rel %j', (href, rel) => {
    expect(readLink(href, at, context())).toEqual({
      ref: null,
      href,
      rel,
      target: rel === null ? null : '_blank',
      late: false,
      diagnostics: [],
    });
  });

  test.each([
    ['https://github.com/acme/ui/blob/-/src/a.ts', 'https://github.com/acme/ui/blob/v1/src/a.ts'],
    ['https://github.com/acme/ui/tree/-/src', 'https://github.com/acme/ui/tree/-/src'],
    ['https://github.com/other/ui/blob/-/a', 'https://github.com/other/ui/blob/-/a'],
  ])('%s is %s', (href, expected) => {
    expect(readLink(href, at, context({ repo })).href).toBe(expected);
  });

  test('points to the branch where no tag is set', () => {
    const href = 'https://github.com/acme/ui/blob/-/a';
    expect(readLink(href, at, context({ repo: { url: repo.url } })).href).toBe(
      'https://github.com/acme/ui/blob/main/a',
    );
  });

  test('gets noopener with a new window, and keeps what its author wrote', async () => {
    const { html } = await compilePage(
      '<a href="https://x.example" target="_blank">a</a> <a href="/ui/b/" target="_blank" rel="nofollow">b</a>\n',
    );
    expect(html).toContain('<a href="https://x.example" target="_blank" rel="noopener">a</a>');
    expect(html).toContain('<a href="/ui/b/" target="_blank" rel="noopener nofollow">b</a>');
  });
});

describe('an address with a scheme that is not safe', () => {
  test.each([
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](java&#115;cript:alert(1))',
    '[a](&#x6A;avascript:x)',
    '[a](javascript&colon;x)',
    '[a](vbscript:x)',
    '[a](data:text/html,x)',
    '[a](file:///etc)',
    '[a](blob:x)',
    '[a][r]\n\n[r]: javascript:x',
    '<javascript:x>',
    '<a href="javascript:x">a</a>',
    '<a href=" javascript:x">a</a>',
    '<a href="&#106;avascript:x">a</a>',
    '<a href="java\nscript:x">a</a>',
    '<a href="&#1;javascript:x">a</a>',
    '<a class="dg-anchor" href="javascript:x">a</a>',
    '<a data-footnote-ref href="javascript:x">a</a>',
    '<p>x</p>\n\n[a](javascript:x)',
  ])('%j is taken off and reported', async (markdown) => {
    const page = await compilePage(markdown);
    expect(page.html).not.toMatch(/href/);
    expect(page.said).toHaveLength(1);
    expect(page.said[0]).toMatch(/error markdown\/unsafe-url$/);
  });

  // What a browser would run when written as it is leads nowhere here: it became a path of this site.
  test.each(['[a](<java\tscript:x>)', '[a](\\javascript:x)', '[a](<  javascript:x>)', '[a](/javascript:x)'])(
    '%j is harmless',
    async (markdown) => {
      const { page, html } = await compilePage(markdown);
      const href = /href="([^"]*)"/.exec(html)?.[1] ?? '';
      const [link] = page.links;
      // The plan writes those that wait for it from the canonical path.
      expect(href === '' || href.startsWith('/') || (href === '[href 0]' && link?.path?.startsWith('/'))).toBe(true);
    },
  );

  test.each([
    '![a](javascript:x)',
    '![a](data:text/html,x)',
    '![a](data:image/svg+xml;base64,PHN2Zz4=)',
    '<img src="javascript:x">',
  ])('the picture %j has no source, and is reported', async (markdown) => {
    const { html, diagnostics } = await compilePage(markdown);
    expect(html).not.toContain('src');
    expect(diagnostics.map(({ code }) => code)).toEqual(['markdown/unsafe-url']);
  });
});

describe('a place', () => {
  test.each([
    ['is the address, not the words', 'see [b](/ui/b/) now\n', '1:9:6'],
    ['counts from the line the link stands on', 'a\nb [c](/ui/b/)\n', '2:7:6'],
    ['is right in a list', '- a\n  - [b](/ui/b/)\n', '2:9:6'],
    ['is right in a callout', ':::info\na\n\n[b](/ui/b/)\n:::\n', '4:5:6'],
    ['is right in a quote', '> a\n> [b](/ui/b/)\n', '2:7:6'],
    ['is right in a table', '| a |\n| - |\n| [b](/ui/b/) |\n', '3:7:6'],
    ['is right behind front matter', '---\ntitle: a\n---\n\n[b](/ui/b/)\n', '5:5:6'],
    ['counts UTF-16 units', '😀 [b](/ui/b/)\n', '1:8:6'],
    ['is right behind CRLF', 'a\r\n\r\n[b](/ui/b/)\r\n', '3:5:6'],
    ['is right in raw HTML', 'a <a href="/ui/b/">b</a>\n', '1:12:6'],
    ['is the whole link when the address is written otherwise', '[b](/ui/é/)\n', '1:1:undefined'],
    ['is the reference when the address stands elsewhere', 'a [b][r]\n\n[r]: /ui/b/\n', '1:3:undefined'],
  ])('%s', async (_name, markdown, expected) => {
    const { page } = await compilePage(markdown);
    expect(page.links.map((link) => `${link.at.line}:${link.at.column}:${link.at.length}`)).toEqual([expected]);
  });
});
