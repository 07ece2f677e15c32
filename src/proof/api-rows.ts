// API JSON to rows that can be compared, whoever wrote it: props, parameters, slots, classes, each with its path in the JSON.
import type * as z from 'zod';
import type { DataPath } from '../diagnostics/locate-literal.ts';
import { isRecord } from '../lib/is-record.ts';
import {
  type ComponentJson,
  componentSchema,
  type FunctionJson,
  functionSchema,
  type InterfaceJson,
  interfaceSchema,
  type PropJson,
} from '../schema/api-json.ts';
import { literalsOf } from './union.ts';

export interface ApiRows {
  readonly name: string;
  readonly kind: 'component' | 'interface' | 'function';
  readonly imports: readonly string[];
  readonly rows: readonly ApiRow[];
  /** Props that it takes over from another component. */
  readonly inherited: ReadonlySet<string>;
  /** Attributes of an element are props as well. */
  readonly takesAttributes: boolean;
}

const NO_OTHERS: Pick<ApiRows, 'inherited' | 'takesAttributes'> = { inherited: new Set(), takesAttributes: false };

export type Section = 'props' | 'properties' | 'parameters' | 'returnValue' | 'cssVariables' | 'slots' | 'classes';

export interface ApiRow {
  readonly section: Section;
  /** Of a class, its name in CSS. */
  readonly name: string;
  /** As the places of extracted pages name it. */
  readonly place: string;
  readonly path: DataPath;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly default: string | null;
  /** Members of a union of literals, sorted; null: the type says none, or takes others as well. */
  readonly literals: readonly string[] | null;
  /** Of a slot: the class that it is rendered with. */
  readonly className: string | null;
}

/** null: it is no API JSON, or a wrong one, which was told. */
export function readApiRows(json: unknown): ApiRows | null {
  if (!isRecord(json)) return null;
  if ('props' in json) return parsed(componentSchema, json, componentRows);
  if ('parameters' in json) return parsed(functionSchema, json, functionRows);
  return parsed(interfaceSchema, json, interfaceRows);
}

function parsed<T>(schema: z.ZodType<T>, json: unknown, read: (data: T) => ApiRows): ApiRows | null {
  const { success, data } = schema.safeParse(json);
  return success ? read(data) : null;
}

function componentRows(component: ComponentJson): ApiRows {
  const { name, imports, props, slots, classes, cssVariables, spread } = component;
  const inherited = new Set((component.inherited ?? []).flatMap((group) => group.props));
  const rows = [
    ...propRows('props', props),
    ...(slots ?? []).map((slot, index): ApiRow => {
      return { ...bare('slots', slot.name, ['slots', index, 'name']), className: slot.class ?? null };
    }),
    ...(classes ?? []).map(({ key, className, isDeprecated }, index): ApiRow => {
      const row = bare('classes', className, ['classes', index, 'className']);
      return { ...row, place: `classes.${key}`, deprecated: isDeprecated === true };
    }),
    ...(cssVariables ?? []).map((variable, index) =>
      bare('cssVariables', variable.name, ['cssVariables', index, 'name']),
    ),
  ];
  return { name, kind: 'component', imports, rows, inherited, takesAttributes: spread === true };
}

function functionRows({ name, imports, parameters, returnValue }: FunctionJson): ApiRows {
  const rows = [...propRows('parameters', parameters), ...propRows('returnValue', returnValue ?? {})];
  return { name, kind: 'function', imports, rows, ...NO_OTHERS };
}

function interfaceRows({ name, imports, properties }: InterfaceJson): ApiRows {
  return { name, kind: 'interface', imports, rows: propRows('properties', properties), ...NO_OTHERS };
}

function propRows(section: Section, props: Readonly<Record<string, PropJson>>): ApiRow[] {
  return Object.entries(props).map(([name, prop]) => ({
    ...bare(section, name, [section, name]),
    required: prop.required === true,
    deprecated: prop.deprecated === true,
    default: prop.default === null || prop.default === undefined ? null : String(prop.default),
    literals: literalsOf(prop.type.description || prop.type.name || ''),
  }));
}

function bare(section: Section, name: string, path: DataPath): ApiRow {
  const place = `${section}.${name}`;
  const nothing = { required: false, deprecated: false, default: null, literals: null, className: null };
  return { section, name, place, path, ...nothing };
}
