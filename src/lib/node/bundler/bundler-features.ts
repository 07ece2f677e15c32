// What the bundlers that people know do and esbuild does not: imports with queries, files and workers that code names by
// `new URL('./file', import.meta.url)`, style sheets in Sass, Less and PostCSS.
import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, resolve } from 'node:path';
import type { BuildResult, Loader, Plugin, PluginBuild } from 'esbuild';
import type { InlineModules } from '../../../model/demo.ts';
import { escapePattern } from '../../escape-pattern.ts';
import { mayHaveModuleUrls } from '../../syntax/module-urls.ts';
import { encodePath } from '../../url.ts';
import { cssModules, isCssModule } from '../css-modules.ts';
import { isBuildFailure } from '../esbuild-failure.ts';
import { isMade } from '../esbuild-inputs.ts';
import { INLINE_NAMESPACE } from '../inline-modules.ts';
import { isInstalled } from '../installed-files.ts';
import { relativeTo } from '../paths.ts';
import { type Additions, createAdditions, publishedName } from './additions.ts';
import { importQueries, type QueryTools } from './import-queries.ts';
import { leavingStyles } from './leaving-styles.ts';
import { bundleStyleSheet, bundleWorker } from './nested-runs.ts';
import { publishedUrlModule, withPublishedUrls } from './published-urls.ts';
import { styleText } from './style-languages.ts';
import { styledComponentIds } from './styled-components.ts';

export interface BundlerOptions {
  /** The working folder of the run: absolute, without symbolic links. */
  readonly root: string;
  /** Where files are published: `/docs/assets/`. */
  readonly publicPath: string;
  /** Modules that stand in pages. */
  readonly inline: InlineModules;
  /** Of style sheets that code has as text. */
  readonly minify: boolean;
  /** Whether selectors that would style the page around a demo are reported. */
  readonly reportsLeaving: boolean;
  /** On the server nothing is published, and `import.meta.url` is this address. null: for browsers. */
  readonly serverAddress: string | null;
  /** Modules known to use `import.meta`, as esbuild names them. Any other one costs a second run. @default [] */
  readonly withMeta?: readonly string[];
}

export function bundlerFeatures(options: BundlerOptions): Plugin {
  /** Modules with `import.meta`, as esbuild names them. */
  const known = new Set(options.withMeta);
  return {
    name: 'docs-gen-bundler-features',
    setup(build) {
      const additions = createAdditions(build);
      importQueries(build, queryTools(build, options, additions));
      styleSheets(build, options, additions);
      styledComponentIds(build, options.root);
      const handled = new Set(known);
      if (handled.size > 0) moduleAddresses(build, handled, options);
      build.onEnd(async (result) => {
        if (!result.metafile || result.errors.length > 0) return undefined;
        additions.addTo(result);
        const fresh = (await modulesWithMeta(result, options)).filter((module) => !handled.has(module));
        if (fresh.length === 0) return undefined;
        for (const module of fresh) known.add(module);
        // Most sites do not have such a module. To look at each before esbuild does takes longer than to run once more.
        try {
          Object.assign(result, await build.esbuild.build(build.initialOptions));
          return undefined;
        } catch (error) {
          if (!isBuildFailure(error)) throw error;
          return { errors: error.errors };
        }
      });
    },
  };
}

function queryTools(build: PluginBuild, options: BundlerOptions, additions: Additions): QueryTools {
  const { root, publicPath, minify, serverAddress } = options;
  const addressOf = (name: string) => publicPath + encodePath(name);
  const nested = { ...options, inline: new Map(), reportsLeaving: false, withMeta: [] };
  return {
    root,
    additions,
    publish: (file, contents) => addressOf(additions.publish(file, contents)),
    async publishWorker(file, isClassic) {
      const name = `${basename(file, extname(file))}.js`;
      // The server does not have workers.
      if (serverAddress !== null) return { address: addressOf(publishedName(name, new Uint8Array())), inputs: [] };
      const plugins = [bundlerFeatures(nested), cssModules({ root, styles: false })];
      const { contents, inputs, parts } = await bundleWorker(build, { file, isClassic, plugins }, additions);
      return { address: addressOf(additions.publish(name, contents, parts)), inputs };
    },
    async styleText(file) {
      const plugins = [bundlerFeatures({ ...nested, serverAddress: null })];
      const { contents, inputs } = await bundleStyleSheet(build, { file, minify, plugins }, additions);
      return { text: Buffer.from(contents).toString(), inputs };
    },
  };
}

/** Modules of CSS are a plugin of their own. */
function styleSheets(
  build: PluginBuild,
  { root, serverAddress, reportsLeaving }: BundlerOptions,
  additions: Additions,
): void {
  build.onLoad({ filter: /\.(?:css|scss|sass|less)$/, namespace: 'file' }, async ({ path, suffix }) => {
    if (isCssModule(path)) return undefined;
    // The HTML of a demo does not have them; the browser's run has reported what is wrong.
    if (serverAddress !== null) return { contents: '', loader: 'js' };
    if (path.endsWith('.css') && isInstalled(path)) return undefined;
    const style = await styleText(path, root);
    const name = relativeTo(root, path);
    if (!style.ok) return { errors: style.errors.map((error) => ({ ...error, detail: { blamed: name } })) };
    additions.dependOn(
      name + suffix,
      style.inputs.map((input) => relativeTo(root, input)),
    );
    const warnings = reportsLeaving ? await leavingStyles({ ...style, file: path }, root) : [];
    return { contents: style.css, warnings, loader: 'css', resolveDir: dirname(path) };
  });
}

/** Inputs of outputs that still have an `import.meta`. */
async function modulesWithMeta(
  { metafile, outputFiles }: BuildResult,
  { root, inline, serverAddress }: BundlerOptions,
): Promise<string[]> {
  const texts = new Map(outputFiles?.map(({ path, contents }) => [path, contents]));
  const found = new Set<string>();
  const isWanted = serverAddress === null ? mayHaveModuleUrls : (text: string) => text.includes('import.meta');
  for (const [output, { inputs }] of Object.entries(metafile?.outputs ?? {})) {
    const text = Buffer.from(texts.get(resolve(root, output)) ?? []);
    // In a classic script, esbuild has made a variable of it.
    if (!output.endsWith('js') || !(text.includes('import.meta') || text.includes('import_meta'))) continue;
    for (const input of Object.keys(inputs)) {
      const source = await textOf(input, root, inline);
      if (source !== null && isWanted(source)) found.add(input);
    }
  }
  return [...found].sort();
}

/** null: another plugin made the module, or browsers go without it. */
async function textOf(input: string, root: string, inline: InlineModules): Promise<string | null> {
  const page = inlineName(input);
  if (page !== null) return inline.get(page)?.text ?? null;
  if (isMade(input) || input.includes('?') || !LOADERS.has(extname(input))) return null;
  return readFile(resolve(root, input), 'utf8');
}

function inlineName(input: string): string | null {
  return input.startsWith(`${INLINE_NAMESPACE}:`) ? input.slice(INLINE_NAMESPACE.length + 1) : null;
}

/** Publishes what these modules name, and gives `import.meta` a value where there is none. */
function moduleAddresses(build: PluginBuild, modules: ReadonlySet<string>, options: BundlerOptions): void {
  const { root, inline, serverAddress } = options;
  if (serverAddress !== null) {
    const values = { 'import.meta': '{}', 'import.meta.url': JSON.stringify(serverAddress) };
    build.initialOptions.define = { ...build.initialOptions.define, ...values };
  }
  publishedUrlModule(build);
  const load = async (path: string, name: string, text: string) => {
    if (!mayHaveModuleUrls(text)) return undefined;
    const module = await withPublishedUrls({ path, name, text }, build);
    if (!module.ok) return { errors: [...module.errors] };
    return { contents: module.text, loader: LOADERS.get(extname(path)) ?? 'jsx', resolveDir: dirname(path) };
  };
  const files = new Map<string, string>();
  const pages = new Map<string, string>();
  for (const module of modules) {
    const page = inlineName(module);
    if (page !== null) pages.set(page, module);
    else if (serverAddress === null || !isInstalled(`/${module}`)) files.set(resolve(root, module), module);
  }
  if (files.size > 0)
    build.onLoad({ filter: anyOf(files.keys()), namespace: 'file' }, async ({ path, suffix }) => {
      return suffix === '' ? load(path, files.get(path) ?? path, await readFile(path, 'utf8')) : undefined;
    });
  if (pages.size > 0)
    build.onLoad({ filter: anyOf(pages.keys()), namespace: INLINE_NAMESPACE }, ({ path }) =>
      load(resolve(root, path), pages.get(path) ?? path, inline.get(path)?.text ?? ''),
    );
}

function anyOf(paths: Iterable<string>): RegExp {
  return new RegExp(`^(?:${[...paths].map(escapePattern).join('|')})$`);
}

/** JavaScript of a project holds elements too. */
const LOADERS: ReadonlyMap<string, Loader> = new Map([
  ['.ts', 'ts'],
  ['.mts', 'ts'],
  ['.cts', 'ts'],
  ['.tsx', 'tsx'],
  ['.jsx', 'jsx'],
  ['.js', 'jsx'],
  ['.mjs', 'js'],
  ['.cjs', 'js'],
]);
