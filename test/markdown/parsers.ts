// Compares the trees of satteri and of remark-parse with remark-gfm.
import { isDeepStrictEqual } from 'node:util';
import type { Nodes } from 'mdast';
import { expect } from 'vitest';
import { remarkParser } from '../../src/lib/remark-parser.ts';
import { loadParser } from '../../src/markdown/parser.ts';

export const { parse: satteri, fallback } = await loadParser('satteri');

export const remark = await remarkParser();

// Fields that are absent in one tree and null in the other: `title` of links and definitions, `lang` and `meta` of code,
// `checked` of list items, `start` of lists, `alt` of images. Nothing else is left out.
export function comparable(tree: Nodes): unknown {
  return JSON.parse(JSON.stringify(tree, (_key, value) => (value === null ? undefined : value)));
}

/** What a reader could notice: no positions, and texts that stand side by side as one. */
export function visible(tree: Nodes): unknown {
  const { position: _position, ...rest } = tree;
  if (!('children' in rest)) return comparable(rest as Nodes);
  const children: Nodes[] = [];
  for (const child of rest.children) {
    const last = children.at(-1);
    if (child.type === 'text' && last?.type === 'text') last.value += child.value;
    else children.push({ ...child });
  }
  return { ...(comparable({ ...rest, children: [] } as Nodes) as object), children: children.map(visible) };
}

export async function sameTree(text: string): Promise<void> {
  const [ours, theirs] = [comparable(await satteri(text)), comparable(remark(text))];
  // The full comparison is slow, and its picture of the difference is only wanted when there is one.
  if (!isDeepStrictEqual(ours, theirs)) expect(ours).toEqual(theirs);
}
