// The API data of a real library: 329 pages. Skipped where the corpus is absent.
import { parseFragment, serialize } from 'parse5';
import { beforeAll, describe, expect, test } from 'vitest';
import { readApiDocs } from '../../src/api/read.ts';
import { referencesOf } from '../../src/lib/api-sections.ts';
import { createSanitizer } from '../../src/lib/safe-html.ts';
import { sanitizeFragment } from '../../src/lib/sanitize-fragment.ts';
import { splitHref } from '../../src/lib/url.ts';
import type { ReferenceApi } from '../../src/model/api.ts';
import type { Diagnostic } from '../../src/model/outcome.ts';
import { dangers } from '../lib/dangers.ts';
import { corpusFiles, corpusFolder, hasCorpus } from '../support/corpus.ts';
import { testSite } from '../support/site.ts';
import { deps } from './project.ts';
import { idsOf, render } from './render.tsx';

describe.skipIf(!hasCorpus)('the API data of a real library', () => {
  let docs: readonly ReferenceApi[] = [];
  let diagnostics: readonly Diagnostic[] = [];

  beforeAll(async () => {
    const api = { pages: 'api/pages', descriptions: 'api/descriptions', routes: 'api.json' };
    const site = testSite({ products: [{ id: 'x', prefix: '/x/', name: 'X', contentDir: 'mui-x', api }] });
    const products = site.products.map((product) => ({ ...product, contentRoot: corpusFolder }));
    const read = await readApiDocs({ ...site, products }, { extracted: [], pages: [] }, deps);
    ({ diagnostics } = read);
    docs = read.value.flatMap(referencesOf);
  });

  const anchorsByRoute = () => new Map(docs.map((doc) => [doc.route, new Set(doc.anchors)]));

  test('is 329 pages without a mistake: 298 components and 31 types', () => {
    expect(diagnostics).toEqual([]);
    expect(docs.filter(({ kind }) => kind === 'component')).toHaveLength(298);
    expect(docs.filter(({ kind }) => kind === 'interface')).toHaveLength(31);
  });

  test('has 4,429 props, 573 properties, 1,521 slots and 1,804 classes', () => {
    const count = (kind: ReferenceApi['kind']) =>
      docs.filter((doc) => doc.kind === kind).reduce((sum, doc) => sum + doc.props.length, 0);
    const components = docs.filter((doc) => doc.kind === 'component');
    expect([count('component'), count('interface')]).toEqual([4429, 573]);
    expect(components.reduce((sum, doc) => sum + doc.slots.length, 0)).toBe(1521);
    expect(components.reduce((sum, doc) => sum + doc.classes.length, 0)).toBe(1804);
  });

  test('has every id once per page', () => {
    const doubled = docs.filter(({ anchors }) => new Set(anchors).size !== anchors.length);
    expect(doubled.map(({ route }) => route)).toEqual([]);
  });

  test('has a table of contents that links to ids of its page', () => {
    const lost = docs.flatMap(({ anchors, toc }) => toc.filter(({ id }) => !anchors.includes(id)));
    expect(lost).toEqual([]);
  });

  // The corpus README speaks of 21; the files hold 18, all of them in `demos`.
  test('has 18 links without their trailing slash, each with its line', () => {
    const links = docs.flatMap((doc) => doc.links);
    const unfinished = links.filter(
      ({ href, path }) => path !== null && path !== splitHref(href).path && !href.startsWith('#'),
    );
    expect(unfinished).toHaveLength(18);
    expect(links.every(({ at }) => at.line !== undefined && at.column !== undefined)).toBe(true);
    expect(unfinished.every(({ at }) => at.file.startsWith('mui-x/api/pages/'))).toBe(true);
    expect(docs.filter(({ demos }) => /href="\/[^"#?]*[^/"#?]["#?]/.test(demos ?? ''))).toEqual([]);
  });

  test('has the ids that its own links and those of the markdown pages need', () => {
    const anchors = anchorsByRoute();
    const fromApi = docs.flatMap((doc) => doc.links.map(({ path, anchor }) => ({ path, anchor })));
    const fromPages = corpusFiles().flatMap(({ text }) =>
      [...text.matchAll(/\]\((\/x\/api\/[^)\s#]+)#([^)\s]+)\)/g)].map(([, path = '', anchor = '']) => ({
        path,
        anchor,
      })),
    );
    expect(fromPages).toHaveLength(44);
    const dead = [...fromApi, ...fromPages].filter(({ path, anchor }) => {
      if (!path?.startsWith('/x/api/')) return false;
      return !anchors.has(path) || (anchor !== '' && !anchors.get(path)?.has(anchor));
    });
    expect(dead).toEqual([]);
  });

  test('renders as pages with every id that a link uses, in the order of its data', () => {
    const rendered = new Map(docs.map((doc) => [doc.route, idsOf(render(doc))]));
    const different = docs.filter(({ route, anchors }) => rendered.get(route)?.join(' ') !== anchors.join(' '));
    expect(different.map(({ route }) => route)).toEqual([]);
    const texts = corpusFiles().map(({ text }) => text);
    const used = texts.flatMap((text) => [...text.matchAll(/["'(](\/x\/api\/[\w/-]+)#([^"'()\s\\]+)/g)]);
    const hashes = new Set(used.map(([, path = '', hash = '']) => `${path.replace(/\/?$/, '/')}#${hash}`));
    const lost = [...hashes].filter((hash) => {
      const [path = '', id = ''] = hash.split('#');
      return !rendered.get(path)?.includes(id);
    });
    expect({ pages: rendered.size, hashes: hashes.size, lost }).toEqual({ pages: 329, hashes: 37, lost: [] });
  });

  test('is rendered as safe, well-formed HTML without a placeholder', () => {
    const texts = [...new Set(docs.flatMap(textsOf))];
    expect(texts).toHaveLength(3107);
    expect(texts.flatMap(dangers)).toEqual([]);
    expect(texts.filter((html) => tagsOf(html) !== tagsOf(serialize(parseFragment(html))))).toEqual([]);
    expect(texts.filter((html) => /\{\{(?:nodeName|conditions|link)\}\}/.test(html))).toEqual([]);
  });

  test('is the same from the fast path of the sanitizer and from the slow one', () => {
    const options = { sanitizer: createSanitizer() };
    const texts = [...new Set(docs.flatMap(textsOf))];
    const different = texts.filter((html) => {
      const long = sanitizeFragment(`${html}<wbr>`, options).html; // An element that the short way does not know.
      return (
        serialize(parseFragment(long)) !== `${serialize(parseFragment(sanitizeFragment(html, options).html))}<wbr>`
      );
    });
    expect(different).toEqual([]);
  });
});

/** The tags alone: what the parser adds, drops or moves shows here. */
function tagsOf(html: string): string {
  return (html.match(/<\/?[a-z]+/g) ?? []).join('');
}

function textsOf(doc: ReferenceApi): string[] {
  const props = doc.props.flatMap((prop) => [
    prop.type,
    prop.description,
    prop.seeMore?.html ?? '',
    prop.deprecationInfo ?? '',
    ...(prop.signature?.args ?? []).flatMap(({ description, typeDescription }) => [description, typeDescription ?? '']),
    prop.signature?.returns?.description ?? '',
  ]);
  const own = [doc.demos ?? '', doc.introduction ?? '', ...props];
  if (doc.kind !== 'component') return own;
  const classes = doc.classes.flatMap(({ description, deprecationInfo }) => [description, deprecationInfo ?? '']);
  return [...own, doc.deprecationInfo ?? '', ...doc.slots.map(({ description }) => description), ...classes];
}
