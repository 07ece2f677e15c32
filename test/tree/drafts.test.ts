// Drafts and unlisted pages in a page tree.
import { describe, expect, test } from 'vitest';
import type { TreeNode } from '../../src/model/tree.ts';
import { build, nodesOf } from './build-tree.ts';

describe('a draft', () => {
  const drafts = ['/ui/next/', '/ui/later/'];
  const rows = (nodes: readonly TreeNode[]): string[] =>
    nodes.flatMap((node) => [
      `${node.kind} ${node.pathname}`,
      ...('children' in node ? rows(node.children).map((row) => `  ${row}`) : []),
    ]);

  test('has no row; a group or caption with no other entries is removed as well', async () => {
    const pages = `[
      { pathname: '/ui/next' },
      { pathname: '/ui/next#part' },
      { pathname: '/ui/g', children: [{ pathname: '/ui/later/' }, { pathname: '/ui/button' }] },
      { pathname: '/ui/empty', children: [{ pathname: '/ui/next' }, { pathname: '/ui/s', subheader: true, children: [{ pathname: '/ui/later' }] }] },
      { pathname: '/ui/later/', title: 'Group', children: [{ pathname: '/ui/card' }] },
      { pathname: '/ui/caption', subheader: true },
    ]`;
    expect(rows(await nodesOf(pages, { drafts }))).toEqual([
      'group /ui/g',
      '  page /ui/button',
      'group /ui/later/',
      '  page /ui/card',
      'subheader /ui/caption',
    ]);
  });

  test('may be in the tree twice, and its API tabs too', async () => {
    const pages = "[{ pathname: '/ui/next' }, { pathname: '/ui/next/' }, { pathname: '/ui/next/components-api' }]";
    expect(await nodesOf(pages, { drafts })).toEqual([]);
  });
});

describe('an unlisted page', () => {
  const files = { 'content/secret.md': '---\nunlisted: true\n---\n# Secret' };

  test('has no row in a derived tree', async () => {
    const { tree } = await build(files);
    expect(tree?.nodes.map(({ pathname }) => pathname)).toEqual(['/ui/', '/ui/button/', '/ui/card/']);
  });

  test('is an error in a written tree, also by a section of it', async () => {
    const { diagnostics } = await build({
      ...files,
      'content/pages.ts':
        "export default [\n  { pathname: '/ui/button' },\n  { pathname: '/ui/secret' },\n  { pathname: '/ui/secret#a' },\n];",
    });
    expect(diagnostics.map(({ code, at }) => `${code} ${at?.file}:${at?.line}:${at?.column}`)).toEqual([
      'tree/unlisted-page content/pages.ts:3:15',
      'tree/unlisted-page content/pages.ts:4:15',
    ]);
  });
});
