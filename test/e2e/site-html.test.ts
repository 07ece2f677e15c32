// Every file of the built sites, read as HTML: valid, and without a link that leads nowhere. No browser is needed.
import { describe, expect, test } from 'vitest';
import { IS_LONG } from '../support/long-run.ts';
import { fixture, repository } from './support/build-site.ts';
import { invalidHtml } from './support/invalid-html.ts';
import { hasAnchor, type ReadPage, readPage, withoutDemos } from './support/read-page.ts';
import { type ServedSite, servedSite } from './support/served-site.ts';

const servedOwn = servedSite(repository);
const sites: readonly (readonly [name: string, site: () => ServedSite, atLeast: number, validated: Sample])[] = [
  ['our own site', servedOwn, 300, { each: 32, eachMade: 96 }],
  ['the site with every feature', servedSite(fixture('family')), 20, { each: 1, eachMade: 4 }],
];

describe.each(sites)('%s', (_, site, atLeast, validated) => {
  const pages = () => [...site().files.keys()].filter((path) => path.endsWith('.html'));
  const html = (path: string) => withoutDemos(site().files.get(path)?.toString('utf8') ?? '');

  test('is valid HTML', { timeout: 600_000 }, async () => {
    expect(pages().length).toBeGreaterThanOrEqual(atLeast);
    const said: string[] = [];
    for (const path of sample(pages(), validated)) said.push(...(await invalidHtml(html(path), path)));
    expect(said).toEqual([]);
  });

  const summaries = new Map<string, Summary>();
  /** Each page is parsed once: that takes longer than all that is asked of it. */
  const summary = (path: string): Summary => {
    const known = summaries.get(path) ?? summaryOf(path, html(path), site().origin);
    summaries.set(path, known);
    return known;
  };
  const read = () => sample(pages(), { each: 2, eachMade: 16 }).map(summary);

  test('has one title, one h1, one main, and each id once, on every page', () => {
    for (const { path, isRedirect, counts, ids } of read()) {
      if (isRedirect) continue;
      expect([path, ...counts]).toEqual([path, 1, 1, 1]);
      expect([path, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([path, []]);
    }
  });

  test('has a file for every address that its pages name, and every anchor in it', () => {
    const { files } = site();
    const addresses = read().flatMap((page) => page.addresses());
    expect(addresses.length).toBeGreaterThan(atLeast * 10);

    const fileOf = ({ pathname }: URL) =>
      decodeURI(pathname)
        .slice(1)
        .replace(/(^|\/)$/, '$1index.html');
    const missing = addresses.filter(({ url }) => {
      const file = fileOf(url);
      if (!files.has(file)) return !isElsewhere(url.pathname);
      return url.hash !== '' && file.endsWith('.html') && !hasAnchor(summary(file).anchors, url.hash);
    });
    expect(missing.map(({ from, url }) => `${from} → ${url.pathname}${url.hash}`)).toEqual([]);
  });
});

/** One page in so many; others are made, of demos and of an API, each by one template. */
interface Sample {
  readonly each: number;
  readonly eachMade: number;
}

/** The long run reads all. */
function sample(pages: readonly string[], { each, eachMade }: Sample): readonly string[] {
  if (IS_LONG) return pages;
  const isMade = (path: string) => /^demos\/|[/-]api\//.test(path);
  return [
    ...pages.filter((path) => !isMade(path)).filter((_page, index) => index % each === 0),
    ...pages.filter(isMade).filter((_page, index) => index % eachMade === 0),
  ];
}

test('our own site has a page for each component that its packages export', () => {
  const made = [...servedOwn().files.keys()].filter((path) =>
    /\/(?:api\/.+|(?:components|hooks)-api)\/index\.html$/.test(path),
  );
  expect(made.length).toBeGreaterThanOrEqual(250);
  for (const path of ['material-ui/api/accordion', 'joy-ui/api/sheet', 'system/api/stack', 'x/api/data-grid/data-grid'])
    expect(made).toContain(`${path}/index.html`);
  expect(made).toContain('base-ui/react-button/hooks-api/index.html');
});

/** What the config of the fixture says is right without a page. */
function isElsewhere(path: string): boolean {
  return path.startsWith('/blog/');
}

interface Summary {
  readonly path: string;
  readonly isRedirect: boolean;
  /** Of title, h1 and main. */
  readonly counts: readonly number[];
  readonly ids: readonly string[];
  readonly anchors: ReadonlySet<string>;
  /** Only of pages whose links are checked. */
  readonly addresses: () => readonly Address[];
}

interface Address {
  /** Path of the page that names it. */
  readonly from: string;
  readonly url: URL;
}

function summaryOf(path: string, html: string, origin: string): Summary {
  const page = readPage(html);
  return {
    path,
    isRedirect: page.all('meta', { 'http-equiv': 'refresh' }).length > 0,
    counts: ['title', 'h1', 'main'].map((name) => page.all(name).length),
    ids: page.ids,
    anchors: new Set(page.ids),
    addresses: () => addressesOf(path, page, origin),
  };
}

/** Addresses on this site that a page links to or loads, as a browser reads them. */
function addressesOf(path: string, { elements }: ReadPage, origin: string): Address[] {
  const base = `${origin}/${path.replace(/index\.html$/, '')}`;
  return elements
    .filter(({ name, attributes: { rel } }) => name !== 'link' || (rel !== 'canonical' && rel !== 'alternate'))
    .flatMap(({ attributes: { href, src, poster } }) => [href, src, poster])
    .flatMap((address) => (address === undefined ? [] : [{ from: path, url: new URL(address, base) }]))
    .filter(({ url }) => url.origin === origin);
}
