// How code of demos is read, whatever is made of it, and what asks for a demo.
import type { BuildOptions, Plugin } from 'esbuild';
import { FILE_ENDINGS } from '../lib/file-endings.ts';
import { aliasTargets } from '../lib/node/aliases.ts';
import { bundlerFeatures } from '../lib/node/bundler/bundler-features.ts';
import { type ComponentEntry, componentModule } from '../lib/node/component-entry.ts';
import { cssModules } from '../lib/node/css-modules.ts';
import { sha256 } from '../lib/node/hash.ts';
import { inlineModules } from '../lib/node/inline-modules.ts';
import { ASSET_FOLDER } from '../model/artifact.ts';
import type { ReactMode } from '../model/bundle.ts';
import type { InlineModules } from '../model/demo.ts';
import { OUT } from './built-files.ts';
import { sharedReact } from './demo-react.ts';
import { reactOptions } from './options.ts';
import type { ExpectedImport } from './resolve-memory.ts';

/** One demo as it runs in the browser. */
export interface DemoEntry {
  /** Unique on the site; its script is published as `assets/demos/<id>-<hash>.js`. */
  readonly id: string;
  readonly component: ComponentEntry;
  readonly wrapper: string | null;
  /** Demos of one page share files. */
  readonly page: string;
  /** CSS that goes along with it; '' for none. */
  readonly css: string;
  /** See `BundlerOptions`. */
  readonly withMeta: readonly string[];
  /** What its sources are known to import. */
  readonly imports: readonly ExpectedImport[];
  /** Absolute paths as they are written: behind a symbolic link, the same path may become another file. */
  readonly watched: readonly string[];
}

export interface DemoBundleOptions {
  /** Absolute, without symbolic links. */
  readonly root: string;
  readonly base: string;
  /** Modules of the entries whose code is in a page. */
  readonly inline: InlineModules;
  readonly aliases: Readonly<Record<string, string>>;
  /** Address of the site's React for demos. */
  readonly react: string;
  /** A folder whose `react` is that copy. */
  readonly reactFrom: string;
  readonly mode: ReactMode;
  /** Constants of the code. */
  readonly define: Readonly<Record<string, string>>;
}

/** `withMeta`: those of the entries, or none. */
export function demoBuildOptions(
  entries: readonly DemoEntry[],
  options: DemoBundleOptions,
  withMeta = [...new Set(entries.flatMap((entry) => entry.withMeta))].sort(),
) {
  const common = demoCodeOptions(options, withMeta);
  return {
    ...common,
    ...(options.mode === 'development' && SOURCE_MAPS),
    entryPoints: entries.map((entry) => ({ in: inputOf(entry), out: `demo-${sha256(entry.id).slice(0, 16)}` })),
    plugins: [demoEntries(entries, options.root), ...common.plugins],
  } satisfies BuildOptions;
}

/** They lead from what browsers report to the author's lines: see `pipeline/browser-errors.ts`. */
export const SOURCE_MAPS = { sourcemap: 'external', sourcesContent: false } as const;

/** How code of demos is read, whatever is made of it. */
export function demoCodeOptions(options: DemoBundleOptions, withMeta: readonly string[] = []) {
  const { root, inline, aliases, base, define, react, reactFrom, mode } = options;
  const own = reactOptions(mode);
  return {
    ...own,
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    conditions: ['module', mode], // As other bundlers have them.
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    logLimit: 0,
    metafile: true,
    jsx: 'automatic',
    define: { ...own.define, ...define },
    alias: aliasTargets(aliases, root),
    loader: { ...FILE_LOADERS, '.js': 'jsx' }, // JavaScript of a project holds elements too.
    outdir: OUT,
    publicPath: base + ASSET_FOLDER,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    plugins: [
      bundlerFeatures({
        root,
        inline,
        publicPath: base + ASSET_FOLDER,
        minify: own.minify,
        reportsLeaving: true,
        serverAddress: null,
        withMeta,
      }),
      inlineModules(inline, root),
      sharedReact(react, reactFrom),
      cssModules({ root, styles: true }),
    ],
  } satisfies BuildOptions;
}

/** How imports of demos are found where no plugin has another idea. */
export function resolveOptions(options: DemoBundleOptions) {
  const { plugins: _, ...others } = demoCodeOptions(options);
  return others;
}

const NAMESPACE = 'docs-gen-demo';
const STYLE = `${NAMESPACE}-style`;

const FILE_LOADERS = Object.fromEntries(FILE_ENDINGS.map((ending) => [ending, 'file' as const]));

export function isStub(input: string): boolean {
  return input.startsWith(`${NAMESPACE}:`);
}

export function isStyle(input: string): boolean {
  return input.startsWith(`${STYLE}:`);
}

/** How esbuild names the module that asks for a demo. */
export function inputOf(entry: DemoEntry | undefined): string {
  return `${NAMESPACE}:${entry?.id}`;
}

/** Of the demo that an entry point is; null: it is none. */
export function idOf(entryPoint: string | undefined): string | null {
  return entryPoint !== undefined && isStub(entryPoint) ? entryPoint.slice(NAMESPACE.length + 1) : null;
}

function demoEntries(entries: readonly DemoEntry[], root: string): Plugin {
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  return {
    name: NAMESPACE,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${NAMESPACE}(?:-style)?:`) }, ({ path }) => {
        const colon = path.indexOf(':');
        return { path: path.slice(colon + 1), namespace: path.slice(0, colon) };
      });
      onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => {
        const entry = known.get(path);
        if (!entry) throw new Error(`No demo ${path}.`);
        const lines = [
          entry.css === '' ? '' : `import '${STYLE}:${path}';`,
          componentModule(entry.component),
          entry.wrapper === null ? '' : `export { default as Wrapper } from ${JSON.stringify(`./${entry.wrapper}`)};`,
        ];
        return { contents: lines.join('\n'), resolveDir: root, loader: 'js' };
      });
      onLoad({ filter: /.*/, namespace: STYLE }, ({ path }) => ({
        contents: known.get(path)?.css ?? '',
        resolveDir: root,
        loader: 'css',
      }));
    },
  };
}
