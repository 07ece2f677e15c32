// What stands inside a line: text, code, links, pictures, emphasis.
import { attributeOf, type HtmlElement, type HtmlNode, hasClass, textOf } from './html-tree.ts';
import { codeSpan, escapeText, link } from './markdown-text.ts';

export interface InlineOptions {
  /** Address of the page on its public host: relative addresses start there. */
  readonly url: string;
  /** On one line: a heading, or a cell of a table. */
  readonly isFlat: boolean;
  /** Links are left as their text. */
  readonly isBare: boolean;
  /** The text around it is bold: marks inside of it would end that. */
  readonly isBold?: boolean;
}

/** Trimmed. */
export function inlineMarkdown(nodes: readonly HtmlNode[], options: InlineOptions): string {
  return written(nodes, options)
    .replace(/ {2,}/g, ' ')
    .replace(/ *\n */g, '\n')
    .trim();
}

/** What readers work with, or see without reading it. */
export function isLeftOut(element: HtmlElement): boolean {
  return (
    CONTROLS.has(element.tag) ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    LEFT_OUT.some((name) => hasClass(element, name))
  );
}

const CONTROLS = new Set(['button', 'nav', 'footer', 'select', 'textarea', 'dialog', 'form', 'search', 'link', 'meta']);
/** The words in `dg-sr` say aloud what others see by a sign. */
const LEFT_OUT = ['dg-contents-phone', 'dg-fold', 'dg-api-tools', 'dg-body-top', 'dg-sr', 'dg-demo-missing'];

function written(nodes: readonly HtmlNode[], options: InlineOptions): string {
  let text = '';
  for (const [index, node] of nodes.entries()) {
    // Buttons side by side: styles keep them apart.
    if (isLink(node) && isLink(nodes[index - 1])) text += ' ';
    text += typeof node === 'string' ? plain(node) : elementText(node, options);
  }
  return text;
}

function isLink(node: HtmlNode | undefined): boolean {
  return node !== undefined && typeof node !== 'string' && node.tag === 'a';
}

function plain(html: string): string {
  return escapeText(textOf([html]));
}

const BOLD = '**';
const MARKS: Readonly<Record<string, string>> = { strong: BOLD, b: BOLD, em: '*', i: '*', del: '~~', s: '~~' };
/** Markdown has no sign for them. */
const KEPT = new Set(['kbd', 'sub', 'sup']);
const APART = new Set('p div li dt dd tr td th ul ol dl pre section details summary blockquote figure'.split(' '));

function elementText(element: HtmlElement, options: InlineOptions): string {
  const { tag, children } = element;
  if (isLeftOut(element)) return '';
  switch (tag) {
    case 'br':
      return options.isFlat ? ' ' : '\\\n';
    case 'img':
      return picture(element, options);
    case 'input':
      return attributeOf(element, 'type') === 'checkbox' ? checkbox(element) : '';
    case 'a':
      return anchor(element, options);
    case 'code':
    case 'samp':
      return code(children);
    default:
  }
  const mark = MARKS[tag];
  if (mark === BOLD && options.isBold) return written(children, options);
  if (mark === BOLD) return around(written(children, { ...options, isBold: true }), BOLD, BOLD);
  if (mark !== undefined) return around(written(children, options), mark, mark);
  if (KEPT.has(tag)) return around(written(children, options), `<${tag}>`, `</${tag}>`);
  if (hasClass(element, 'dg-api-type')) return code(children);
  // A long type is folded: its beginning stands in the summary once more.
  if (hasClass(element, 'dg-api-long-type'))
    return written(
      children.filter((child) => !isSummary(child)),
      options,
    );
  const inner = written(children, options);
  if (hasClass(element, 'dg-chip')) return ` (${inner.trim()})`;
  if (tag === 'li') return ` • ${inner} `;
  return APART.has(tag) ? ` ${inner} ` : inner;
}

function isSummary(node: HtmlNode): boolean {
  return typeof node !== 'string' && node.tag === 'summary';
}

/** What is said of a name inside of its code, as that it is required, stands behind it. */
function code(children: readonly HtmlNode[]): string {
  const shown = children.filter((child) => typeof child === 'string' || attributeOf(child, 'aria-hidden') !== 'true');
  const isAside = (child: HtmlNode) => typeof child !== 'string' && hasClass(child, 'dg-sr');
  return codeSpan(textOf(shown.filter((child) => !isAside(child)))) + escapeText(textOf(shown.filter(isAside)));
}

function around(inner: string, before: string, after: string): string {
  const text = inner.trim();
  if (text === '') return inner;
  const start = inner.length - inner.trimStart().length;
  return inner.slice(0, start) + before + text + after + inner.slice(start + text.length);
}

/** The link of a heading or a row to itself is left out. One that shows an icon alone says in its title where it leads. */
function anchor(element: HtmlElement, options: InlineOptions): string {
  const inner = written(element.children, options);
  const href = attributeOf(element, 'href');
  const shown = inner.trim().replace(/\s+/g, ' ');
  const text = shown === '' ? escapeText(attributeOf(element, 'title') ?? '') : shown;
  if (href === null || text === '' || options.isBare || hasClass(element, 'dg-anchor')) return inner;
  return link(text, absoluteHref(href, options.url));
}

function picture(element: HtmlElement, { url, isBare }: InlineOptions): string {
  const alt = escapeText(attributeOf(element, 'alt') ?? '').trim();
  const source = attributeOf(element, 'src');
  if (isBare || source === null || source.startsWith('data:')) return alt;
  return `!${link(alt, absoluteHref(source, url))}`;
}

function checkbox({ attributes }: HtmlElement): string {
  return /\schecked(?:[\s=/]|$)/.test(attributes) ? '[x] ' : '[ ] ';
}

export function absoluteHref(href: string, url: string): string {
  return URL.canParse(href, url) ? new URL(href, url).href : href;
}
