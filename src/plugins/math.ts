// Formulas in TeX between dollar signs, turned into MathML while the site is built: pages load no script, style or font for them.
import type { Element, ElementContent, Root as HastRoot } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import type { Data, Root } from 'mdast';
import { parseFragment } from 'parse5';
import type { VFile } from 'vfile';
import { errorMessage } from '../lib/error-message.ts';
import type { Plugin } from '../model/plugin.ts';

export interface MathOptions {
  /** TeX for commands of the site's own, such as `{ '\\R': '\\mathbb{R}' }`. @default {} */
  readonly macros?: Readonly<Record<string, string>>;
}

/**
 * `$…$` in a line and `$$…$$` as a block.
 *
 * @example
 * ```ts
 * plugins: [math({ macros: { '\\R': '\\mathbb{R}' } })]
 * ```
 */
export function math(options: MathOptions = {}): Plugin {
  return {
    name: 'math',
    version: '1',
    syntax: ['math'],
    remark: [[readFormulas, options]],
    rehype: [putFormulas],
  };
}

declare module 'vfile' {
  interface DataMap {
    /** What stands in the place of each formula. */
    formulas: Element[];
  }
}

interface Formula {
  readonly type: 'math' | 'inlineMath';
  readonly value: string;
  readonly position?: Root['position'];
  data?: Data;
}

type Made = { readonly element: Element } | { readonly problem: string; readonly offset: number };

/** Remark plugin: while the places are those of the file. The sanitiser takes MathML for an author's, so it waits outside. */
function readFormulas({ macros = {} }: MathOptions) {
  const known = new Map<string, Made>();
  return async (tree: Root, file: VFile): Promise<void> => {
    if (!String(file.value).includes('$')) return;
    const formulas = formulasIn(tree);
    if (formulas.length === 0) return;
    const { default: temml } = await import('temml');
    const elements: Element[] = [];
    for (const formula of formulas) {
      const isBlock = formula.type === 'math';
      const key = `${formula.type} ${formula.value}`;
      let made = known.get(key);
      if (made === undefined) {
        try {
          const html = temml.renderToString(formula.value, {
            displayMode: isBlock,
            throwOnError: true,
            trust: false,
            strict: false,
            macros: { ...macros }, // A formula may define more: for itself only.
          });
          made = { element: frame(html, isBlock) };
        } catch (error) {
          made = problemOf(error);
        }
        known.set(key, made);
      }
      if ('problem' in made) {
        tell(file, formula, made);
        formula.data = { hName: 'code', hChildren: [{ type: 'text', value: formula.value }] };
      } else {
        // NUL cannot stand in a class that an author writes.
        formula.data = {
          hName: isBlock ? 'div' : 'span',
          hProperties: { className: [`\0${elements.length}`] },
          hChildren: [],
        };
        elements.push(made.element);
      }
    }
    file.data.formulas = elements;
  };
}

function formulasIn(tree: Root): Formula[] {
  const found: Formula[] = [];
  const stack: unknown[] = [...tree.children].reverse();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    const { type, children } = node as { readonly type: string; readonly children?: readonly unknown[] }; // Any node.
    if (type === 'math' || type === 'inlineMath') found.push(node as Formula); // As the parser makes them.
    if (children) stack.push(...[...children].reverse());
  }
  return found;
}

/** A long block scrolls in a frame that the keyboard reaches. Formulas read from left to right in every language. */
function frame(html: string, isBlock: boolean): Element {
  const [formula] = childrenOf(html);
  if (formula?.type !== 'element') throw new Error('it gave no formula');
  bare(formula);
  formula.properties.dir = 'ltr';
  if (!isBlock) return formula;
  const style = 'overflow-x:auto;overflow-y:hidden;padding-block:.25em;margin-block:1em';
  return { type: 'element', tagName: 'div', properties: { dir: 'ltr', tabIndex: 0, style }, children: [formula] };
}

function childrenOf(html: string): ElementContent[] {
  const tree = fromParse5(parseFragment(html));
  return tree.type === 'root' ? (tree.children as ElementContent[]) : []; // A fragment has no doctype.
}

/** Its classes are those of a style sheet that pages do not load. */
function bare(element: Element): void {
  delete element.properties.className;
  for (const child of element.children) if (child.type === 'element') bare(child);
}

/** Its message ends in the place and the formula, which are told in their own way. */
function problemOf(error: unknown): Made {
  const text = errorMessage(error);
  const problem = text
    .replace(/ at (?:position \d+|end of input): [\s\S]*$/, '')
    .replace(/\u0332/g, '')
    .trim();
  const offset = error instanceof Error && 'position' in error ? Number(error.position) : 0;
  return { problem: problem === '' ? text : problem, offset: Number.isFinite(offset) ? offset : 0 };
}

/** Where in the formula, as far as its text is the file's: the lines of one in a quote or a list stand deeper there. */
function tell(
  file: VFile,
  { type, value, position }: Formula,
  { problem, offset }: { problem: string; offset: number },
) {
  const reason = `The formula can not be read: ${problem}.`;
  const start = position?.start;
  const source = start?.offset === undefined ? -1 : String(file.value).indexOf(value, start.offset);
  const isHere = start?.offset !== undefined && source !== -1 && source <= (position?.end.offset ?? 0);
  const place = isHere ? pointAt(String(file.value), { ...start, offset: start.offset ?? 0 }, source + offset) : start;
  const message = file.message(reason, { place, source: 'math', ruleId: type });
  message.fatal = true;
  message.note = 'correct the formula; a price is written \\$5.';
}

interface Point {
  readonly line: number;
  readonly column: number;
  readonly offset: number;
}

function pointAt(text: string, start: Point, offset: number): Point {
  const lines = text.slice(start.offset, offset).split('\n');
  const last = lines.at(-1) ?? '';
  return {
    line: start.line + lines.length - 1,
    column: lines.length === 1 ? start.column + last.length : last.length + 1,
    offset,
  };
}

/** Rehype plugin: behind the sanitiser. */
function putFormulas() {
  return (tree: HastRoot, file: VFile): void => {
    const { formulas } = file.data;
    if (!formulas) return;
    const stack: (HastRoot | Element)[] = [tree];
    for (let parent = stack.pop(); parent; parent = stack.pop()) {
      parent.children.forEach((child, index, siblings) => {
        if (child.type !== 'element') return;
        const [name] = Array.isArray(child.properties.className) ? child.properties.className : [];
        const formula = typeof name === 'string' && name.startsWith('\0') ? formulas[Number(name.slice(1))] : undefined;
        // A formula that stands twice is the same object: the page's own steps may change what they are given.
        if (formula) siblings[index] = structuredClone(formula);
        else stack.push(child);
      });
    }
  };
}
