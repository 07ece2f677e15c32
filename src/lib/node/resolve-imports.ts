// Where imports lead, as esbuild finds them: it knows aliases, `paths` of the nearest `tsconfig.json`, `exports` of packages, and
// Yarn without `node_modules`.
import { resolve } from 'node:path';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';
import { groupBy } from '../groups.ts';
import { build } from './esbuild.ts';
import { isBuildFailure } from './esbuild-failure.ts';
import { isMade } from './esbuild-inputs.ts';
import { resolveOwn } from './own-namespace.ts';

export interface ImportQuestion {
  readonly specifier: string;
  /** Absolute: the folder of the file that imports. */
  readonly resolveDir: string;
}

export type ResolvedImport =
  | { readonly kind: 'missing' }
  /** A file; null: another plugin makes the module, or it is left to the browser. */
  | { readonly kind: 'found'; readonly file: string | null };

/**
 * In the order of the questions. `options`: of the run whose imports they are. All are asked for in one run, as esbuild looks at the
 * folders anew for each `resolve` of a plugin.
 */
export async function resolveImports(
  questions: readonly ImportQuestion[],
  options: BuildOptions & { readonly absWorkingDir: string },
): Promise<ResolvedImport[]> {
  const missing = new Set<string>();
  for (;;) {
    const open = questions.filter((question) => !missing.has(keyOf(question)));
    const modules = [...groupBy(open, ({ resolveDir }) => resolveDir)].map(([resolveDir, asked]) => {
      return { resolveDir, specifiers: [...new Set(asked.map(({ specifier }) => specifier))] };
    });
    const lost = new Set<string>();
    const found = modules.length === 0 ? new Map<string, string | null>() : await run(modules, options, lost);
    if (lost.size === 0)
      return questions.map((question) => {
        const file = found.get(keyOf(question));
        return file === undefined ? { kind: 'missing' } : { kind: 'found', file };
      });
    for (const key of lost) missing.add(key);
  }
}

interface AskingModule {
  readonly resolveDir: string;
  readonly specifiers: readonly string[];
}

const NAMESPACE = 'docs-gen-resolve-imports';

/** Files by question. `lost`: gets the questions that have no answer. */
async function run(
  modules: readonly AskingModule[],
  { plugins = [], ...options }: BuildOptions & { readonly absWorkingDir: string },
  lost: Set<string>,
): Promise<Map<string, string | null>> {
  const ask: Plugin = {
    name: NAMESPACE,
    setup(build) {
      resolveOwn(build, NAMESPACE);
      build.onLoad({ filter: /.*/ }, ({ path, namespace }) => {
        const module = namespace === NAMESPACE ? modules[Number(path)] : undefined;
        if (!module) return { contents: '', loader: 'js' }; // Where it lies is all that counts.
        const lines = module.specifiers.map(
          (specifier, index) => `export * as n${index} from ${JSON.stringify(specifier)};`,
        );
        return { contents: lines.join('\n'), resolveDir: module.resolveDir, loader: 'js' };
      });
    },
  };
  try {
    const { metafile } = await build({
      ...options,
      stdin: undefined,
      entryPoints: modules.map((_, index) => `${NAMESPACE}:${index}`),
      outdir: options.absWorkingDir,
      bundle: true,
      splitting: false,
      sourcemap: false,
      write: false,
      metafile: true,
      logLevel: 'silent',
      logLimit: 0,
      plugins: [ask, ...plugins],
    });
    return new Map(
      modules.flatMap((module, index) => answersOf(module, metafile.inputs[`${NAMESPACE}:${index}`], options)),
    );
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    for (const { location } of error.errors) {
      const module = modules[Number(location?.file.slice(NAMESPACE.length + 1))];
      const specifier = module?.specifiers[(location?.line ?? 0) - 1];
      if (!module || specifier === undefined) throw error;
      lost.add(keyOf({ specifier, resolveDir: module.resolveDir }));
    }
    return new Map();
  }
}

function answersOf(
  { resolveDir }: AskingModule,
  input: Metafile['inputs'][string] | undefined,
  { absWorkingDir }: { readonly absWorkingDir: string },
): (readonly [string, string | null])[] {
  const imports = input?.imports ?? [];
  return imports.map(({ path, original = path, external }) => {
    const file = external || isMade(path) ? null : resolve(absWorkingDir, path);
    return [keyOf({ specifier: original, resolveDir }), file];
  });
}

function keyOf({ specifier, resolveDir }: ImportQuestion): string {
  return `${resolveDir}\n${specifier}`;
}
