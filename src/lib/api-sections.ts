// What an API page is made of: the things that it documents, and the ids of their sections (behaviour §5.2).
import type { ApiDoc, ApiPropGroup, FunctionApi, ReferenceApi } from '../model/api.ts';
import { kebabCase } from './kebab-case.ts';

/** Groups of props, in the order of the page. */
export const PROP_GROUPS: readonly ApiPropGroup[] = ['system', 'accessibility', 'events', 'dom'];

export const API_SECTION_NAMES = [
  'demos',
  'import',
  'props',
  'properties',
  'parameters',
  'return-value',
  'signatures',
  'inheritance',
  'theme-default-props',
  'slots',
  'classes',
  'css-variables',
  'source-code',
] as const;

export type ApiSectionName = (typeof API_SECTION_NAMES)[number];

/** `props` on a page of its own, `button-props` on a tab that documents several. */
export function sectionId({ name, section }: Pick<ReferenceApi, 'name' | 'section'>, part: ApiSectionName): string {
  if (section === null) return part;
  return `${part === 'theme-default-props' ? name : section}-${part}`;
}

/** Route of the page that all parts of a compound share: `/ui/api/dialog/` for `Dialog.Root` at `/ui/api/dialog-root/`. */
export function compoundRoute(route: string, name: string): string {
  const [first = ''] = name.split('.');
  return [...route.split('/').slice(0, -2), kebabCase(first).replaceAll('_', '-'), ''].join('/');
}

/** The one or the many that a page documents. */
export function referencesOf(doc: ApiDoc): readonly ReferenceApi[] {
  if (doc.kind === 'index') return [];
  return doc.kind === 'tabs' || doc.kind === 'compound' ? doc.docs : [doc];
}

/** What the title of a page names; null: it names several things, or no single one. */
export function mainReference(doc: ApiDoc): ReferenceApi | null {
  if (doc.kind === 'index' || doc.kind === 'tabs') return null;
  return doc.kind === 'compound' ? (doc.docs.find(({ section }) => section === null) ?? null) : doc;
}

/** On a tab, the demos are on the page beside it. */
export function hasDemos({ demos, claims, section }: Pick<ReferenceApi, 'demos' | 'claims' | 'section'>): boolean {
  return section === null && (demos !== null || claims.length > 0);
}

export function hasReturnValue({ returnValue, returns }: Pick<FunctionApi, 'returnValue' | 'returns'>): boolean {
  return returnValue.length > 0 || returns !== null;
}
