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
    ...(doc.classes.length === 0 ? [id('classes')] : []),
    ...(doc.slots.length === 0 ? [] : [id('slots'), ...doc.slots.map(idOf)]),
    ...(doc.classes.length === 0 ? [] : [id('classes'), ...doc.classes.map(idOf)]),
    ...(doc.cssVariables.length === 0 ? [] : [id('css-variables'), ...doc.cssVariables.map(idOf)]),
    ...(doc.source === null ? [] : [id('source-code')]),
  ];
}

export function interfaceAnchors(doc: InterfaceParts): string[] {
  return [...opening(doc), sectionId(doc, 'properties'), ...doc.props.map(idOf)];
}

export function functionAnchors(doc: FunctionParts): string[] {
  const id = (part: ApiSectionName) => sectionId(doc, part);
  return [
    ...opening(doc),
    ...(doc.props.length === 0 ? [] : [id('parameters'), ...doc.props.map(idOf)]),
    ...(hasReturnValue(doc) ? [id('return-value'), ...doc.returnValue.map(idOf)] : []),
    ...(doc.signatures.length === 0 ? [] : [id('signatures')]),
    ...(doc.source === null ? [] : [id('source-code')]),
  ];
}

/** Pages of types have none. */
export function componentToc(doc: ComponentParts): TocEntry[] {
  const section = sections(doc);
  return [
    ...openingToc(doc),
    ...section(
      'props',
      'Props',
      doc.props.filter(({ group }) => group === null),
    ),
    ...(doc.slots.length === 0 ? [] : section('slots', 'Slots', doc.slots)),
    ...(doc.classes.length === 0 ? [] : section('classes', 'CSS classes', doc.classes)),
    ...(doc.cssVariables.length === 0 ? [] : section('css-variables', 'CSS variables', doc.cssVariables)),
    ...(doc.source === null ? [] : section('source-code', 'Source code')),
  ];
}

export function functionToc(doc: FunctionParts): TocEntry[] {
  const section = sections(doc);
  return [
    ...openingToc(doc),
    ...(doc.props.length === 0 ? [] : section('parameters', 'Parameters', doc.props)),
    ...(hasReturnValue(doc) ? section('return-value', 'Return value', doc.returnValue) : []),
    ...(doc.signatures.length === 0 ? [] : section('signatures', 'Signatures')),
    ...(doc.source === null ? [] : section('source-code', 'Source code')),
  ];
}

/** Where several share a page, each is an entry with its sections below. */
export function sharedToc(docs: readonly ReferenceApi[]): TocEntry[] {
  return docs.flatMap((doc): TocEntry[] => [
    ...(doc.section === null ? [] : [{ id: doc.section, text: doc.name, depth: 2 } as const]),
    ...doc.toc.filter(({ depth }) => depth === 2).map((entry): TocEntry => ({ ...entry, depth: 3 })),
  ]);
}

function openingToc(doc: Opening): TocEntry[] {
  const section = sections(doc);
  return [
    ...(hasDemos(doc) ? section('demos', 'Demos') : []),
    ...(doc.imports.length === 0 ? [] : section('import', 'Import')),
  ];
}

function opening(doc: Opening): string[] {
  return [
    ...(hasDemos(doc) ? [sectionId(doc, 'demos')] : []),
    ...(doc.imports.length === 0 ? [] : [sectionId(doc, 'import')]),
  ];
}

interface Entry {
  readonly id: string;
  readonly name?: string;
  readonly key?: string;
}

function sections(doc: Opening) {
  return (part: ApiSectionName, text: string, rows: readonly Entry[] = []): TocEntry[] => [
    { id: sectionId(doc, part), text, depth: 2 },
    ...rows.map((row): TocEntry => ({ id: row.id, text: row.name ?? row.key ?? row.id, depth: 3 })),
  ];
}

function idOf({ id }: Entry): string {
  return id;
}
