// Where the code of a project ends and that of packages begins: imports of packages are left open, and bundled apart.
import { sep } from 'node:path';
import { type ParseResult, parse } from '@babel/parser';
import type { Plugin } from 'esbuild';
import { resolveOwn } from '../lib/node/own-namespace.ts';
import type { BuiltFile } from './built-files.ts';

/** By absolute file: the names that are imported of it; `all`: more than names. */
export type PackageImports = ReadonlyMap<string, ReadonlySet<string> | 'all'>;

const OPEN = 'docs-gen-package:';
const ENTRY = 'docs-gen-packages';

/** Leaves what the project's own code imports of packages open, as `docs-gen-package:<file>`. */
export function packagesApart(isApart: (file: string) => boolean): Plugin {
  return {
    name: 'docs-gen-packages-apart',
    setup({ onResolve, resolve }) {
      onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...place }) => {
        if (pluginData === OPEN || (place.kind !== 'import-statement' && place.kind !== 'dynamic-import')) return null;
        const found = await resolve(path, { ...place, pluginData: OPEN });
        const isPackage = found.errors.length === 0 && found.namespace === 'file' && !found.external;
        const isScript = /\.[cm]?js$/.test(found.path) && found.path.includes(`${sep}node_modules${sep}`);
        return isPackage && isScript && isApart(found.path) ? { path: OPEN + found.path, external: true } : null;
      });
    },
  };
}

export function packageImports(files: readonly BuiltFile[]): PackageImports {
  const found = new Map<string, Set<string> | 'all'>();
  const note = (source: string, names: readonly string[] | null): void => {
    if (!source.startsWith(OPEN)) return;
    const file = source.slice(OPEN.length);
    const known = found.get(file);
    if (names === null || known === 'all') found.set(file, 'all');
    else found.set(file, new Set([...(known ?? []), ...names]));
  };
  for (const { path, contents } of files) {
    const text = Buffer.from(contents).toString();
    if (!path.endsWith('.js') || !text.includes(OPEN)) continue;
    const { program }: ParseResult = parse(text, { sourceType: 'module' });
    for (const statement of program.body) {
      if (statement.type === 'ExportAllDeclaration') note(statement.source.value, null);
      if (statement.type === 'ImportDeclaration')
        note(statement.source.value, namesOf(statement.specifiers.map((one) => importedName(one))));
      if (statement.type === 'ExportNamedDeclaration' && statement.source)
        note(
          statement.source.value,
          namesOf(statement.specifiers.map((one) => (one.type === 'ExportSpecifier' ? one.local.name : null))),
        );
    }
    for (const [, source = ''] of text.matchAll(/\bimport\("([^"]+)"\)/g)) note(source, null);
  }
  return found;
}

type Specifier = Extract<
  ParseResult['program']['body'][number],
  { readonly type: 'ImportDeclaration' }
>['specifiers'][number];

/** null: everything. */
function importedName(specifier: Specifier): string | null {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type === 'ImportNamespaceSpecifier') return null;
  return specifier.imported.type === 'Identifier' ? specifier.imported.name : specifier.imported.value;
}

/** A module that is imported for nothing but itself has to run where it stands. */
function namesOf(names: readonly (string | null)[]): readonly string[] | null {
  return names.length === 0 || names.includes(null) ? null : names.flatMap((name) => name ?? []);
}

/** A file that hands on just these names. */
export function packageEntries(wanted: readonly (readonly [file: string, names: readonly string[]])[]) {
  const plugin: Plugin = {
    name: ENTRY,
    setup({ onResolve, onLoad }) {
      resolveOwn({ onResolve }, ENTRY);
      onLoad({ filter: /.*/, namespace: ENTRY }, ({ path }) => {
        const entry = wanted[Number(path)];
        if (!entry) throw new Error(`No package ${path}.`);
        const [file, names] = entry;
        return {
          contents: `export { ${names.join(', ')} } from ${JSON.stringify(file)};`,
          resolveDir: '/',
          loader: 'js',
        };
      });
    },
  };
  return {
    plugin,
    entryPoints: wanted.map((_, index) => ({ in: `${ENTRY}:${index}`, out: `packages-${index}` })),
    fileOf(entryPoint: string | undefined): string | null {
      return entryPoint?.startsWith(`${ENTRY}:`)
        ? (wanted[Number(entryPoint.slice(ENTRY.length + 1))]?.[0] ?? null)
        : null;
    },
  };
}

/** The file with the addresses of packages in the place of what was left open. */
export function withAddresses(file: BuiltFile, addresses: ReadonlyMap<string, string>): BuiltFile {
  if (!file.path.endsWith('.js')) return file;
  const text = Buffer.from(file.contents)
    .toString()
    .replace(/"docs-gen-package:([^"]+)"/g, (all, path: string) => JSON.stringify(addresses.get(path) ?? all));
  return { ...file, contents: Buffer.from(text) };
}
