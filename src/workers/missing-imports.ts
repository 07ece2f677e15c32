// Imports of demos whose modules cannot be found: those that esbuild reports, and those that it drops because no code uses them.
import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Message } from 'esbuild';
import { type DemoBundleOptions, demoCodeOptions } from '../bundle/demos.ts';
import { packageName } from '../demos/sandbox/dependencies.ts';
import { report } from '../diagnostics/report.ts';
import { installCommand } from '../lib/install-command.ts';
import { build } from '../lib/node/esbuild.ts';
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
  const manifests = new Set<string>();
  const doubtful: PlacedImport[] = [];
  const missing: PlacedImport[] = [];
  for (const imported of imports) {
    if (imported.specifier.startsWith('.')) {
      if (!existsSync(assetOf(imported, options.root))) missing.push(imported);
      continue;
    }
    const found = manifestsOf(imported, options.root);
    for (const file of found) manifests.add(file);
    // TypeScript drops the import of a module of Node.js that no code uses.
    if (found.length === 0 && !isBuiltin(imported.specifier)) doubtful.push(imported);
  }
  missing.push(...(await unresolved(doubtful, options)));
  return { missing, manifests: [...manifests].sort() };
}

function assetOf({ specifier, at }: PlacedImport, root: string): string {
  return resolve(root, dirname(at.file), specifier.replace(/\?.*$/, ''));
}

/** What a message of esbuild is about if a module was not found; null: something else is wrong, or a style sheet names it. */
export function specifierNotFound({ text, location }: Message): string | null {
  const [, path, written = path] = /^Could not resolve "(.+?)"(?: \(originally "(.+)"\))?$/.exec(text) ?? [];
  if (written === undefined || !location || /\.css$/.test(location.file) || written.startsWith('.')) return null;
  return written;
}

export interface Project {
  /** Absolute. */
  readonly root: string;
  readonly aliases: Readonly<Record<string, string>>;
  /** Null: the project does not have one. */
  readonly lockFile: string | null;
}

export function reportMissing({ specifier, at }: PlacedImport, { root, aliases, lockFile }: Project): Diagnostic {
  const name = packageName(specifier);
  const isAlias = Object.keys(aliases).some((alias) => specifier === alias || specifier.startsWith(`${alias}/`));
  if (isAlias || !PACKAGE_NAME.test(name)) return report('demos/missing-import', { specifier, nearest: null }, at);
  if (isBuiltin(specifier))
    return report('demos/missing-package', { specifier, name, reason: 'node', install: '' }, at);
  const isInstalled = manifestsOf({ specifier, at }, root).some((file) => file.endsWith(manifestIn(name)));
  const reason = isInstalled ? 'no-module' : 'not-installed';
  return report('demos/missing-package', { specifier, name, reason, install: installCommand(name, lockFile) }, at);
}

const PACKAGE_NAME = /^(?:@[a-z\d-][\w.-]*\/)?[a-z\d-][\w.-]*$/i;

/** Of the package and of its types, as far as they are installed. */
function manifestsOf({ specifier, at }: PlacedImport, root: string): string[] {
  const name = packageName(specifier);
  if (!PACKAGE_NAME.test(name)) return [];
  const types = `@types/${name.replace(/^@/, '').replace('/', '__')}`;
  const start = dirname(resolve(root, at.file));
  return [name, types].flatMap((own) => nearestFile(start, manifestIn(own)) ?? []);
}

function manifestIn(name: string): string {
  return join('node_modules', name, 'package.json');
}

/** As Node looks for packages: in the folder's own `node_modules`, then in those of the folders above. */
function nearestFile(start: string, path: string): string | null {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, path))) return join(folder, path);
    if (folder === dirname(folder)) return null;
  }
}

/** esbuild has the last word: it knows aliases, paths of `tsconfig.json`, Yarn without `node_modules`, and addresses. */
async function unresolved(imports: readonly PlacedImport[], options: DemoBundleOptions): Promise<PlacedImport[]> {
  if (imports.length === 0) return [];
  const missing: PlacedImport[] = [];
  const common = demoCodeOptions(options);
  await build({
    ...common,
    stdin: { contents: '', resolveDir: options.root },
    plugins: [
      {
        name: 'docs-gen-missing-imports',
        setup(run) {
          run.onStart(async () => {
            for (const imported of imports) {
              const resolveDir = dirname(resolve(options.root, imported.at.file));
              const { errors } = await run.resolve(imported.specifier, { kind: 'import-statement', resolveDir });
              if (errors.length > 0) missing.push(imported);
            }
          });
        },
      },
      ...common.plugins,
    ],
  });
  return missing;
}
