// The size of a picture, from its first bytes.
import { expect, test } from 'vitest';
import { imageSizeOf, isPicture } from '../../src/assets/size.ts';
import { pngOf } from '../support/pictures.ts';

const svg = (attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg"${attributes}></svg>`;
const size = (width: number, height: number) => ({ width, height });

test.each<[string, string, string | Uint8Array, unknown]>([
  ['a PNG', 'a.png', pngOf(30, 20), size(30, 20)],
  ['a PNG with the name of a JPEG', 'a.jpg', pngOf(30, 20), size(30, 20)],
  ['an SVG with a size', 'a.svg', svg(' width="10" height="20px"'), size(10, 20)],
  ['an SVG with a viewBox', 'a.svg', svg(' viewBox="0 0 40 20"'), size(40, 20)],
  ['an SVG with a viewBox of commas', 'a.svg', svg(' viewBox="0,0, 40,20"'), size(40, 20)],
  ['an SVG with one side and a viewBox', 'a.svg', svg(' width="20" viewBox="0 0 40 20"'), size(20, 10)],
  ['an SVG in per cent', 'a.svg', svg(' width="100%" height="100%" viewBox="0 0 40 20"'), size(40, 20)],
  [
    'an SVG after a long licence',
    'a.svg',
    `<?xml version="1.0"?><!-- ${'x'.repeat(3000)} -->${svg(' viewBox="0 0 4 2"')}`,
    size(4, 2),
  ],
  ['an SVG without a size', 'a.svg', svg(''), null],
  ['text with the name of an SVG', 'a.svg', 'text', undefined],
  ['text with the name of a PNG', 'a.png', 'text', undefined],
  ['an empty file', 'a.png', '', undefined],
])('the size of a picture is read from the first bytes of %s', async (_name, path, contents, expected) => {
  expect(await imageSizeOf(path, Buffer.from(contents))).toEqual(expected);
});

test('the list of file names to measure contains only pictures', () => {
  expect(['a.png', 'A.JPEG', 'b.svg', 'c.webp', 'd.avif', 'e.pdf', 'png', 'f.mp4'].filter(isPicture)).toEqual([
    'a.png',
    'A.JPEG',
    'b.svg',
    'c.webp',
    'd.avif',
  ]);
});
