// A finished page of which only the body is another: what was rendered of the old one gives way to the same of the new one.
import type { ContentPart } from '../model/page.ts';
import type { Route } from '../model/route.ts';
import { hasCodeChoices } from './code-choices.ts';
import { findMarks } from './page-sheets.ts';
import { partsHtml } from './parts.ts';
import type { Texts } from './texts.ts';

export interface EditedBody {
  readonly before: readonly ContentPart[];
  readonly after: readonly ContentPart[];
  /** Of both. */
  readonly route: Pick<Route, 'hrefs' | 'assets'>;
  readonly texts: Texts;
}

export interface EditedHtml {
  readonly html: string;
  /** The body, without what templates make. */
  readonly before: string;
  readonly after: string;
}

/**
 * `html`: the finished page, of layout `doc`. null: the head may be another, demos stand in another order, or the old
 * body is not found in one place.
 */
export function editHtml(html: string, { before, after, route, texts }: EditedBody): EditedHtml | null {
  const [old, now] = [before, after].map((parts) => cutAtTemplates(parts, route, texts));
  if (!old || !now || old.seams !== now.seams) return null;
  let edited = html;
  for (const [index, run] of old.runs.entries()) {
    const other = now.runs[index] ?? '';
    if (run === other) continue;
    const at = edited.indexOf(run);
    // What is empty stands nowhere, and a template may leave out what is around it.
    if (run === '' || other === '' || at === -1 || edited.indexOf(run, at + 1) !== -1) return null;
    edited = edited.slice(0, at) + other + edited.slice(at + run.length);
  }
  const [textBefore, textAfter] = [old.runs.join(''), now.runs.join('')];
  if (headNeeds(textBefore) !== headNeeds(textAfter)) return null;
  return { html: edited, before: textBefore, after: textAfter };
}

interface Runs {
  /** HTML between what templates make. */
  readonly runs: readonly string[];
  /** What stands between the runs. */
  readonly seams: string;
}

function cutAtTemplates(parts: readonly ContentPart[], route: EditedBody['route'], texts: Texts): Runs {
  const seams: ContentPart[] = [];
  const runs: ContentPart[][] = [[]];
  for (const part of parts) {
    if (part.kind !== 'demo' && part.kind !== 'component' && part.kind !== 'intro-end') runs.at(-1)?.push(part);
    else {
      seams.push(part);
      runs.push([]);
    }
  }
  const html = runs.map((run) => partsHtml(run, route, { texts, template: () => '' }));
  return { runs: html, seams: JSON.stringify(seams) };
}

/** What the head of a page hangs on in its body: all of it is a name of a class, an attribute or an element. */
function headNeeds(body: string): string {
  return JSON.stringify([
    hasCodeChoices(body),
    [...findMarks(body)].sort(),
    [...new Set(body.match(CUSTOM_ELEMENT))].sort(),
  ]);
}

const CUSTOM_ELEMENT = /<[a-z]+-[^\s>]*/g;
