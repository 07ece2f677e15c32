// Looks into a zod schema: which schema stands at a path of the data, and which keys it knows.
import * as z from 'zod';

/** A schema without what only changes whether or how a value may be left out. */
export function bareSchema(schema: z.core.$ZodType): z.core.$ZodType {
  let bare = schema;
  while (
    bare instanceof z.ZodOptional ||
    bare instanceof z.ZodDefault ||
    bare instanceof z.ZodPrefault ||
    bare instanceof z.ZodNullable ||
    bare instanceof z.ZodPipe
  ) {
    bare = bare instanceof z.ZodPipe ? bare.def.in : bare.def.innerType;
  }
  return bare;
}

/** The schemas a value may have: the members of a union, or the schema itself. */
export function alternativesOf(schema: z.core.$ZodType): z.core.$ZodType[] {
  const bare = bareSchema(schema);
  return bare instanceof z.ZodUnion ? bare.def.options.flatMap(alternativesOf) : [bare];
}

/** The keys that the object at `path` may have; empty where it may have any, or is no object. */
export function knownKeys(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  return [...new Set(schemasAt(schema, path).flatMap(keysOf))];
}

/** What a key of the record at `path` has to be; empty where there is no record. */
export function keySchemas(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType[] {
  return schemasAt(schema, path).flatMap((candidate) =>
    candidate instanceof z.ZodRecord ? alternativesOf(candidate.def.keyType) : [],
  );
}

function schemasAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): z.core.$ZodType[] {
  let level = alternativesOf(schema);
  for (const step of path) level = level.flatMap((candidate) => below(candidate, step)).flatMap(alternativesOf);
  return level;
}

function keysOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (!(schema instanceof z.ZodRecord)) return [];
  return alternativesOf(schema.def.keyType).flatMap((key) => (key instanceof z.ZodEnum ? key.options.map(String) : []));
}

function below(schema: z.core.$ZodType, step: PropertyKey): z.core.$ZodType[] {
  if (schema instanceof z.ZodArray && typeof step === 'number') return [schema.def.element];
  if (schema instanceof z.ZodRecord) return [schema.def.valueType];
  if (!(schema instanceof z.ZodObject) || typeof step !== 'string') return [];
  const field: z.core.$ZodType | undefined = Object.hasOwn(schema.shape, step) ? schema.shape[step] : undefined;
  return field ? [field] : [];
}
