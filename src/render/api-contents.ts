// The contents list of an API page, in the words of the page: its sections are the same on all of them.
import { referencesOf } from '../lib/api-sections.ts';
import type { ApiDoc } from '../model/api.ts';
import type { TocEntry } from '../model/page.ts';
import type { Texts } from './texts.ts';

export function apiContents(doc: ApiDoc, { apiPage: t }: Pick<Texts, 'apiPage'>): TocEntry[] {
  const words = [
    ['demos', t.demos],
    ['import', t.import],
    ['props', t.props],
    ['parameters', t.parameters],
    ['return-value', t.returnValue],
    ['signatures', t.signatures],
    ['slots', t.slots],
    ['classes', t.classes],
    ['css-variables', t.cssVariables],
    ['source-code', t.sourceCode],
    ...(doc.kind === 'index' ? indexWords(t) : []),
  ] as const;
  const prefixes = referencesOf(doc).map(({ section }) => (section === null ? '' : `${section}-`));
  const sections = new Map(
    ['', ...prefixes].flatMap((prefix) => words.map(([id, word]) => [prefix + id, word] as const)),
  );
  const depth = doc.kind === 'tabs' ? 3 : 2;
  return doc.toc.map(({ count, ...entry }) => {
    const text = entry.depth === depth ? (sections.get(entry.id) ?? entry.text) : entry.text;
    return { ...entry, text: count === undefined ? text : `${text} (${count})` };
  });
}

function indexWords(t: Texts['apiPage']) {
  return [
    ['components', t.components],
    ['hooks', t.hooks],
    ['functions', t.functions],
    ['types', t.types],
  ] as const;
}
