// Builds the page tree of a small product for the tests of trees.
import { expect } from 'vitest';
import { loadSite } from '../../src/config/load.ts';
import { parsePages } from '../../src/content/parse.ts';
import { scanContent } from '../../src/content/scan.ts';
import { derivedTitle } from '../../src/lib/derived-title.ts';
import { createFileSystem } from '../../src/lib/node/file-system.ts';
import type { TreeNode } from '../../src/model/tree.ts';
import type { ApiRow } from '../../src/tree/api-children.ts';
import { buildTrees } from '../../src/tree/build.ts';
import { tempDir } from '../support/temp-dir.ts';
import { writeFiles } from '../support/write-files.ts';

const fs = createFileSystem();

/** Of a component or a hook with the name that the route says. */
function apiRow(route: string): ApiRow {
  const name = derivedTitle(route);
  return { route, name, kind: name.startsWith('use') ? 'hook' : 'component' };
}

export interface Extra {
  readonly product?: string;
  readonly site?: string;
  readonly apiRoutes?: readonly string[];
  readonly drafts?: readonly string[];
  /** Routes of pages that could not be built. */
  readonly leftOut?: readonly string[];
}

/** Product `ui` at `/ui/` with pages button, card and index. */
export async function build(
  files: Record<string, string>,
  { product = '', site = '', apiRoutes = [], drafts = [], leftOut = [] }: Extra = {},
) {
  const root = tempDir();
  await writeFiles(root, {
    'site.config.ts': `export default {\n  title: 'Acme', url: 'https://acme.example', ${site}\n  products: [{ id: 'ui', prefix: '/ui/', name: 'Acme UI', contentDir: 'content', ${product} }],\n};\n`,
    'content/index.md': '# UI',
    'content/button.md': '# Button',
    'content/card.md': '# Card',
    ...files,
  });
  const config = await loadSite({ root, fs });
  if (!config.value) throw new Error(JSON.stringify(config.diagnostics));
  const pages = await parsePages(config.value, (await scanContent(config.value, { fs })).value, { fs });
  const trees = await buildTrees(
    config.value,
    pages.value.pages,
    { api: apiRoutes.map(apiRow), drafts, leftOut },
    { fs },
  );
  return { tree: trees.value.get('ui'), diagnostics: trees.diagnostics };
}

export async function nodesOf(pages: string, extra?: Extra): Promise<readonly TreeNode[]> {
  const { tree, diagnostics } = await build({ 'content/pages.ts': `export default ${pages};` }, extra);
  expect(diagnostics).toEqual([]);
  return tree?.nodes ?? [];
}

export function outline(nodes: readonly TreeNode[]): unknown[] {
  return nodes.map((node) => {
    const label = `${node.kind} ${node.title} ${node.kind === 'page' ? node.route + node.query + node.hash : node.pathname}`;
    return 'children' in node ? [label, ...outline(node.children)] : label;
  });
}
