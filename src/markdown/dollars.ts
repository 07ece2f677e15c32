// Formulas between single dollar signs, by rules that leave prices alone. Both parsers take any two dollar signs for a formula.
import type { Nodes, Root } from 'mdast';
import type { Parse } from './parser.ts';

/** Stand for a dollar sign that opens nothing: punctuation too, of one UTF-16 unit, and as good as never used. */
const STANDINS = ['\ufe69', '\u20a0', '\u20a2', '\u20b0'];
/** A page with more dollar signs that open nothing has prices in columns; the rest of them is text. */
const MAX_ROUNDS = 200;

/**
 * As in pandoc: text follows the opening sign at once, and stands right before the closing one, behind which there is no
 * digit. A sign that opens no formula is hidden from the parser, which then reads what follows as if it were text.
 */
export function withFormulas(parse: Parse): Parse {
  return async (text) => {
    if (!text.includes('$')) return parse(text);
    const standin = STANDINS.find((sign) => !text.includes(sign));
    if (standin === undefined) return parse(text);
    let current = text;
    for (let round = 0; ; round++) {
      const tree = await parse(current);
      // One at a time: without it, those that follow pair up in another way.
      const wrong = round < MAX_ROUNDS ? firstWrongOpener(tree, current) : null;
      if (wrong === null) {
        if (current !== text) restore(tree, standin);
        return tree;
      }
      current = current.slice(0, wrong) + standin + current.slice(wrong + 1);
    }
  };
}

function firstWrongOpener(tree: Root, text: string): number | null {
  let first: number | null = null;
  walk(tree, (node) => {
    // The types of mdast know formulas only where a parser for them is loaded.
    if ((node.type as string) !== 'inlineMath') return;
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined || text[start + 1] === '$') return;
    const isFormula = /\S/.test(text[start + 1] ?? '') && /\S/.test(text[end - 2] ?? '') && !/\d/.test(text[end] ?? '');
    if (!isFormula) first = Math.min(first ?? start, start);
  });
  return first;
}

function restore(tree: Root, standin: string): void {
  walk(tree, (node) => {
    const fields: Record<string, unknown> = { ...node };
    for (const name of ['value', 'url', 'title', 'alt', 'meta', 'lang']) {
      const value = fields[name];
      if (typeof value === 'string' && value.includes(standin))
        Object.assign(node, { [name]: value.replaceAll(standin, '$') });
    }
  });
}

function walk(tree: Root, visit: (node: Nodes) => void): void {
  const stack: Nodes[] = [tree];
  for (let node = stack.pop(); node; node = stack.pop()) {
    visit(node);
    if ('children' in node) stack.push(...node.children);
  }
}
