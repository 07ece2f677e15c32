// Smaller forms of pictures, in the configured formats and widths.
import { describe, expect, test } from 'vitest';
import { pngOf } from '../support/pictures.ts';
import { collect } from './collect-assets.ts';

describe('the smaller forms of a picture', () => {
  /** Says in its bytes what it was asked for, so that the test can see it; the third is larger than any source. */
  const sharp = `module.exports = (file) => {
    const asked = [];
    const image = {
      rotate: () => image,
      resize: ({ width }) => (asked.push(width), image),
      toFormat: (format) => (asked.push(format), image),
      toBuffer: async () => {
        if (file.endsWith('broken.png')) throw new Error('Input file is broken');
        return Buffer.from(asked.join(' ') + (file.endsWith('tiny.png') ? 'x'.repeat(9999) : ''));
      },
    };
    return image;
  };`;
  const installed = { 'node_modules/sharp/package.json': '{"main":"index.js"}', 'node_modules/sharp/index.js': sharp };
  const config = { images: { formats: ['avif', 'webp'], widths: [4, 100] } };
  const picture = { 'content/ui/a/a.png': pngOf(8, 6) };

  test('are made in every format, in widths below that of the picture', async () => {
    const { value, told } = await collect('![a](a.png)', { ...picture, ...installed }, { config });
    expect(told).toEqual([]);
    const [file] = value.files.values();
    expect(file?.forms).toMatchObject([
      {
        type: 'image/avif',
        files: [{ path: expect.stringMatching(/^assets\/a-4-\w+\.avif$/), width: 4 }, { width: 8 }],
      },
      {
        type: 'image/webp',
        files: [{ width: 4 }, { path: expect.stringMatching(/^assets\/a-8-\w+\.webp$/), width: 8 }],
      },
    ]);
    expect(value.artifacts.map(({ body }) => body?.toString()).sort()).toEqual(
      ['4 avif', '4 webp', 'avif', 'webp', undefined].sort(),
    );
  });

  test('are left out where they would be larger', async () => {
    const { value } = await collect(
      '![a](tiny.png)',
      { 'content/ui/a/tiny.png': pngOf(8, 6), ...installed },
      { config },
    );
    expect([...value.files.values()].map(({ forms }) => forms)).toEqual([[]]);
    expect(value.artifacts).toHaveLength(1);
  });

  test('are not made for drawings, animations and downloads', async () => {
    const film = Buffer.concat([pngOf(8, 6), Buffer.from('acTL')]);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"></svg>';
    const files = { 'content/ui/a/a.svg': svg, 'content/ui/a/film.png': film, ...picture, ...installed };
    const { value } = await collect('![a](a.svg) ![a](film.png) [a](a.png)', files, { config });
    expect([...value.files.values()].flatMap(({ forms }) => forms)).toEqual([]);
  });

  test('are reported if sharp cannot read the file', async () => {
    const files = { 'content/ui/a/broken.png': pngOf(8, 6), ...installed };
    const { told } = await collect('![a](broken.png)', files, { config });
    expect(told.map(([said]) => said)).toEqual(['error assets/unreadable-image content/ui/a/broken.png:-:-']);
  });

  test('are reported at the field that requests them if sharp is not installed', async () => {
    const files = { ...picture, 'site.config.ts': 'export default {\n  images: { widths: [8] },\n};\n' };
    const { told } = await collect('![a](a.png)', files, { config });
    expect(told.map(([said]) => said)).toEqual(['error assets/no-sharp site.config.ts:2:3']);
  });

  test('are an error if sharp is not installed and a page has a picture', async () => {
    const { told } = await collect('![a](a.png)', picture, { config });
    expect(told.map(([said]) => said)).toEqual(['error assets/no-sharp site.config.ts:-:-']);
    expect((await collect('no picture', picture, { config })).told).toEqual([]);
  });

  test('are off by default', async () => {
    const { value } = await collect('![a](a.png)', { ...picture, ...installed });
    expect(value.artifacts).toHaveLength(1);
  });
});
