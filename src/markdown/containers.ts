// Containers: `:::` blocks that give what stands in them a form, as steps, cards, a file tree, a disclosure or a figure.
import type { Html, List, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { report } from '../diagnostics/report.ts';
import { type PageContext, placeOf } from './context.ts';
import { blockElement, textElement, titleText } from './element.ts';
import { fileTree } from './file-tree.ts';

export interface ContainerParts {
  readonly title: string;
  readonly children: readonly RootContent[];
  /** The line that opens it. */
  readonly html: Html;
  readonly context: PageContext;
}

const MAKE: Readonly<Record<string, (parts: ContainerParts) => RootContent[]>> = {
  steps,
  cards,
  filetree: fileTree,
  details,
  figure,
};

export const CONTAINERS = Object.keys(MAKE);

/** null: no container has this name. */
export function container(name: string, parts: ContainerParts): RootContent[] | null {
  const make = Object.hasOwn(MAKE, name) ? MAKE[name] : undefined;
  if (!make) return null;
  if (parts.title !== '' && name !== 'details' && name !== 'figure')
    misfit(name, `it cannot have a title ("${parts.title}")`, 'write the text as a paragraph before the block.', parts);
  return make(parts);
}

/** Says that something does not fit; it is shown nonetheless. */
function misfit(name: string, problem: string, fix: string, { html, context }: ContainerParts, at = html): void {
  context.diagnostics.push(report('markdown/unfit-block', { name, problem, fix }, placeOf(context.file, at)));
}

/** Headings of the highest level begin steps, or an ordered list has them as its items. */
function steps(parts: ContainerParts): RootContent[] {
  const { children, html } = parts;
  const depth = Math.min(...children.map((child) => (child.type === 'heading' ? child.depth : Infinity)));
  if (depth === Infinity) {
    const lists = children.filter((child): child is List => child.type === 'list' && child.ordered === true);
    for (const list of lists) list.data = { ...list.data, hProperties: { className: ['dg-steps'] } };
    if (lists.length === 0)
      misfit(
        'steps',
        'it contains neither a numbered list nor a heading',
        'write its steps as "1. …", "2. …", or start each one with a heading.',
        parts,
      );
    return [...children];
  }
  const before: RootContent[] = [];
  const items: RootContent[][] = [];
  for (const child of children) {
    if (child.type === 'heading' && child.depth === depth) items.push([child]);
    else (items.at(-1) ?? before).push(child);
  }
  const list = items.map((item) => blockElement('li', {}, item, item[0] ?? html));
  return [...before, blockElement('ol', { className: ['dg-steps'] }, list, html)];
}

/** Items of lists and paragraphs are cards. */
function cards(parts: ContainerParts): RootContent[] {
  const { children, html } = parts;
  const items: RootContent[] = [];
  const others: RootContent[] = [];
  for (const child of children) {
    if (child.type === 'list') for (const item of child.children) items.push(card(item.children, item, parts));
    else if (child.type === 'paragraph' && child.data?.hName === undefined) items.push(card([child], child, parts));
    else others.push(child);
  }
  const [odd] = others.filter((child) => child.type !== 'html' || child.value !== '');
  if (items.length === 0)
    misfit(
      'cards',
      'it contains neither a list nor a paragraph',
      'write each card as "- [Title](/address/) Text."',
      parts,
    );
  else if (odd)
    misfit(
      'cards',
      `it contains a ${nameOf(odd)}, which is not a card`,
      'move it into a list item, or after the block.',
      parts,
      placed(odd, html),
    );
  return items.length === 0 ? others : [blockElement('ul', { className: ['dg-cards'] }, items, html), ...others];
}

/** Code, demos and callouts are elements by now. */
function nameOf({ type, data }: RootContent): string {
  return data !== undefined && 'hName' in data ? 'block' : type;
}

/** A node of any kind in the place of the line, for its position. */
function placed(node: RootContent, html: Html): Html {
  return node.position ? { ...html, position: node.position } : html;
}

/** A picture is the icon; the link or the bold words that follow are the title, the rest of their paragraph goes below. */
function card(blocks: readonly RootContent[], source: RootContent, parts: ContainerParts): RootContent {
  const [first, ...rest] = blocks;
  const links = countLinks(blocks);
  if (links > 1)
    misfit(
      'cards',
      `a card contains ${links} links`,
      'keep one link: the whole card is clickable and opens it.',
      parts,
      placed(source, parts.html),
    );
  const body = first?.type === 'paragraph' ? [...cardHead(first), ...rest] : blocks;
  return blockElement('li', { className: links > 1 ? ['dg-card', 'dg-card-links'] : ['dg-card'] }, body, source);
}

function cardHead(paragraph: Paragraph): RootContent[] {
  const left = [...paragraph.children];
  const icon = left[0]?.type === 'image' ? left.slice(0, 1) : [];
  left.splice(0, icon.length);
  if (isBlank(left[0])) left.shift();
  const title = left[0]?.type === 'link' || left[0]?.type === 'strong' ? left.slice(0, 1) : [];
  left.splice(0, title.length);
  const [next] = left;
  if (next?.type === 'text') left[0] = { ...next, value: next.value.trimStart() };
  const isEmpty = left.every(isBlank);
  return [
    ...(icon.length === 0 ? [] : [textElement('p', { className: ['dg-card-icon'] }, icon)]),
    ...(title.length === 0 ? [] : [textElement('p', { className: ['dg-card-title'] }, title)]),
    ...(isEmpty ? [] : [{ ...paragraph, children: left }]),
  ];
}

function isBlank(node: PhrasingContent | undefined): boolean {
  return node?.type === 'text' && node.value.trim() === '';
}

function countLinks(blocks: readonly RootContent[]): number {
  let count = 0;
  const stack: RootContent[] = [...blocks];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (node.type === 'link' || node.type === 'linkReference') count++;
    else if ('children' in node) stack.push(...node.children);
  }
  return count;
}

/** Browsers have a word of their own, in the reader's language, where there is no summary. */
function details(parts: ContainerParts): RootContent[] {
  const { title, children, html } = parts;
  if (title === '')
    misfit('details', 'it has no summary', 'write the summary after the name: ":::details More options".', parts);
  const summary = title === '' ? [] : [textElement('summary', {}, titleText(title))];
  return [blockElement('details', {}, [...summary, ...children], html)];
}

function figure(parts: ContainerParts): RootContent[] {
  const { title, children, html } = parts;
  if (title === '')
    misfit('figure', 'it has no caption', 'write the caption after the name: ":::figure What it shows".', parts);
  else if (children.length === 0)
    misfit(
      'figure',
      'it is empty',
      'put an image, a video, a table or code between its opening and closing line.',
      parts,
    );
  const caption = title === '' ? [] : [textElement('figcaption', {}, titleText(title))];
  return [blockElement('figure', { className: ['dg-figure'] }, [...children, ...caption], html)];
}
