// A program as a flat list of what matters in it, in the order of its source: kinds, names, values; no layout.

import type { Node, Program } from '@babel/types';
import { childrenOf, startOf } from '../../lib/syntax/walk.ts';
import { withoutEnd } from '../../lib/without-end.ts';

export interface Mark {
  readonly text: string;
  readonly start: number;
}

export function marksOf(program: Program): Mark[] {
  const marks: Mark[] = [];
  visit(program, marks);
  return marks;
}

function visit(node: Node, marks: Mark[]): void {
  const simple = simplified(node);
  if (simple === null) return;
  if (typeof simple === 'string') {
    marks.push({ text: simple, start: startOf(node) });
    return;
  }
  marks.push({ text: `${simple.type} ${fieldsOf(simple)}`, start: startOf(simple) });
  if (isElement(simple)) {
    if (simple.type === 'JSXElement') visit(simple.openingElement, marks);
    marks.push(...childMarks(simple.children));
  } else
    for (const [key, child] of childrenOf(simple)) {
      if (key === 'key' && isPlainKey(simple) && child.type === 'Identifier')
        marks.push({ text: `string ${JSON.stringify(child.name)}`, start: startOf(child) });
      else visit(child, marks);
    }
  marks.push({ text: 'end', start: startOf(simple) });
}

/** Two spellings of one thing get one form; null is nothing. */
function simplified(node: Node): Node | string | null {
  switch (node.type) {
    case 'EmptyStatement':
    case 'JSXEmptyExpression':
      return null;
    case 'StringLiteral':
    case 'DirectiveLiteral':
      return `string ${JSON.stringify(node.value)}`;
    case 'NumericLiteral':
      return `number ${node.value}`;
    case 'ParenthesizedExpression':
      return simplified(node.expression);
    case 'JSXExpressionContainer': // `a="b"` and `a={'b'}`.
      return simplified(node.expression);
    default:
      return node;
  }
}

/** A property's key is the same with and without quotes. */
function isPlainKey(node: Node): boolean {
  return (node.type === 'ObjectProperty' || node.type === 'ObjectMethod') && !node.computed;
}

type ElementNode = Extract<Node, { type: 'JSXElement' | 'JSXFragment' }>;

function isElement(node: Node): node is ElementNode {
  return node.type === 'JSXElement' || node.type === 'JSXFragment';
}

/** Text as React shows it: `{' '}` at the end of a line is the blank that stands between two words. */
function childMarks(children: readonly Node[]): Mark[] {
  const marks: Mark[] = [];
  let text = '';
  let textStart = 0;
  const endText = (): void => {
    if (text !== '') marks.push({ text: `text ${JSON.stringify(text)}`, start: textStart });
    text = '';
  };
  for (const child of children) {
    const piece =
      child.type === 'JSXText'
        ? shownText(child.value)
        : child.type === 'JSXExpressionContainer' && child.expression.type === 'StringLiteral'
          ? child.expression.value
          : null;
    if (piece === null) {
      endText();
      visit(child, marks);
    } else {
      if (text === '') textStart = startOf(child);
      text += piece;
    }
  }
  endText();
  return marks;
}

/** Lines are trimmed where they were broken, and joined by one blank. */
function shownText(text: string): string {
  const lines = text.split(/\r?\n/);
  return lines
    .map((line, i) => {
      const start = i === 0 ? line : line.replace(/^[ \t]+/, '');
      return i === lines.length - 1 ? start : withoutEnd(start, ' \t');
    })
    .filter((line) => line !== '')
    .join(' ');
}

/** Names, operators and flags of the node itself. */
function fieldsOf(node: Node): string {
  if (node.type === 'TemplateElement') return JSON.stringify(node.value.cooked ?? node.value.raw);
  const fields: string[] = [];
  for (const [key, value] of Object.entries(node)) {
    if (IGNORED.has(key) || typeof value === 'object' || value === undefined || value === false) continue;
    fields.push(`${key}=${String(value)}`);
  }
  return fields.join(' ');
}

const IGNORED = new Set(['type', 'start', 'end', 'shorthand', 'selfClosing', 'importKind', 'exportKind']);
