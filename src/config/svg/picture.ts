// A picture on its way from a file to a page: a tree of allowed elements, and its markup, which is both HTML and XML.
import { escapeAttribute, escapeHtml } from '../../lib/html.ts';

export interface SvgElement {
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly children: readonly SvgNode[];
}

/** A text is not escaped yet. */
export type SvgNode = SvgElement | string;

/** One part of a file that is not published. */
export interface RemovedPart {
  /** In the author's terms: `<script>`, `onload="start()"`, `@import url(a.css)`. */
  readonly what: string;
  readonly offset: number;
}

export type Remove = (what: string, offset: number) => void;

export function markupOf({ name, attributes, children }: SvgElement): string {
  const start = `<${name}${attributes.map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`).join('')}`;
  if (children.length === 0) return `${start}/>`;
  const inner = children.map((child) => (typeof child === 'string' ? escapeHtml(child) : markupOf(child)));
  return `${start}>${inner.join('')}</${name}>`;
}
