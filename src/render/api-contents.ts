// The contents list of an API page, in the words of the page: its sections are the same on all of them.
import type { ApiDoc } from '../model/api.ts';
import type { TocEntry } from '../model/page.ts';
import type { Texts } from './texts.ts';

export function apiContents({ toc }: Pick<ApiDoc, 'toc'>, { apiPage: t }: Texts): TocEntry[] {
  const sections = new Map([
    ['demos', t.demos],
    ['import', t.import],
    ['props', t.props],
    ['slots', t.slots],
    ['classes', t.classes],
    ['source-code', t.sourceCode],
  ]);
  return toc.map((entry) => (entry.depth === 2 ? { ...entry, text: sections.get(entry.id) ?? entry.text } : entry));
}
