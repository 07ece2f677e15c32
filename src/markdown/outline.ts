// Whether a translation has the headings of its original: ids that it took over from another outline would lead to
// other sections.
import type { Element } from 'hast';
import { report } from '../diagnostics/report.ts';
import { type PageContext, placeOf } from './context.ts';
import { textOf } from './ids.ts';

/** `all` are the elements of the page in their order. */
export function compareOutlines(all: Iterable<Element>, context: PageContext): void {
  const levels = context.original?.headingLevels ?? [];
  if (levels.length === 0) return;
  const own = inOrderOfIds(all);
  const at = own.findIndex((heading, index) => levelOf(heading) !== levels[index]);
  if (own.length === 0 || (at === -1 && own.length === levels.length)) return;
  context.original = null;
  const heading = own[at];
  const counts = { count: own.length, originals: levels.length };
  const differing = {
    text: heading ? textOf(heading).trim() : '',
    level: heading ? levelOf(heading) : 0,
    original: levels[at] ?? 0,
  };
  const place = heading ? placeOf(context.file, heading) : { file: context.file };
  context.diagnostics.push(report('markdown/heading-mismatch', { ...counts, ...differing }, place));
}

/** Those of level 4 get theirs last. */
function inOrderOfIds(all: Iterable<Element>): Element[] {
  const headings = [...all].filter(({ tagName, properties }) => /^h[234]$/.test(tagName) && !isFootnotes(properties));
  const isSmall = ({ tagName }: Element) => tagName === 'h4';
  return [...headings.filter((heading) => !isSmall(heading)), ...headings.filter(isSmall)];
}

function isFootnotes({ id }: Element['properties']): boolean {
  return id === 'footnote-label';
}

function levelOf({ tagName }: Element): number {
  return Number(tagName[1]);
}
