// The part of a demo that matters: what its component returns, without the box around it (behaviour §4.2).
import type { Expression, Node, Program, Statement } from '@babel/types';
import { endOf, startOf } from '../lib/syntax/walk.ts';
import { exportedNode } from './syntax/exports.ts';

export interface Preview {
  /** De-indented. */
  readonly text: string;
  /** Where it stands in the full source, so that an edited preview can take its place. */
  readonly start: number;
  readonly end: number;
  /** What all its lines but the first begin with in the full source. */
  readonly indent: string;
}

/** Boxes that only place what they hold. */
const WRAPPERS = new Set(['div', 'Box', 'Stack', 'LocalizationProvider']);
/** A longer preview is no preview. */
export const MAX_PREVIEW_LINES = 16;

/** Null: nothing is returned that could be shown, or too much. */
export function derivePreview(
  source: string,
  program: Program,
  { exportName = 'default', maxLines = MAX_PREVIEW_LINES } = {},
): Preview | null {
  const returned = returnedBy(exportedNode(program, exportName), program);
  if (returned?.type !== 'JSXElement' && returned?.type !== 'JSXFragment') return null;
  const [start, end] = shownRange(returned);
  const preview = cutOut(source, start, end);
  return preview.text === '' || preview.text.split('\n').length > maxLines ? null : preview;
}

/** Finds a preview that was written by hand in the source of its demo, however deep it is indented; null if it is not in there. */
export function placePreview(source: string, written: string): Preview | null {
  const lines = dedent(written).split('\n');
  const pattern = lines
    .map((line, i) => (line === '' ? '[ \\t]*' : `${i === 0 ? '' : '\\1'}${escapePattern(line)}[ \\t]*`))
    .join('\\r?\\n');
  const found = new RegExp(`^([ \\t]*)${pattern}$`, 'm').exec(source);
  if (!found) return null;
  const [whole, indent = ''] = found;
  const start = found.index + indent.length;
  return { text: lines.join('\n'), start, end: start + whole.length - indent.length, indent };
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** Follows names, and functions that are handed to others, as in `React.memo(function Demo() {…})`. */
function returnedBy(node: Node | null | undefined, program: Program, depth = 0): Expression | null {
  if (!node || depth > 5) return null; // `const A = B; const B = A` parses.
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return lastReturn(node.body.body);
    case 'ArrowFunctionExpression':
      return node.body.type === 'BlockStatement' ? lastReturn(node.body.body) : unwrap(node.body);
    case 'Identifier':
      return returnedBy(declarationOf(node.name, program), program, depth + 1);
    case 'CallExpression':
      return returnedBy(node.arguments[0], program, depth + 1);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return returnedBy(node.expression, program, depth + 1);
    default:
      return null;
  }
}

function lastReturn(body: readonly Statement[]): Expression | null {
  const last = body.findLast((statement) => statement.type === 'ReturnStatement');
  return last?.argument ? unwrap(last.argument) : null;
}

function unwrap(node: Expression): Expression {
  return node.type === 'ParenthesizedExpression' ? unwrap(node.expression) : node;
}

function declarationOf(name: string, program: Program): Node | null {
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'FunctionDeclaration' && declared.id?.name === name) return declared;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations)
      if (id.type === 'Identifier' && id.name === name) return init ?? null;
  }
  return null;
}

function shownRange(element: Extract<Expression, { type: 'JSXElement' | 'JSXFragment' }>): [number, number] {
  if (element.type === 'JSXElement' && element.children.length > 0) {
    const { name } = element.openingElement;
    const [first, last] = [element.children[0], element.children.at(-1)];
    if (name.type === 'JSXIdentifier' && WRAPPERS.has(name.name) && first && last) return [startOf(first), endOf(last)];
  }
  return [startOf(element), endOf(element)];
}

/** Without the blanks around it, which belong to the layout of the source. */
function cutOut(source: string, from: number, to: number): Preview {
  const piece = source.slice(from, to);
  const start = from + (piece.length - piece.trimStart().length);
  const end = Math.max(start, to - (piece.length - piece.trimEnd().length));
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  const indent = /^[ \t]*/.exec(source.slice(lineStart, start))?.[0] ?? '';
  const lines = source.slice(start, end).split(/\r?\n/);
  // A template literal may stand further left than the element that holds it: then nothing is taken away.
  const isDeep = lines.slice(1).every((line) => line.trim() === '' || line.startsWith(indent));
  const kept = isDeep ? indent : '';
  const text = lines.map((line, i) => (i === 0 || !line.startsWith(kept) ? line : line.slice(kept.length)));
  return { text: text.map((line) => (line.trim() === '' ? '' : line)).join('\n'), start, end, indent: kept };
}

/** Without blank lines around it. */
export function dedent(text: string): string {
  const lines = text
    .replaceAll('\r\n', '\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
    .split('\n');
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0].length ?? 0);
  const least = Math.min(...indents);
  return lines.map((line) => (line.trim() === '' ? '' : line.slice(least).trimEnd())).join('\n');
}
