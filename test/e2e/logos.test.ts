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

describeInBrowser('a logo in a browser', (browser) => {
  test.each(all)('looks like its source in the file and the page: $name', async ({ id, source }) => {
    const page = await browser().newPage({ viewport: { width: 96, height: 64 } });
    const shot = async (markup: string) => {
      await page.setContent(
        `<!doctype html><style>body{margin:0}svg,img{display:block;width:96px;height:64px}</style>${markup}`,
      );
      await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
      return (await page.screenshot()).toString('base64');
    };
    const image = (svg: string) => `<img src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;
    // As a file, an SVG needs the namespaces that HTML knows by itself.
    const namespaced = source.replace(/<svg (?!\s*[^>]*\bxmlns=)/, '<svg xmlns="http://www.w3.org/2000/svg" ');
    const wanted = await shot(image(namespaced));
    expect(wanted).not.toBe(await shot(''));
    expect(await shot(image(fileOf(id)))).toBe(wanted);
    expect(await shot(fileOf(id))).toBe(wanted);
    await page.close();
  });
});
