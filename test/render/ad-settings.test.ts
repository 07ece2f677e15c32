// Which pages keep a place free for an ad, and what they fetch for it.
import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { AdSettings } from '../../src/model/ad-settings.ts';
import { adFiles, labSettings } from '../../src/render/ad-settings.ts';
import { houseAdPicture } from '../../src/render/house-ad-pictures.ts';
import { englishTexts } from '../../src/render/texts.ts';
import { runPipeline } from '../support/run-pipeline.ts';
import { testSite } from '../support/site.ts';
import { tempDir } from '../support/temp-dir.ts';

function settingsOf(config: Readonly<Record<string, unknown>>): AdSettings {
  const files = adFiles(testSite(config), englishTexts);
  const body = files?.artifacts.at(-1)?.body;
  if (typeof body !== 'string') throw new Error('There are no settings.');
  return JSON.parse(body);
}

describe('the settings', () => {
  test('are not there by default', () => {
    expect(adFiles(testSite(), englishTexts)).toBe(null);
  });

  test('have the figures of the specification', () => {
    const { displayRatio, inlineChance, blockedMessageChance, host, network, words } = settingsOf({ ads: {} });
    expect({ displayRatio, inlineChance, blockedMessageChance, host, network }).toEqual({
      displayRatio: 0.1,
      inlineChance: 0.8,
      blockedMessageChance: 0.2,
      host: 'acme.example',
      network: null,
    });
    expect(words.credit).toBe('ad by {{publisher}}');
    expect(Object.keys(words.blocked)).toEqual(['likeMui', 'adblock', 'thanks']);
  });

  test('hold five ads of docs-gen, each with a picture of 130 × 100', () => {
    const files = adFiles(testSite({ ads: {}, base: '/docs/' }), englishTexts);
    const { inHouse } = settingsOf({ ads: {}, base: '/docs/' });
    expect(inHouse.map(({ name, label }) => [name, label])).toEqual(
      ['scaffoldhub', 'templates', 'themes', 'tidelift', 'figma'].map((name) => [name, `in-house-${name}`]),
    );
    const published = files?.artifacts.map(({ path }) => `/docs/${path}`) ?? [];
    for (const { name, img } of inHouse) {
      expect(published).toContain(img);
      expect(houseAdPicture(name)).toMatch(/^<svg [^>]*width="130" height="100"/);
    }
    expect(files?.href).toBe(published.at(-1));
  });

  test('name no file after an ad: ad blockers know the word', () => {
    const files = adFiles(testSite({ ads: {} }), englishTexts);
    for (const { path } of files?.artifacts ?? []) expect(path).not.toMatch(/\bads?\b|advert|sponsor|promo|banner/i);
  });

  test('put the base before paths, and the title of the site into the credit', () => {
    const own = { name: 'course', link: '/course/', img: '/course.png', description: 'Learn it.' };
    const { inHouse } = settingsOf({
      ads: { inHouse: [own, { ...own, link: 'https://a.example/', img: undefined, poweredby: 'A', label: 'b' }] },
      base: '/docs/',
    });
    expect(inHouse).toEqual([
      { ...own, link: '/docs/course/', img: '/docs/course.png', poweredby: 'Acme', label: 'in-house-course' },
      { ...own, link: 'https://a.example/', img: null, poweredby: 'A', label: 'b' },
    ]);
  });

  test('of a network have the names that the reference site uses', () => {
    const { network } = settingsOf({ ads: { network: { script: 'https://ads.example/a.js' }, showIn: 'everywhere' } });
    expect(network).toEqual({
      script: 'https://ads.example/a.js',
      scriptId: '_carbonads_js',
      element: '.ea-placement, #carbonads, .carbonads',
      link: '#carbonads a',
      backersLink: 'https://material-ui-next.com/discover-more/backers',
      inlineUrl: null,
      publisher: 'Carbon',
      label: 'carbon',
    });
  });

  test('of the lab show no files of the site', () => {
    const { inHouse, host } = labSettings('/docs/', englishTexts);
    expect(host).toBe(null);
    for (const { img } of inHouse) expect(img).toMatch(/^data:image\/svg\+xml,/);
  });
});

const page = (title: string, head = '') => `---\ndescription: About it.\n${head}---\n\n# ${title}\n\nText.\n`;

const FILES = {
  'content/ui/index.md': page('Start', 'layout: landing\n'),
  'content/ui/all/all.md': page('All', 'layout: overview\n'),
  'content/ui/text/text.md': page('Text'),
  'content/ui/quiet/quiet.md': page('Quiet', 'disableAd: true\n'),
  'content/still/index.md': page('Still'),
  'content/still/loud/loud.md': page('Loud', 'disableAd: false\n'),
  'content/ui/api/button.json': JSON.stringify({
    name: 'Button',
    props: {},
    imports: ["import Button from 'ui/Button';"],
    slots: [],
    classes: [],
    filename: '/src/Button.js',
    demos: '',
  }),
};

const config = (ads: string) => `export default {
  title: 'Acme', url: 'https://acme.example', ${ads}
  products: [
    { id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content/ui', api: {} },
    { id: 'still', prefix: '/still/', name: 'Still', contentDir: 'content/still', layout: { disableAd: true } },
  ],
};`;

async function placesIn(ads: string): Promise<Record<string, boolean>> {
  const outDir = `${tempDir()}/dist`;
  const { diagnostics } = await runPipeline({ ...FILES, 'site.config.ts': config(ads) }, { outDir, emit: true });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const pages = (await readdir(outDir, { recursive: true })).filter((path) => path.endsWith('.html')).sort();
  const marked = pages.map(async (path) => {
    const html = await readFile(`${outDir}/${path}`, 'utf8');
    return [path, html.includes('class="dg-body-top"')] as const;
  });
  return Object.fromEntries(await Promise.all(marked));
}

describe('the place', () => {
  test('stands on pages of text and of an API, unless they or their product give it up', async () => {
    expect(await placesIn('ads: {},')).toEqual({
      '404.html': false,
      'index.html': false,
      'offline.html': false,
      'ui/index.html': false,
      'ui/all/index.html': false,
      'ui/text/index.html': true,
      'ui/quiet/index.html': false,
      'ui/api/button/index.html': true,
      'still/index.html': false,
      'still/loud/index.html': true,
    });
  });

  test('stands nowhere by default', async () => {
    expect(new Set(Object.values(await placesIn('')))).toEqual(new Set([false]));
  });
});
