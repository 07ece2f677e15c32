// What a finished page says, read off its HTML by a real parser.
import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

export interface PageElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Text of the element and all below it. */
  readonly text: string;
}

export interface ReadPage {
  readonly title: string;
  readonly elements: readonly PageElement[];
  /** Every id, in document order. */
  readonly ids: readonly string[];
  /** Every `href` of an `<a>`, in document order. */
  readonly hrefs: readonly string[];
  /** Elements with this name whose attributes hold these values. */
  all(name: string, attributes?: Readonly<Record<string, string>>): readonly PageElement[];
  /** Content of `<meta name>` or `<meta property>`; null when there is none. */
  meta(name: string): string | null;
  /** `href` of each `<link rel>`. */
  links(rel: string): readonly string[];
}

export function readPage(html: string | Uint8Array): ReadPage {
  const elements = [...elementsOf(parse(typeof html === 'string' ? html : Buffer.from(html).toString('utf8')))].map(
    toPageElement,
  );
  const all: ReadPage['all'] = (name, attributes = {}) =>
    elements.filter(
      (element) =>
        element.name === name && Object.entries(attributes).every(([key, value]) => element.attributes[key] === value),
    );
  return {
    title: all('title')[0]?.text ?? '',
    elements,
    ids: elements.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [id])),
    hrefs: all('a').flatMap(({ attributes: { href } }) => (href === undefined ? [] : [href])),
    all,
    meta: (name) => (all('meta', { name })[0] ?? all('meta', { property: name })[0])?.attributes.content ?? null,
    links: (rel) => all('link', { rel }).map(({ attributes }) => attributes.href ?? ''),
  };
}

/** In document order; the content of a `<template>` is no part of the page. */
function* elementsOf(root: Node): Generator<Element> {
  const stack: Node[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if ('tagName' in node) yield node;
    if ('childNodes' in node) stack.push(...[...node.childNodes].reverse());
  }
}

function toPageElement(element: Element): PageElement {
  return {
    name: element.tagName,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    get text() {
      return textOf(element);
    },
  };
}

function textOf(root: Element): string {
  let text = '';
  const stack: Node[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if ('value' in node) text += node.value;
    if ('childNodes' in node) stack.push(...[...node.childNodes].reverse());
  }
  return text;
}

/** Whether `hash`, with its `#` or empty, leads somewhere in a page with these ids. */
export function hasAnchor(ids: ReadonlySet<string>, hash: string): boolean {
  const anchor = hash.slice(1);
  return anchor === '' || ids.has(anchor) || ids.has(decodeURIComponent(anchor));
}

/** Of a page its own part: what the demos in it render is their authors' affair. */
export function withoutDemos(html: string): string {
  return html.replace(/(<dg-island name="Demo"(?:"[^"]*"|[^">])*>)[\s\S]*?(<\/dg-island>)/g, '$1$2');
}
