// Markdown that stands beside the facts, to HTML that still has to be made safe: texts of rows, which have no page of their own.
import type { Definition, Nodes, PhrasingContent, Root } from 'mdast';
import { hasCjkEmphasis } from '../lib/cjk-emphasis.ts';
import { highlight } from '../lib/highlight/highlight.ts';
import { escapeAttribute, escapeHtml } from '../lib/html.ts';
import { remarkParser } from '../lib/remark-parser.ts';

/** HTML in the text stays HTML. One paragraph comes without an element around it. */
export type MarkdownToHtml = (text: string) => string;

/**
 * Each text of the site is worked out once, as rows repeat between components. `withCjk`: the site has Chinese, Japanese or
 * Korean pages, so that emphasis in texts of these languages is read by their rule.
 */
export async function loadMarkdown({ withCjk }: { readonly withCjk: boolean }): Promise<MarkdownToHtml> {
  const parse = await loadParser(withCjk);
  const known = new Map<string, string>();
  return (text) => {
    if (isPlain(text)) return codeInText(text);
    const html = known.get(text) ?? rootToHtml(parse(text));
    known.set(text, html);
    return html;
  };
}

type Parse = (text: string) => Root;

async function loadParser(withCjk: boolean): Promise<Parse> {
  const satteri = await loadSatteri();
  if (satteri !== null && !withCjk) return satteri;
  const remark = await remarkParser();
  return satteri === null ? remark : (text) => (hasCjkEmphasis(text) ? remark(text) : satteri(text));
}

/** null: no binding for this platform, which the Markdown stage reports. */
async function loadSatteri(): Promise<Parse | null> {
  const satteri = await import('satteri').catch(() => null);
  // Its nodes are mdast, typed by its own copy of the same types.
  return satteri && ((text) => satteri.markdownToMdast(text, { features: { frontmatter: false } }) as Root);
}

const CODE = /(?<!`)`([^`\n]+)`(?!`)/g;

/** Of ten texts nine are one paragraph in which but code is marked: those need no parser. */
function isPlain(text: string): boolean {
  const prose = text.replace(CODE, '');
  return (
    !/[*_~[\]\\`<>|#]|\n\s*\n|https?:|www\.|@|^[ \t]*(?:[-+]|\d+[.)])(?:\s|$)|^[=-]+\s*$/m.test(prose) &&
    !/^(?: {4}|\t)/.test(text)
  );
}

function codeInText(text: string): string {
  return text.trim().replace(CODE, (_, code: string) => `<code>${escapeHtml(code.trim())}</code>`);
}

interface Context {
  readonly definitions: ReadonlyMap<string, Definition>;
  /** Paragraphs of a list without empty lines stand without an element. */
  readonly isTight: boolean;
}

function rootToHtml({ children }: Root): string {
  const definitions = new Map(
    children.flatMap((node): [string, Definition][] => (node.type === 'definition' ? [[node.identifier, node]] : [])),
  );
  const blocks = children.filter(({ type }) => type !== 'definition');
  return toHtml(blocks, { definitions, isTight: blocks.length === 1 });
}

function toHtml(nodes: readonly Nodes[], context: Context): string {
  return nodes.map((node) => nodeToHtml(node, context)).join('');
}

function nodeToHtml(node: Nodes, context: Context): string {
  const inside = (children: readonly PhrasingContent[]) => toHtml(children, context);
  switch (node.type) {
    case 'text':
      return escapeHtml(node.value);
    case 'html':
      return node.value;
    case 'break':
      return '<br>';
    case 'inlineCode':
      return `<code>${escapeHtml(node.value)}</code>`;
    case 'emphasis':
      return `<em>${inside(node.children)}</em>`;
    case 'strong':
      return `<strong>${inside(node.children)}</strong>`;
    case 'delete':
      return `<del>${inside(node.children)}</del>`;
    case 'link':
      return link(node.url, inside(node.children));
    case 'linkReference': {
      const target = context.definitions.get(node.identifier);
      return target ? link(target.url, inside(node.children)) : `[${inside(node.children)}]`;
    }
    case 'image':
      return `<img src="${escapeAttribute(node.url)}" alt="${escapeAttribute(node.alt ?? '')}">`;
    case 'paragraph':
      return context.isTight ? inside(node.children) : `<p>${inside(node.children)}</p>`;
    // The headings of the page are its sections: one in the text of a row is a line that stands out.
    case 'heading':
      return `<p><strong>${inside(node.children)}</strong></p>`;
    case 'code':
      return codeBlock(node.value, node.lang ?? '');
    case 'blockquote':
      return `<blockquote>${toHtml(node.children, { ...context, isTight: false })}</blockquote>`;
    case 'list': {
      const isTight = !node.spread && node.children.every(({ spread }) => !spread);
      const items = node.children.map((item) => `<li>${toHtml(item.children, { ...context, isTight })}</li>`).join('');
      return node.ordered ? `<ol>${items}</ol>` : `<ul>${items}</ul>`;
    }
    case 'thematicBreak':
      return '<hr>';
    case 'table': {
      const [head, ...rows] = node.children.map(({ children }) => children.map((cell) => inside(cell.children)));
      const row = (tag: string, cells: readonly string[] = []) =>
        `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
      return `<table><thead>${row('th', head)}</thead><tbody>${rows.map((cells) => row('td', cells)).join('')}</tbody></table>`;
    }
    default:
      return '';
  }
}

function link(url: string, html: string): string {
  return `<a href="${escapeAttribute(url)}">${html}</a>`;
}

function codeBlock(code: string, language: string): string {
  return `<pre><code>${language === '' ? escapeHtml(code) : highlight(code, language)}</code></pre>`;
}
