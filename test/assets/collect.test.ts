// Files that pages refer to: each is read once and published under its name and a hash.
import { describe, expect, test } from 'vitest';
import { pngOf } from '../support/pictures.ts';
import { collect } from './collect-assets.ts';

describe('a file next to its page', () => {
  test('is published under its name and a hash, and pictures have their size', async () => {
    const { published, told, value } = await collect('![a](./a.png) [b](../b.pdf)', {
      'content/ui/a/a.png': pngOf(3, 2),
      'content/ui/b.pdf': 'b',
    });
    expect(told).toEqual([]);
    expect(published).toEqual({
      'content/ui/a/a.png': {
        path: expect.stringMatching(/^assets\/a-[0-9a-f]{10}\.png$/),
        size: { width: 3, height: 2 },
      },
      'content/ui/b.pdf': { path: expect.stringMatching(/^assets\/b-[0-9a-f]{10}\.pdf$/), size: null },
    });
    expect(value.artifacts).toMatchObject([
      { type: 'image/png', immutable: true, origin: 'content/ui/a/a.png' },
      { type: 'application/pdf', immutable: true, origin: 'content/ui/b.pdf' },
    ]);
  });

  test('is read once, however many pages refer to it and however they write its path', async () => {
    const text = '![a](./a.png) ![a](a.png) ![a](../a/a.png) <img src="a%2Epng" srcset="a.png 1x, ./a.png 2x">';
    const { digests, value } = await collect([text, text], { 'content/ui/a/a.png': pngOf(3, 2) });
    expect(digests).toEqual(['content/ui/a/a.png']);
    expect(value.artifacts).toHaveLength(1);
  });

  test('is not read if no page refers to it', async () => {
    const { digests, value } = await collect('# A\n\n[b](/ui/b/) [c](https://c.example/c.png)', {
      'content/ui/a/a.png': 'x',
    });
    expect([digests, value.artifacts]).toEqual([[], []]);
  });

  test.each([
    'my file.png',
    '100%.png',
    'a%20b.png',
    'a#b.png',
    'wh?t.png',
    'a+b.png',
    '按钮.png',
    '😀.png',
    'אבג.png',
  ])('may be called %j', async (name) => {
    const { published, told } = await collect(`![a](./${encodeURIComponent(name)})`, {
      [`content/ui/a/${name}`]: pngOf(1, 1),
    });
    expect(told).toEqual([]);
    expect(Object.keys(published)).toEqual([`content/ui/a/${name}`]);
  });

  test('is published and reported if it is shown as a picture but is not one', async () => {
    const { published, told } = await collect('![a](./a.png)', { 'content/ui/a/a.png': 'text' });
    expect(published['content/ui/a/a.png']).toMatchObject({ size: null });
    expect(told).toMatchObject([['error assets/unreadable-image content/ui/a/a.png:-:-', expect.any(String)]]);
  });

  test('is not measured if a page only links to it', async () => {
    const { told } = await collect('[a](./a.png)', { 'content/ui/a/a.png': 'text' });
    expect(told).toEqual([]);
  });
});

describe('a picture of a public folder', () => {
  test('has its size, and is not published a second time', async () => {
    const { value, digests } = await collect('![a](/a.png)', {
      'public/a.png': pngOf(5, 4),
      'public/b.png': pngOf(1, 1),
    });
    expect([...value.publicFiles]).toEqual([['/a.png', { path: 'a.png', size: { width: 5, height: 4 }, forms: [] }]]);
    expect([...value.publicPaths]).toEqual(['/a.png', '/b.png']);
    expect(digests).toEqual(['public/a.png']);
  });
});
