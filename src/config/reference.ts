// The reference documentation of the configuration, read off its schema, so that the two cannot differ.
import * as z from 'zod';
import { alternativesOf, bareSchema } from '../lib/schema-shape.ts';
import { siteConfigSchema } from '../schema/site-config.ts';

export interface ConfigField {
  /** `products[].versions[].text`; `*` stands for any key. */
  readonly path: string;
  /** In TypeScript's words. */
  readonly type: string;
  /** JSON of the default, or null when there is none. */
  readonly default: string | null;
  readonly description: string;
  readonly required: boolean;
}

/** All fields, each object before what it holds, in the order of the schema. */
export function configReference(): ConfigField[] {
  return fieldsBelow(siteConfigSchema, '', new Set());
}

/** The fields of one object of the configuration, such as a palette, which stands in it by its name. */
export function objectReference(schema: z.ZodObject): ConfigField[] {
  return Object.entries(schema.shape).flatMap(([key, field]) => [
    describe(field, key),
    ...alternativesOf(field).flatMap((option) => fieldsBelow(option, key, new Set())),
  ]);
}

function fieldsBelow(schema: z.core.$ZodType, path: string, above: ReadonlySet<z.core.$ZodType>): ConfigField[] {
  if (above.has(schema)) return []; // A node of a page tree holds nodes of a page tree.
  const inside = new Set([...above, schema]);
  if (schema instanceof z.ZodArray)
    return alternativesOf(schema.def.element).flatMap((item) => fieldsBelow(item, `${path}[]`, inside));
  if (schema instanceof z.ZodRecord)
    return alternativesOf(schema.def.valueType).flatMap((item) => fieldsBelow(item, `${path}.*`, inside));
  if (!(schema instanceof z.ZodObject) || nameOf(schema) !== null) return [];
  const shape: Record<string, z.core.$ZodType> = schema.shape;
  return Object.entries(shape).flatMap(([key, field]) => {
    const fieldPath = path === '' ? key : `${path}.${key}`;
    return [
      describe(field, fieldPath),
      ...alternativesOf(field).flatMap((option) => fieldsBelow(option, fieldPath, inside)),
    ];
  });
}

function describe(field: z.core.$ZodType, path: string): ConfigField {
  return {
    path,
    type: typeOf(field),
    default: defaultOf(field),
    description: descriptionOf(field),
    required: !z.safeParse(field, undefined).success,
  };
}

function descriptionOf(field: z.core.$ZodType): string {
  return field instanceof z.ZodType ? (field.description ?? '') : '';
}

/** An object whose fields have defaults of their own needs none. */
function defaultOf(field: z.core.$ZodType): string | null {
  if (field instanceof z.ZodDefault) return JSON.stringify(field.def.defaultValue);
  return field instanceof z.ZodOptional || field instanceof z.ZodNullable ? defaultOf(field.def.innerType) : null;
}

function typeOf(field: z.core.$ZodType): string {
  const types = alternativesOf(field).map(singleType);
  if (holdsNull(field)) types.push('null');
  return [...new Set(types)].join(' | ');
}

function holdsNull(field: z.core.$ZodType): boolean {
  if (field instanceof z.ZodNullable) return true;
  return field instanceof z.ZodOptional || field instanceof z.ZodDefault ? holdsNull(field.def.innerType) : false;
}

/** Of schemas that are told apart from the rest, by `meta({ typeName })`. */
function nameOf(schema: z.core.$ZodType): string | null {
  const name = schema instanceof z.ZodType ? schema.meta()?.typeName : undefined;
  return typeof name === 'string' ? name : null;
}

function singleType(schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodArray) {
    const item = typeOf(schema.def.element);
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
  }
  if (schema instanceof z.ZodRecord) return `{ [key]: ${typeOf(schema.def.valueType)} }`;
  if (schema instanceof z.ZodEnum) return schema.options.map((option) => JSON.stringify(option)).join(' | ');
  if (schema instanceof z.ZodLiteral) return [...schema.values].map((value) => JSON.stringify(value)).join(' | ');
  const name = nameOf(schema);
  if (name !== null) return name;
  if (schema instanceof z.ZodCustom) return 'unknown';
  const { type } = bareSchema(schema)._zod.def;
  return type === 'int' ? 'number' : type;
}
