// The ids of an API page, and its list of contents. Links from other pages rely on these names (behaviour §5.2).
import { type ApiSectionName, hasDemos, hasReturnValue, sectionId } from '../lib/api-sections.ts';
import type { ComponentApi, FunctionApi, InterfaceApi, ReferenceApi } from '../model/api.ts';
import type { TocEntry } from '../model/page.ts';

type Opening = Pick<ReferenceApi, 'name' | 'section' | 'demos' | 'claims' | 'imports'>;
type ComponentParts = Opening &
  Pick<
    ComponentApi,
    | 'props'
    | 'alternatives'
    | 'inheritance'
    | 'inherited'
    | 'themeName'
    | 'slots'
    | 'classes'
    | 'cssVariables'
    | 'source'
  >;
type FunctionParts = Opening & Pick<FunctionApi, 'props' | 'returnValue' | 'returns' | 'signatures' | 'source'>;
type InterfaceParts = Opening & Pick<InterfaceApi, 'props'>;

/** In document order. `#classes` exists on every page, as pages link to it without looking. */
export function componentAnchors(doc: ComponentParts): string[] {
  const id = (part: ApiSectionName) => sectionId(doc, part);
  return [
    ...opening(doc),
    id('props'),
    ...doc.props.map(idOf),
    ...doc.alternatives.flatMap(({ id: heading, props }) => [heading, ...props.map(idOf)]),
    ...(doc.inheritance || doc.inherited.length > 0 ? [id('inheritance')] : []),
    ...(doc.themeName === null ? [] : [id('theme-default-props')]),
    ...demos(doc),
    ...(doc.classes.length === 0 ? [id('classes')] : []),
    ...(doc.slots.length === 0 ? [] : [id('slots'), ...doc.slots.map(idOf)]),
    ...(doc.classes.length === 0 ? [] : [id('classes'), ...doc.classes.map(idOf)]),
    ...(doc.cssVariables.length === 0 ? [] : [id('css-variables'), ...doc.cssVariables.map(idOf)]),
    ...(doc.source === null ? [] : [id('source-code')]),
  ];
}

export function interfaceAnchors(doc: InterfaceParts): string[] {
  return [...opening(doc), sectionId(doc, 'properties'), ...doc.props.map(idOf), ...demos(doc)];
}

export function functionAnchors(doc: FunctionParts): string[] {
  const id = (part: ApiSectionName) => sectionId(doc, part);
  return [
    ...opening(doc),
    ...(doc.props.length === 0 ? [] : [id('parameters'), ...doc.props.map(idOf)]),
    ...(hasReturnValue(doc) ? [id('return-value'), ...doc.returnValue.map(idOf)] : []),
    ...(doc.signatures.length === 0 ? [] : [id('signatures')]),
    ...demos(doc),
    ...(doc.source === null ? [] : [id('source-code')]),
  ];
}

/** One level: the rows of a section are counted. Pages of types have none. */
export function componentToc(doc: ComponentParts): TocEntry[] {
  const section = sections(doc);
  return [
    ...importToc(doc),
    section('props', 'Props', shownProps(doc)),
    ...demosToc(doc),
    ...(doc.slots.length === 0 ? [] : [section('slots', 'Slots', doc.slots.length)]),
    ...(doc.classes.length === 0 ? [] : [section('classes', 'CSS classes', doc.classes.length)]),
    ...(doc.cssVariables.length === 0 ? [] : [section('css-variables', 'CSS variables', doc.cssVariables.length)]),
    ...(doc.source === null ? [] : [section('source-code', 'Source code')]),
  ];
}

/** Without rows that are folded as those of all components; one in several alternatives is one prop. */
function shownProps({ props, alternatives }: Pick<ComponentParts, 'props' | 'alternatives'>): number {
  const shown = [...props, ...alternatives.flatMap((one) => one.props)].filter(({ group }) => group === null);
  return new Set(shown.map(({ name }) => name)).size;
}

export function functionToc(doc: FunctionParts): TocEntry[] {
  const section = sections(doc);
  return [
    ...importToc(doc),
    ...(doc.props.length === 0 ? [] : [section('parameters', 'Parameters', doc.props.length)]),
    ...(hasReturnValue(doc) ? [section('return-value', 'Return value', doc.returnValue.length)] : []),
    ...(doc.signatures.length === 0 ? [] : [section('signatures', 'Signatures')]),
    ...demosToc(doc),
    ...(doc.source === null ? [] : [section('source-code', 'Source code')]),
  ];
}

/** Where several share a page, each is an entry with its sections below. */
export function sharedToc(docs: readonly ReferenceApi[]): TocEntry[] {
  return docs.flatMap((doc): TocEntry[] => [
    ...(doc.section === null ? [] : [{ id: doc.section, text: doc.name, depth: 2 } as const]),
    ...doc.toc.filter(({ depth }) => depth === 2).map((entry): TocEntry => ({ ...entry, depth: 3 })),
  ]);
}

function importToc(doc: Opening): TocEntry[] {
  return doc.imports.length === 0 ? [] : [sections(doc)('import', 'Import')];
}

function demosToc(doc: Opening): TocEntry[] {
  return hasDemos(doc) ? [sections(doc)('demos', 'Demos')] : [];
}

function opening(doc: Opening): string[] {
  return doc.imports.length === 0 ? [] : [sectionId(doc, 'import')];
}

/** What a component takes comes first. */
function demos(doc: Opening): string[] {
  return hasDemos(doc) ? [sectionId(doc, 'demos')] : [];
}

function sections(doc: Opening) {
  return (part: ApiSectionName, text: string, count = 0): TocEntry => ({
    ...{ id: sectionId(doc, part), text, depth: 2 },
    ...(count === 0 ? {} : { count }),
  });
}

function idOf({ id }: { readonly id: string }): string {
  return id;
}
