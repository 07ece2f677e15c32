// Pictures with a caption and films in the form of pictures.
import { describe, expect, test } from 'vitest';
import { compilePage } from '../support/compile-page.tsx';

const body = async (markdown: string) => (await compilePage(markdown)).html.trim();
const IMG = '<img src="[asset 0]" alt="a" decoding="async" [size 0]/>';
const VIDEO = '<video src="[asset 0]" controls="" preload="metadata" playsinline="" aria-label="a"></video>';

describe('a picture', () => {
  test.each([
    [
      'alone and with a title is a figure',
      '![a](a.png "B `c`")',
      `<figure class="dg-figure">${IMG}<figcaption>B <code>c</code></figcaption></figure>`,
    ],
    ['without a title is a paragraph', '![a](a.png)', `<p>${IMG}</p>`],
    [
      'among words keeps its title',
      'x ![a](a.png "B")',
      '<p>x <img src="[asset 0]" alt="a" title="B" decoding="async" [size 0]/></p>',
    ],
    [
      'in a link keeps its title',
      '[![a](a.png "B")](/ui/a/)',
      '<p><a href="/ui/a/"><img src="[asset 0]" alt="a" title="B" decoding="async" [size 0]/></a></p>',
    ],
    [
      'in a list item is a figure too',
      '- ![a](a.png "B")',
      `<ul>\n<li>\n<figure class="dg-figure">${IMG}<figcaption>B</figcaption></figure>\n</li>\n</ul>`,
    ],
  ])('%s', async (_name, markdown, expected) => {
    expect(await body(markdown)).toBe(expected);
  });

  test('has the same form on a page with raw HTML', async () => {
    expect(await body('![a](a.png "B")\n\n<b>x</b>')).toContain('<figcaption>B</figcaption></figure>');
  });
});

describe('a film', () => {
  test.each([
    ['![a](a.mp4)', `<p>${VIDEO}</p>`],
    ['![a](a.WEBM?x#t=3)', `<p>${VIDEO}</p>`],
    ['![a](a.mp4 "B")', `<figure class="dg-figure">${VIDEO}<figcaption>B</figcaption></figure>`],
    ['![](a.mp4)', '<p><video src="[asset 0]" controls="" preload="metadata" playsinline=""></video></p>'],
    ['![a](a.mp4.png)', `<p>${IMG}</p>`],
  ])('%s', async (markdown, expected) => {
    expect(await body(markdown)).toBe(expected);
    expect(await body(`${markdown}\n\n<b>x</b>`)).toContain(expected.replace(/^<p>|<\/p>$/g, ''));
  });

  test('is a file of the page, which is published', async () => {
    const { page } = await compilePage('![a](../a.mp4#t=3)');
    expect(page.assets).toMatchObject([{ file: '/site/content/ui/a.mp4', tail: '#t=3', given: null }]);
  });
});

describe('a film that starts by itself', () => {
  test.each([
    ['<video src="a.mp4" autoplay></video>', 'muted=""', ['1:20 warning markdown/loud-autoplay']],
    ['<video src="a.mp4" autoplay muted loop playsinline></video>', 'muted=""', []],
    ['<audio src="a.mp3" autoplay></audio>', 'controls=""', ['1:20 warning markdown/loud-autoplay']],
  ])('is muted: %s', async (markdown, expected, told) => {
    const { html, said } = await compilePage(markdown);
    expect(html).toContain(expected);
    expect(said).toEqual(told);
    if (markdown.startsWith('<audio')) expect(html).not.toContain('autoplay');
  });
});

describe('a picture that links to itself', () => {
  const zooms = async (markdown: string) =>
    (await compilePage(markdown, { config: { images: {} } })).page.body
      .parts()
      .filter(({ kind }) => kind.startsWith('zoom'))
      .map((part) => ('index' in part ? `${part.kind} ${part.index}` : part.kind));

  test.each([
    ['![a](a.png)'],
    ['![a](/a.svg "B")'],
    ['x ![a](a.png) y'],
    ['- > ![a](a.png)'],
    ['<figure><img src="a.png" alt=""></figure>'],
  ])('is made of %s, as its file may be wide', async (markdown) => {
    expect(await zooms(markdown)).toEqual(['zoom-start 0', 'zoom-end 0']);
  });

  test.each([
    ['[![a](a.png)](/ui/a/)'],
    ['<a href="/ui/a/"><b><img src="a.png" alt="a"></b></a>'],
    ['<details><summary><img src="a.png" alt="a"></summary></details>'],
    ['## ![a](a.png) b'],
    ['<picture><img src="a.png" alt="a"></picture>'],
    [':::cards\n- ![](a.png) [b](/ui/a/)\n:::'],
    ['![a](https://x.example/a.png)'],
    ['![a](a.mp4)'],
  ])('is never made of %s', async (markdown) => {
    expect(await zooms(markdown)).toEqual([]);
  });
});
