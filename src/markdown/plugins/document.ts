// The one walk over a page's elements. Headings get ids, links their address, tables their frame, and
// what the rest of the site needs to know of the page is noted on the way.
import { sep } from 'node:path';
import type { Element, Root } from 'hast';
import { report } from '../../diagnostics/report.ts';
import { wordMark } from '../../lib/word-mark.ts';
import { type PageContext, placeOf, placeWithin } from '../context.ts';
import { alternativesOf, headingId, noteId, takeWrittenId, textOf } from '../ids.ts';
import { readLink } from '../links.ts';
import { visitMedia, wrapPictures } from '../media.ts';
import { compareOutlines } from '../outline.ts';
import { frameTables } from '../tables.ts';

export function document(tree: Root, context: PageContext): void {
  const all = elements(tree);
  if (context.original !== null) compareOutlines(all, context);
  const small: Element[] = [];
  for (const element of all) {
    // The contents list and the links of old pages know second and third-level headings: they have the first pick of ids.
    if (element.tagName === 'h4') small.push(element);
    else visit(element, context);
  }
  for (const heading of small) visitHeading(heading, context);
  markIntroEnd(tree);
  frameTables(tree);
  wrapPictures(tree, context);
}

/** In document order. */
export function elements(tree: Root): Element[] {
  const found: Element[] = [];
  const stack: (Root | Element)[] = [tree];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'element') found.push(node);
    for (let i = node.children.length - 1; i >= 0; i--) {
      const child = node.children[i];
      if (child?.type === 'element') stack.push(child);
    }
  }
  return found;
}

function visit(element: Element, context: PageContext): void {
  const { tagName, properties } = element;
  if (tagName === 'h1' || tagName === 'h5' || tagName === 'h6')
    properties.id = takeWrittenId(element, context) ?? properties.id;
  if (properties.id !== undefined && tagName !== 'h2' && tagName !== 'h3') noteId(element, context);
  switch (tagName) {
    case 'h1':
      visitTitle(element, context);
      break;
    case 'h2':
    case 'h3':
      visitHeading(element, context);
      break;
    case 'p':
      if (context.lead === null && hasClass(element, 'description')) {
        context.lead = textOf(element).trim();
        context.leadAt = placeOf(context.file, element);
      }
      break;
    case 'a':
      if (typeof properties.name === 'string') context.anchors.push(properties.name);
      noteLinked(element);
      visitLink(element, context);
      break;
    case 'img':
    case 'source':
    case 'video':
    case 'audio':
    case 'track':
      visitMedia(element, context);
      break;
    case 'iframe':
      visitEmbed(element);
      break;
    case 'input':
      properties.ariaLabel = wordMark(properties.checked ? 'done' : 'notDone');
      break;
    default:
  }
}

/** A frame loads when readers come near it, and has a name for those who do not see it. */
function visitEmbed({ properties }: Element): void {
  const { src } = properties;
  if (typeof src !== 'string') return;
  if (src.startsWith('//')) properties.src = `https:${src}`; // A page may be opened over HTTP, where the policy allows no other.
  properties.loading ??= 'lazy';
  if (URL.canParse(src, 'https://x')) properties.title ??= new URL(src, 'https://x').hostname;
}

/** The first heading of level 1 is the title; a further one is a mistake. */
function visitTitle(heading: Element, context: PageContext): void {
  const at = placeOf(context.file, heading);
  if (context.heading === null) {
    context.heading = textOf(heading).trim();
    context.headingAt = at;
  } else {
    context.diagnostics.push(report('markdown/second-title', { text: textOf(heading).trim() }, at));
  }
}

function visitHeading(heading: Element, context: PageContext): void {
  if (heading.properties.id === 'footnote-label') {
    noteId(heading, context);
    return;
  }
  const depth = Number(heading.tagName[1]);
  const id = headingId(heading, context);
  const text = textOf(heading).trim() || alternativesOf(heading);
  heading.properties.id = id;
  context.anchors.push(id);
  context.headings.push(id);
  context.headingLevels.push(depth);
  if (depth === 3 && context.toc.length === 0)
    context.diagnostics.push(report('markdown/heading-order', { text }, placeOf(context.file, heading)));
  if (depth === 2 || depth === 3) context.toc.push({ id, text, depth });
  addAnchorLink(heading, id);
}

/** Headings in a link of the author: a link to themselves would be a link in a link. */
const linked = new WeakSet<Element>();

function noteLinked({ children }: Element): void {
  for (const child of children) {
    if (child.type !== 'element') continue;
    linked.add(child);
    noteLinked(child);
  }
}

/** The heading's words are the link to it; a heading that holds a link gets a sign behind its words instead. */
function addAnchorLink(heading: Element, id: string): void {
  if (linked.has(heading)) return;
  const properties = { className: ['dg-anchor'], href: `#${id}` };
  if (holdsLink(heading)) {
    heading.children.push({
      type: 'element',
      tagName: 'a',
      properties: { ...properties, ariaLabelledBy: [id] },
      children: [],
    });
  } else {
    heading.children = [{ type: 'element', tagName: 'a', properties, children: heading.children }];
  }
}

function holdsLink({ children }: Element): boolean {
  return children.some((child) => child.type === 'element' && (child.tagName === 'a' || holdsLink(child)));
}

function visitLink(link: Element, context: PageContext): void {
  const { href } = link.properties;
  if (typeof href !== 'string' || isGenerated(link, href)) return;
  if (href === '') context.diagnostics.push(report('markdown/empty-link', {}, placeOf(context.file, link)));
  const read = readLink(href, placeWithin(context, link, href), context);
  context.diagnostics.push(...read.diagnostics);
  if (read.href === null) delete link.properties.href;
  else link.properties.href = read.late ? `\0h${context.links.length}\0` : read.href;
  if (read.ref) context.links.push(read.ref);
  // The published name holds a hash, which readers need not keep.
  if (read.ref?.file !== undefined && link.properties.download === true)
    link.properties.download = read.ref.file.slice(read.ref.file.lastIndexOf(sep) + 1);
  if (read.rel !== null) link.properties.rel = read.rel.split(' ');
  if (read.target !== null) link.properties.target = read.target;
  if (link.properties.target === '_blank') link.properties.rel = [...new Set(['noopener', ...relOf(link)])];
}

function relOf(link: Element): string[] {
  return Array.isArray(link.properties.rel) ? link.properties.rel.map(String) : [];
}

/** Anchors of headings and of footnotes lead to ids of this page that are made here. */
function isGenerated(link: Element, href: string): boolean {
  if (!href.startsWith('#')) return false; // An author may write the same class.
  return (
    hasClass(link, 'dg-anchor') ||
    link.properties.dataFootnoteRef !== undefined ||
    link.properties.dataFootnoteBackref !== undefined
  );
}

function hasClass(element: Element, name: string): boolean {
  return Array.isArray(element.properties.className) && element.properties.className.includes(name);
}

/** The title and the description that follows it are the intro; nothing else may stand between them. */
function markIntroEnd(tree: Root): void {
  const { children } = tree;
  const first = children.findIndex(({ type }) => type === 'element');
  const second = children.findIndex(({ type }, index) => type === 'element' && index > first);
  const isNamed = (index: number, name: string, className?: string) => {
    const child = children[index];
    if (child?.type !== 'element' || child.tagName !== name) return false;
    return className === undefined || hasClass(child, className);
  };
  const hasTitle = isNamed(first, 'h1');
  const lead = hasTitle ? second : first;
  const last = isNamed(lead, 'p', 'description') ? lead : hasTitle ? first : null;
  if (last !== null) children.splice(last + 1, 0, { type: 'text', value: '\0i\0' });
}
