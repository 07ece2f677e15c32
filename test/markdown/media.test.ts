// Pictures and films in the text of a page: what is noted of them, and what stands in their HTML.
import { describe, expect, test } from 'vitest';
import type { PageOrigin } from '../../src/model/page.ts';
import { compilePage } from '../support/compile-page.tsx';

const body = async (markdown: string, config: Readonly<Record<string, unknown>> = {}) =>
  (await compilePage(markdown, { config })).html.trim().replace(/^<p>|<\/p>$/g, '');

describe('an address in a page', () => {
  test.each([
    // Relative: a mark waits for the plan.
    ['![a](./a.png)', '<img src="[asset 0]" alt="a" decoding="async" [size 0]/>'],
    ['<video src="a.mp4" poster="b.png"></video>', '<video src="[asset 0]" poster="[asset 1]"></video>'],
    ['<audio src="a.mp3"></audio>', '<audio src="[asset 0]"></audio>'],
    [
      '<video><source src="a.mp4"><track src="a.vtt"></video>',
      '<video><source src="[asset 0]"/><track src="[asset 1]"/></video>',
    ],
    [
      '<img srcset="a.png 1x, b,c.png 2x,d.png 3x" alt="">',
      '<img srcset="[asset 0] 1x, [asset 1] 2x,[asset 2] 3x" alt="" decoding="async"/>',
    ],
    // On this site: the base is all that is added.
    ['![a](/a.png?x#y)', '<img src="/docs/a.png?x#y" alt="a" decoding="async" [size 0]/>'],
    ['<img srcset="/a.png 1x" alt="">', '<img srcset="/docs/a.png 1x" alt="" decoding="async"/>'],
    // Elsewhere, or inside of the page.
    ['![a](https://x.example/a.png)', '<img src="https://x.example/a.png" alt="a" decoding="async"/>'],
    ['![a](//x.example/a.png)', '<img src="//x.example/a.png" alt="a" decoding="async"/>'],
    ['![a]()', '<img src="" alt="a" decoding="async"/>'],
  ])('%j is %s', async (markdown, html) => {
    expect(await body(markdown, { base: '/docs/' })).toBe(html);
  });

  test.each([
    ['javascript:x 1x', 'markdown/unsafe-url'],
    ['a.png 1x, javascript:x 2x', 'markdown/unsafe-url'],
  ])('the candidates %j are reported and harmless', async (srcset, code) => {
    const { html, diagnostics } = await compilePage(`<img alt="" srcset="${srcset}">`);
    expect(html).not.toContain('javascript');
    expect(html === '' || diagnostics.every((diagnostic) => diagnostic.code === code)).toBe(true);
  });

  test('is read as the file it names', async () => {
    const { page } = await compilePage('![a](../my%20pic.png?x#y) ![b](/b%C3%A9.png) <img src="100%.png" width="9">');
    expect(page.assets).toMatchObject([
      { file: '/site/content/ui/my pic.png', path: null, tail: '?x#y', given: { width: null, height: null } },
      { file: null, path: '/bé.png', tail: '' },
      { file: '/site/content/ui/a/100%.png', given: { width: '9', height: null } },
    ]);
  });

  test('of a fragment is relative to the fragment, and its place is there', async () => {
    const origin: PageOrigin = {
      segments: [
        { line: 1, file: 'content/ui/a/a.md', name: 'a/a.md', sourceLine: 1, shift: 0 },
        { line: 3, file: 'content/shared/note.md', name: '../shared/note.md', sourceLine: 7, shift: 0 },
      ],
      inputs: ['content/shared/note.md', 'content/ui/a/a.md'],
      isWhole: true,
    };
    const { page } = await compilePage('![a](a.png)\n\n![b](b.png) [c](c.pdf)\n', { source: { origin } });
    expect(page.assets.map(({ file, at }) => [file, at.file, at.line])).toEqual([
      ['/site/content/ui/a/a.png', 'content/ui/a/a.md', 1],
      ['/site/content/shared/b.png', 'content/shared/note.md', 7],
    ]);
    expect(page.links[0]).toMatchObject({ file: '/site/content/shared/c.pdf', at: { file: 'content/shared/note.md' } });
  });
});

describe('a picture', () => {
  test('the first is loaded at once, the others when they come into view', async () => {
    const html = await body('![a](a.png) ![b](https://x.example/b.png) ![c](/c.png)');
    expect(html.match(/loading="\w+"/g)).toEqual(['loading="lazy"', 'loading="lazy"']);
    expect(html.indexOf('loading')).toBeGreaterThan(html.indexOf('alt="b"'));
  });

  test('what its author wrote stays', async () => {
    const html = await body(
      '![a](a.png) <img src="b.png" alt="" loading="eager" decoding="sync" width="3" height="4">',
    );
    expect(html).toContain('alt="" loading="eager" decoding="sync" width="3" height="4"/>');
  });

  test('may have other forms only where `images` is set, unless its author chose', async () => {
    const config = { images: {} };
    const parts = async (markdown: string, site = config) =>
      (await compilePage(markdown, { config: site })).page.body
        .parts()
        .map(({ kind }) => kind)
        .filter((kind) => /picture/.test(kind));
    expect(await parts('![a](a.png)')).toEqual(['picture-start', 'picture-end']);
    expect(await parts('- x\n  > ![a](a.jpeg) ![a](/b.png)')).toHaveLength(4);
    expect(await parts('<picture><source srcset="a.webp"><img src="a.png" alt=""></picture>')).toEqual([]);
    expect(await parts('<img src="a.png" srcset="b.png 2x" alt="">')).toEqual([]);
    expect(await parts('![a](a.svg) ![a](https://x.example/a.png)')).toEqual([]);
    expect(await parts('![a](a.png)', {} as typeof config)).toEqual([]);
  });
});

describe('the picture for link previews', () => {
  const image = async (value: string) => {
    const { page } = await compilePage(`---\ntitle: T\ndescription: D.\nimage: ${value}\n---\n\n![a](a.png)\n`);
    return page.image === null ? null : page.assets[page.image];
  };

  test('is a file beside the page, or a path on this site', async () => {
    expect(await image('./card.png')).toMatchObject({
      file: '/site/content/ui/a/card.png',
      at: { file: 'content/ui/a/a.md', line: 4, column: 8 },
    });
    expect(await image('/card.png')).toMatchObject({ file: null, path: '/card.png' });
  });

  test('of another site is no file', async () => {
    expect(await image('https://x.example/card.png')).toBeNull();
  });
});

test('a download keeps its name', async () => {
  expect(await body('<a href="files/my%20report.pdf" download>a</a>')).toBe(
    '<a href="[href 0]" download="my report.pdf">a</a>',
  );
  expect(await body('<a href="a.pdf" download="b.pdf">a</a>')).toBe('<a href="[href 0]" download="b.pdf">a</a>');
});
