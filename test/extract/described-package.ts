// API JSON of a small package whose code a test writes.
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { addresses, indexNames } from '../../src/extract/addresses.ts';
import { sharedProps } from '../../src/extract/prop-groups.ts';
import { toJson } from '../../src/extract/to-json.ts';
import type { PackageTypes } from '../../src/model/package-types.ts';
import { describePackage } from '../../src/typescript/describe.ts';
import { createProgramMaker } from '../../src/typescript/program.ts';
import { writeFiles } from '../support/write-files.ts';

export interface DescribedPackage {
  readonly types: PackageTypes;
  /** The JSON of an export. */
  readonly json: (name: string) => Readonly<Record<string, unknown>>;
  /** Its rows: `size?: number = 3`. */
  readonly rows: (name: string, table?: 'props' | 'parameters' | 'returnValue' | 'properties') => string[];
}

/** `entries`: as in the config; React has types. */
export async function describeFiles(
  root: string,
  files: Readonly<Record<string, string>>,
  { name = '@acme/ui', entries = ['src/index.tsx'] }: { readonly name?: string; readonly entries?: string[] } = {},
): Promise<DescribedPackage> {
  await writeFiles(root, files);
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules/@types'), join(root, 'node_modules/@types'));
  const types = describePackage({ root, package: name, entries, tsconfig: null }, createProgramMaker());
  const documented = new Set(types.exports.map((one) => one.name));
  const groupsOf = sharedProps(types.exports.filter((one) => one.kind === 'component'));
  const json = (wanted: string): Readonly<Record<string, unknown>> => {
    const found = types.exports.find((one) => one.name === wanted);
    if (!found) throw new Error(`${wanted} is not documented, but ${[...documented].join(', ')}.`);
    const routeOf = (other: string) => (documented.has(other) ? `/ui/api/${other.toLowerCase()}/` : null);
    const pages = types.exports.map((one) => ({ types: one, route: routeOf(one.name) }));
    const names = indexNames(pages, ({ types: { name } }) =>
      types.omitted.flatMap((one) => (one.because.kind === 'part' && one.because.as === name ? [one.name] : [])),
    );
    const addressOf = addresses(names, ([page = null]) => page);
    return JSON.parse(toJson(found, { routeOf, groupsOf, addressOf, linkOrigin: null }));
  };
  return { types, json, rows: (wanted, table = 'props') => rowsOf(json(wanted)[table]) };
}

interface Row {
  readonly type: { readonly name: string };
  readonly required?: boolean;
  readonly default?: string;
}

export function rowsOf(table: unknown): string[] {
  const rows = table as Readonly<Record<string, Row>>; // The JSON of the extraction, whose form another test checks.
  return Object.entries(rows).map(
    ([name, row]) =>
      `${name}${row.required ? '' : '?'}: ${row.type.name}${row.default === undefined ? '' : ` = ${row.default}`}`,
  );
}
