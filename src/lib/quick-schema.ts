// A zod schema to a quick check: most data is right, and zod makes two objects for each value that it looks at.
import * as z from 'zod';
import { isRecord } from './is-record.ts';

type Check = (value: unknown) => boolean;

const known = new WeakMap<z.core.$ZodType, Check>();

/**
 * True only where the schema takes `data` and leaves every field that it names as it is. False says nothing: there may be a
 * default to put in, or a kind of schema that is not known here. Fields that the schema does not name stay in `data`.
 */
export function isTakenAsItIs<T>(schema: z.ZodType<T>, data: unknown): data is T {
  return checkOf(schema)(data);
}

type Field = (value: unknown, name: string, into: Record<string, unknown>) => boolean;

const fieldsOf = new WeakMap<z.ZodObject, ReadonlyMap<string, Field>>();

/**
 * What a loose schema makes of `data`: its own fields first, each as it is or by default, and those that it does not name. null
 * says nothing, as false does above.
 */
export function takenQuickly<S extends z.ZodObject>(
  schema: S,
  data: Readonly<Record<string, unknown>>,
): z.output<S> | null {
  const isLoose = schema.def.catchall instanceof z.ZodUnknown && schema.def.checks === undefined;
  if (!isLoose || Object.hasOwn(data, '__proto__')) return null;
  const fields =
    fieldsOf.get(schema) ?? new Map(Object.entries(schema.shape).map(([name, one]) => [name, fieldOf(one)]));
  fieldsOf.set(schema, fields);
  const taken: Record<string, unknown> = {};
  for (const [name, take] of fields) {
    const isGiven = Object.hasOwn(data, name);
    const value = isGiven ? data[name] : undefined;
    if ((isGiven && value === undefined) || !take(value, name, taken)) return null;
  }
  for (const name of Object.keys(data)) if (!fields.has(name)) taken[name] = data[name];
  return taken as z.output<S>; // Every field of it has been seen.
}

function fieldOf(schema: z.core.$ZodType): Field {
  const check = checkOf(schema);
  return (value, name, into) => {
    if (value === undefined && schema instanceof z.ZodDefault) {
      into[name] = schema.def.defaultValue; // A new one each time, as it may be written into.
      return true;
    }
    if (!check(value)) return false;
    if (value !== undefined) into[name] = value;
    return true;
  };
}

function checkOf(schema: z.core.$ZodType): Check {
  const check = known.get(schema) ?? withOwnChecks(schema, checkOfKind(schema));
  known.set(schema, check);
  return check;
}

/** What `refine`, `regex` and the like added. */
function withOwnChecks(schema: z.core.$ZodType, check: Check): Check {
  const { checks = [] } = schema._zod.def;
  if (checks.length === 0) return check;
  return (value) => {
    if (!check(value)) return false;
    return checks.every((own) => {
      const payload = { value: value as never, issues: [] }; // Of the kind that they are made for, which `check` has seen to.
      return own._zod.check(payload) === undefined && payload.issues.length === 0 && payload.value === value;
    });
  };
}

const unknownKind: Check = () => false;

function checkOfKind(schema: z.core.$ZodType): Check {
  if (schema instanceof z.ZodString) return isPlain(schema) ? (value) => typeof value === 'string' : unknownKind;
  if (schema instanceof z.ZodNumber) return isPlain(schema) ? Number.isFinite : unknownKind;
  if (schema instanceof z.ZodBoolean) return isPlain(schema) ? (value) => typeof value === 'boolean' : unknownKind;
  if (schema instanceof z.ZodOptional) return orElse(undefined, schema.def.innerType);
  if (schema instanceof z.ZodNullable) return orElse(null, schema.def.innerType);
  if (schema instanceof z.ZodDefault) {
    const inner = checkOf(schema.def.innerType);
    return (value) => value !== undefined && inner(value);
  }
  if (schema instanceof z.ZodArray) {
    const element = checkOf(schema.element);
    return (value) => Array.isArray(value) && value.findIndex((one) => !element(one)) === -1;
  }
  if (schema instanceof z.ZodRecord) {
    const { keyType } = schema;
    const inner = checkOf(schema.valueType);
    const isAnyName = keyType instanceof z.ZodString && isPlain(keyType) && keyType.def.checks === undefined;
    return isAnyName ? (value) => holds(value, () => inner) : unknownKind;
  }
  if (schema instanceof z.ZodObject && schema.def.catchall === undefined) return checkOfObject(schema.shape);
  return schema instanceof z.ZodUnion ? checkOfUnion(schema.options) : unknownKind;
}

function isPlain({ def }: z.ZodString | z.ZodNumber | z.ZodBoolean): boolean {
  return !def.coerce && !('format' in def);
}

function orElse(other: null | undefined, schema: z.core.$ZodType): Check {
  const inner = checkOf(schema);
  return (value) => value === other || inner(value);
}

/** Fields that are there are looked at: most are not. */
function checkOfObject(shape: z.core.$ZodShape): Check {
  const checks = new Map(Object.entries(shape).map(([name, schema]) => [name, checkOf(schema)]));
  const required = [...checks].flatMap(([name, check]) => (check(undefined) ? [] : name));
  return (value) => holds(value, (name) => checks.get(name)) && required.every((name) => Object.hasOwn(value, name));
}

function holds(value: unknown, checkFor: (name: string) => Check | undefined): value is object {
  if (!isRecord(value)) return false;
  for (const name of Object.keys(value)) {
    if (name === '__proto__' || checkFor(name)?.(value[name]) === false) return false;
  }
  return true;
}

/** Zod takes the first that fits, and of those that are not plain it is not certain here whether they do. */
function checkOfUnion(options: readonly z.core.$ZodType[]): Check {
  const isCertain = (schema: z.core.$ZodType) =>
    (schema instanceof z.ZodString || schema instanceof z.ZodNumber || schema instanceof z.ZodBoolean) &&
    isPlain(schema);
  const changing = options.flatMap((option) => (option instanceof z.ZodPipe ? [option.in] : []));
  const others = options.filter((option) => !(option instanceof z.ZodPipe));
  if (![...changing, ...others.slice(0, -1)].every(isCertain)) return unknownKind;
  const [changed, kept] = [changing.map(checkOf), others.map(checkOf)];
  return (value) => !changed.some((check) => check(value)) && kept.some((check) => check(value));
}
