// Puts callouts, containers, directives, tab groups and feature lists where the markers stand, and code in its slots.
import type { Html, Nodes, Parents, Root, RootContent } from 'mdast';
import type { Position } from 'unist';
import { locate } from '../../diagnostics/locate.ts';
import { report } from '../../diagnostics/report.ts';
import { lowerBound } from '../../lib/lower-bound.ts';
import type { DemoDirective } from '../../model/page.ts';
import type { Slot } from '../../model/slot.ts';
import { callout, calloutKind, toAlert } from '../callout.ts';
import { dropLongWords, reportUnclosedFence, toCode, toTabsSlot } from '../code.ts';
import { container } from '../containers.ts';
import { type PageContext, placeOf } from '../context.ts';
import { toDemoFence } from '../demo-fence.ts';
import { readDirective } from '../directive.ts';
import { readFenceWords } from '../fence-words.ts';
import { toFigure, toFilm } from '../figures.ts';
import { reportMissingFootnotes } from '../footnotes.ts';
import { placeMarks } from '../inline-marks.ts';
import { reportLeftAsText } from '../left-as-text.ts';
import type { Marker } from '../markers.ts';
import { toRawHtml } from '../raw-html.ts';
import { countCells } from '../table-cells.ts';
import { isSetup, noteTypedFence } from '../typed-fence.ts';
import { MAX_DEPTH } from './limit.ts';

/** What the walk saw of the tree that it left. */
export interface TreeSize {
  /** Levels below the root. */
  readonly depth: number;
  /** Children of the longest list. */
  readonly longest: number;
  /** Cells that the rows of all tables lack. */
  readonly lacking: number;
}

export function dialect(tree: Root, context: PageContext): TreeSize {
  const size = { depth: 0, longest: 0, lacking: 0 };
  const stack: Parents[] = [tree];
  const depths = [0];
  for (let parent = stack.pop(); parent; parent = stack.pop()) {
    const depth = (depths.pop() ?? 0) + 1;
    // Children keep the kinds that their parent may hold; new blocks stand where a block stood.
    parent.children = arrange(parent.children as RootContent[], context) as typeof parent.children;
    if (context.mayHoldMark) placeMarks(parent, context);
    for (const child of parent.children) {
      visit(child, context);
      if (!('children' in child)) continue;
      if (child.type === 'table') size.lacking += countCells(child, context);
      stack.push(child);
      depths.push(depth);
    }
    size.depth = Math.max(size.depth, depth);
    size.longest = Math.max(size.longest, parent.children.length);
  }
  return size;
}

function visit(node: Nodes, context: PageContext): void {
  switch (node.type) {
    case 'paragraph':
      toFigure(node);
      break;
    case 'image':
      toFilm(node);
      break;
    case 'text':
      if (context.mayMissFootnote) reportMissingFootnotes(node, context);
      if (context.mayLeaveText) reportLeftAsText(node, context);
      break;
    case 'definition':
    case 'footnoteDefinition':
      context.hasDefinitions = true;
      break;
    default:
  }
}

interface Open {
  readonly marker: Marker | null;
  readonly html: Html | null;
  readonly children: RootContent[];
}

function isForDialect({ type }: RootContent): boolean {
  return type === 'html' || type === 'code' || type === 'blockquote';
}

/** One list of siblings: markers become containers around what stands between them. */
function arrange(children: RootContent[], context: PageContext): RootContent[] {
  if (!children.some(isForDialect)) return children;
  if (context.markers.size === 0) return children.map((child) => toBlock(child, context, false));
  const stack: Open[] = [{ marker: null, html: null, children: [] }];
  const top = () => stack.at(-1) ?? { marker: null, html: null, children: [] };
  const close = () => {
    const open = stack.pop();
    if (open?.marker && open.html) top().children.push(...finish(open.marker, open.html, open.children, context));
  };
  for (const child of splitAtMarkers(children, context)) {
    const marker = markerOf(child, context);
    if (marker === null) top().children.push(toBlock(child, context, top().marker?.kind === 'tabs-open'));
    else if (child.type !== 'html') continue;
    else if (marker.kind === 'directive') top().children.push(...toDirective(marker.json, child, context));
    else if (marker.kind.endsWith('-open')) {
      if (stack.length > MAX_DEPTH) return refuse(child, context);
      stack.push({ marker, html: child, children: [] });
    } else {
      const closer = closerText(marker);
      const at = stack.findLastIndex((open) => open.marker !== null && closerText(open.marker) === closer);
      if (at === -1)
        context.diagnostics.push(
          report('markdown/stray-close', { marker: closerText(marker) }, placeOf(context.file, child)),
        );
      else {
        while (stack.length - 1 > at) closeUnclosed(stack, close, context);
        close();
      }
    }
  }
  while (stack.length > 1) closeUnclosed(stack, close, context);
  return top().children;
}

/** Blocks that show no element of their own would nest unseen by `limit.ts`, and each hands all that it holds to the next. */
function refuse(opener: Html, context: PageContext): RootContent[] {
  const reason = `it nests deeper than ${MAX_DEPTH} levels`;
  context.diagnostics.push(report('markdown/too-complex', { reason }, placeOf(context.file, opener)));
  return [];
}

function closeUnclosed(stack: readonly Open[], close: () => void, context: PageContext): void {
  const open = stack.at(-1);
  if (open?.marker && open.html) {
    context.diagnostics.push(
      report('markdown/unclosed-block', { opener: openerText(open.marker) }, placeOf(context.file, open.html)),
    );
  }
  close();
}

function openerText(marker: Marker): string {
  if (marker.kind === 'callout-open') return ':'.repeat(marker.colons) + marker.name;
  return marker.kind === 'tabs-open' ? '<codeblock>' : '<featureList>';
}

/** What closes the block that the marker opens or closes. */
function closerText(marker: Marker): string {
  if ('colons' in marker) return ':'.repeat(marker.colons);
  return marker.kind.startsWith('tabs') ? '</codeblock>' : '</featureList>';
}

/** An HTML block that goes on over a marker line is cut there: what the marker opens is markdown's, not HTML's. */
function* splitAtMarkers(children: readonly RootContent[], context: PageContext): Generator<RootContent> {
  for (const child of children) {
    const start = child.position?.start.offset;
    const end = child.position?.end.offset;
    if (child.type !== 'html' || start === undefined || end === undefined || context.markers.has(start)) {
      yield child;
      continue;
    }
    let from = 0;
    let behind = start;
    for (let next = lowerBound(context.markerOffsets, start + 1); ; next++) {
      const offset = context.markerOffsets[next];
      if (offset === undefined || offset >= end) break;
      const mask = context.masked.slice(offset, context.masked.indexOf('>', offset) + 1);
      // Found again in the value, not by its offset: the value lacks the `>` and the indentation of what it stands in.
      const at = child.value.indexOf(mask, from);
      if (at === -1) continue;
      const stop = offset + mask.length;
      yield { ...child, value: child.value.slice(from, at), position: between(behind, offset, context) };
      yield { ...child, value: mask, position: between(offset, stop, context) };
      from = at + mask.length;
      behind = stop;
    }
    yield from === 0 ? child : { ...child, value: child.value.slice(from), position: between(behind, end, context) };
  }
}

function between(start: number, end: number, context: PageContext): Position {
  const point = (offset: number) => {
    const { line = 1, column = 1 } = locate(context.file, context.lines(), offset);
    return { line, column, offset };
  };
  return { start: point(start), end: point(end) };
}

function markerOf(node: Nodes, context: PageContext): Marker | null {
  const offset = node.position?.start.offset;
  if (node.type !== 'html' || offset === undefined) return null;
  const marker = context.markers.get(offset) ?? null;
  if (marker) context.consumed.add(offset);
  return marker;
}

function finish(marker: Marker, html: Html, children: RootContent[], context: PageContext): RootContent[] {
  switch (marker.kind) {
    case 'callout-open': {
      const title = marker.title.trim();
      return (
        container(marker.name, { title, children, html, context }) ?? [
          callout(calloutKind(marker.name, html, context), title, children, html),
        ]
      );
    }
    case 'tabs-open': {
      const { slot, above, below } = toTabsSlot(marker, children, { html, context });
      if (slot !== null) return [...above, slotNode(slot, html, context), ...below];
      context.diagnostics.push(report('markdown/empty-tabs', {}, placeOf(context.file, html)));
      return [...above, ...below];
    }
    case 'features-open': {
      for (const child of children)
        if (child.type === 'list') child.data = { ...child.data, hProperties: { className: ['feature-list'] } };
      return children;
    }
    default:
      return children;
  }
}

function toDirective(json: string, html: Html, context: PageContext): RootContent[] {
  const directive = readDirective(json, placeOf(context.file, html));
  context.diagnostics.push(...directive.diagnostics);
  if (directive.value === null) return [];
  if (directive.value.kind === 'demo') {
    return [demoNode(directive.value.demo, html, context)];
  }
  context.components.push(directive.value.component);
  return [slotNode({ kind: 'component', index: context.components.length - 1 }, html, context)];
}

function demoNode(demo: DemoDirective, source: Nodes, context: PageContext): RootContent {
  // A demo that stands twice on one page has its id only once.
  const anchorId = context.demos.some((earlier) => earlier.anchorId === demo.anchorId) ? null : demo.anchorId;
  context.demos.push({ ...demo, anchorId });
  return slotNode({ kind: 'demo', index: context.demos.length - 1 }, source, context);
}

/** NUL cannot stand in a markdown or HTML attribute, so no author can write a slot. */
function slotNode(slot: Slot, source: Nodes, context: PageContext): RootContent {
  context.slots.push(slot);
  return {
    type: 'paragraph',
    data: { hName: 'dg-slot', hProperties: { dataSlot: `\0${context.slots.length - 1}` } },
    children: [],
    ...(source.position ? { position: source.position } : {}),
  };
}

function toBlock(node: RootContent, context: PageContext, inTabs: boolean): RootContent {
  if (node.type === 'code') {
    reportUnclosedFence(node, context);
    dropLongWords(node, context);
    if (isSetup(node)) {
      noteTypedFence(node, context);
      readFenceWords(node, { lines: node.value.split('\n').length, context, inTabs: false }); // Reports unknown words.
      return { type: 'yaml', value: '' }; // A node that no page shows.
    }
    const demo = inTabs ? null : toDemoFence(node, context);
    // Types of demos are checked with those that have files.
    if (demo === null || !context.site.check.demos) noteTypedFence(node, context);
    if (demo !== null) return demoNode(demo, node, context);
    return slotNode({ kind: 'code', code: toCode(node, context, inTabs) }, node, context);
  }
  if (node.type === 'blockquote') return toAlert(node, context) ?? node;
  return node.type === 'html' ? toRawHtml(node, context) : node;
}
