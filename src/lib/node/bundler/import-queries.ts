// Imports with a query, as bundlers give them: `./logo.svg?url`, `?raw`, `?inline`, `?react`, `./sum.ts?worker`.
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Message, OnLoadResult, PartialMessage, PluginBuild } from 'esbuild';
import { isStyleSheet } from '../../file-endings.ts';
import { isCssModule } from '../css-modules.ts';
import { isBuildFailure } from '../esbuild-failure.ts';
import { isInstalled } from '../installed-files.ts';
import { relativeTo } from '../paths.ts';
import type { Additions } from './additions.ts';
import { NESTED_ENTRY } from './nested-runs.ts';
import { svgComponent } from './svg-component.ts';
import { svgrComponent } from './svgr.ts';

/** The name of a module in the import graph: `docs-gen-query:content/logo.svg?url`. */
const NAMESPACE = 'docs-gen-query';
/** Marks the questions that this plugin asks esbuild itself. */
const OURS = Symbol(NAMESPACE);

/** What is made of a file that is imported with a query. */
export type QueryKind =
  | 'url'
  | 'raw'
  | 'inline'
  | 'react'
  | 'worker'
  | 'sharedworker'
  | 'worker-url'
  | 'classic-worker-url';

const QUERIES: ReadonlyMap<string, QueryKind> = new Map([
  ['url', 'url'],
  ['raw', 'raw'],
  ['inline', 'inline'],
  ['react', 'react'],
  ['worker', 'worker'],
  ['sharedworker', 'sharedworker'],
  ['worker&url', 'worker-url'],
  ['url&worker', 'worker-url'],
  ['classic-worker&url', 'classic-worker-url'],
]);

/** A file that a module names by address, as it is imported. */
export function queryImport(file: string, kind: 'url' | 'worker-url' | 'classic-worker-url'): string {
  const query = [...QUERIES].find(([, known]) => known === kind)?.[0];
  return `${file}?${query}`;
}

/** A file that is published, and all that it is made of. */
export interface PublishedFile {
  readonly address: string;
  /** As esbuild names them. */
  readonly inputs: readonly string[];
}

export interface QueryTools {
  /** Absolute. */
  readonly root: string;
  readonly additions: Additions;
  /** A file as it is. */
  publish(file: string, contents: Uint8Array): string;
  /** A script with all that it imports. Fails as esbuild does. */
  publishWorker(file: string, isClassic: boolean): Promise<PublishedFile>;
  /** The text of a style sheet with all that it imports. Fails as esbuild does. */
  styleText(file: string): Promise<{ readonly text: string; readonly inputs: readonly string[] }>;
}

export function importQueries(build: PluginBuild, tools: QueryTools): void {
  build.onResolve({ filter: /\?/ }, async ({ path, pluginData, ...place }) => {
    if (pluginData === OURS || !SCRIPT_KINDS.has(place.kind) || /^[a-z][a-z\d+.-]*:/i.test(path)) return undefined;
    const [, file = '', query = ''] = /^([^?]*)\?(.*)$/s.exec(path) ?? [];
    if (!QUERIES.has(query))
      return isInstalled(place.importer) ? undefined : { errors: [{ text: unknownQuery(query) }] };
    const found = await build.resolve(file, { ...place, pluginData: OURS });
    if (found.errors.length > 0 || found.external || found.namespace !== 'file') return undefined; // esbuild says what is wrong.
    return { path: relativeTo(tools.root, found.path), namespace: NAMESPACE, suffix: `?${query}` };
  });

  build.onLoad({ filter: /.*/, namespace: NAMESPACE }, async ({ path, suffix }): Promise<OnLoadResult> => {
    const file = resolve(tools.root, path);
    const kind = QUERIES.get(suffix.slice(1));
    if (kind === undefined) throw new Error(`No query ${suffix}.`);
    try {
      const module = await moduleOf(kind, file, tools);
      if ('error' in module) return { errors: [{ text: module.error, detail: { blamed: `${NAMESPACE}:${path}` } }] };
      const { inputs, ...loaded } = module;
      tools.additions.dependOn(`${NAMESPACE}:${path}${suffix}`, [path, ...inputs]);
      return { resolveDir: dirname(file), ...loaded };
    } catch (error) {
      if (!isBuildFailure(error)) throw error;
      return { errors: error.errors.map((message) => blaming(message, `${NAMESPACE}:${path}`)) };
    }
  });
}

const SCRIPT_KINDS: ReadonlySet<string> = new Set(['import-statement', 'dynamic-import', 'require-call']);

function unknownQuery(query: string): string {
  const known = [...QUERIES.keys()].filter((name) => !name.includes('&')).map((name) => `?${name}`);
  return `Imports with ?${query} are not supported: only ${known.slice(0, -1).join(', ')} and ${known.at(-1)} are`;
}

/** The place of a message may be in a file that this run does not have. */
function blaming({ text, location, notes }: Message, blamed: string): PartialMessage {
  return { text, location: location?.file === NESTED_ENTRY ? null : location, notes, detail: { blamed } };
}

interface LoadedModule extends Pick<OnLoadResult, 'contents' | 'loader'> {
  /** What it is made of besides the file. */
  readonly inputs: readonly string[];
}

/** An error has no place: it is reported at the import. */
type Loaded = LoadedModule | { readonly error: string };

async function moduleOf(kind: QueryKind, file: string, tools: QueryTools): Promise<Loaded> {
  switch (kind) {
    case 'raw':
      return { contents: await readFile(file), loader: 'text', inputs: [] };
    case 'react':
      return component(await readFile(file, 'utf8'), file, tools.root);
    case 'inline': {
      if (isCssModule(file)) return { error: 'CSS modules cannot be imported with ?inline' };
      if (!isStyleSheet(file)) return { contents: await readFile(file), loader: 'dataurl', inputs: [] };
      const { text, inputs } = await tools.styleText(file);
      return { contents: text, loader: 'text', inputs };
    }
    case 'url': {
      if (!isStyleSheet(file)) return exporting(tools.publish(file, await readFile(file)), []);
      const { text, inputs } = await tools.styleText(file);
      return exporting(tools.publish(file.replace(/\.\w+$/, '.css'), Buffer.from(text)), inputs);
    }
    case 'worker-url':
    case 'classic-worker-url': {
      const { address, inputs } = await tools.publishWorker(file, kind === 'classic-worker-url');
      return exporting(address, inputs);
    }
    case 'worker':
    case 'sharedworker': {
      const { address, inputs } = await tools.publishWorker(file, false);
      const name = kind === 'worker' ? 'Worker' : 'SharedWorker';
      const contents = `export default function PublishedWorker(options) {
  return new ${name}(${JSON.stringify(address)}, { ...options, type: 'module' });
}
`;
      return { contents, loader: 'js', inputs };
    }
  }
}

function exporting(value: string, inputs: readonly string[]): LoadedModule {
  return { contents: `export default ${JSON.stringify(value)};\n`, loader: 'js', inputs };
}

async function component(source: string, file: string, root: string): Promise<Loaded> {
  const written = file.endsWith('.svg') ? await svgrComponent(source, file) : null;
  if (written !== null)
    return { contents: written.code, loader: 'tsx', inputs: written.inputs.map((path) => relativeTo(root, path)) };
  const contents = svgComponent(source);
  if (contents !== null) return { contents, loader: 'js', inputs: [] };
  return { error: `Only SVG files can be imported with ?react, and ${relativeTo(root, file)} is not one` };
}
