// API pages that types make, beside those of files.
import { describe, expect, test } from 'vitest';
import { readApiDoc, readApiDocs } from '../../src/api/read.ts';
import { createWarmMemo } from '../../src/lib/node/warm-memo.ts';
import type { ExtractedPage } from '../../src/model/api-source.ts';
import { testSite } from '../support/site.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';
import { at, deps, readProject } from './project.ts';

const place = (line: number) => ({ file: 'node_modules/ui/Button.d.ts', line, column: 3 });

function page(name: string, json: object = {}, more: Partial<ExtractedPage> = {}): ExtractedPage {
  const data = { name, props: { size: { type: { name: 'number' }, description: 'Of *it*.' } }, ...json };
  return {
    ...{ productKey: 'ui', package: 'ui', plan: 'community', kind: 'component', name, at: place(1) },
    file: `content/ui/api/${name.toLowerCase()}.json`,
    text: `${JSON.stringify(data, null, 2)}\n`,
    places: { 'props.size': place(7), 'slots.root': place(9) },
    ...more,
  };
}

const api = { packages: [{ name: 'ui' }] };

test('an API page made from types has the route of its JSON file, and its place is the declaration', async () => {
  const { value, diagnostics } = await readProject({
    files: {},
    api,
    extracted: [page('Button', {}, { file: 'content/ui/api/parts/button.json', plan: 'pro' })],
  });
  expect(diagnostics).toEqual([]);
  expect(value).toMatchObject([
    { route: '/ui/api/parts/button/', file: 'node_modules/ui/Button.d.ts', name: 'Button', plan: 'pro' },
  ]);
  expect(value[0]?.props[0]?.description).toBe('Of <em>it</em>.');
});

test.each(['cache', 'content'])(
  'a JSON file written by an author replaces the page made from types, with JSON kept in the %s',
  async (output) => {
    const { value, diagnostics } = await readProject({
      files: { 'api/button.json': { name: 'Button', props: {}, muiName: 'Written' } },
      api: { ...api, output },
      extracted: [page('Button', {}, { plan: 'premium' }), page('Paper')],
    });
    expect(diagnostics).toEqual([]);
    expect(value.map(({ name, file, plan, props }) => [name, file, plan, props.length])).toEqual([
      ['Button', 'content/ui/api/button.json', 'premium', 0],
      ['Paper', 'node_modules/ui/Button.d.ts', 'community', 1],
    ]);
  },
);

test('a table of routes may contain a page at the same route, and need not list a file on disk', async () => {
  const { value } = await readProject({
    files: { 'api/mine.json': { name: 'Mine', props: {} }, 'api/paper.json': { name: 'OnDisk', props: {} } },
    api: { ...api, routes: { '/ui/api/button/': { page: 'mine.json' } } },
    extracted: [page('Button'), page('Paper')],
  });
  expect(value.map(({ route, name }) => [route, name])).toEqual([
    ['/ui/api/button/', 'Mine'],
    ['/ui/api/paper/', 'OnDisk'],
  ]);
});

test('a diagnostic or link in a text made from types points to the declaration of its row', async () => {
  const { value, diagnostics } = await readProject({
    files: {},
    api,
    extracted: [
      page('Button', {
        props: { size: { type: { name: 'number' }, description: 'A <script>x</script> and [b](/gone/).' } },
        slots: [{ name: 'root', description: '[c](/lost/)' }],
        componentDescription: '[d](/off/)',
      }),
    ],
  });
  expect(diagnostics.map(({ code, at: where }) => [code, where])).toEqual([['api/unsafe-html', place(7)]]);
  expect(value[0]?.links.map(({ path, at: where }) => [path, where])).toEqual([
    ['/gone/', place(7)],
    ['/lost/', place(9)],
  ]);
  expect(value[0]?.markdownAt).toEqual({ at: place(1), literal: null });
});

test('malformed JSON made from types is reported at the declaration', async () => {
  const { value, diagnostics } = await readProject({ files: {}, api, extracted: [page('Button', { props: 1 })] });
  expect(value).toEqual([]);
  expect(diagnostics.map(({ code, at: where }) => [code, where])).toEqual([['api/bad-shape', place(1)]]);
});

describe('an API page in a session', () => {
  const open = async (config: object = api) => {
    const root = await tempDir();
    await writeFiles(root, { 'content/ui/api/own.json': '{ "name": "Own", "props": {} }' });
    const products = [{ id: 'ui', prefix: '/ui/', name: 'UI', contentDir: 'content/ui', api: config }];
    return at(testSite({ products }), root);
  };

  test('is read again only if its types or their places changed', async () => {
    const site = await open();
    const { memo } = createWarmMemo();
    const read = async (extracted: readonly ExtractedPage[]) => {
      const { value } = await readApiDocs(site, { extracted, pages: [] }, { ...deps, memo });
      memo.turn();
      return new Map(value.map((doc) => [doc.route, doc]));
    };
    const before = await read([page('Button'), page('Paper')]);
    const same = await read([page('Button'), page('Paper')]);
    expect([...same].filter(([route, doc]) => before.get(route) !== doc)).toEqual([]);
    const changed = await read([page('Button'), page('Paper', { spread: true })]);
    expect([...changed.keys()]).toEqual([...before.keys()]);
    expect([...changed].filter(([route, doc]) => before.get(route) !== doc).map(([route]) => route)).toEqual([
      '/ui/api/paper/',
    ]);
    const moved = await read([page('Button', {}, { at: place(20) }), page('Paper', { spread: true })]);
    expect([...moved].filter(([route, doc]) => changed.get(route) !== doc).map(([route]) => route)).toEqual([
      '/ui/api/button/',
    ]);
  });

  test('is read alone, and the other pages are only listed by name', async () => {
    const site = await open();
    const docs = await readApiDoc(
      '/ui/api/paper/',
      site,
      { extracted: [page('Paper'), page('Fade')], pages: [] },
      deps,
    );
    expect(docs.map((doc) => [doc.route, doc.name, 'props' in doc ? doc.props.length : null])).toEqual([
      ['/ui/api/', 'UI API', null],
      ['/ui/api/fade/', 'Fade', 0],
      ['/ui/api/own/', 'Own', 0],
      ['/ui/api/paper/', 'Paper', 1],
    ]);
  });
});
