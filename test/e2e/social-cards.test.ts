// Pictures for link previews, by the real command line: what is drawn, what pages say of it, and what a second build draws.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { sealedBytes } from '../../src/lib/node/sealed.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { type Built, buildSite, mustBuild, placesOf } from './support/build-site.ts';
import { readFolder } from './support/published.ts';
import { readPage } from './support/read-page.ts';
import { smallest } from './support/smallest.ts';

const page = (title: string, more = '') =>
  `---\ntitle: ${title}\ndescription: Text.\n${more}---\n\n# ${title}\n\nText.\n`;
const FILES = {
  ...smallest,
  'site.config.ts': `export default {
    title: 'Acme', url: 'https://acme.example', base: '/docs/', languages: ['en', 'ar'], social: { image: '/site.png', cards: true },
    products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', color: '#c02670', contentDir: 'content/ui' }],
  };\n`,
  'public/site.png': '',
  'public/own.png': '',
  'content/ui/button/button.md': `${page('Button')}\n## Usage\n`,
  'content/ui/button/button-ar.md': page('Button'),
  'content/ui/own.md': page('Own', 'image: /own.png\n'),
  'content/ui/hidden.md': page('Hidden', 'unlisted: true\n'),
  'content/ui/thai.md': page('Thai', 'cardTitle: ปุ่ม\n'),
};

describe('a site with cards', () => {
  const root = sharedTempDir();
  let built: Built;
  let files: ReadonlyMap<string, Buffer>;
  const read = (path: string) => readPage(files.get(path) ?? Buffer.from(''));
  const pictureOf = (path: string) => read(path).meta('og:image')?.replace('https://acme.example/docs/', '') ?? '';

  beforeAll(async () => {
    await writeFiles(root, FILES);
    built = await mustBuild(root, 'dist');
    files = await readFolder(join(root, 'dist'));
  });

  test('has one for each page without a picture of its own', () => {
    const drawn = [...files.keys()].filter((path) => /card-.*\.png$/.test(path));
    expect(drawn).toHaveLength(3); // A button in two languages, and the start page.
    for (const path of drawn) {
      const png = files.get(path) ?? Buffer.alloc(0);
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    }
    expect(drawn).toContain(pictureOf('ui/button/index.html'));
    expect(pictureOf('ar/ui/button/index.html')).not.toBe(pictureOf('ui/button/index.html')); // From right to left.
    expect(pictureOf('ui/own/index.html')).toBe('own.png');
    expect(pictureOf('ui/hidden/index.html')).toBe('site.png');
  });

  test('says what it shows, and how large it is', () => {
    const { meta } = read('ui/button/index.html');
    expect([meta('og:image:width'), meta('og:image:height'), meta('og:image:alt')]).toEqual([
      '1200',
      '630',
      'Button – Acme UI',
    ]);
    expect([meta('twitter:card'), meta('twitter:image')]).toEqual(['summary_large_image', meta('og:image')]);
    const manifest = JSON.parse(String(files.get('asset-manifest.json')));
    const [file] = manifest.files.filter(({ path }: { path: string }) => path === pictureOf('ui/button/index.html'));
    expect(file).toMatchObject({ type: 'image/png', immutable: true });
  });

  test('tells of a title that no font can write, and leaves its card out', () => {
    expect(placesOf(built.diagnostics)).toEqual(['social-cards/missing-character content/ui/thai.md:4:12']);
    expect(pictureOf('ui/thai/index.html')).toBe('site.png');
  });

  test('is drawn once: a later build takes what is kept, and forgets what no page shows', async () => {
    const kept = join(root, 'node_modules/.cache/docs-gen/social-cards');
    expect(await readdir(kept)).toHaveLength(3);
    const card = pictureOf('ui/button/index.html');
    const mark = Buffer.from('kept');
    const file = join(kept, card.replace('assets/', ''));
    const bytes = await readFile(file);
    await writeFile(file, sealedBytes(mark));
    await writeFile(join(kept, 'card-of-before.png'), '');
    await writeFile(join(root, 'content/ui/thai.md'), page('A new title'));
    await mustBuild(root, 'again');
    expect(await readFile(join(root, 'again', card))).toEqual(mark);
    expect(await readdir(kept)).toHaveLength(4);
    expect(await readdir(kept)).not.toContain('card-of-before.png');
    await writeFile(file, mark);
    await mustBuild(root, 'mended');
    expect(await readFile(file)).toEqual(bytes);
  });

  test('writes other scripts in fonts of the config, and tells of files that are none', async () => {
    const config = FILES['site.config.ts'];
    const withFonts = (...fonts: string[]) =>
      writeFile(
        join(root, 'site.config.ts'),
        config.replace('cards: true', `cards: { fonts: ${JSON.stringify(fonts)} }`),
      );
    await writeFile(join(root, 'content/ui/thai.md'), page('∀ x'));
    const font = createRequire(import.meta.url).resolve('katex/dist/fonts/KaTeX_Main-Bold.ttf');
    await withFonts(font);
    const whole = await mustBuild(root, 'fonts', { args: ['--no-cache'] });
    expect(placesOf(whole.diagnostics)).toEqual([]);
    const html = readPage(await readFile(join(root, 'fonts/ui/thai/index.html')));
    expect(html.meta('og:image')).toMatch(/card-/);
    const card = pictureOf('ui/button/index.html');
    expect(await readFile(join(root, 'fonts', card))).toEqual(files.get(card)); // The same bytes as the first time.
    await withFonts(font, 'missing.ttf', 'public/own.png');
    const wrong = await buildSite(root, 'wrong');
    expect(wrong.ok).toBe(false);
    expect(
      placesOf(wrong.diagnostics)
        .slice(-2)
        .map((place) => place.replace(/:\d+$/, '')),
    ).toEqual(['social-cards/unreadable-font site.config.ts:2', 'social-cards/unreadable-font site.config.ts:2']);
  });
});
