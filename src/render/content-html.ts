// Elements to HTML, written straight: what React makes of the same elements, in a fifth of its time.
import type { Element, Root } from 'hast';
import { find, html as htmlSchema, type Info, svg as svgSchema } from 'property-information';
import { escapeAttribute, escapeHtml } from '../lib/html.ts';

/** HTML of the tree; comments and raw nodes are left out, as they are by React. `slotOf` gives the HTML of a `dg-slot`. */
export function contentHtml(tree: Root, slotOf: (element: Element) => string): string {
  return childrenHtml(tree, false, slotOf);
}

type SlotOf = (element: Element) => string;

/** White space between rows and cells shows nowhere. */
const ROWS = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

function childrenHtml(parent: Root | Element, inSvg: boolean, slotOf: SlotOf): string {
  const inRows = parent.type === 'element' && ROWS.has(parent.tagName);
  let html = '';
  for (const child of parent.children) {
    if (child.type === 'text') html += inRows && child.value.trim() === '' ? '' : escapeHtml(child.value);
    else if (child.type === 'element') html += elementHtml(child, inSvg, slotOf);
  }
  return html;
}

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

function elementHtml(element: Element, inSvg: boolean, slotOf: SlotOf): string {
  const { tagName, properties } = element;
  if (tagName === 'dg-slot') return slotOf(element);
  const isSvg = inSvg || tagName === 'svg';
  const { start, end } = tagOf(tagName);
  let tag = start;
  for (const name in properties) tag += attributeHtml(name, properties[name], element, isSvg);
  if (end === null) return `${tag}/>`;
  const inner = childrenHtml(element, isSvg && tagName !== 'foreignObject', slotOf);
  // A parser drops the first line feed of these two.
  const hasFeed = (tagName === 'pre' || tagName === 'textarea') && inner.startsWith('\n');
  tag += hasFeed ? '>\n' : '>';
  return tag + inner + end;
}

interface Tag {
  readonly start: string;
  /** null: it has none. */
  readonly end: string | null;
}

/** By name: most of the pieces of a page are tags, and each that is put together anew takes time and room. */
const TAGS = new Map<string, Tag>();

function tagOf(name: string): Tag {
  let tag = TAGS.get(name);
  if (tag === undefined) {
    tag = { start: `<${name}`, end: VOID.has(name) ? null : `</${name}>` };
    TAGS.set(name, tag);
  }
  return tag;
}

function attributeHtml(
  name: string,
  value: Element['properties'][string],
  { tagName, properties }: Element,
  inSvg: boolean,
): string {
  if (value === undefined || value === null) return '';
  const isCell = tagName === 'td' || tagName === 'th';
  // The attribute is obsolete: cells are aligned by style.
  if (isCell && name === 'align') return properties.style === undefined ? ` style="text-align:${textOf(value)}"` : '';
  if (isCell && name === 'style' && properties.align !== undefined && properties.align !== null)
    return ` style="${textOf(value)};text-align:${textOf(properties.align)}"`;
  const attribute = attributeOf(name, inSvg);
  if (attribute === null) return '';
  const { start, isWordy, separator } = attribute;
  if (value === true) return isWordy ? `${start}true"` : `${start}"`;
  if (value === false) return isWordy ? `${start}false"` : '';
  return `${start}${Array.isArray(value) ? escapeAttribute(value.join(separator)) : textOf(value)}"`;
}

function textOf(value: unknown): string {
  return escapeAttribute(String(value));
}

interface Attribute {
  /** ` href="` */
  readonly start: string;
  /** A switch is written out: `aria-hidden="true"`, `data-open="false"`. */
  readonly isWordy: boolean;
  /** Between the items of a list. */
  readonly separator: string;
}

/** By property name: the look-up would be a tenth of all the work. */
const KNOWN = { html: new Map<string, Attribute | null>(), svg: new Map<string, Attribute | null>() };
/** A plugin may make up names; one that could end its tag is left out. */
const ATTRIBUTE = /^[a-z_:][\w:.-]*$/i;

function attributeOf(name: string, inSvg: boolean): Attribute | null {
  const known = inSvg ? KNOWN.svg : KNOWN.html;
  let attribute = known.get(name);
  if (attribute === undefined) {
    const found = find(inSvg ? svgSchema : htmlSchema, name);
    attribute = ATTRIBUTE.test(found.attribute) && !/^on/i.test(found.attribute) ? toAttribute(found) : null;
    known.set(name, attribute);
  }
  return attribute;
}

function toAttribute({ attribute, booleanish, commaSeparated }: Info): Attribute {
  return {
    start: ` ${attribute}="`,
    isWordy: booleanish || attribute.startsWith('data-') || attribute.startsWith('aria-'),
    separator: commaSeparated ? ', ' : ' ',
  };
}
