// Finished HTML to a plain tree: only what docs-gen or React has written comes here, so every value stands in double quotes.
import { decodeEntities } from '../lib/html.ts';

export interface HtmlElement {
  readonly tag: string;
  /** As written between the name and the end of the tag. */
  readonly attributes: string;
  readonly children: readonly HtmlNode[];
}

/** A text is as written, with its entities. */
export type HtmlNode = HtmlElement | string;

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Left out with all that they hold: none of it is text of the page, and some of it no HTML of ours. */
const SKIPPED = new Set(['script', 'style', 'svg', 'template', 'noscript']);

interface OpenElement extends HtmlElement {
  readonly children: HtmlNode[];
}

export function htmlTree(html: string): readonly HtmlNode[] {
  const root: OpenElement = { tag: '', attributes: '', children: [] };
  const open: OpenElement[] = [root];
  const top = () => open.at(-1) ?? root;
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    if (start !== at) top().children.push(html.slice(at, start === -1 ? undefined : start));
    if (start === -1) break;
    if (html[start + 1] === '!') {
      at = behind(html, html.startsWith('<!--', start) ? '-->' : '>', start);
      continue;
    }
    const end = tagEnd(html, start + 1);
    const [, slash = '', tag = ''] = /^(\/?)([^\s/>]*)/.exec(html.slice(start + 1, Math.min(end, start + 80))) ?? [];
    at = end + 1;
    if (slash !== '') {
      close(open, tag);
      continue;
    }
    if (SKIPPED.has(tag)) {
      at = behind(html, `</${tag}>`, end);
      continue;
    }
    const element: OpenElement = { tag, attributes: html.slice(start + 1 + tag.length, end), children: [] };
    top().children.push(element);
    if (!VOID.has(tag)) open.push(element);
  }
  return root.children;
}

/** Decoded; null: the element does not have it. */
export function attributeOf({ attributes }: HtmlElement, name: string): string | null {
  const start = attributes.indexOf(` ${name}="`);
  if (start === -1) return null;
  const value = start + name.length + 3;
  return decodeEntities(attributes.slice(value, attributes.indexOf('"', value)));
}

export function hasClass(element: HtmlElement, name: string): boolean {
  return attributeOf(element, 'class')?.split(' ').includes(name) ?? false;
}

/** All text of the nodes, as written, white space included. */
export function textOf(nodes: readonly HtmlNode[]): string {
  let text = '';
  for (const node of nodes) {
    if (typeof node === 'string') text += decodeEntities(node);
    else text += node.tag === 'br' ? '\n' : textOf(node.children);
  }
  return text;
}

/** The first one in the order of the document. */
export function findElement(
  nodes: readonly HtmlNode[],
  isWanted: (element: HtmlElement) => boolean,
): HtmlElement | null {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const found = isWanted(node) ? node : findElement(node.children, isWanted);
    if (found !== null) return found;
  }
  return null;
}

/** An end tag without a start is passed over. */
function close(open: OpenElement[], tag: string): void {
  const index = open.findLastIndex((element) => element.tag === tag);
  if (index > 0) open.length = index;
}

/** Offset of the `>` that ends the tag: one inside a value does not. */
function tagEnd(html: string, from: number): number {
  let at = from;
  for (;;) {
    const end = html.indexOf('>', at);
    const quote = html.indexOf('"', at);
    if (end === -1) return html.length;
    if (quote === -1 || quote > end) return end;
    const closing = html.indexOf('"', quote + 1);
    if (closing === -1) return end;
    at = closing + 1;
  }
}

function behind(html: string, text: string, from: number): number {
  const found = html.indexOf(text, from);
  return found === -1 ? html.length : found + text.length;
}
