// Which entries of a failed bundle lead to the places where it failed. A run that failed gives no import graph: in one more run,
// empty modules take the place of those that failed, so that it comes to its end.
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { BuildOptions, Message, Metafile, Plugin } from 'esbuild';
import { isStyleSheet } from '../file-endings.ts';
import { blamedModule } from './bundler/message-at.ts';
import { isCssModule } from './css-modules.ts';
import { build, transform } from './esbuild.ts';
import { isBuildFailure } from './esbuild-failure.ts';
import { UNWRAPPED } from './own-namespace.ts';

export interface BlameOptions extends BuildOptions {
  readonly absWorkingDir: string;
}

interface Entries<E, T> {
  /** The name of an entry's module in the import graph, by its place among all entries. */
  readonly inputOf: (index: number) => string;
  readonly options: BlameOptions;
  /** A run with some of the entries, which fails as esbuild does. */
  readonly bundle: (entries: readonly E[]) => Promise<T>;
}

/** Bundles the entries that can be bundled, and tells what is wrong with the others. `options`: of a run with all of them. */
export async function bundleWhole<E, T>(
  entries: readonly E[],
  { inputOf, options, bundle }: Entries<E, T>,
): Promise<{ readonly value: T; readonly failures: ReadonlyMap<E, readonly Message[]> }> {
  const inputs = entries.map((_, index) => inputOf(index));
  const errors: Message[] = [];
  let failures: ReadonlyMap<E, readonly Message[]> = new Map();
  for (;;) {
    try {
      return { value: await bundle(entries.filter((entry) => !failures.has(entry))), failures };
    } catch (error) {
      if (!isBuildFailure(error)) throw error;
      errors.push(...error.errors);
      const blamed = await blame(inputs, options, errors);
      const failed = entries.flatMap((entry, index) => {
        const messages = blamed.get(inputs[index] ?? '');
        return messages ? [[entry, messages] as const] : [];
      });
      if (failed.length === failures.size) throw error; // What is broken is not what the entries are made of.
      failures = new Map(failed); // Some errors are only found in code that is not dropped: the next run reports them.
    }
  }
}

/** What is wrong with each entry, by its input. What is only found once the first errors are out of the way is added. */
async function blame(
  inputs: readonly string[],
  options: BlameOptions,
  errors: readonly Message[],
): Promise<Map<string, readonly Message[]>> {
  const failed = new Map<string, Message[]>();
  let fresh = errors;
  for (;;) {
    for (const error of fresh) {
      const file = keyOf(error);
      failed.set(file, [...(failed.get(file) ?? []), error]);
    }
    // Without a place, it may come from any of them.
    if (failed.has('')) return new Map(inputs.map((input) => [input, [...failed.values()].flat()]));
    try {
      const { metafile } = await build({
        ...asOneEntry(options),
        minify: false,
        minifySyntax: true, // Or an import that no code uses is an error where the package does not have it.
        sourcemap: false,
        metafile: true,
        plugins: [emptyModules(failed, options.absWorkingDir), ...(options.plugins ?? [])],
      });
      return leadingTo(failed, inputs, metafile);
    } catch (error) {
      if (!isBuildFailure(error)) throw error;
      fresh = error.errors.filter((message) => !failed.has(keyOf(message)));
      if (fresh.length === 0) throw error;
    }
  }
}

/** Only the import graph is needed: no code uses what the entries export, so esbuild drops nearly all of it. */
function asOneEntry({ entryPoints, ...options }: BlameOptions): BlameOptions {
  if (!Array.isArray(entryPoints)) return options; // They are one entry already.
  const imports = entryPoints.map((entry) => {
    return `import ${JSON.stringify(typeof entry === 'string' ? entry : entry.in)};\n`;
  });
  const stdin = { contents: imports.join(''), resolveDir: options.absWorkingDir };
  return { ...options, stdin, splitting: false };
}

/** The module that failed, as esbuild names it. */
function keyOf({ text, location, detail }: Message): string {
  return blamedModule(detail) ?? fileWithoutLoader(text) ?? location?.file ?? '';
}

/** A file of a kind that esbuild does not know, which it reports at the import. */
export function fileWithoutLoader(text: string): string | null {
  return /^No loader is configured for "[^"]*" files: (.+)$/.exec(text)?.[1] ?? null;
}

const EMPTY = 'docs-gen-empty-modules';
const UNKNOWN_EXPORTS = 'docs-gen-unknown-exports';

/** `failed`: messages by file, as they name it. */
function emptyModules(failed: ReadonlyMap<string, readonly Message[]>, workingDir: string): Plugin {
  const lines = new Map<string, string>();
  for (const [file, messages] of failed) {
    const text = messages.map(({ location }) => location?.lineText).join('\n');
    for (const name of [file, resolve(workingDir, file)]) lines.set(name, text);
  }
  return {
    name: EMPTY,
    setup({ onLoad, onResolve, resolve }) {
      const nameOf = (path: string, namespace: string) => (namespace === 'file' ? path : `${namespace}:${path}`);
      // What a plugin cannot resolve is an error, also where it is caught.
      onResolve({ filter: /.*/ }, async ({ path, pluginData, ...place }) => {
        if (path === UNKNOWN_EXPORTS) return { path, external: true };
        // A plugin that wraps packages asks once more for the same import, with its own mark in the place of this one's.
        if (pluginData === EMPTY || pluginData === UNWRAPPED) return undefined;
        if (!lines.has(nameOf(place.importer, place.namespace))) return undefined;
        const found = await resolve(path, { ...place, pluginData: EMPTY });
        return found.errors.length > 0 ? { path, external: true } : found;
      });
      onLoad({ filter: /.*/ }, async ({ path, namespace }) => {
        const isFile = namespace === 'file';
        const known = lines.get(nameOf(path, namespace));
        if (known === undefined) return undefined;
        if (isStyleSheet(path) && !isCssModule(path)) return { contents: '', loader: 'css' };
        const text = isFile ? await withoutTypes(path) : known;
        return { contents: emptyModule(text), loader: 'js', ...(isFile && { resolveDir: dirname(path) }) };
      });
    },
  };
}

/** An import of types leads to no module. A text with a syntax error stays as it is. */
async function withoutTypes(path: string): Promise<string> {
  const text = await readFile(path, 'utf8');
  if (!/\.[cm]?tsx?$/.test(path)) return text;
  const loader = path.endsWith('x') ? 'tsx' : 'ts';
  const transformed = await transform(text, { loader, jsx: 'preserve' }).catch(() => null);
  return transformed?.code ?? text;
}

/**
 * Nobody knows what it exports, so nothing that is imported of it is an error. It still leads to what the module imports, which may
 * be broken as well. An import whose failure is caught need not be resolved.
 */
function emptyModule(text: string): string {
  const imports = [...text.matchAll(IMPORT)].map(([, named, called]) => named ?? called ?? '');
  const lines = [...new Set(imports)].map((specifier) => `import(${JSON.stringify(specifier)}).catch(() => {});\n`);
  // No CommonJS, which esbuild does not see in a package with `"type": "module"`.
  return `${lines.join('')}export default {};\nexport * from '${UNKNOWN_EXPORTS}';`;
}

/** Nearly: the text may be one that cannot be parsed. */
const IMPORT =
  /(?:^|[;}\n])\s*(?:import|export)(?!\s+type\b)(?:[^'"`;()]*?\bfrom)?\s*["']([^"'\n]+)["']|\b(?:import|require)\(\s*["']([^"'\n]+)["']\s*\)/g;

function leadingTo(
  failed: ReadonlyMap<string, readonly Message[]>,
  entries: readonly string[],
  { inputs }: Metafile,
): Map<string, readonly Message[]> {
  const importers = new Map<string, string[]>();
  const plain = (input: string) => input.replace(/\?.*$/, '');
  for (const [importer, { imports }] of Object.entries(inputs)) {
    for (const { path } of imports) {
      const known = importers.get(plain(path));
      if (known) known.push(plain(importer));
      else importers.set(plain(path), [plain(importer)]);
    }
  }
  const found = new Map<string, Message[]>();
  for (const [file, messages] of failed) {
    const leading = new Set([file]);
    for (const one of leading) for (const importer of importers.get(one) ?? []) leading.add(importer);
    for (const entry of entries) if (leading.has(entry)) found.set(entry, [...(found.get(entry) ?? []), ...messages]);
  }
  return found;
}
