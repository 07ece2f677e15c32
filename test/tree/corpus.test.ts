// A real component library: its 386 routes and 718 nodes go through without an error. Skipped where it is not at hand.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSite } from '../../src/config/load.ts';
import { parsePages } from '../../src/content/parse.ts';
import { readPlainYaml } from '../../src/content/plain-yaml.ts';
import { scanContent } from '../../src/content/scan.ts';
import { readYaml } from '../../src/content/yaml.ts';
import { derivedTitle } from '../../src/lib/derived-title.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import { splitPage } from '../../src/lib/split-page.ts';
import type { TreeNode } from '../../src/model/tree.ts';
import { buildTrees } from '../../src/tree/build.ts';
import { placesOf } from '../../src/tree/place.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const CORPUS = join(import.meta.dirname, '../../../shared/corpus/mui-x');
const fs = createFileSystem();

async function build() {
  const root = tempDir();
  const config = {
    title: 'X',
    url: 'https://x.example',
    products: [
      {
        id: 'x',
        prefix: '/x/',
        name: 'X',
        contentDir: join(CORPUS, 'content'),
        routes: '../routes.json',
        pages: '../pages.json',
      },
    ],
    links: { elsewhere: ['/material-ui/', '/static/', '/blog/', '/system/', '/x/llms.txt'] },
  };
  await writeFiles(root, { 'site.config.js': `export default ${JSON.stringify(config)};` });
  const { value: site, diagnostics } = await loadSite({ root, fs });
  if (!site) throw new Error(JSON.stringify(diagnostics));
  const files = await scanContent(site, { fs });
  const pages = await parsePages(site, files.value, { fs });
  const api: object = JSON.parse(readFileSync(join(CORPUS, 'api.json'), 'utf8'));
  const trees = await buildTrees(
    site,
    pages.value.pages,
    {
      api: Object.keys(api).map((route) => ({ route, name: derivedTitle(route), kind: 'component' as const })),
      drafts: [],
      leftOut: [],
    },
    { fs },
  );
  return {
    files: files.value,
    pages,
    trees,
    api: Object.keys(api),
    told: [...diagnostics, ...files.diagnostics, ...pages.diagnostics, ...trees.diagnostics],
  };
}

function all(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node) => ['children' in node ? [node, ...all(node.children)] : [node]].flat());
}

describe.skipIf(!existsSync(CORPUS))('the corpus', () => {
  test('has its routes, its nodes, and one warning', async () => {
    const { files, pages, trees, api, told } = await build();
    expect(told.map(({ code, severity }) => [severity, code])).toEqual([['error', 'content/duplicate-key']]);
    expect(told[0]?.message).toContain('packageName');
    expect(files).toHaveLength(384);
    expect(pages.value.pages).toHaveLength(386);
    expect(pages.value.pages.filter(({ primary }) => !primary)).toHaveLength(2);

    const nodes = all(trees.value.get('x')?.nodes ?? []);
    expect(nodes).toHaveLength(718);
    const ofKind = (kind: TreeNode['kind']) => nodes.filter((node) => node.kind === kind);
    expect(ofKind('subheader')).toHaveLength(31);
    expect(ofKind('group')).toHaveLength(49);
    expect(ofKind('external').map(({ pathname }) => pathname)).toEqual([
      'https://mui.com/x/whats-new/',
      '/x/llms.txt',
      'https://forms.gle/Ksbc91D3PcMiiK5x9',
    ]);
    expect(nodes.filter((node) => node.kind === 'page' && node.hash !== '').map(({ pathname }) => pathname)).toEqual([
      '/x/react-charts/#planned-charts',
    ]);

    const tree = trees.value.get('x');
    const places = tree ? placesOf(tree) : new Map();
    const routes = [...pages.value.pages.map(({ route }) => route), ...api];
    expect(routes.filter((route) => !places.has(route))).toHaveLength(81); // The reference's 87 include six hand-written pages that are not in the corpus.
  });

  test('has front matter that the short cut and the YAML package read alike', async () => {
    const { files } = await build();
    let short = 0;
    for (const { absolute, name } of files) {
      const split = splitPage(readFileSync(absolute, 'utf8'));
      if (!split || split === 'unclosed') continue;
      const plain = readPlainYaml(split.yaml.replace(/\r?\n$/, ''));
      if (!plain) continue;
      short += 1;
      expect(plain, name).toEqual(readYaml(split.yaml).data);
    }
    expect(short).toBeGreaterThan(250);
  });
});
