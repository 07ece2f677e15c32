// The ids of an API page, and its list of contents. Links from other pages rely on these names (behaviour §5.2).
import type { ApiClass, ApiProp, ApiSlot, ComponentApi, InterfaceApi } from '../model/api.ts';
import type { TocEntry } from '../model/page.ts';

type ComponentParts = Pick<
  ComponentApi,
  'demos' | 'imports' | 'props' | 'inheritance' | 'themeName' | 'slots' | 'classes' | 'source'
>;
type InterfaceParts = Pick<InterfaceApi, 'demos' | 'imports' | 'props'>;

/** In document order. `#classes` exists on every page, as pages link to it without looking. */
export function componentAnchors(doc: ComponentParts): string[] {
  return [
    ...opening(doc),
    'props',
    ...doc.props.map(idOf),
    ...(doc.inheritance ? ['inheritance'] : []),
    ...(doc.themeName === null ? [] : ['theme-default-props']),
    ...(doc.classes.length === 0 ? ['classes'] : []),
    ...(doc.slots.length === 0 ? [] : ['slots', ...doc.slots.map(idOf)]),
    ...(doc.classes.length === 0 ? [] : ['classes', ...doc.classes.map(idOf)]),
    ...(doc.source === null ? [] : ['source-code']),
  ];
}

export function interfaceAnchors(doc: InterfaceParts): string[] {
  return [...opening(doc), 'properties', ...doc.props.map(idOf)];
}

/** Pages of types have none. */
export function componentToc(doc: ComponentParts): TocEntry[] {
  return [
    ...(doc.demos === null ? [] : [section('demos', 'Demos')]),
    ...(doc.imports.length === 0 ? [] : [section('import', 'Import')]),
    section('props', 'Props'),
    ...doc.props.map(({ id, name }) => row(id, name)),
    ...(doc.slots.length === 0 ? [] : [section('slots', 'Slots'), ...doc.slots.map(({ id, name }) => row(id, name))]),
    ...(doc.classes.length === 0
      ? []
      : [section('classes', 'CSS classes'), ...doc.classes.map(({ id, key }) => row(id, key))]),
    ...(doc.source === null ? [] : [section('source-code', 'Source code')]),
  ];
}

function opening(doc: InterfaceParts): string[] {
  return [...(doc.demos === null ? [] : ['demos']), ...(doc.imports.length === 0 ? [] : ['import'])];
}

function idOf(row: ApiProp | ApiSlot | ApiClass): string {
  return row.id;
}

function section(id: string, text: string): TocEntry {
  return { id, text, depth: 2 };
}

function row(id: string, text: string): TocEntry {
  return { id, text, depth: 3 };
}
