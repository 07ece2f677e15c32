// What the types of a package say: its components, hooks, functions and types, as plain data.
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import { emptyTypes } from '../lib/empty-types.ts';
import { watchedInputs } from '../lib/node/installed-files.ts';
import type { ComponentTypes, DescribeRequest, ExportTypes, PackageTypes } from '../model/package-types.ts';
import { createBuiltCode } from './built-code.ts';
import { withBases } from './component-base.ts';
import { type ComponentProps, componentProps } from './component-signature.ts';
import { withParts } from './compound-exports.ts';
import { describeComponent, type PackageContext } from './describe-component.ts';
import { describeFunction } from './describe-function.ts';
import { describeInterface } from './describe-interface.ts';
import { createMemberDescriber } from './describe-member.ts';
import { describeOmissions, isWhole, omissionOf } from './omissions.ts';
import { findEntries, findExports, type PackageExport } from './package-exports.ts';
import { elementsByTag } from './platform.ts';
import type { ProgramMaker } from './program.ts';
import { createRenders } from './renders.ts';
import { findThemeNames } from './theme-names.ts';

export function describePackage(request: DescribeRequest, maker: ProgramMaker): PackageTypes {
  const { root, tsconfig, kinds, documented } = request;
  const entries = findEntries(request, maker);
  const [first] = entries.files.values();
  if (first === undefined) return emptyTypes(request.package, entries.missing);
  const named = new Set(entries.files.values());
  const manifest = findManifest(first, request.package);
  const packageFolder = `${manifest.folder}/`;
  const program = maker.make({ root, tsconfig, files: [...named] });
  const checker = program.getTypeChecker();
  const found = findExports(program, { request, entries, packageFolder });
  const { exports, omitted: ofParts } = withParts(found.exports, checker);
  const components = new Map<string, ComponentProps>();
  for (const { name, symbol } of exports) {
    const props = componentProps(name, symbol, checker);
    if (props) components.set(name, props);
  }
  const context: PackageContext = {
    checker,
    root,
    packageFolder,
    exports,
    components,
    isDocumented: (name) => documented?.includes(name) ?? true,
    themeNames: findThemeNames(program, packageFolder),
    elements: elementsByTag(program),
    builtCode: createBuiltCode(),
    describeProp: createMemberDescriber({ checker, root }),
    renders: createRenders(),
  };
  const wanted = (kind: ExportTypes['kind']) => !kinds || kinds.includes(kind);
  const described = exports.flatMap((one) => describeExport(one, { context, wanted }));
  const names = new Set(described.map(({ name }) => name));
  const omissions = exports
    .filter(({ name }) => !names.has(name))
    .flatMap((one) => omissionOf(one, { checker, wanted }) ?? [])
    .filter((one) => !isWhole(one, names));
  const withBase = new Map(
    withBases(described.filter((one): one is ComponentTypes => one.kind === 'component')).map((one) => [one.name, one]),
  );
  return {
    package: request.package,
    version: manifest.version,
    homepage: manifest.homepage,
    exports: described.map((one) => withBase.get(one.name) ?? one),
    omitted: describeOmissions([...found.omitted, ...ofParts, ...omissions], { checker, root }),
    inputs: watchedInputs(
      [...program.getSourceFiles().map(({ fileName }) => fileName), ...manifest.files, ...(tsconfig ? [tsconfig] : [])],
      (path) => named.has(path),
    ),
    missing: entries.missing,
    lacksReactTypes: lacksReactTypes(program),
  };
}

function lacksReactTypes(program: ts.Program): boolean {
  const files = program.getSourceFiles().filter((file) => !program.isSourceFileDefaultLibrary(file));
  if (files.some(({ fileName }) => /\/node_modules\/(?:@types\/)?react\//.test(fileName))) return false;
  return files.some(({ text }) => /['"]react['"]/.test(text));
}

interface ExportContext {
  readonly context: PackageContext;
  readonly wanted: (kind: ExportTypes['kind']) => boolean;
}

function describeExport(one: PackageExport, { context, wanted }: ExportContext): ExportTypes[] {
  const props = context.components.get(one.name);
  if (props) return wanted('component') ? [describeComponent(one, props, context)] : [];
  const isCalled = (one.symbol.flags & ts.SymbolFlags.Value) !== 0;
  if (isCalled && (wanted('hook') || wanted('function'))) {
    const found = describeFunction(one, context);
    if (found) return wanted(found.kind) ? [found] : [];
  }
  const found = wanted('interface') ? describeInterface(one, context) : null;
  return found ? [found] : [];
}

interface Manifest {
  readonly folder: string;
  readonly version: string | null;
  readonly homepage: string | null;
  readonly files: readonly string[];
}

/** Of the folder that bears the package's name, else the nearest above the entry. */
function findManifest(entry: string, name: string): Manifest {
  let nearest: Manifest | null = null;
  for (let folder = posix.dirname(entry); folder !== posix.dirname(folder); folder = posix.dirname(folder)) {
    const file = `${folder}/package.json`;
    if (!existsSync(file)) continue;
    const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const manifest = {
      folder,
      version: textField(data, 'version'),
      homepage: textField(data, 'homepage'),
      files: [file],
    };
    nearest ??= manifest;
    if (textField(data, 'name') === name) return manifest;
  }
  return nearest ?? { folder: posix.dirname(entry), version: null, homepage: null, files: [] };
}

function textField(data: unknown, name: string): string | null {
  const value: unknown =
    typeof data === 'object' && data !== null ? Object.entries(data).find(([key]) => key === name)?.[1] : null;
  return typeof value === 'string' ? value : null;
}
