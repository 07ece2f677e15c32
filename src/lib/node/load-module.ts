// Runs a module that an author wrote (TypeScript, JavaScript or JSON) and hands back its default export: bundled by
// esbuild, so that it needs no runtime that knows TypeScript, and evaluated outside the project, so that nothing is left there.
import { readFile, realpath } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { authorModules } from './author-modules.ts';
import { build } from './esbuild.ts';
import { isBuildFailure } from './esbuild-failure.ts';
import { importsOf, inputFiles } from './esbuild-inputs.ts';
import { OWN_PLUGINS } from './package-root.ts';
import { relativeTo } from './paths.ts';
import { runPlainModule } from './plain-module.ts';
import { isPureCode } from './pure-code.ts';
import { runModule } from './run-module.ts';
import { problemOfThrown, type ThrownAt } from './thrown.ts';

/** What is wrong with the module: it could not be read, or it ran and threw. */
export interface ModuleProblem {
  readonly kind: 'syntax' | 'threw';
  readonly text: string;
  readonly at: ThrownAt;
}

export type LoadedModule =
  | {
      readonly ok: true;
      readonly value: unknown;
      /** Of all other exports, sorted. */
      readonly names: readonly string[];
      readonly files: readonly string[];
      /** As it ran: with all that it imports, but packages. null: no module of the author has a say in it. */
      readonly code: string | null;
      /** Run again, it gives the same as long as the files do. */
      readonly isPure: boolean;
    }
  | { readonly ok: false; readonly problems: readonly ModuleProblem[] };

/** `files` are the absolute paths of all that was read, sorted: when one of them changes, the value may change. */
export async function loadModule(file: string, root: string): Promise<LoadedModule> {
  return (await loadPlain(resolve(file), root)) ?? loadBundled(file, root);
}

/** null: it takes more than to read it. */
async function loadPlain(file: string, root: string): Promise<LoadedModule | null> {
  const text = await readFile(file, 'utf8').catch(() => null); // Why it cannot be read, esbuild says.
  const plain = text === null ? null : runPlainModule(text);
  if (plain === null) return null;
  const [folder, path] = await Promise.all([realpath(root), realpath(file)]);
  return {
    ok: true,
    value: plain.value,
    names: [],
    files: [resolve(root, relative(folder, path))],
    code: null,
    isPure: true,
  };
}

async function loadBundled(file: string, root: string): Promise<LoadedModule> {
  const bundled = await bundle(resolve(file), root);
  if (!bundled.ok) return bundled;
  const ran = await runModule(bundled.code);
  if (ran.ok) {
    const names = Object.keys(ran.exports).filter((name) => name !== 'default');
    const { files, code, imports } = bundled;
    const isPure = isPureCode(code, { imports, isKnown: (specifier) => specifier === OWN_PLUGINS });
    return { ok: true, value: ran.exports.default, names: names.sort(), files, code, isPure };
  }
  const script = { name: ran.name, map: bundled.map };
  const { text, at } = problemOfThrown(ran.error, script, { root, file: relativeTo(root, file) });
  return { ok: false, problems: [{ kind: 'threw', text, at }] };
}

type Bundled =
  | {
      readonly ok: true;
      readonly code: string;
      readonly map: string;
      readonly files: string[];
      readonly imports: readonly string[];
    }
  | { readonly ok: false; readonly problems: ModuleProblem[] };

async function bundle(entry: string, root: string): Promise<Bundled> {
  try {
    const result = await build({
      entryPoints: [entry],
      absWorkingDir: root,
      outfile: join(root, 'module.mjs'), // Never written; the source map is relative to it.
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      target: 'node20.19',
      jsx: 'automatic',
      sourcemap: 'external',
      sourcesContent: false,
      metafile: true,
      logLevel: 'silent',
      plugins: [authorModules()],
    });
    const text = (suffix: string) => result.outputFiles.find(({ path }) => path.endsWith(suffix))?.text ?? '';
    return {
      ok: true,
      code: text('.mjs'),
      map: text('.map'),
      files: inputFiles(result.metafile, root),
      imports: importsOf(result.metafile),
    };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    return { ok: false, problems: error.errors.map((message) => problemOfMessage(message, relativeTo(root, entry))) };
  }
}

/** The part of esbuild's `Message` that is read here. */
interface BuildMessage {
  readonly text: string;
  readonly location: {
    readonly file: string;
    readonly line: number;
    readonly column: number;
    readonly length: number;
  } | null;
}

function problemOfMessage({ text, location }: BuildMessage, entry: string): ModuleProblem {
  if (!location) return { kind: 'syntax', text, at: { file: entry } };
  const { file, line, column, length } = location; // esbuild counts columns from 0.
  return { kind: 'syntax', text, at: { file, line, column: column + 1, ...(length > 0 ? { length } : {}) } };
}
