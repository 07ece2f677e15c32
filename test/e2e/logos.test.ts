// Logos as drawing programs export them: published, they are the same picture to the pixel, and pages with all of them are right.
import { beforeAll, describe, expect, test } from 'vitest';
import { logos } from '../config/svg/logos.ts';
import { describeInBrowser } from '../support/browser.ts';
import { sharedTempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { type Built, mustBuild } from './support/build-site.ts';
import { invalidHtml } from './support/invalid-html.ts';
import { readFolder } from './support/published.ts';

const root = sharedTempDir();
const all = Object.entries(logos).map(([name, source], index) => ({ id: `p${index}`, name, source }));
let built: Built;
let files: Map<string, Buffer>;

beforeAll(async () => {
  const config = {
    title: 'Acme',
    url: 'https://acme.example',
    logo: 'content/p0/logo.svg',
    products: all.map(({ id, name }) => {
      const logo = `content/${id}/logo.svg`;
      return { id, prefix: `/${id}/`, name, contentDir: `content/${id}`, logo, wordmark: logo };
    }),
  };
  const cards = [...all, ...all].map(({ id, name }, index) => ({ title: `${name} ${index}`, text: '', product: id }));
  await writeFiles(root, {
    'site.config.ts': `export default ${JSON.stringify(config)};\n`,
    ...Object.fromEntries(
      all.flatMap(({ id, name, source }) => [
        [`content/${id}/index.md`, `---\ntitle: ${name}\ndescription: A logo.\n---\n\nText.\n`],
        [`content/${id}/logo.svg`, source],
      ]),
    ),
    'content/p0/cards.md': `---\ntitle: Cards\ndescription: All logos.\nlayout: landing\ncards: ${JSON.stringify(cards)}\n---\n`,
  });
  built = await mustBuild(root, 'dist');
  files = await readFolder(`${root}/dist`);
});

const fileOf = (id: string): string => {
  const [, body] = [...files].find(([path]) => path.startsWith(`assets/wordmark-${id}-`)) ?? [];
  return body?.toString() ?? '';
};

test('nothing is reported', () => expect(built.diagnostics).toEqual([]));

describe.each(['p0/cards/index.html', 'p1/index.html', '404.html'])('%s', (path) => {
  test('is valid HTML, with each id once, though logos are in several places', async () => {
    const html = files.get(path)?.toString() ?? '';
    expect(await invalidHtml(html, path)).toEqual([]);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids.some((id) => id?.startsWith('dg-svg-'))).toBe(true);
  });

  test('refers to ids that the page has', () => {
    const html = files.get(path)?.toString() ?? '';
    const targets = [...html.matchAll(/(?:url\(|href=")#(dg-svg-[^")]*)/g)].map(([, id]) => id);
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter((id) => !html.includes(` id="${id}"`))).toEqual([]);
  });
});

describeInBrowser('logos in a page', (browser) => {
  test('look like their sources, as files and as a part of it', async () => {
    const page = await browser().newPage({ viewport: { width: WIDTH, height: HEIGHT * (all.length + 1) } });
    /** One picture of each, by its name, and of a place without any. */
    const pictures = async (markup: readonly string[]) => {
      const style = `body{margin:0}svg,img{display:block;width:${WIDTH}px;height:${HEIGHT}px}`;
      await page.setContent(`<!doctype html><style>${style}</style>${markup.join('')}`);
      await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
      const shot = (await page.screenshot()).toString('base64');
      const cut: string[] = await page.evaluate(cutInto, { shot, width: WIDTH, height: HEIGHT });
      return Object.fromEntries(cut.map((picture, index) => [all[index]?.name ?? 'none', picture]));
    };
    const image = (svg: string) => `<img src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;
    // As a file, an SVG needs the namespaces that HTML knows by itself.
    const sources = all.map(({ source }) =>
      source.replace(/<svg (?!\s*[^>]*\bxmlns=)/, '<svg xmlns="http://www.w3.org/2000/svg" '),
    );
    const wanted = await pictures(sources.map(image));
    expect(new Set(Object.values(wanted)).size).toBe(all.length + 1);
    const published = all.map(({ id }) => fileOf(id));
    expect(await pictures(published.map(image))).toEqual(wanted);
    expect(await pictures(published)).toEqual(wanted);
    await page.close();
  });
});

const [WIDTH, HEIGHT] = [96, 64];

/** Runs in the page: the pixels of each picture of a column. */
async function cutInto({ shot, width, height }: { shot: string; width: number; height: number }): Promise<string[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${shot}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pictures: string[] = [];
  for (let top = 0; top < image.height; top += height) {
    canvas.getContext('2d')?.drawImage(image, 0, -top);
    pictures.push(canvas.toDataURL());
  }
  return pictures;
}
