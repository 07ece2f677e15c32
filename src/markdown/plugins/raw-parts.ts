// Raw HTML, parsed where it stands. Blocks that hold some which is sure to stay within them need the HTML parser and the
// sanitiser; these take far longer than all other steps of a page, so the blocks between do without.
import type { ElementContent, Root, RootContent } from 'hast';
import { plainTags } from './plain-tags.ts';

/** The tree with its raw HTML parsed by `parse`, which is given the blocks that hold some, or all. */
export function replaceRawParts(tree: Root, parse: (part: Root) => Root): Root {
  const parts = rawParts(tree);
  if (parts === null) return parse(tree);
  const children: RootContent[] = [];
  let copied = 0;
  for (const { from, to } of parts) {
    const block: Root = { type: 'root', children: tree.children.slice(from, to) };
    const part = plainTags(block) ?? parse(block);
    children.push(...tree.children.slice(copied, from), ...part.children);
    copied = to;
  }
  children.push(...tree.children.slice(copied));
  return { ...tree, children };
}

/** Children of the root, from one to before another. */
export interface RawPart {
  readonly from: number;
  readonly to: number;
}

/**
 * null: something is not nested as it is written, or the parser reads it by rules of its own, so that it may change what
 * stands behind it. All is parsed then.
 */
export function rawParts({ children }: Root): RawPart[] | null {
  const parts: RawPart[] = [];
  const open: string[] = [];
  let from: number | null = null;
  for (const [index, child] of children.entries()) {
    const holds = holdsRaw(child, open, 0);
    if (holds === null) return null;
    if (holds) from ??= index;
    if (from === null || open.length > 0) continue;
    parts.push({ from, to: index + 1 });
    from = null;
  }
  return open.length === 0 ? parts : null;
}

/** `open` are the tags that wait for their end. Those below `floor` stand around the node: nothing in it may end them. */
function holdsRaw(node: RootContent | ElementContent, open: string[], floor: number): boolean | null {
  if (node.type === 'raw') return node.value === '' ? false : readTags(node.value, open, floor) || null;
  if (node.type !== 'element') return false;
  const { length } = open;
  let holds = false;
  for (const child of node.children) {
    const found = holdsRaw(child, open, length);
    if (found === null) return null;
    holds ||= found;
  }
  return open.length === length ? holds : null;
}

/** A tag with its attributes, or what may be one. */
const TAG = /<(?:(\/?)([a-z][a-z0-9]*)(?:\s+[a-zA-Z][\w:-]*(?:=(?:"[^"]*"|'[^']*'|[\w./#:-]+))?)*\s*(\/?)>)?/g;

/** Elements that may stand in any text, and change nothing behind their end. Others, as those of tables, are read by further rules. */
const CONTAINED = new Set(
  'a abbr audio b bdi bdo cite code del details dfn div em figcaption figure i ins kbd li mark ol p picture q s samp section small span strong sub summary sup time u ul var video'.split(
    ' ',
  ),
);
const EMPTY = new Set(['br', 'hr', 'img', 'source', 'track', 'wbr']);

/** False: not all of them are plain and well nested. */
function readTags(html: string, open: string[], floor: number): boolean {
  for (const [, slash, name, selfCloses] of html.matchAll(TAG)) {
    if (name === undefined) return false;
    if (slash === '/') {
      if (open.length <= floor || open.pop() !== name) return false;
    } else if (EMPTY.has(name)) continue;
    else if (selfCloses === '/' || !CONTAINED.has(name)) return false;
    else open.push(name);
  }
  return true;
}
