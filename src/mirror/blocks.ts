// A page's HTML to blocks of Markdown: headings, paragraphs, lists, tables, code, callouts, demos.
import type { DemoSource } from '../model/demo.ts';
import { codeBlock, preMarkdown } from './code.ts';
import { attributeOf, findElement, type HtmlElement, type HtmlNode, hasClass } from './html-tree.ts';
import { absoluteHref, type InlineOptions, inlineMarkdown, isLeftOut } from './inline.ts';
import { listMarkdown } from './lists.ts';
import { codeFence, escapeLineStart, link, quote } from './markdown-text.ts';
import { tableMarkdown } from './tables.ts';

export interface BlockOptions {
  /** Address of the page on its public host. */
  readonly url: string;
  /** By name. */
  readonly demos: ReadonlyMap<string, DemoSource>;
}

/** One after the other, without empty lines around them. */
export function blocksOf(nodes: readonly HtmlNode[], options: BlockOptions): string[] {
  const blocks: string[] = [];
  let line: HtmlNode[] = [];
  const flush = () => {
    const text = inlineMarkdown(line, inText(options));
    if (text !== '') blocks.push(text.split('\n').map(escapeLineStart).join('\n'));
    line = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || !isBlock(node)) {
      line.push(node);
      continue;
    }
    flush();
    if (!isLeftOut(node)) blocks.push(...elementBlocks(node, options));
  }
  flush();
  return blocks;
}

const BLOCKS = new Set(
  'address article aside audio blockquote body dd details div dl dt fieldset figcaption figure h1 h2 h3 h4 h5 h6 header hr iframe label legend main ol output p pre section summary table ul video'.split(
    ' ',
  ),
);

/** An element that we do not know, or a link, is a block when it holds one. */
function isBlock({ tag, children }: HtmlElement): boolean {
  return BLOCKS.has(tag) || children.some((child) => typeof child !== 'string' && isBlock(child));
}

function elementBlocks(element: HtmlElement, options: BlockOptions): string[] {
  const { tag, children } = element;
  if (HEADING.test(tag)) return headingBlock(element, options);
  if (NAMES.has(tag) && holdsHeading(children)) return blocksOf(children, options);
  switch (tag) {
    case 'ul':
    case 'ol':
      return filled(listMarkdown(element, (inner) => blocksOf(inner, options)));
    case 'pre':
      return [preMarkdown(element, null)];
    case 'table':
      return filled(tableMarkdown(element, { url: options.url, isFlat: true, isBare: false }));
    case 'blockquote':
      return filled(quote(blocksOf(children, options).join('\n\n')));
    case 'hr':
      return ['---'];
    case 'label':
    case 'summary':
    case 'dt':
      // The name of a folder in a tree of files.
      return isElement(children[0], 'bdi')
        ? filled(inlineMarkdown(children, inText(options)))
        : bold(children, options);
    case 'video':
    case 'audio':
    case 'iframe':
      return mediaBlock(element, options);
    case 'a':
      return filled(inlineMarkdown([element], { ...inText(options), isFlat: true }));
    default:
  }
  if (BOLD.some((name) => hasClass(element, name))) return bold(children, options);
  if (hasClass(element, 'dg-callout')) return calloutBlock(element, options);
  const code = hasClass(element, 'dg-code') ? codeBlock(element) : null;
  if (code !== null) return [code];
  if (hasClass(element, 'dg-demo')) return demoBlocks(element, options);
  if (hasClass(element, 'dg-api-type')) return filled(inlineMarkdown([element], inText(options)));
  return blocksOf(children, options);
}

const HEADING = /^h[1-6]$/;
/** A line of bold words, or a link: no place for a heading. */
const NAMES = new Set(['label', 'summary', 'dt', 'a']);

function holdsHeading(nodes: readonly HtmlNode[]): boolean {
  return nodes.some((node) => typeof node !== 'string' && (HEADING.test(node.tag) || holdsHeading(node.children)));
}

const BOLD = ['dg-callout-title', 'dg-card-title'];

function isElement(node: HtmlNode | undefined, tag: string): boolean {
  return node !== undefined && typeof node !== 'string' && node.tag === tag;
}

function inText({ url }: BlockOptions): InlineOptions {
  return { url, isFlat: false, isBare: false };
}

function filled(block: string): string[] {
  return block === '' ? [] : [block];
}

/** Without links, unless all of it is one: the title of a card. */
function headingBlock({ tag, children }: HtmlElement, { url }: BlockOptions): string[] {
  const text = inlineMarkdown(children, { url, isFlat: true, isBare: children.length > 1 });
  return text === '' ? [] : [`${'#'.repeat(Number(tag[1]))} ${text}`];
}

function bold(children: readonly HtmlNode[], options: BlockOptions): string[] {
  const text = inlineMarkdown(children, { ...inText(options), isFlat: true, isBold: true });
  return text === '' ? [] : [`**${text}**`];
}

const ALERTS: readonly (readonly [kind: string, alert: string])[] = [
  ['dg-callout-info', 'NOTE'],
  ['dg-callout-success', 'TIP'],
  ['dg-callout-warning', 'WARNING'],
  ['dg-callout-error', 'CAUTION'],
];

/** In GitHub's form, which models and people know. */
function calloutBlock(element: HtmlElement, options: BlockOptions): string[] {
  const alert = ALERTS.find(([kind]) => hasClass(element, kind))?.[1];
  const inner = blocksOf(element.children, options).join('\n\n');
  return [quote(alert === undefined ? inner : `[!${alert}]\n${inner}`)];
}

/** The source in its first language and styling: what a demo shows is no text. */
function demoBlocks(element: HtmlElement, options: BlockOptions): string[] {
  const source = options.demos.get(attributeOf(element, 'data-demo') ?? '');
  const files = source?.variants[0]?.codes[0]?.files ?? [];
  if (files.length === 0) return blocksOf(element.children, options);
  return files.map(({ name, source: code }) => codeFence(code, name.replace(/^.*\./, ''), name));
}

function mediaBlock(element: HtmlElement, { url }: BlockOptions): string[] {
  const source = findElement([element], (part) => attributeOf(part, 'src') !== null);
  const src = source && attributeOf(source, 'src');
  if (src === null) return [];
  const href = absoluteHref(src, url);
  return [link(attributeOf(element, 'title') ?? attributeOf(element, 'aria-label') ?? href, href)];
}
