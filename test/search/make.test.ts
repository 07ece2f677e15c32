// The index of a build, which is made page by page and let go, is the one that is made of all pages at once.
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../src/lib/node/hash.ts';
import type { ShardFile } from '../../src/lib/search/format.ts';
import type { MadeArtifact, StagedArtifact } from '../../src/model/artifact.ts';
import type { ContentPart } from '../../src/model/page.ts';
import type { DocRoute } from '../../src/model/route.ts';
import { searchArtifacts, startSearch } from '../../src/search/make.ts';
import { createShards, SHARD_SIZE } from '../../src/search/shards.ts';
import { SITE } from './support/search-page.ts';

interface Written {
  readonly path: string;
  readonly text: string;
  readonly product?: string;
  readonly language?: string;
  readonly unlisted?: boolean;
}

/** What the index asks a route for. */
function docRoute({ path, text, product = 'ui', language = 'en', unlisted = false }: Written): DocRoute {
  const html = `<p>${text}</p><h2 id="more">More of ${path}</h2><pre><code>const ${text.slice(0, 5)}Ref = open();</code></pre>`;
  const parts: readonly ContentPart[] = [{ kind: 'html', html }];
  const page = {
    primary: true,
    title: path,
    description: '',
    demos: [],
    frontMatter: {},
    body: { parts: () => parts },
  };
  const place = { parents: [{ title: 'Group' }], node: { title: path } };
  const route = {
    kind: 'doc',
    path,
    title: path,
    description: '',
    productKey: product,
    language,
    unlisted,
    place,
    page,
  };
  return route as unknown as DocRoute; // The fields that the index reads.
}

const long = (word: string, part: number) => `${word} `.repeat((SHARD_SIZE * part) / (word.length + 1));
const ROUTES = [
  docRoute({ path: '/grid/a/', text: 'Of columns — and rows.', product: 'grid' }),
  docRoute({ path: '/ui/a/one/', text: long('small', 0.3) }),
  docRoute({ path: '/ui/b/one/', text: long('whole', 0.4) }),
  docRoute({ path: '/ui/b/two/', text: long('group', 0.4) }),
  docRoute({ path: '/ui/c/one/', text: 'Ünïcode and plain words, 按钮组件.' }),
  docRoute({ path: '/ui/c/two/', text: 'Found by nobody.', unlisted: true }),
  ...[0.5, 0.4, 0.3, 1.5, 0.1].map((part, at) => docRoute({ path: `/ui/d/${at}/`, text: long(`large${at}`, part) })),
  docRoute({ path: '/zh/ui/c/one/', text: '按钮', language: 'zh' }),
];

async function staged(routes: readonly DocRoute[]) {
  const files: MadeArtifact[] = [];
  const stage = async (made: MadeArtifact): Promise<StagedArtifact> => {
    files.push(made);
    const { body, ...rest } = made;
    return { ...rest, bytes: Buffer.byteLength(body), sha256: sha256(body) };
  };
  const search = startSearch(SITE, stage);
  const atOnce: number[] = [];
  for (const route of routes) {
    await search.add(route);
    atOnce.push(files.length);
  }
  return { files, atOnce, artifacts: await search.finish() };
}

const byPath = (files: readonly MadeArtifact[]) =>
  [...files].sort((a, b) => (a.path < b.path ? -1 : 1)).map(({ path, body }) => [path, body]);

describe('an index that is made page by page', () => {
  it('has the bytes of one that is made of all pages', async () => {
    const held = searchArtifacts({ site: SITE as never, routes: ROUTES }) as MadeArtifact[];
    const { files, artifacts } = await staged(ROUTES);
    const list = artifacts.filter(({ path }) => path === 'search.json') as MadeArtifact[];
    expect(byPath([...files, ...list])).toEqual(byPath(held));
    expect(artifacts.map(({ path }) => path).sort()).toEqual(held.map(({ path }) => path).sort());
    expect(held.length).toBeGreaterThan(10);
  });

  it('lets texts go before the last page, and holds none of their bodies', async () => {
    const { atOnce, artifacts } = await staged(ROUTES);
    expect(atOnce.at(-1)).toBeGreaterThan(2);
    expect(artifacts.filter(({ body }) => body !== undefined).map(({ path }) => path)).toEqual(['search.json']);
  });
});

describe('shards', () => {
  const shardsOf = (pages: readonly (readonly [folder: string, part: number])[]) => {
    const shards = createShards();
    const given: ShardFile[] = [];
    pages.forEach(([folder, part], at) => {
      const entry = {
        kind: 'page',
        title: '',
        href: '',
        keywords: [],
        text: 'x'.repeat(SHARD_SIZE * part),
        code: '',
      } as const;
      given.push(...shards.add({ route: `/ui/${folder}/${at}/`, entries: [entry] }));
    });
    const last = shards.finish();
    expect([...given, ...last.shards].map(({ texts }) => texts.length)).toEqual(
      [...new Set(last.shardOf)].map((shard) => last.shardOf.filter((one) => one === shard).length),
    );
    return last.shardOf.join('');
  };

  it.each([
    [
      'small groups share one',
      [
        ['a', 0.3],
        ['b', 0.3],
        ['c', 0.3],
      ],
      '000',
    ],
    [
      'a group that has no room begins the next',
      [
        ['a', 0.5],
        ['b', 0.3],
        ['b', 0.3],
        ['c', 0.3],
      ],
      '0111',
    ],
    [
      'a group that just has room stays',
      [
        ['a', 0.4],
        ['b', 0.3],
        ['b', 0.3],
        ['c', 0.1],
      ],
      '0001',
    ],
    [
      'a group that is larger is cut where one is full',
      [
        ['a', 0.1],
        ['b', 0.6],
        ['b', 0.6],
        ['b', 0.3],
        ['b', 0.3],
      ],
      '01223',
    ],
    [
      'a page that is larger stands alone',
      [
        ['a', 0.1],
        ['b', 1.2],
        ['c', 0.1],
      ],
      '012',
    ],
    [
      'pages without text fill nothing',
      [
        ['a', 0],
        ['b', 0.9],
        ['b', 0],
        ['c', 0],
      ],
      '0000',
    ],
    ['no pages make none', [], ''],
  ] as const)('%s', (_, pages, numbers) => {
    expect(shardsOf(pages)).toBe(numbers);
  });
});
