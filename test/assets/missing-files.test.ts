// Paths that match no file: each is reported with the file that was most likely meant.
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pngOf } from '../support/pictures.ts';
import { collect } from './collect-assets.ts';

describe('a path that does not match a file', () => {
  test.each([
    // A missing picture, and what may have been meant.
    ['x\n\n![a](./logo.png)', 'error assets/missing-file content/ui/a/a.md:3:6', 'did you mean "./logos.png"?'],
    ['![a](../a/logo.png)', 'error assets/missing-file content/ui/a/a.md:1:6', 'did you mean "./logos.png"?'],
    [
      '![a](../b/logos.png)',
      'error assets/missing-file content/ui/a/a.md:1:6',
      expect.stringContaining('relative to the file'),
    ],
    ['![a](img/)', 'error assets/missing-file content/ui/a/a.md:1:6', expect.any(String)],
    ['![a](./img)', 'error assets/missing-file content/ui/a/a.md:1:6', expect.any(String)],
    ['<video poster="nothing.mp4"></video>', 'error assets/missing-file content/ui/a/a.md:1:16', expect.any(String)],
    ['<img srcset="logos.png 1x, big.png 2x">', 'error assets/missing-file content/ui/a/a.md:1:28', expect.any(String)],
    // Right on a disk that does not mind.
    ['![a](./Logos.png)', 'error assets/wrong-case content/ui/a/a.md:1:6', 'write ./logos.png'],
    ['![a](../A/logos.png)', 'error assets/wrong-case content/ui/a/a.md:1:6', 'write ./logos.png'],
    ['[a](./LOGOS.png)', 'error assets/wrong-case content/ui/a/a.md:1:5', 'write ./logos.png'],
    // Not meant for readers.
    ['![a](../../../../outside.png)', 'error assets/missing-file content/ui/a/a.md:1:6', expect.any(String)],
    ['[a](../../../.env)', 'error assets/unsafe-file content/ui/a/a.md:1:5', expect.any(String)],
    ['![a](./linked.png)', 'error assets/unsafe-file content/ui/a/a.md:1:6', expect.any(String)],
    ['[a](./linked/passwd)', 'error assets/unsafe-file content/ui/a/a.md:1:5', expect.any(String)],
    ['[a](../../../../../../../../etc/passwd)', 'error assets/unsafe-file content/ui/a/a.md:1:5', expect.any(String)],
  ])('is reported with a hint: %j: %s', async (markdown, said, hint) => {
    const { told } = await collect(
      markdown,
      { 'content/ui/a/logos.png': pngOf(1, 1), 'content/ui/a/img/x.png': pngOf(1, 1), '.env': 'secret' },
      {
        prepare: (root) => {
          symlinkSync('/etc/passwd', join(root, 'content/ui/a/linked.png'));
          symlinkSync('/etc', join(root, 'content/ui/a/linked'));
        },
      },
    );
    expect(told).toEqual([[said, hint]]);
  });

  test('in another Unicode form is reported like one in another case', async () => {
    const { told } = await collect('![a](./e%CC%81.png)', { 'content/ui/a/\u00e9.png': pngOf(1, 1) });
    expect(told).toMatchObject([['error assets/wrong-case content/ui/a/a.md:1:6', 'write ./\u00e9.png']]);
  });

  test('of a link is not reported here, and the nearest file is kept for the plan', async () => {
    const { told, value } = await collect('[a](./report.pfd)', { 'content/ui/a/report.pdf': 'x' });
    expect(told).toEqual([]);
    expect([...value.nearest.values()]).toEqual(['./report.pdf']);
  });

  test.each(['off', 'warning'] as const)('of a picture has the severity of `links.dead: %s`', async (dead) => {
    const { told } = await collect('![a](./no.png)', {}, { config: { links: { dead } } });
    expect(told.map(([said]) => said)).toEqual(
      dead === 'off' ? [] : ['warning assets/missing-file content/ui/a/a.md:1:6'],
    );
  });
});

describe('the hint for a file that was not found', () => {
  const BESIDE = { 'content/ui/a/s.png': pngOf(1, 1), 'content/ui/a/a#b.pdf': 'x', 'content/ui/a/.logo.png': 'x' };

  test.each([
    ['![x](./p2.png)', null],
    // A hidden file would be refused in its turn.
    ['![x](./logo.png)', null],
    ['![x](./s/s.png)', null],
    ['![x](a#b.pdf)', 'did you mean "./a%23b.pdf"?'],
  ])('names the path that was most likely meant: %s', async (markdown, expected) => {
    const { told } = await collect(markdown, BESIDE);
    expect(told).toEqual([
      [
        'error assets/missing-file content/ui/a/a.md:1:6',
        expected ??
          'fix the address, which is relative to the file that contains it, or to the public folders if it starts with a slash.',
      ],
    ]);
  });

  test('is kept for the plan if it is about a link', async () => {
    const { value } = await collect('[x](a#b.pdf)', BESIDE);
    expect([...value.nearest.values()]).toEqual(['./a%23b.pdf']);
  });

  test('suggests a file in the folder if the path is that of a folder', async () => {
    const { told } = await collect('![x](../_parts)', { 'content/ui/_parts/a.png': pngOf(1, 1) });
    expect(told).toEqual([['error assets/missing-file content/ui/a/a.md:1:6', 'name a file in the folder.']]);
  });
});

describe('a path to a public file in another case', () => {
  const PUBLIC = { 'public/hero.png': pngOf(1, 1) };

  test.each(['![a](/Hero.png)', '[a](/HERO.png)'])('is reported with the exact name: %s', async (markdown) => {
    const { told, value } = await collect(markdown, PUBLIC);
    expect(told).toEqual([
      [`error assets/wrong-case content/ui/a/a.md:1:${markdown.indexOf('/') + 1}`, 'write /hero.png'],
    ]);
    expect(value.toldPaths.size).toBe(1);
  });

  test.each([
    ['![a](/hero.png)', {}],
    ['![a](/Heroes.png)', {}],
    ['![a](/Hero.png)', { links: { elsewhere: ['/Hero.png'] } }],
    ['![a](/Hero.png)', { redirects: [{ from: '/Hero.png', to: '/hero.png' }] }],
  ])('is not reported here: %s with %j', async (markdown, config) => {
    const { told, value } = await collect(markdown, PUBLIC, { config });
    expect([told, value.toldPaths.size]).toEqual([[], 0]);
  });
});
