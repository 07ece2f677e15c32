// Blocks of code: with their title, and as a diff where lines are marked as gone or new.
import { attributeOf, findElement, type HtmlElement, type HtmlNode, hasClass, textOf } from './html-tree.ts';
import { codeFence } from './markdown-text.ts';

/** null: there is no code in it. */
export function codeBlock({ children }: HtmlElement): string | null {
  const pre = findElement(children, ({ tag }) => tag === 'pre');
  if (pre === null) return null;
  const title = findElement(children, (child) => hasClass(child, 'dg-code-title'));
  return preMarkdown(pre, title === null ? null : textOf(title.children).trim());
}

/** `title`: a file name, or null. */
export function preMarkdown(pre: HtmlElement, title: string | null): string {
  // Lines that went and lines that came stand beside each other: without a sign, both would be code. A diff has its signs.
  const isDiff =
    languageOf(pre) !== 'diff' && findElement(pre.children, (element) => signOf(element) !== null) !== null;
  return isDiff
    ? codeFence(asDiff(codeOf(pre.children, true)), 'diff', title)
    : codeFence(codeOf(pre.children, false), languageOf(pre), title);
}

/** What is said aloud of a marked line is no code. */
function codeOf(nodes: readonly HtmlNode[], hasSigns: boolean): string {
  let text = '';
  for (const node of nodes) {
    if (typeof node === 'string' || node.tag === 'br') text += textOf([node]);
    else if (!hasClass(node, 'dg-sr') && attributeOf(node, 'aria-hidden') !== 'true')
      text += ((hasSigns && signOf(node)) || '') + codeOf(node.children, hasSigns);
  }
  return text;
}

/** Characters that are none of any script: they hold the place of a sign until lines are told apart. */
const GONE = '\ufdd0';
const NEW = '\ufdd1';

function signOf(element: HtmlElement): string | null {
  if (!hasClass(element, 'l')) return null;
  const marks = (attributeOf(element, 'data-m') ?? '').split(' ');
  return marks.includes('del') ? GONE : marks.includes('ins') ? NEW : null;
}

function asDiff(code: string): string {
  return code
    .replace(/\n+$/, '')
    .split('\n')
    .map((line) =>
      line.startsWith(GONE) ? `-${line.slice(1)}` : line.startsWith(NEW) ? `+${line.slice(1)}` : ` ${line}`,
    )
    .join('\n');
}

function languageOf({ children }: HtmlElement): string {
  const code = findElement(children, ({ tag }) => tag === 'code');
  return /(?:^| )language-(\S+)/.exec((code && attributeOf(code, 'class')) ?? '')?.[1] ?? '';
}
