// Files as the plan sees them: where each is published, what a link or a picture that leads to none is told.
import { describe, expect, test } from 'vitest';
import type { AssetFile, AssetRef, Assets } from '../../src/model/assets.ts';
import { NO_ASSETS } from '../../src/model/assets.ts';
import type { LinkRef } from '../../src/model/page.ts';
import { checkAsset, checkSitePicture, planAsset } from '../../src/plan/assets.ts';
import { checkLink, type LinkTargets } from '../../src/plan/links.ts';
import { testSite } from '../support/site.ts';

const at = { file: 'content/ui/a/a.md', line: 3, column: 5 };
const picture: AssetFile = { path: 'assets/a-1.png', size: { width: 300, height: 200 }, forms: [] };
const assets: Assets = {
  ...NO_ASSETS,
  files: new Map([
    ['/site/content/ui/a/a.png', picture],
    ['/site/content/ui/a/按钮.pdf', { path: 'assets/按钮-2.pdf', size: null, forms: [] }],
  ]),
  nearest: new Map([['/site/content/ui/a/b.pfd', './b.pdf']]),
  publicFiles: new Map([['/logo.png', { ...picture, path: 'logo.png' }]]),
  publicPaths: new Set(['/logo.png', '/LICENSE', '/play/index.html', '/my file.txt']),
};
const targets: LinkTargets = {
  anchors: new Map([['/ui/a/', new Set()]]),
  routeOfFile: new Map(),
  drafts: new Map(),
  leftOut: new Set(),
  assets,
};

test('a path that was told to be in the wrong case is not told again', () => {
  const ref: AssetRef = { href: '/Logo.png', file: null, path: '/Logo.png', tail: '', given: null, at };
  expect(checkAsset(ref, targets, testSite())).toHaveLength(1);
  const told = { ...targets, assets: { ...assets, toldPaths: new Set(['/Logo.png']) } };
  expect(checkAsset(ref, told, testSite())).toEqual([]);
});

test('a file that is written with the base is told how to be written without', () => {
  const ref: AssetRef = { href: '/docs/logo.png', file: null, path: '/docs/logo.png', tail: '', given: null, at };
  const [told] = checkAsset(ref, targets, testSite({ base: '/docs/' }));
  expect(told?.hint).toBe('remove the `base` of the site from the address: write /logo.png');
});

describe('a link', () => {
  const check = (href: string, ref: Partial<LinkRef>, config: Readonly<Record<string, unknown>> = {}) => {
    const link: LinkRef = { href, path: null, anchor: '', query: '', contentFile: null, at, ...ref };
    const checked = checkLink(
      link,
      { productKey: 'ui', language: 'en' },
      targets,
      testSite({ base: '/docs/', ...config }),
    );
    return [checked.href, ...checked.diagnostics.map(({ severity, code, hint }) => `${severity} ${code}: ${hint}`)];
  };

  test.each<[string, Partial<LinkRef>, string]>([
    ['./a.png', { path: '/ui/a/a.png', file: '/site/content/ui/a/a.png' }, '/docs/assets/a-1.png'],
    [
      '按钮.pdf?x#page=2',
      { path: '/ui/a/按钮.pdf', file: '/site/content/ui/a/按钮.pdf', query: '?x', anchor: 'page=2' },
      '/docs/assets/%E6%8C%89%E9%92%AE-2.pdf?x#page=2',
    ],
    // No file beside the page: as before, an address relative to the route.
    ['../a', { path: '/ui/a/', file: '/site/content/ui/a' }, '/docs/ui/a/'],
    ['../../logo.png', { path: '/logo.png', file: '/site/content/logo.png' }, '/docs/logo.png'],
    // Files of public folders.
    ['/logo.png', { path: '/logo.png' }, '/docs/logo.png'],
    ['/my%20file.txt', { path: '/my file.txt' }, '/docs/my%20file.txt'],
    ['/LICENSE', { path: '/LICENSE/' }, '/docs/LICENSE'],
    ['/play/', { path: '/play/' }, '/docs/play/'],
    ['/play', { path: '/play/' }, '/docs/play/'],
    ['/play/index.html', { path: '/play/index.html' }, '/docs/play/index.html'],
    ['/sitemap.xml', { path: '/sitemap.xml' }, '/docs/sitemap.xml'],
  ])('%s leads to a file', (href, ref, expected) => {
    const [final, ...said] = check(href, ref);
    expect(final).toBe(expected);
    expect(said.filter((line) => line.includes('dead'))).toEqual([]);
  });

  test.each<[string, Partial<LinkRef>, string]>([
    [
      './b.pfd',
      { path: '/ui/a/b.pfd', file: '/site/content/ui/a/b.pfd' },
      'error plan/dead-file: did you mean "./b.pdf"?',
    ],
    ['/logo.pgn', { path: '/logo.pgn' }, 'error plan/dead-file: did you mean "/logo.png"?'],
    ['/Logo.png', { path: '/Logo.png' }, 'error plan/dead-file: did you mean "/logo.png"?'],
    ['/my%20fil.txt', { path: '/my fil.txt' }, 'error plan/dead-file: did you mean "/my%20file.txt"?'],
    ['/ui/ab', { path: '/ui/ab/' }, 'error plan/dead-link: did you mean "/ui/a/"?'],
  ])('%s leads to none', (href, ref, expected) => {
    expect(check(href, ref).slice(1)).toEqual([expected]);
  });

  test('may lead elsewhere, or nowhere when that is allowed', () => {
    expect(check('/old/a.pdf', { path: '/old/a.pdf' }, { links: { elsewhere: ['/old/'] } })).toHaveLength(1);
    expect(check('/a.pdf', { path: '/a.pdf' }, { links: { dead: 'off' } })).toHaveLength(1);
    expect(check('/zzzzzzz.pdf', { path: '/zzzzzzz.pdf' }, { links: { dead: 'warning' } })[1]).toMatch(
      /^warning plan\/dead-file/,
    );
  });
});

describe('a picture', () => {
  const ref = (fields: Partial<AssetRef>): AssetRef => ({
    href: './a.png',
    file: null,
    path: null,
    tail: '',
    given: null,
    at,
    ...fields,
  });
  const file = '/site/content/ui/a/a.png';
  const size = (width: string | null, height: string | null) =>
    planAsset(ref({ file, given: { width, height } }), targets, testSite()).size;

  test('has the address and the size of its file', () => {
    const planned = planAsset(
      ref({ file, tail: '#x', given: { width: null, height: null } }),
      targets,
      testSite({ base: '/docs/' }),
    );
    expect(planned).toEqual({
      href: '/docs/assets/a-1.png#x',
      size: { width: 300, height: 200 },
      isReduced: false,
      forms: [],
    });
  });

  test.each([
    // Wider than the text column.
    [1600, null, null, true],
    [761, null, null, true],
    [760, null, null, false],
    // Wider than its author shows it.
    [300, '150', null, true],
    [300, null, '50', true],
    [300, '300', null, false],
    [1600, '1600', null, true],
    [300, '50%', null, false],
  ])('of %i pixels, shown with width %s and height %s, is reduced: %s', (width, givenWidth, givenHeight, isReduced) => {
    const files = new Map([[file, { ...picture, size: { width, height: (width * 2) / 3 } }]]);
    const given = { width: givenWidth, height: givenHeight };
    const sized = { ...targets, assets: { ...assets, files } };
    expect(planAsset(ref({ file, given }), sized, testSite()).isReduced).toBe(isReduced);
  });

  test('that its author gave one side in pixels gets the other', () => {
    expect(size('150', null)).toEqual({ height: 100 });
    expect(size(null, '50')).toEqual({ width: 75 });
    expect(size('50%', null)).toEqual({});
    expect(size('1', '2')).toEqual({});
    expect(planAsset(ref({ file }), targets, testSite()).size).toEqual({});
  });

  test('in several widths says how wide it is shown', () => {
    const form = { type: 'image/webp', files: [100, 300].map((width) => ({ path: `assets/a-${width}.webp`, width })) };
    const avif = { type: 'image/avif', files: [{ path: 'assets/a b.avif', width: 300 }] };
    const withForms = {
      ...targets,
      assets: { ...assets, files: new Map([[file, { ...picture, forms: [avif, form] }]]) },
    };
    expect(planAsset(ref({ file }), withForms, testSite()).forms).toEqual([
      { type: 'image/avif', srcSet: '/assets/a%20b.avif', sizes: null },
      {
        type: 'image/webp',
        srcSet: '/assets/a-100.webp 100w, /assets/a-300.webp 300w',
        sizes: '(max-width: 300px) 100vw, 300px',
      },
    ]);
  });

  test('of this site must be there', () => {
    const check = (path: string, config = {}) =>
      checkAsset(ref({ href: path, path }), targets, testSite(config)).map(({ code, hint, at: place }) => [
        code,
        hint,
        place,
      ]);
    expect(check('/logo.png')).toEqual([]);
    expect(check('/logos.png')).toEqual([['plan/dead-file', 'did you mean "/logo.png"?', at]]);
    expect(check('/static/a.png', { links: { elsewhere: ['/static/'] } })).toEqual([]);
    expect(checkAsset(ref({ file }), targets, testSite())).toEqual([]);
  });

  test('for the previews of the whole site must be there too', () => {
    const check = (image: string) =>
      checkSitePicture(targets, testSite({ social: { image } })).map(({ code, at: place }) => [code, place?.file]);
    expect(check('/logo.png?v=2')).toEqual([]);
    expect(check('https://x.example/a.png')).toEqual([]);
    expect(check('/card.png')).toEqual([['plan/dead-file', 'site.config.ts']]);
  });
});
