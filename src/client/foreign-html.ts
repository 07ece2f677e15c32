// HTML of another host as new DOM nodes: elements of a short list without attributes, and the words of everything else.
//
// The parsers of browsers are not used for it. Each of them reports an event handler or a style to the policy of the page, also
// in documents that run nothing: `DOMParser`, `<template>` and the Sanitizer API (measured in Chromium 156). What is read in
// another way here than by a browser cannot run either: nodes are made one by one, and no text is parsed again.
import { DROPPED } from '../lib/short-html.ts';

export interface ForeignHtmlOptions {
  readonly document: Document;
  /** Names of elements in lower case, without `a`. */
  readonly kept: readonly string[];
  /** Address for an `href`; null: only the words of the link are kept. Default: of all links. */
  readonly address?: (href: string) => string | null;
}

/** Deeper than any text; a host could send thousands of levels. */
const DEEPEST = 20;
const VOID: readonly string[] = ['br', 'wbr'];

/** A comment, a declaration, or the start of a tag up to its attributes. */
const MARKUP = /<(?:!--(?:-?>|[\s\S]*?(?:-->|$))|[!?][^>]*>?|(\/?)([a-z][^\s/>]*))/gi;
const ATTRIBUTE = /[\s/]*([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']*)))?/y;

export function foreignHtml(
  html: string,
  { document, kept, address = () => null }: ForeignHtmlOptions,
): DocumentFragment {
  const made = document.createDocumentFragment();
  const open: { readonly name: string; readonly node: Node }[] = [{ name: '', node: made }];
  const write = (text: string): void => {
    if (text !== '') open.at(-1)?.node.appendChild(document.createTextNode(decode(text, document)));
  };
  const close = (name: string): void => {
    const index = open.map((element) => element.name).lastIndexOf(name);
    if (index > 0) open.length = index;
  };
  let end = 0;
  for (let found = next(html, end); found !== null; found = next(html, end)) {
    write(html.slice(end, found.index));
    const [whole, slash, written = ''] = found;
    const name = written.toLowerCase();
    end = found.index + whole.length;
    if (name === '') continue;
    const tag = readTag(html, end);
    end = tag.end;
    if (!tag.isEnded) break;
    if (slash === '/') close(name);
    else if (DROPPED.includes(name)) end = endOf(name, html, end);
    else {
      const node = elementOf(name, tag.href);
      if (node === null || open.length > DEEPEST) continue;
      if (name === 'a') close('a');
      open.at(-1)?.node.appendChild(node);
      if (!VOID.includes(name)) open.push({ name, node });
    }
  }
  write(html.slice(end));
  return made;

  function elementOf(name: string, href: string | null): Element | null {
    if (kept.includes(name)) return document.createElement(name);
    const to = name === 'a' && href !== null ? address(decodeAttribute(href, document)) : null;
    if (to === null) return null;
    const link = document.createElement('a');
    link.setAttribute('href', to);
    return link;
  }
}

function next(html: string, from: number): RegExpExecArray | null {
  MARKUP.lastIndex = from;
  return MARKUP.exec(html);
}

interface TagRest {
  /** Position after `>`. */
  readonly end: number;
  /** False: the text ends within the tag, of which browsers show nothing. */
  readonly isEnded: boolean;
  readonly href: string | null;
}

/** `start`: position after the name. */
function readTag(html: string, start: number): TagRest {
  let href: string | null = null;
  let at = start;
  while (at < html.length) {
    ATTRIBUTE.lastIndex = at;
    const attribute = ATTRIBUTE.exec(html);
    if (attribute) {
      const [, name = '', double, single, bare] = attribute;
      if (name.toLowerCase() === 'href') href ??= double ?? single ?? bare ?? '';
      at = ATTRIBUTE.lastIndex;
    } else if (html[at++] === '>') return { end: at, isEnded: true, href };
  }
  return { end: at, isEnded: false, href };
}

/** Position after the end tag of an element whose content is dropped. */
function endOf(name: string, html: string, from: number): number {
  const end = html.toLowerCase().indexOf(`</${name}`, from);
  return end === -1 ? html.length : readTag(html, end + name.length + 2).end;
}

/** By the browser, which has the list of all character references; without `<`, it makes no element of a text. */
function decode(text: string, document: Document): string {
  if (!text.includes('&')) return text;
  const template = document.createElement('template');
  template.innerHTML = text.replaceAll('<', '&lt;');
  return template.content.textContent ?? '';
}

/** `?a=1&copy=2` is read in another way in attributes. */
function decodeAttribute(value: string, document: Document): string {
  if (!value.includes('&')) return value;
  const template = document.createElement('template');
  template.innerHTML = `<i title="${value.replaceAll('"', '&quot;')}"></i>`;
  return template.content.firstElementChild?.getAttribute('title') ?? '';
}
