// Files that pages refer to: found by their exact name, read once, named by what they hold.
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { collectAssets } from '../../src/assets/collect.ts';
import { readPublicFolders } from '../../src/assets/public.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import type { FileSystem } from '../../src/model/deps.ts';
import { pageCompiler } from '../support/compile-page.tsx';
import { pngOf } from '../support/pictures.ts';
import { testSite } from '../support/site.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const page = 'content/ui/a/a.md';

async function collect(
  markdown: string | readonly string[],
  files: Readonly<Record<string, string | Buffer>> = {},
  { config = {}, prepare }: { config?: Readonly<Record<string, unknown>>; prepare?: (root: string) => void } = {},
) {
  const root = tempDir();
  await writeFiles(root, { [page]: '', ...files });
  prepare?.(root);
  const plain = testSite(config);
  const site = {
    ...plain,
    root,
    products: plain.products.map((p) => ({ ...p, contentRoot: join(root, p.contentDir) })),
  };
  const compile = await pageCompiler(site);
  const pages = await Promise.all([markdown].flat().map(async (text) => (await compile(text)).page));
  const digests: string[] = [];
  const disk = createFileSystem();
  const fs: FileSystem = {
    ...disk,
    digest: (path, keep) => {
      digests.push(path.slice(root.length + 1));
      return disk.digest(path, keep);
    },
  };
  const publicFiles = (await readPublicFolders(site, { fs: disk })).value;
  const { value, diagnostics } = await collectAssets({ site, pages, apiDocs: [], publicFiles }, { fs });
  const told = diagnostics.map(({ severity, code, hint, at }) => [
    `${severity} ${code} ${at?.file}:${at?.line ?? '-'}:${at?.column ?? '-'}`,
    hint,
  ]);
  const published = Object.fromEntries(
    [...value.files].map(([file, { path, size }]) => [file.slice(root.length + 1), { path, size }]),
  );
  return { value, published, told, digests };
}

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
    expect(told).toMatchObject([['warning assets/unreadable-image content/ui/a/a.png:-:-', expect.any(String)]]);
  });

  test('is not measured if a page only links to it', async () => {
    const { told } = await collect('[a](./a.png)', { 'content/ui/a/a.png': 'text' });
    expect(told).toEqual([]);
  });
});

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
    expect(told.map(([said]) => said)).toEqual(['warning assets/unreadable-image content/ui/a/broken.png:-:-']);
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
          'addresses are relative to the file they stand in; one that starts with a slash names a file of a public folder.',
      ],
    ]);
  });

  test('is kept for the plan if it is about a link', async () => {
    const { value } = await collect('[x](a#b.pdf)', BESIDE);
    expect([...value.nearest.values()]).toEqual(['./a%23b.pdf']);
  });

  test('suggests a file in the folder if the path is that of a folder', async () => {
    const { told } = await collect('![x](../_parts)', { 'content/ui/_parts/a.png': pngOf(1, 1) });
    expect(told).toEqual([['error assets/missing-file content/ui/a/a.md:1:6', 'name a file in it.']]);
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
