// Imports of demos whose modules cannot be found: those that esbuild reports, and those that it drops because no code uses them.
import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Message } from 'esbuild';
import { type DemoBundleOptions, demoCodeOptions } from '../bundle/demo-options.ts';
import { report } from '../diagnostics/report.ts';
import { isStyleSheet } from '../lib/file-endings.ts';
import { installCommand } from '../lib/install-command.ts';
import { foldersAbove } from '../lib/node/folders-above.ts';
import { resolveImports } from '../lib/node/resolve-imports.ts';
import { packageName } from '../lib/package-name.ts';
import type { PlacedImport } from '../model/demo.ts';
import type { Diagnostic } from '../model/outcome.ts';

export interface FoundImports {
  /** Imports that cannot be resolved. */
  readonly missing: readonly PlacedImport[];
  /** `package.json` of the packages that were found: absolute, sorted. */
  readonly manifests: readonly string[];
}

/** `imports`: at places that are relative to the root. */
export async function findImports(imports: readonly PlacedImport[], options: DemoBundleOptions): Promise<FoundImports> {
  const manifestOf = manifestFinder();
  const manifests = new Set<string>();
  const doubtful: PlacedImport[] = [];
  const missing: PlacedImport[] = [];
  for (const imported of imports) {
    if (imported.specifier.startsWith('.')) {
      if (!existsSync(assetOf(imported, options.root))) missing.push(imported);
      continue;
    }
    const manifest = manifestOf(imported.specifier, dirname(resolve(options.root, imported.at.file)));
    if (manifest !== null) manifests.add(manifest);
    // TypeScript drops the import of a module of Node.js that no code uses.
    if (manifest === null && !isBuiltin(imported.specifier)) doubtful.push(imported);
  }
  missing.push(...(await unresolved(doubtful, options)));
  return { missing, manifests: [...manifests].sort() };
}

/** Finds the `package.json` that an import of a package leads to, or that of its types: absolute, by way of symbolic links. */
export function manifestFinder(): (specifier: string, folder: string) => string | null {
  const known = new Map<string, string | null>();
  return (specifier, folder) => {
    const name = packageName(specifier);
    const key = `${folder} ${name}`; // Hundreds of demos in a folder import the same package.
    const found = known.get(key);
    if (found !== undefined) return found;
    const manifest = manifestOf(name, folder) ?? manifestOf(typesOf(name), folder);
    known.set(key, manifest);
    return manifest;
  };
}

function assetOf({ specifier, at }: PlacedImport, root: string): string {
  return resolve(root, dirname(at.file), specifier.replace(/\?.*$/, ''));
}

/** What a message of esbuild is about if a module was not found; null: something else is wrong, or a style sheet names it. */
export function specifierNotFound({ text, location }: Message): string | null {
  const [, path, written = path] = /^Could not resolve "(.+?)"(?: \(originally "(.+)"\))?$/.exec(text) ?? [];
  if (written === undefined || !location || isStyleSheet(location.file) || written.startsWith('.')) return null;
  return written;
}

export interface Project {
  /** Absolute. */
  readonly root: string;
  readonly aliases: Readonly<Record<string, string>>;
  /** Null: the project does not have one. */
  readonly lockFile: string | null;
}

/** `affected`: how many demos lead to the import. */
export function reportMissing(
  { specifier, at }: PlacedImport,
  { root, aliases, lockFile }: Project,
  affected = 1,
): Diagnostic {
  const name = packageName(specifier);
  const isAlias = Object.keys(aliases).some((alias) => specifier === alias || specifier.startsWith(`${alias}/`));
  if (isBuiltin(specifier) && !isAlias)
    return report('demos/missing-package', { specifier, name, reason: 'node', install: '', affected }, at);
  if (isAlias || !PACKAGE_NAME.test(name))
    return report('demos/missing-import', { specifier, nearest: null, affected }, at);
  const isInstalled = manifestOf(name, dirname(resolve(root, at.file))) !== null;
  const reason = isInstalled ? 'no-module' : 'not-installed';
  return report(
    'demos/missing-package',
    { specifier, name, reason, install: installCommand(name, lockFile), affected },
    at,
  );
}

const PACKAGE_NAME = /^(?:@[a-z\d-][\w.-]*\/)?[a-z\d-][\w.-]*$/i;

function typesOf(name: string): string {
  return `@types/${name.replace(/^@/, '').replace('/', '__')}`;
}

/** As Node looks for packages: in the folder's own `node_modules`, then in those of the folders above. */
function manifestOf(name: string, start: string): string | null {
  if (!PACKAGE_NAME.test(name)) return null;
  const files = foldersAbove(start).map((folder) => join(folder, 'node_modules', name, 'package.json'));
  return files.find((file) => existsSync(file)) ?? null;
}

/** esbuild has the last word: it knows aliases, paths of `tsconfig.json`, Yarn without `node_modules`, and addresses. */
async function unresolved(imports: readonly PlacedImport[], options: DemoBundleOptions): Promise<PlacedImport[]> {
  const questions = imports.map(({ specifier, at }) => ({
    specifier,
    resolveDir: dirname(resolve(options.root, at.file)),
  }));
  const found = await resolveImports(questions, demoCodeOptions(options));
  return imports.filter((_, index) => found[index]?.kind === 'missing');
}
