// Puts the chunks of each group into one file, in a second run over what code splitting made of the first.
import { basename } from 'node:path';
import type { Plugin } from 'esbuild';
import { build } from '../lib/node/esbuild.ts';
import { type Chunk, type GroupInput, planGroups } from './plan-groups.ts';
import { mapSpecifiers, nameStably } from './stable-names.ts';

const NAMESPACE = 'docs-gen-chunk';

/**
 * The text of all files by their path: groups, and the chunks and entries that stay on their own, with their imports led
 * to where the code is now. `nameOf` makes the path of a group's file from its number; all files lie in one folder.
 */
export async function groupChunks(given: GroupInput, nameOf: (index: number) => string): Promise<Map<string, string>> {
  const { input, oldNames } = nameStably(given);
  const groups = planGroups(input);
  const chunks = new Map([...input.entries, ...input.shared].map((chunk) => [basename(chunk.path), chunk]));
  const entries = new Set(input.entries.map(({ path }) => path));
  const names = [...new Set(groups.values())].filter((name) => !entries.has(name)).sort();
  const files = new Map(names.map((name, index) => [name, nameOf(index)]));
  const fileOf = (path: string): string => {
    const name = groups.get(path) ?? '';
    return files.get(name) ?? name;
  };
  /** By path of the chunk: its group's file, and what its exports are called there. */
  const places = new Map<string, Place>();
  for (const [index, path] of [...groups.keys()].sort().entries())
    places.set(path, { file: fileOf(path), prefix: `m${index}_` });

  const led = (chunk: Chunk): string =>
    mapImports(chunk.text, (names, specifier) => {
      const place = places.get(chunks.get(basename(specifier))?.path ?? '');
      if (place === undefined || place.file === (places.get(chunk.path)?.file ?? chunk.path)) return null;
      const from = JSON.stringify(`./${basename(place.file)}`);
      return names === null
        ? `import${from};`
        : `import{${names.map((name) => prefixed(name, place.prefix))}}from${from};`;
    });

  const sources = new Map<string, string>();
  for (const chunk of chunks.values()) {
    const place = places.get(chunk.path);
    if (place === undefined) sources.set(chunk.path, led(chunk));
    else if (!entries.has(place.file))
      sources.set(place.file, `${sources.get(place.file) ?? ''}${reexport(chunk, place.prefix)}\n`);
  }
  const { outputFiles } = await build({
    entryPoints: [...sources.keys()].map((path) => ({ in: path, out: path.replace(/\.js$/, '') })),
    bundle: true,
    splitting: true, // No two files share a chunk. Without it, esbuild links each file apart, with a table of all chunks for each.
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    outdir: '/',
    plugins: [virtualFiles((path) => sources.get(path) ?? led(chunkAt(path, chunks)), chunks, places)],
  });
  return new Map(
    outputFiles.map(({ path, text }) => [
      oldNames.get(path.slice(1)) ?? path.slice(1),
      mapSpecifiers(text, (name) => oldNames.get(name)),
    ]),
  );
}

interface Place {
  readonly file: string;
  readonly prefix: string;
}

function virtualFiles(
  load: (path: string) => string,
  chunks: ReadonlyMap<string, Chunk>,
  places: ReadonlyMap<string, Place>,
): Plugin {
  return {
    name: NAMESPACE,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /.*/ }, ({ kind, path, importer }) => {
        if (kind === 'entry-point') return { path, namespace: NAMESPACE };
        const chunk = chunks.get(basename(path));
        const file = chunk && places.get(chunk.path)?.file;
        const isInside = file !== undefined && (importer === file || places.get(importer)?.file === file);
        return chunk && isInside ? { path: chunk.path, namespace: NAMESPACE } : { path, external: true };
      });
      onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({ contents: load(path), loader: 'js' }));
    },
  };
}

function chunkAt(path: string, chunks: ReadonlyMap<string, Chunk>): Chunk {
  const chunk = chunks.get(basename(path));
  if (!chunk) throw new Error(`No chunk ${path}.`);
  return chunk;
}

/** The imports that esbuild writes at the start of a minified file. */
const HEAD = /^(?:import(?:\{[^}]*\}from)?"[^"]+";)*/;
export const IMPORT = /import(?:\{([^}]*)\}from)?"([^"]+)";/g;
/** The exports that it writes at the end. */
const EXPORTS = /export\{([^}]*)\};?\s*$/;

/** `names` is null where nothing is imported but the effect; null from `map` leaves an import as it is. */
function mapImports(text: string, map: (names: readonly string[] | null, specifier: string) => string | null): string {
  return text.replace(HEAD, (head) =>
    head.replace(
      IMPORT,
      (whole, names: string | undefined, specifier: string) => map(names?.split(',') ?? null, specifier) ?? whole,
    ),
  );
}

/** `a as b` imports what is called `m1_a` in the group. */
function prefixed(name: string, prefix: string): string {
  const [exported = '', local = exported] = name.split(' as ');
  return `${prefix}${exported} as ${local}`;
}

function reexport({ path, text }: Chunk, prefix: string): string {
  const from = JSON.stringify(`./${basename(path)}`);
  const list = EXPORTS.exec(text)?.[1];
  if (list === undefined) return `import${from};`;
  const names = list.split(',').map((name) => name.split(' as ').at(-1) ?? name);
  return `export{${names.map((name) => `${name} as ${prefix}${name}`)}}from${from};`;
}
