// Bundles the demos of a site into one script for the server, each behind an import of its own, so that one which throws while
// it loads leaves the others whole.
import type { BuildOptions, Message } from 'esbuild';
import { aliasTargets } from '../../lib/node/aliases.ts';
import { buildUsed } from '../../lib/node/build-used.ts';
import { bundlerFeatures } from '../../lib/node/bundler/bundler-features.ts';
import {
  type ComponentEntry,
  componentEntries,
  componentKey,
  componentSpecifier,
} from '../../lib/node/component-entry.ts';
import { cssModules } from '../../lib/node/css-modules.ts';
import { isBuildFailure } from '../../lib/node/esbuild-failure.ts';
import { inputFiles } from '../../lib/node/esbuild-inputs.ts';
import { partsOfEntries } from '../../lib/node/esbuild-parts.ts';
import { inlineModules } from '../../lib/node/inline-modules.ts';
import type { ReactMode } from '../../model/bundle.ts';
import type { InlineModules } from '../../model/demo.ts';
import type { Site } from '../../model/site.ts';
import { demoModules } from './modules.ts';
import { styleCollectors } from './style-collectors.ts';

export interface ServerBundle {
  /**
   * The body of a function with the parameters `DEMO_PARAMETERS`: hands over an object with a function for each component, by its
   * `componentKey`, which loads it and resolves with a module that has it as its default export. It was ES modules, so `await` may stand at their top.
   */
  readonly code: string;
  /** Source map, as JSON; its sources are relative to the root. */
  readonly map: string;
  /** Files that it was made of: absolute, sorted. */
  readonly inputs: readonly string[];
  /** Files of the project that each component is made of, by its `componentKey`: absolute, sorted. */
  readonly parts: ReadonlyMap<string, readonly string[]>;
  /** Why the style collectors are not part of it; empty: they are. */
  readonly failures: readonly Message[];
}

export interface ServerBundleInput {
  /** Modules with style collectors of the author, relative to the root. They are handed over like components. */
  readonly collectors: readonly string[];
  /** Absolute paths of pictures and other files that demos import, and the addresses they are published under. */
  readonly fileUrls: ReadonlyMap<string, string>;
  /** Where files are published: `/docs/assets/`. */
  readonly publicPath: string;
  /** Those of the files that stand in pages. */
  readonly inline: InlineModules;
  /** What stands in code as a global constant, as for the browser. */
  readonly define: Readonly<Record<string, string>>;
  /** As for the browser: libraries make other class names in development, for example. */
  readonly mode: ReactMode;
  /** See `BundlerOptions`. @default [] */
  readonly withMeta?: readonly string[];
}

/**
 * All of `components` have been bundled for the browser before: what fails here is a mistake of docs-gen, if it is not in a style
 * collector.
 */
export async function bundleForServer(
  site: Pick<Site, 'root' | 'aliases'>,
  components: readonly ComponentEntry[],
  input: ServerBundleInput,
): Promise<ServerBundle> {
  const { collectors } = input;
  if (collectors.length === 0) return { ...(await bundle(site, components, input)), failures: [] };
  const modules = collectors.map((entry) => ({ entry, exportName: 'default', provider: null }));
  const known = new Set(components.map(componentKey));
  const all = [...components, ...modules.filter((module) => !known.has(componentKey(module)))];
  try {
    return { ...(await bundle(site, all, input)), failures: [] };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    return { ...(await bundle(site, components, input)), failures: error.errors };
  }
}

async function bundle(
  site: Pick<Site, 'root' | 'aliases'>,
  components: readonly ComponentEntry[],
  input: ServerBundleInput,
): Promise<Omit<ServerBundle, 'failures'>> {
  const { outputFiles, metafile } = await buildUsed(options(site, components, input));
  const text = (suffix: string) => outputFiles.find(({ path }) => path.endsWith(suffix))?.text ?? '';
  const asked = new Map(metafile.inputs['<stdin>']?.imports.map(({ original, path }) => [original, path]));
  const entries = components.map((component) => {
    return { id: componentKey(component), input: asked.get(componentSpecifier(component)) ?? '' };
  });
  return {
    code: text('.mjs'),
    map: text('.map'),
    inputs: inputFiles(metafile, site.root),
    parts: partsOfEntries(metafile, entries, site.root),
  };
}

function entry(root: string, components: readonly ComponentEntry[]) {
  const rows = components.map((component) => {
    const [key, specifier] = [componentKey(component), componentSpecifier(component)].map((text) =>
      JSON.stringify(text),
    );
    return `  ${key}: () => import(${specifier}),\n`;
  });
  return { contents: `handOver({\n${rows.join('')}});\n`, resolveDir: root, loader: 'js' as const };
}

/** What `import.meta.url` starts with on the server, where nobody knows the host of the reader. */
const SCRIPT_ADDRESS = 'http://localhost';

function options(
  { root, aliases }: Pick<Site, 'root' | 'aliases'>,
  components: readonly ComponentEntry[],
  { fileUrls, publicPath, inline, define, mode, withMeta = [] }: ServerBundleInput,
) {
  return {
    absWorkingDir: root,
    stdin: entry(root, components),
    outfile: `${root}/demos.mjs`, // Never written; the source map is relative to it.
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    banner: { js: '"use strict";' }, // As all code of modules is.
    platform: 'node',
    // As for browsers but for the platform: libraries such as Emotion write their styles into the HTML only in their code for Node.js.
    mainFields: ['module', 'main'],
    conditions: ['module', mode],
    target: 'node20.19',
    jsx: 'automatic',
    loader: { '.js': 'jsx' },
    define: { 'process.env.NODE_ENV': JSON.stringify(mode), ...define },
    alias: aliasTargets(aliases, root),
    sourcemap: 'external',
    sourcesContent: false,
    logLevel: 'silent',
    plugins: [
      componentEntries(components, root),
      bundlerFeatures({
        reportsLeaving: false,
        root,
        inline,
        publicPath,
        minify: mode === 'production',
        serverAddress: SCRIPT_ADDRESS + publicPath,
        withMeta,
      }),
      inlineModules(inline, root),
      demoModules(fileUrls),
      cssModules({ root, styles: false }),
      styleCollectors(),
    ],
  } satisfies BuildOptions;
}
