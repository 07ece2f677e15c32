// Walks a syntax tree in the order of its source, without knowing the kinds of its nodes.
import type { Node } from '@babel/types';

/** A node as the parser made it: always with its place. */
export type PlacedNode = Node & { readonly start: number; readonly end: number };

/** What a visitor answers: `false` leaves out what is below. */
export type Visit = (node: PlacedNode, parent: PlacedNode | null, key: string) => boolean | undefined;

export function walk(root: Node, visit: Visit): void {
  step(root, null, '', visit);
}

function step(node: Node, parent: PlacedNode | null, key: string, visit: Visit): void {
  if (!isPlaced(node) || visit(node, parent, key) === false) return;
  for (const [name, child] of childrenOf(node)) step(child, node, name, visit);
}

/** Fields in the order of the tree, which is that of the source but for a few kinds; callers sort by place. */
export function* childrenOf(node: Node): Generator<readonly [key: string, child: Node]> {
  for (const [key, value] of Object.entries(node)) {
    if (key === 'loc' || key === 'extra') continue;
    if (Array.isArray(value)) {
      for (const item of value) if (isNode(item)) yield [key, item];
    } else if (isNode(value)) yield [key, value];
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The parser gives every node its place; the type of a node leaves it open. */
export function startOf(node: Node): number {
  return node.start ?? 0;
}

export function endOf(node: Node): number {
  return node.end ?? 0;
}

function isPlaced(node: Node): node is PlacedNode {
  return typeof node.start === 'number' && typeof node.end === 'number';
}
