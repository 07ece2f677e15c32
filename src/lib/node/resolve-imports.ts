// Where imports lead, as esbuild finds them: it knows aliases, `paths` of the nearest `tsconfig.json`, `exports` of packages, and
// Yarn without `node_modules`.
import type { BuildOptions, Plugin } from 'esbuild';
import { build } from './esbuild.ts';

export interface ImportQuestion {
  readonly specifier: string;
  /** Absolute: the folder of the file that imports. */
  readonly resolveDir: string;
}

export type ResolvedImport =
  | { readonly kind: 'missing' }
  /** A file; null: another plugin makes the module, or it is left to the browser. */
  | { readonly kind: 'found'; readonly file: string | null };

/** In the order of the questions. `options`: of the run whose imports they are. */
export async function resolveImports(
  questions: readonly ImportQuestion[],
  options: BuildOptions & { readonly absWorkingDir: string },
): Promise<ResolvedImport[]> {
  if (questions.length === 0) return [];
  const found: ResolvedImport[] = [];
  const ask: Plugin = {
    name: 'docs-gen-resolve-imports',
    setup(run) {
      run.onStart(async () => {
        for (const { specifier, resolveDir } of questions) {
          const result = await run.resolve(specifier, { kind: 'import-statement', resolveDir });
          const { errors, path, namespace, external } = result;
          if (errors.length > 0) found.push({ kind: 'missing' });
          else found.push({ kind: 'found', file: namespace === 'file' && !external ? path : null });
        }
      });
    },
  };
  const stdin = { contents: '', resolveDir: options.absWorkingDir };
  await build({ ...options, entryPoints: undefined, stdin, plugins: [ask, ...(options.plugins ?? [])] });
  return found;
}
