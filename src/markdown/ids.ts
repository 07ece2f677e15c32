// Ids of a page's elements: written by hand, made of words, or given in the place of one that is not free.
import type { Element, ElementContent } from 'hast';
import { report } from '../diagnostics/report.ts';
import { canonicalHash } from '../lib/url.ts';
import { type PageContext, placeOf, placeWithin } from './context.ts';
import { isReserved, toSlug, unique, unreserved } from './slug.ts';

export function noteId(element: Element, context: PageContext): void {
  const id = String(element.properties.id);
  if (isReserved(id)) {
    element.properties.id = freeId(id, element, context);
    context.anchors.push(element.properties.id);
    return;
  }
  if (context.taken.has(id))
    context.diagnostics.push(report('markdown/duplicate-id', { id }, placeOf(context.file, element)));
  else context.taken.set(id, 1);
  context.anchors.push(id);
}

function freeId(reserved: string, element: Element, context: PageContext): string {
  const id = unique(unreserved(reserved), context.taken);
  context.diagnostics.push(
    report('markdown/reserved-id', { id: reserved, free: id }, placeWithin(context, element, reserved)),
  );
  return id;
}

export function headingId(heading: Element, context: PageContext): string {
  const raw = typeof heading.properties.id === 'string' ? heading.properties.id : null;
  const explicit = takeWrittenId(heading, context) ?? raw;
  if (explicit !== null) {
    if (isReserved(explicit)) return freeId(explicit, heading, context);
    const id = unique(explicit, context.taken);
    if (id !== explicit)
      context.diagnostics.push(report('markdown/duplicate-id', { id: explicit }, placeOf(context.file, heading)));
    return id;
  }
  const same = context.original?.headingIds[context.headings.length];
  if (same !== undefined && !context.taken.has(same)) return unique(same, context.taken);
  return toSlug(textOf(heading), context.taken);
}

const EXPLICIT_ID = /\{#([^\s{}]+)\}\s*$/;
const UNREADABLE_ID = /\{#[^{}]*\}\s*$/;

/** Takes `{#id}` off the end of a heading. */
export function takeWrittenId(heading: Element, context: PageContext): string | null {
  const last = heading.children.at(-1);
  if (last?.type !== 'text') return null;
  const written = EXPLICIT_ID.exec(last.value);
  if (!written) {
    const bad = UNREADABLE_ID.exec(last.value)?.[0].trimEnd();
    if (bad !== undefined)
      context.diagnostics.push(report('markdown/bad-id', { written: bad }, placeWithin(context, heading, bad)));
    return null;
  }
  last.value = last.value.slice(0, written.index).trimEnd();
  return canonicalHash(written[1] ?? '');
}

/** Text of an element and all below it, without badges and numbers of footnotes: a heading keeps its id when it gets one. */
export function textOf(element: Element): string {
  let text = '';
  const stack: ElementContent[] = [...element.children].reverse();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'text') text += node.value;
    else if (node.type === 'element' && !isAside(node)) stack.push(...[...node.children].reverse());
  }
  return text;
}

/** The words of the pictures in an element. */
export function alternativesOf({ children }: Element): string {
  const words = children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === 'img' ? String(child.properties.alt ?? '') : alternativesOf(child);
  });
  return words.filter((word) => word !== '').join(' ');
}

function isAside({ properties: { className, dataFootnoteRef } }: Element): boolean {
  return dataFootnoteRef !== undefined || (Array.isArray(className) && className.includes('dg-chip'));
}
