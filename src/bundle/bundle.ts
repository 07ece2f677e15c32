// Builds everything that ships to the browser: scripts, styles and fonts, with a hash of the content in each name.
import { realpath } from 'node:fs/promises';
import { basename, extname, parse, resolve } from 'node:path';
import { type BuildFailure, type BuildOptions, type BuildResult, build, type Message } from 'esbuild';
import type { MadeArtifact } from '../model/artifact.ts';
import type { Bundle, PublishedFiles } from '../model/bundle.ts';
import type { Deps } from '../model/deps.ts';
import type { Outcome } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import { nameByContent } from './content-names.ts';
import { lazyImports } from './lazy-imports.ts';
import { errorsToDiagnostics, warningsToDiagnostics } from './messages.ts';
import { packageResolver, type ResolveFolders } from './resolve.ts';
import { STYLE_ENTRY, type Styles, styleEntry, URL_LOADERS } from './style-entry.ts';

export interface BundleInput {
  /** Folder of docs-gen, which holds `src/client/` and `templates/`. */
  readonly packageRoot: string;
  /** The theme as custom properties; comes before all other styles. */
  readonly themeCss: string;
  readonly published: PublishedFiles;
}

/** Names end in a hash of what the file holds, so its address may be cached for ever. */
export const ASSET_FOLDER = 'assets/';
/** The text font as most readers need it. */
const PRELOADED_FONT = /\/inter-latin-wght-normal\.woff2$/;

/** Null when it failed; the diagnostics say why. */
export async function bundleSite(
  site: Site,
  input: BundleInput,
  deps: Pick<Deps, 'fs'>,
): Promise<Outcome<Bundle | null>> {
  // esbuild answers with real paths, and names are compared.
  const { themeCss, published } = input;
  const folders = { root: await realpath(site.root), packageRoot: await realpath(input.packageRoot) };
  try {
    const [assets, beforePaint, serviceWorker] = await Promise.all([
      buildAssets(folders, { themeCss, published, files: await styleFiles(site, deps), base: site.base }, deps),
      buildText('src/client/before-paint.ts', folders, {
        STORAGE_PREFIX: JSON.stringify(site.storagePrefix),
      }),
      buildText(site.serviceWorker.killSwitch ? 'src/client/sw/kill-worker.ts' : 'src/client/sw/worker.ts', folders),
    ]);
    const bundle = { ...assets.files, beforePaint: beforePaint.replaceAll('</script', '<\\/script'), serviceWorker };
    return { value: bundle, diagnostics: warningsToDiagnostics(assets.warnings, folders, site.links.dead) };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    const diagnostics = [
      ...errorsToDiagnostics(error.errors, folders),
      ...warningsToDiagnostics(error.warnings, folders, site.links.dead),
    ];
    return { value: null, diagnostics };
  }
}

/** Absolute: those of the templates folder, then those that the config names. */
async function styleFiles(site: Site, { fs }: Pick<Deps, 'fs'>): Promise<string[]> {
  const folder = site.templates === undefined ? null : resolve(site.root, site.templates, 'styles');
  const own = folder === null ? [] : (await fs.glob(['*.css'], { cwd: folder })).map((file) => resolve(folder, file));
  return [...own, ...site.css.map((file) => resolve(site.root, file))];
}

/** Relative entry points and a fixed working folder: nothing absolute may reach a hash. */
function commonOptions({ packageRoot }: ResolveFolders) {
  return {
    absWorkingDir: packageRoot,
    bundle: true,
    write: false,
    minify: true,
    target: 'es2022',
    platform: 'browser',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    // A configuration of the project's own must not change our files.
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', verbatimModuleSyntax: true } },
    outdir: OUT,
  } satisfies BuildOptions;
}

const OUT = 'out';

interface BuiltAssets {
  readonly files: Omit<Bundle, 'beforePaint' | 'serviceWorker'>;
  readonly warnings: readonly Message[];
}

/** Modules that the entry imports on demand and that hold no React. */
const EFFECTS = ['asked-address', 'code-tabs', 'phone-menu', 'reader-colors', 'service-worker'].map(
  (name) => `src/client/effects/${name}.ts`,
);

/**
 * First what is fetched on demand: islands with their shared chunks, styles, effects. Then the entry, which knows their
 * names. Built in one run, the entry and the effects would have to load esbuild's helpers for React.
 */
async function buildAssets(folders: ResolveFolders, styles: Styles, { fs }: Pick<Deps, 'fs'>): Promise<BuiltAssets> {
  const islands = await fs.glob(['src/client/islands/*.tsx'], { cwd: folders.packageRoot });
  const [lively, effects] = await Promise.all([
    build({
      ...assetOptions(folders),
      entryPoints: [...namedEntries(['src/client/hydrate.tsx', ...islands]), { in: STYLE_ENTRY, out: 'main' }],
      splitting: true,
      plugins: [styleEntry(styles, folders.packageRoot), packageResolver(folders)],
    }),
    build({ ...assetOptions(folders), entryPoints: namedEntries(EFFECTS) }),
  ]);
  const lazy = nameByContent([...filesOf(lively), ...filesOf(effects)]);
  const names = new Map(lazy.map((file) => [file.entryPoint, file.path]));
  const entry = await build({
    ...assetOptions(folders),
    entryPoints: namedEntries(['src/client/entry.ts']),
    plugins: [lazyImports(names, folders.packageRoot), packageResolver(folders)],
  });
  return {
    files: readAssets(lazy, nameByContent(filesOf(entry))),
    warnings: [lively, effects, entry].flatMap(({ warnings }) => warnings),
  };
}

/** `hydrate.tsx` is published as `hydrate-<hash>.js`, whatever its folder. */
function namedEntries(paths: readonly string[]): { in: string; out: string }[] {
  return paths.map((path) => ({ in: path, out: parse(path).name }));
}

function assetOptions(folders: ResolveFolders) {
  return {
    ...commonOptions(folders),
    format: 'esm',
    metafile: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: URL_LOADERS,
    entryNames: `${ASSET_FOLDER}[name]-[hash]`,
    chunkNames: `${ASSET_FOLDER}[name]-[hash]`,
    assetNames: `${ASSET_FOLDER}[name]-[hash]`,
  } satisfies BuildOptions;
}

async function buildText(entry: string, folders: ResolveFolders, define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await build({ ...commonOptions(folders), entryPoints: [entry], format: 'iife', define });
  return outputFiles.map((file) => file.text.trim()).join('\n');
}

interface BuiltFile {
  readonly path: string;
  readonly contents: Uint8Array;
  /** Source file of an entry; undefined for chunks and fonts. */
  readonly entryPoint: string | undefined;
  readonly inputs: readonly string[];
}

function filesOf({ outputFiles, metafile }: BuildResult<{ metafile: true; write: false }>): BuiltFile[] {
  const contents = new Map(outputFiles.map((file) => [basename(file.path), file.contents]));
  return Object.entries(metafile.outputs).map(([output, { entryPoint, inputs }]) => {
    const path = output.slice(OUT.length + 1);
    return {
      path,
      contents: contents.get(basename(path)) ?? new Uint8Array(),
      entryPoint,
      inputs: Object.keys(inputs),
    };
  });
}

function readAssets(lazy: readonly BuiltFile[], [entry]: readonly BuiltFile[]): BuiltAssets['files'] {
  if (entry === undefined) throw new Error('esbuild gave no entry script.');
  const artifacts = [...lazy, entry].map(
    ({ path, contents }): MadeArtifact => ({
      path,
      body: contents,
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      immutable: true,
    }),
  );
  return {
    artifacts: artifacts.sort((a, b) => (a.path < b.path ? -1 : 1)),
    script: entry.path,
    styles: lazy.filter((file) => file.entryPoint === STYLE_ENTRY).map(({ path }) => path),
    fonts: lazy.filter(({ inputs }) => inputs.some((name) => PRELOADED_FONT.test(name))).map(({ path }) => path),
  };
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}
