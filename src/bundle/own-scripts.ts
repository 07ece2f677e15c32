// The browser scripts that are docs-gen's own: three runs of esbuild, whatever the site says.
import { parse } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { PAGE_SCRIPTS } from '../lib/page-scripts.ts';
import type { ReactMode } from '../model/bundle.ts';
import type { FileSystem } from '../model/deps.ts';
import { lazyImports } from './lazy-imports.ts';
import { reactOptions } from './options.ts';
import { packageResolver, type ResolveFolders } from './resolve.ts';

export const ENTRY = 'src/client/entry.ts';
export const REACT_ENTRY = 'src/client/react.ts';

/** Modules that the entry imports on demand and that hold no React. */
const EFFECTS = [
  'api-rows',
  'asked-address',
  'brand-menu',
  'code-blocks',
  'code-choices',
  'code-tabs',
  'copy-page',
  'image-zoom',
  'demo-frames',
  'keys',
  'phone-menu',
  'prefetch',
  'reader-colors',
  'reading',
  'restored',
  'search',
  'service-worker',
  'sidebar',
].map((name) => `src/client/effects/${name}.ts`);

export type RunOptions = Pick<BuildOptions, 'entryPoints' | 'splitting' | 'plugins' | 'define' | 'minify'>;

export interface LivelyOptions {
  readonly hasDemos: boolean;
  readonly mode: ReactMode;
  readonly fs: Pick<FileSystem, 'glob'>;
}

/** Islands, with their shared chunks; `hasDemos`: and the site's React as a file. */
export async function livelyRun(folders: ResolveFolders, { hasDemos, mode, fs }: LivelyOptions): Promise<RunOptions> {
  const islands = await fs.glob(['src/client/islands/*.tsx'], { cwd: folders.packageRoot });
  return {
    ...reactOptions(mode),
    entryPoints: namedEntries(['src/client/hydrate.tsx', ...islands, ...(hasDemos ? [REACT_ENTRY] : [])]),
    splitting: true,
    plugins: [packageResolver(folders, { isOwn: true })],
  };
}

export const effectsRun: RunOptions = { entryPoints: namedEntries(EFFECTS) };

/** `names`: published paths of what the other runs made, by source file. */
export function entryRun(folders: ResolveFolders, names: ReadonlyMap<string | undefined, string>): RunOptions {
  return {
    entryPoints: namedEntries([ENTRY, ...PAGE_SCRIPTS.map(({ file }) => file)]),
    plugins: [lazyImports(names, folders.packageRoot), packageResolver(folders, { isOwn: true })],
  };
}

/** Of the files that the entry may name: what a run of it depends on. */
export function scriptNames(names: ReadonlyMap<string | undefined, string>): string {
  return JSON.stringify([...names].filter(([file]) => file?.startsWith('src/client/')));
}

/** `hydrate.tsx` is published as `hydrate-<hash>.js`, whatever its folder. */
function namedEntries(paths: readonly string[]): { in: string; out: string }[] {
  return paths.map((path) => ({ in: path, out: parse(path).name }));
}
