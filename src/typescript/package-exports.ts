// What the entries of a package export: each name once, with all modules that give it.
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import type { DescribeRequest } from '../model/package-types.ts';
import type { Omission } from './omissions.ts';
import type { ProgramMaker } from './program.ts';

export interface PackageExport {
  readonly name: string;
  /** Not an alias. */
  readonly symbol: ts.Symbol;
  readonly modules: readonly string[];
  readonly defaultOf: readonly string[];
}

export interface PackageEntries {
  /** Absolute files, by entry. */
  readonly files: ReadonlyMap<string, string>;
  readonly missing: readonly string[];
}

export function findEntries({ root, entries, tsconfig }: DescribeRequest, maker: ProgramMaker): PackageEntries {
  const files = new Map<string, string>();
  const missing: string[] = [];
  for (const entry of entries) {
    const file = posix.resolve(root, entry);
    const isFile = /\.[cm]?[jt]sx?$/.test(entry) && existsSync(file);
    const found = isFile ? file : maker.resolve(entry, { root, tsconfig });
    // JavaScript without types says nothing.
    if (found === null || /\.[cm]?jsx?$/.test(found)) missing.push(entry);
    else files.set(entry, found);
  }
  return { files, missing };
}

export interface FoundExports {
  /** Sorted by name. */
  readonly exports: readonly PackageExport[];
  readonly omitted: readonly Omission[];
}

export function findExports(
  program: ts.Program,
  { request, entries, packageFolder }: { request: DescribeRequest; entries: PackageEntries; packageFolder: string },
): FoundExports {
  const checker = program.getTypeChecker();
  const found = new Map<string, { symbol: ts.Symbol; modules: Set<string>; defaultOf: Set<string> }>();
  const add = (name: string, symbol: ts.Symbol) => {
    const known = found.get(name);
    if (!known) found.set(name, { symbol, modules: new Set(), defaultOf: new Set() });
    return known ? known.symbol === symbol : true;
  };
  const exportsOf = moduleReader(program);
  const omitted: Omission[] = [];
  for (const [entry, file] of entries.files) {
    const specifier = entry.startsWith('.') || posix.resolve(request.root, entry) === file ? request.package : entry;
    for (const [exported, symbol] of exportsOf(file)) {
      const name = exported === 'default' ? ownName(symbol) : exported;
      if (name === null) omitted.push({ name: `default of ${entry}`, symbol, because: { kind: 'unnamed default' } });
      else if (!add(name, symbol)) omitted.push({ name, symbol, because: { kind: 'same name', entry } });
      if (name === null || found.get(name)?.symbol !== symbol) continue;
      const place = found.get(name);
      place?.modules.add(specifier);
      if (exported === 'default') place?.defaultOf.add(specifier);
    }
  }
  const deep = deepModules({ request, packageFolder, exportsOf, program });
  for (const [name, place] of found) {
    for (const { specifier, isDefault } of deep(name, place.symbol)) {
      place.modules.add(specifier);
      if (isDefault) place.defaultOf.add(specifier);
    }
  }
  const exports = [...found]
    .map(([name, { symbol, modules, defaultOf }]) => ({
      name,
      symbol,
      modules: [...modules].sort(shortestFirst),
      defaultOf: [...defaultOf].sort(shortestFirst),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return { exports, omitted };

  function ownName(symbol: ts.Symbol): string | null {
    if (symbol.name !== 'default') return symbol.name;
    const declaration = symbol.declarations?.[0];
    const name = declaration && ts.getNameOfDeclaration(declaration);
    if (name && ts.isIdentifier(name)) return name.text;
    const type = symbol.valueDeclaration && checker.getTypeOfSymbol(symbol).symbol;
    return type && /^\w+$/.test(type.name) && !type.name.startsWith('__') ? type.name : null;
  }
}

type ExportReader = (file: string) => ReadonlyMap<string, ts.Symbol>;

function moduleReader(program: ts.Program): ExportReader {
  const checker = program.getTypeChecker();
  const known = new Map<string, ReadonlyMap<string, ts.Symbol>>();
  const read = (file: string): ReadonlyMap<string, ts.Symbol> => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!module) return new Map();
    return new Map(checker.getExportsOfModule(module).map((symbol) => [symbol.name, targetOf(symbol, checker)]));
  };
  return (file) => {
    const exports = known.get(file) ?? read(file);
    known.set(file, exports);
    return exports;
  };
}

/** What an alias names; the alias itself where that was not found. */
function targetOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  if (!(symbol.flags & ts.SymbolFlags.Alias)) return symbol;
  const target = checker.getAliasedSymbol(symbol);
  return target.declarations ? target : symbol;
}

interface DeepOptions {
  readonly request: DescribeRequest;
  readonly packageFolder: string;
  readonly exportsOf: ExportReader;
  readonly program: ts.Program;
}

/** What a package is built into: such a path is no name to import. */
const BUILD_FOLDERS = /^(?:(?:esm?|cjs|umd|node|modern|module|build|dist|lib|types?|out|src)(?:\/|$))+/;

/** `@acme/ui/Button`, where a package lets its folders be imported: found from where the export is declared. */
function deepModules({ request, packageFolder, exportsOf, program }: DeepOptions) {
  const options = program.getCompilerOptions();
  const host = {
    fileExists: (path: string) => program.getSourceFile(path) !== undefined || existsSync(path),
    readFile,
  };
  const cache = ts.createModuleResolutionCache(request.root, (name) => name, options);
  const resolved = new Map<string, string | null>();
  const resolve = (specifier: string): string | null => {
    const known = resolved.get(specifier);
    if (known !== undefined) return known;
    const { resolvedModule } = ts.resolveModuleName(specifier, `${request.root}/index.ts`, options, host, cache);
    const file = resolvedModule?.resolvedFileName ?? null;
    resolved.set(specifier, file);
    return file;
  };
  return (name: string, symbol: ts.Symbol): { specifier: string; isDefault: boolean }[] => {
    const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
    const file = declaration?.getSourceFile().fileName ?? '';
    if (!file.startsWith(packageFolder) || !packageFolder.includes('/node_modules/')) return [];
    const folder = posix.dirname(file.slice(packageFolder.length)).replace(BUILD_FOLDERS, '');
    const folders = new Set([folder, posix.basename(folder), name].filter((part) => part !== '' && part !== '.'));
    return [...folders]
      .filter((part) => !/(?:^|\/)internals?(?:\/|$)/.test(part) && !part.startsWith('.'))
      .flatMap((part) => {
        const specifier = `${request.package}/${part}`;
        const target = resolve(specifier);
        if (target === null) return [];
        const exports = exportsOf(target);
        const isDefault = exports.get('default') === symbol;
        return isDefault || exports.get(name) === symbol ? [{ specifier, isDefault }] : [];
      });
  };
}

function readFile(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function shortestFirst(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1);
}
