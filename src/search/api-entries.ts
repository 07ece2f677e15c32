// What readers may look for on a page of API reference: what it documents, and each row of its tables.
import { referencesOf, sectionId } from '../lib/api-sections.ts';
import { stripTags } from '../lib/html.ts';
import type { ApiProp, ReferenceApi } from '../model/api.ts';
import type { ApiRoute } from '../model/route.ts';
import type { SearchEntry, SearchKind } from '../model/search.ts';

/** In document order; the page itself first. */
export function apiEntries({ doc, path }: ApiRoute): SearchEntry[] {
  if (doc.kind !== 'index' && doc.kind !== 'tabs' && doc.kind !== 'compound') return referenceEntries(doc, path);
  const page: SearchEntry = { kind: 'page', title: doc.title, href: path, keywords: [], text: doc.summary, code: '' };
  return [page, ...referencesOf(doc).flatMap((reference) => referenceEntries(reference, path))];
}

const KINDS: Readonly<Record<ReferenceApi['kind'], SearchKind>> = {
  component: 'component',
  hook: 'hook',
  function: 'function',
  interface: 'type',
};

interface Row {
  readonly title: string;
  readonly id: string;
  readonly text: string;
  readonly names?: readonly string[];
}

function referenceEntries(doc: ReferenceApi, path: string): SearchEntry[] {
  const href = doc.section === null ? path : `${path}#${doc.section}`;
  const text = [doc.brief || doc.summary, ...('signatures' in doc ? doc.signatures : [])].filter(Boolean).join(' ');
  const entries: SearchEntry[] = [
    { kind: KINDS[doc.kind], title: doc.name, href, keywords: [`${doc.name} API`], text, code: '' },
  ];
  const add = (kind: SearchKind, row: Row) =>
    entries.push({
      ...{ kind, title: row.title, href: `${path}#${row.id}`, keywords: row.names ?? [] },
      ...{ text: row.text, code: '' },
    });
  for (const prop of doc.props) add('prop', propRow(prop));
  if (doc.kind === 'hook' || doc.kind === 'function') for (const prop of doc.returnValue) add('prop', propRow(prop));
  if (doc.kind !== 'component') return entries;
  for (const { props } of doc.alternatives) for (const prop of props) add('prop', propRow(prop));
  if (doc.themeName !== null)
    add('theme-key', { title: doc.themeName, id: sectionId(doc, 'theme-default-props'), text: '' });
  for (const { name, id, className, description } of doc.slots) {
    // The class of a slot has no row of its own.
    const names = className === null ? [] : [`.${className}`];
    add('slot', { title: name, id, names, text: stripTags(description) });
  }
  for (const { className, id, description } of doc.classes)
    add('class', { title: `.${className}`, id, text: stripTags(description) });
  for (const { name, id, description } of doc.cssVariables)
    add('css-variable', { title: name, id, text: stripTags(description) });
  return entries;
}

function propRow({ name, id, description, type }: ApiProp): Row {
  return { title: name, id, text: [stripTags(description), stripTags(type)].filter(Boolean).join(' ') };
}
