// One API JSON to the rows that are compared; hand-made and extracted JSON are read the same way.

import type * as z from 'zod';
import { isRecord } from '../lib/is-record.ts';
import { oneLine } from '../lib/one-line.ts';
import {
  type ComponentJson,
  componentSchema,
  type FunctionJson,
  functionSchema,
  type InterfaceJson,
  interfaceSchema,
  type PropJson,
} from '../schema/api-json.ts';
import type { ApiPage, PageKind, Part, Row } from './page.ts';
import { typeText } from './type-text.ts';

export interface PageOrigin {
  readonly owner: string;
  readonly route: string | null;
}

/** What came of one file. `other`: JSON that was never meant to be a page. */
export type ReadPage =
  | { readonly kind: 'page'; readonly page: ApiPage }
  | { readonly kind: 'other' }
  | { readonly kind: 'wrong'; readonly path: readonly PropertyKey[]; readonly problem: string };

export function readPage(data: unknown, origin: PageOrigin): ReadPage {
  if (!isRecord(data) || typeof data.name !== 'string') return { kind: 'other' };
  if ('props' in data) return parsed(componentSchema, data, (json) => componentPage(json, origin));
  if ('parameters' in data) return parsed(functionSchema, data, (json) => functionPage(json, origin));
  // Folders of API pages hold lists for demos, too.
  if (!('properties' in data) || Array.isArray(data.properties)) return { kind: 'other' };
  return parsed(interfaceSchema, data, (json) => interfacePage(json, origin));
}

function parsed<T>(schema: z.ZodType<T>, data: unknown, read: (json: T) => ApiPage): ReadPage {
  const result = schema.safeParse(data);
  if (result.success) return { kind: 'page', page: read(result.data) };
  const [issue] = result.error.issues;
  return { kind: 'wrong', path: issue?.path ?? [], problem: (issue?.message ?? '').replace(/^Invalid input: /, '') };
}

function componentPage(json: ComponentJson, origin: PageOrigin): ApiPage {
  return {
    ...pageOf('component', json, origin),
    deprecated: json.deprecated ? (json.deprecationInfo ?? '') : null,
    rows: [
      ...importRows(json.imports),
      ...traitRows(json),
      ...memberRows('props', json.props),
      ...(json.inherited ?? []).flatMap(({ component, props }) =>
        props.map((name) => ({ ...blank('inherited', name), type: component })),
      ),
      ...(json.slots ?? []).map((slot) => ({
        ...blank('slots', slot.name),
        default: literalText(slot.default),
        className: slot.class || null,
        description: slot.description ?? '',
      })),
      ...(json.classes ?? []).map((row) => ({
        ...blank('classes', row.key),
        className: row.className,
        deprecated: row.isDeprecated ? (row.deprecationInfo ?? '') : null,
        description: row.description ?? '',
      })),
      ...(json.cssVariables ?? []).map((row) => ({
        ...blank('cssVariables', row.name),
        default: literalText(row.default),
        description: row.description ?? '',
      })),
    ],
  };
}

/** What a component is as a whole. */
function traitRows({
  forwardsRefTo,
  inheritance,
  inherited,
  themeDefaultProps,
  muiName,
  spread,
}: ComponentJson): Row[] {
  const trait = (name: string, type: string | null | undefined): Row[] =>
    type ? [{ ...blank('component', name), type }] : [];
  return [
    ...trait('ref', forwardsRefTo),
    // The names of what is inherited say more than where it comes from.
    ...(inherited ? [] : trait('inheritance', inheritance?.component)),
    ...trait('theme default props', themeDefaultProps ? muiName : null),
    ...trait('further props', spread ? 'are passed on' : null),
  ];
}

function functionPage(json: FunctionJson, origin: PageOrigin): ApiPage {
  const kind = json.kind ?? (/^use[A-Z]/.test(json.name) ? 'hook' : 'function');
  const { returns } = json;
  return {
    ...pageOf(kind, json, origin),
    deprecated: json.deprecated ? (json.deprecationInfo ?? '') : null,
    rows: [
      ...importRows(json.imports),
      ...memberRows('parameters', json.parameters),
      ...memberRows('returnValue', json.returnValue ?? {}),
    ],
    signatures: (json.signatures ?? []).map(oneLine),
    returns: returns ? textOf(returns.type) : null,
  };
}

function interfacePage(json: InterfaceJson, origin: PageOrigin): ApiPage {
  return {
    ...pageOf('interface', json, origin),
    rows: [...importRows(json.imports), ...memberRows('properties', json.properties)],
  };
}

function pageOf(kind: PageKind, { name }: { readonly name: string }, { owner, route }: PageOrigin): ApiPage {
  return { name, kind, owner, route, deprecated: null, rows: [], signatures: [], returns: null };
}

function importRows(imports: readonly string[]): Row[] {
  return imports.map((line) => blank('imports', oneLine(line)));
}

function memberRows(part: Part, members: Readonly<Record<string, PropJson>>): Row[] {
  return Object.entries(members).map(([name, member]) => ({
    ...blank(part, name),
    type: memberType(member),
    required: member.required === true,
    default: literalText(member.default),
    deprecated: member.deprecated ? (member.deprecationInfo ?? '') : null,
    description: member.description ?? '',
  }));
}

/** Names of generators for types that they write no further: a signature says more than `func`. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['bool', 'boolean'],
  ['func', 'function'],
]);

function memberType({ type, signature }: PropJson): string {
  const text = textOf(type);
  if (signature && (text === 'func' || text === 'function')) return oneLine(signature.type);
  return WORDS.get(text) ?? text;
}

/** A description is HTML, a name is not. */
function textOf({ name, description }: PropJson['type']): string {
  return description ? typeText(description) : oneLine(name ?? '');
}

function literalText(value: string | number | boolean | null | undefined): string | null {
  return value === null || value === undefined ? null : oneLine(String(value));
}

function blank(part: Part, name: string): Row {
  const nothing = { type: null, required: false, default: null, className: null, deprecated: null, description: '' };
  return { part, name, ...nothing };
}
