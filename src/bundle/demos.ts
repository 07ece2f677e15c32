// Every demo of a site to a script of its own, in one run with shared code, grouped into few files.
import type { BuildOptions, Message, Metafile, Plugin } from 'esbuild';
import { FILE_ENDINGS } from '../lib/file-endings.ts';
import { aliasTargets } from '../lib/node/aliases.ts';
import { buildUsed } from '../lib/node/build-used.ts';
import { bundlerFeatures } from '../lib/node/bundler/bundler-features.ts';
import { type ComponentEntry, componentModule } from '../lib/node/component-entry.ts';
import { cssModules } from '../lib/node/css-modules.ts';
import { releaseMemory } from '../lib/node/esbuild.ts';
import { bundleWhole } from '../lib/node/esbuild-blame.ts';
import { isBuildFailure } from '../lib/node/esbuild-failure.ts';
import { inputFiles } from '../lib/node/esbuild-inputs.ts';
import { partsOfEntries } from '../lib/node/esbuild-parts.ts';
import { inlineModules } from '../lib/node/inline-modules.ts';
import { readPeers } from '../lib/node/package-peers.ts';
import { ASSET_FOLDER, type MadeArtifact } from '../model/artifact.ts';
import type { ReactMode } from '../model/bundle.ts';
import type { InlineModules } from '../model/demo.ts';
import { filesOf, OUT } from './built-files.ts';
import { bundledPackages } from './bundled-packages.ts';
import { commonJsOnDemand } from './commonjs-on-demand.ts';
import { publishDemos } from './demo-files.ts';
import { sharedReact } from './demo-react.ts';
import { entryNumber } from './grouped-files.ts';
import { reactOptions } from './options.ts';
import { relocatedFiles } from './relocated-files.ts';
import { scopedFiles } from './scoped-files.ts';

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
}

export interface DemoBundleOptions {
  /** Absolute, without symbolic links. */
  readonly root: string;
  readonly base: string;
  /** Those of the entries that stand in pages. */
  readonly inline: InlineModules;
  readonly aliases: Readonly<Record<string, string>>;
  /** Address of the site's React for demos. */
  readonly react: string;
  /** A folder whose `react` is that copy. */
  readonly reactFrom: string;
  readonly mode: ReactMode;
  /** Constants of the code. */
  readonly define: Readonly<Record<string, string>>;
  /** See `BundlerOptions`. @default [] */
  readonly withMeta?: readonly string[];
}

export interface DemoBundle {
  readonly artifacts: readonly MadeArtifact[];
  /** Paths of each demo's files, by its id: the script, then its style sheets. */
  readonly demos: ReadonlyMap<string, { readonly script: string; readonly styles: readonly string[] }>;
  /** Addresses of the pictures and other files that demos import, by absolute path. */
  readonly fileUrls: ReadonlyMap<string, string>;
  /** By id of the demo that could not be built. */
  readonly failures: ReadonlyMap<string, readonly Message[]>;
  readonly warnings: readonly Message[];
  /** Files of the project that each demo is made of, by its id: absolute, sorted. */
  readonly parts: ReadonlyMap<string, readonly string[]>;
  /** Packages that those which a demo imports leave to the project to install, by its id: sorted. Without those of its wrapper. */
  readonly peers: ReadonlyMap<string, readonly string[]>;
  /** Files that all of this was made of: absolute, sorted. */
  readonly inputs: readonly string[];
  /** Folders of packages whose code the artifacts hold: absolute, sorted. */
  readonly packages: readonly string[];
}

export async function bundleDemos(
  entries: readonly DemoEntry[],
  { withMeta = [], ...options }: DemoBundleOptions,
): Promise<DemoBundle> {
  const { value, failures } = await bundleWhole(entries, {
    inputOf: (index) => `${NAMESPACE}:${index}`,
    options: demoBuildOptions(entries, options),
    bundle: async (good) => {
      await releaseMemory(good.length);
      const result = await buildUsed(demoBuildOptions(good, { ...options, withMeta })).catch((error) => {
        // Places of errors are those of the text that its author wrote.
        if (withMeta.length > 0 && isBuildFailure(error)) return buildUsed(demoBuildOptions(good, options));
        throw error;
      });
      await releaseMemory(good.length);
      const isGrouped = options.mode === 'production';
      const files = await commonJsOnDemand(filesOf(result), result.metafile, options.root);
      return {
        ...(await publishDemos(await relocatedFiles(await scopedFiles(files), options.base), good, {
          ...options,
          numberOf,
          isGrouped,
        })),
        warnings: result.warnings,
        parts: partsOf(result, good, options.root),
        peers: await peersOf(result, good, options.root),
        inputs: inputFiles(result.metafile, options.root),
        packages: bundledPackages(result.metafile, options.root),
      };
    },
  });
  return { ...value, failures: new Map([...failures].map(([{ id }, messages]) => [id, messages.map(withoutStub)])) };
}

export function partsOf({ metafile }: { readonly metafile: Metafile }, entries: readonly DemoEntry[], root: string) {
  const asked = entries.map(({ id }, index) => ({ id, input: `${NAMESPACE}:${index}` }));
  return partsOfEntries(metafile, asked, root);
}

async function peersOf(
  { metafile: { inputs } }: { readonly metafile: Metafile },
  entries: readonly DemoEntry[],
  root: string,
) {
  const peers = await readPeers(inputs, root);
  return new Map(
    entries.map(({ id }, index) => {
      const imports = inputs[`${NAMESPACE}:${index}`]?.imports ?? [];
      const component = imports.find(({ path }) => !path.startsWith(`${STYLE}:`)); // The wrapper comes after it.
      return [id, component ? peers(component.path) : []] as const;
    }),
  );
}

/** What asks for the component of a demo is no code of its author. */
function withoutStub(message: Message): Message {
  return message.location?.file.startsWith(`${NAMESPACE}:`) ? { ...message, location: null } : message;
}

export function demoBuildOptions(entries: readonly DemoEntry[], options: DemoBundleOptions) {
  const common = demoCodeOptions(options);
  return {
    ...common,
    ...(options.mode === 'development' && SOURCE_MAPS),
    entryPoints: entries.map((_, index) => ({ in: `${NAMESPACE}:${index}`, out: `demo-${index}` })),
    plugins: [demoEntries(entries, options.root), ...common.plugins],
  } satisfies BuildOptions;
}

/** They lead from what browsers report to the author's lines: see `pipeline/browser-errors.ts`. */
const SOURCE_MAPS = { sourcemap: 'external', sourcesContent: false } as const;

/** How code of demos is read, whatever is made of it. */
export function demoCodeOptions(options: DemoBundleOptions) {
  const { root, inline, aliases, base, define, react, reactFrom, mode, withMeta = [] } = options;
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

const NAMESPACE = 'docs-gen-demo';
const STYLE = `${NAMESPACE}-style`;

const FILE_LOADERS = Object.fromEntries(FILE_ENDINGS.map((ending) => [ending, 'file' as const]));

/** Which of the entries an entry point is. */
export function numberOf(entryPoint: string | undefined): number | null {
  return entryNumber(entryPoint, NAMESPACE);
}

function demoEntries(entries: readonly DemoEntry[], root: string): Plugin {
  return {
    name: NAMESPACE,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${NAMESPACE}(?:-style)?:`) }, ({ path }) => {
        const colon = path.indexOf(':');
        return { path: path.slice(colon + 1), namespace: path.slice(0, colon) };
      });
      onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => {
        const entry = entries[Number(path)];
        if (!entry) throw new Error(`No demo ${path}.`);
        const lines = [
          entry.css === '' ? '' : `import '${STYLE}:${path}';`,
          componentModule(entry.component),
          entry.wrapper === null ? '' : `export { default as Wrapper } from ${JSON.stringify(`./${entry.wrapper}`)};`,
        ];
        return { contents: lines.join('\n'), resolveDir: root, loader: 'js' };
      });
      onLoad({ filter: /.*/, namespace: STYLE }, ({ path }) => ({
        contents: entries[Number(path)]?.css ?? '',
        resolveDir: root,
        loader: 'css',
      }));
    },
  };
}
