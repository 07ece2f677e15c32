// Tables scroll inside a frame of their own; those that never have to on a wide window say so, and keep their head in view.
import type { Element, Root } from 'hast';
import { wordMark } from '../lib/word-mark.ts';

/**
 * A frame that scrolls sideways is what a head sticks to, so its head cannot stick to the window. A frame around a table
 * of which the narrowest form fits into the column needs no scrolling: `dg-table-fits`.
 */
export function frameTables(tree: Root): void {
  const stack: (Root | Element)[] = [tree];
  for (let parent = stack.pop(); parent; parent = stack.pop()) {
    const isTop = parent.type === 'root'; // In a list or a callout there is less room.
    const { children } = parent;
    for (let i = 0; i < children.length; i++) {
      const child = children[i];
      if (child?.type !== 'element') continue;
      if (child.tagName !== 'table') stack.push(child);
      else
        children[i] = {
          type: 'element',
          tagName: 'div',
          properties: {
            className: isTop && fits(child) ? ['dg-table', 'dg-table-fits'] : ['dg-table'],
            tabIndex: 0,
            role: 'group',
            ariaLabel: wordMark('table'),
          },
          children: [child],
        };
    }
  }
}

/** Pixels of the text column in the narrowest window in which heads stick: 80rem less sidebar, contents list and gutters. */
const COLUMN = 660;
/** Pixels of a character of 14 px, rounded up: letters of prose are narrower. */
const CHARACTER = 8.4;
const PADDING = 32;
/** The style sheet gives no cell less. */
const NARROWEST = 12 * CHARACTER;

/** What cannot be broken makes a column as wide as it is: words, heads, and code in the first column. */
function fits(table: Element): boolean {
  const columns: number[] = [];
  for (const part of table.children) {
    if (part.type !== 'element') continue;
    for (const row of part.children) if (row.type === 'element' && !widen(columns, row)) return false;
  }
  let sum = 0;
  for (const width of columns) sum += width;
  return sum > 0 && sum <= COLUMN;
}

/** false: a cell spans others, or holds more than words, and is not estimated. */
function widen(columns: number[], row: Element): boolean {
  let column = 0;
  for (const cell of row.children) {
    if (cell.type !== 'element') continue;
    if (cell.properties.colSpan !== undefined || cell.properties.rowSpan !== undefined) return false;
    const size: Size = { whole: 0, word: 0, longest: 0, hasCode: false };
    if (!measure(cell, size)) return false;
    const isOneLine = cell.tagName === 'th' || (column === 0 && size.hasCode);
    const width = PADDING + (isOneLine ? size.whole : size.longest) * CHARACTER;
    columns[column] = Math.max(columns[column] ?? NARROWEST, width);
    column++;
  }
  return true;
}

/** Characters of a cell: all, of the word that is read, of the longest word so far. */
interface Size {
  whole: number;
  word: number;
  longest: number;
  hasCode: boolean;
}

const TEXT = new Set('a b bdi br code del em i kbd mark s span strong sub sup'.split(' '));
const SPACE = 32;
const LINE_FEED = 10;

/** Every cell of a site passes here: no text is copied. */
function measure(parent: Element, size: Size): boolean {
  for (const child of parent.children) {
    if (child.type === 'element') {
      if (!TEXT.has(child.tagName)) return false;
      if (child.tagName === 'code') size.hasCode = true;
      if (!measure(child, size)) return false;
    } else if (child.type === 'text') {
      const { value } = child;
      size.whole += value.length;
      for (let i = 0; i < value.length; i++) {
        const code = value.charCodeAt(i);
        size.word = code === SPACE || code === LINE_FEED ? 0 : size.word + 1;
        if (size.word > size.longest) size.longest = size.word;
      }
    }
  }
  return true;
}
