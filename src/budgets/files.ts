// The published files that a page loads, with their compressed sizes and the imports that made them large.
import type { BundleGraph } from '../model/bundle.ts';
import type { PageLoads } from './loads.ts';
import { gzipSize } from './weigh.ts';

export interface LoadedFiles {
  /** Compressed one by one, as they are sent. */
  readonly bytes: number;
  /** The heaviest modules, each with the imports that brought it in. */
  readonly chains: readonly string[];
}

export interface FileParts {
  readonly graph: BundleGraph;
  /** Content of a published file; null: the site has no such file. */
  readonly read: (path: string) => Promise<string | Uint8Array | null>;
  /** Before all addresses of this site. */
  readonly base: string;
}

export interface FileScale {
  scripts(loads: PageLoads): Promise<LoadedFiles>;
  styles(loads: PageLoads): Promise<LoadedFiles>;
}

/** Fetched by the entry script on every page, in the first idle moment. */
export const ON_EVERY_PAGE: readonly string[] = ['src/client/effects/reading.ts'];
const REACT = 'src/client/hydrate.tsx';

export function createFileScale({ graph, read, base }: FileParts): FileScale {
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (path: string): Promise<number> => {
    const size = sizes.get(path) ?? read(path).then((content) => (content === null ? 0 : gzipSize(content)));
    sizes.set(path, size);
    return size;
  };
  /** Several names of docs-gen's own begin with its folder, unless the site is docs-gen. */
  const builtFrom = (source: string): string[] =>
    [...graph.files].flatMap(([path, { entry }]) => (entry === source || entry === `docs-gen/${source}` ? [path] : []));
  const weigh = async (paths: readonly string[], inline: readonly string[]): Promise<LoadedFiles> => {
    const files = withLoads(paths, graph);
    let bytes = inline.reduce((sum, text) => sum + gzipSize(text), 0);
    for (const file of files) bytes += await sizeOf(file);
    return { bytes, chains: heaviest(files, inline, graph) };
  };
  return {
    scripts({ scripts, inline, islands }) {
      const own = scripts.flatMap((href) => pathOf(href, base) ?? []);
      const started = own.some((path) => /(?:^|\/)entry\.ts$/.test(graph.files.get(path)?.entry ?? ''));
      const asked = [
        ...(started ? ON_EVERY_PAGE : []),
        ...(islands.length > 0 ? [REACT] : []),
        ...islands.map((name) => `src/client/islands/${name}.tsx`),
      ];
      return weigh([...own, ...asked.flatMap(builtFrom)], inline);
    },
    styles: ({ styles }) =>
      weigh(
        styles.flatMap((href) => pathOf(href, base) ?? []),
        [],
      ),
  };
}

/** null: an address on another host, of which no size is known. */
function pathOf(href: string, base: string): string | null {
  if (!href.startsWith(base) || href.startsWith('//')) return null;
  return decodeURI(href.slice(base.length).replace(/[?#].*$/s, ''));
}

/** The files, and all that is loaded with them, each once. */
function withLoads(paths: readonly string[], { files }: BundleGraph): string[] {
  const found = new Set(paths);
  for (const path of found) for (const other of files.get(path)?.loads ?? []) found.add(other);
  return [...found];
}

const SHOWN = 4;

interface Weighed {
  readonly chain: string;
  readonly bytes: number;
}

function heaviest(files: readonly string[], inline: readonly string[], graph: BundleGraph): string[] {
  const parts = files.flatMap((path) => graph.files.get(path) ?? []);
  const chains = chainsFrom(
    parts.flatMap(({ entry }) => entry ?? []),
    graph,
  );
  const weighed: Weighed[] = [
    ...parts.flatMap(({ modules }) =>
      modules.map(({ name, bytes }) => ({ chain: (chains.get(name) ?? [name]).join(' → '), bytes })),
    ),
    ...files.filter((path) => !graph.files.has(path)).map((path) => ({ chain: path, bytes: 0 })),
    ...inline.map((text) => ({ chain: 'an inline script', bytes: Buffer.byteLength(text) })),
  ];
  return weighed
    .sort((a, b) => b.bytes - a.bytes || (a.chain < b.chain ? -1 : 1))
    .slice(0, SHOWN)
    .map(({ chain, bytes }) => (bytes === 0 ? chain : `${chain} (${kilobytes(bytes)})`));
}

/** The shortest way to each module from the files that the page names. */
function chainsFrom(entries: readonly string[], { imports }: BundleGraph): Map<string, readonly string[]> {
  const chains = new Map<string, readonly string[]>(entries.map((entry) => [entry, [entry]]));
  for (const [module, chain] of chains)
    for (const imported of imports.get(module) ?? [])
      if (!chains.has(imported)) chains.set(imported, [...chain, imported]);
  return chains;
}

/** A tenth is kept, so that a page that is just over its budget shows it. */
export function kilobytes(bytes: number): string {
  return bytes < 1024
    ? `${bytes} B`
    : `${(bytes / 1024).toFixed(bytes % 1024 === 0 ? 0 : 2).replace(/(\.\d)0$/, '$1')} KB`;
}
