// Builds everything that ships to the browser: scripts, styles and fonts, with a hash of the content in each name.
import { realpath } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import type { Message, Metafile } from 'esbuild';
import { NO_MEMO } from '../lib/memo.ts';
import { build } from '../lib/node/esbuild.ts';
import { isBuildFailure } from '../lib/node/esbuild-failure.ts';
import { inputFiles } from '../lib/node/esbuild-inputs.ts';
import { PAGE_SCRIPTS } from '../lib/page-scripts.ts';
import { PAGE_SHEETS } from '../lib/page-sheets.ts';
import { baseConstant, isRelocatable, sheetBase } from '../lib/relative-base.ts';
import type { MadeArtifact } from '../model/artifact.ts';
import type { Bundle, PublishedFiles, ReactMode } from '../model/bundle.ts';
import type { Deps } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import { type BuiltFile, type BuiltRun, filesOf } from './built-files.ts';
import { bundledPackages } from './bundled-packages.ts';
import { nameByContent } from './content-names.ts';
import { elementEntries, elementFiles, elementOptions, packageFolders } from './elements.ts';
import { bundleGraph } from './graph.ts';
import { MEDIA_TYPES } from './media-types.ts';
import { errorsToDiagnostics, warningsToDiagnostics } from './messages.ts';
import { assetOptions, commonOptions, withConstants } from './options.ts';
import { ENTRY, effectsRun, entryRun, livelyRun, REACT_ENTRY, type RunOptions, scriptNames } from './own-scripts.ts';
import { type TextRun, textOf, textOptions, textRuns } from './own-texts.ts';
import { firstFile, packageFileOf } from './package-files.ts';
import { type OwnFiles, readPrebuilt } from './prebuilt.ts';
import { packageResolver, type ResolveFolders } from './resolve.ts';
import { checkOwnModule, type ServiceConfig, serviceEntries, serviceFiles, serviceOptions } from './services.ts';
import { STYLE_ENTRY, type Styles, sheetEntry, styleRun } from './style-entry.ts';
import { together } from './together.ts';

export interface BundleInput {
  /** Folder of docs-gen, which holds `src/client/` and `templates/`. */
  readonly packageRoot: string;
  /** The theme as custom properties; comes before all other styles. */
  readonly themeCss: string;
  readonly published: PublishedFiles;
  /** Whether demos need the site's React as a file. */
  readonly hasDemos: boolean;
  readonly mode: ReactMode;
  /** File of docs-gen's own scripts and styles as they were built with it; null: they are built here. */
  readonly prebuilt: string | null;
}

/** The text font as most readers need it. */
const PRELOADED_FONT = /\/inter-latin-wght-normal\.woff2$/;

/** Null when it failed; the diagnostics say why. */
export async function bundleSite(
  site: Site,
  input: BundleInput,
  { fs, memo = NO_MEMO }: Pick<Deps, 'fs' | 'memo'>,
): Promise<Outcome<Bundle | null>> {
  // esbuild answers with real paths, and names are compared.
  const { themeCss, published, hasDemos, mode } = input;
  const folders = { root: await realpath(site.root), packageRoot: await realpath(input.packageRoot) };
  // They have no code for a relative base.
  const prebuilt = isRelocatable(site) ? null : input.prebuilt;
  const own = prebuilt === null ? null : readPrebuilt(prebuilt, folders);
  const constants = baseConstant(site.base);
  const texts = textRuns(site);
  const text = (run: TextRun) => buildText(run, { folders, own, fs, constants });
  try {
    const [assets, beforePaint, beforeCode, restoreNav, serviceWorker] = await Promise.all([
      buildAssets(
        { ...site, hasDemos, mode },
        folders,
        { themeCss, published, files: await styleFiles(site, { fs }), base: sheetBase(site.base) },
        { fs, memo, own, constants },
      ),
      text(texts.beforePaint),
      text(texts.beforeCode),
      text(texts.restoreNav),
      text(texts.serviceWorker),
    ]);
    noteInputs(assets.metafiles, folders, fs);
    const written = [beforePaint, beforeCode, restoreNav, serviceWorker].map(({ metafile }) => metafile);
    const packages = [...assets.metafiles, ...written].flatMap((metafile) =>
      bundledPackages(metafile, folders.packageRoot, folders),
    );
    const graph = site.budgets ? bundleGraph(assets.metafiles, assets.paths, folders) : null;
    const bundle = {
      mode,
      ...assets.files,
      // Its own code is as little the site's as that of the others, wherever it is installed.
      packages: [...new Set([folders.packageRoot, ...packages])].sort(),
      graph,
      beforePaint: textOf(beforePaint).replaceAll('</script', '<\\/script'),
      beforeCode: textOf(beforeCode),
      restoreNav: textOf(restoreNav),
      serviceWorker: textOf(serviceWorker),
    };
    const diagnostics = [...assets.diagnostics, ...warningsToDiagnostics(assets.warnings, folders, site.links.dead)];
    return { value: bundle, diagnostics };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    const diagnostics = [
      ...errorsToDiagnostics(error.errors, folders),
      ...warningsToDiagnostics(error.warnings, folders, site.links.dead),
    ];
    return { value: null, diagnostics };
  }
}

function noteInputs(metafiles: readonly Metafile[], folders: ResolveFolders, fs: Deps['fs']): void {
  const fileOf = (input: string) => {
    const name = packageFileOf(input);
    return name === null ? null : firstFile(name, folders);
  };
  const files = metafiles.flatMap((metafile) => inputFiles(metafile, folders.packageRoot, fileOf));
  fs.madeOf?.([...new Set(files)], { ran: false });
}

/** Absolute: those of the templates folder, then those that the config names. */
async function styleFiles(site: Site, { fs }: Pick<Deps, 'fs'>): Promise<string[]> {
  const folder = site.templates === undefined ? null : resolve(site.root, site.templates, 'styles');
  const own = folder === null ? [] : (await fs.glob(['*.css'], { cwd: folder })).map((file) => resolve(folder, file));
  return [...own, ...site.css.map((file) => resolve(site.root, file))];
}

interface BuiltAssets {
  readonly files: Omit<
    Bundle,
    'mode' | 'beforePaint' | 'beforeCode' | 'restoreNav' | 'serviceWorker' | 'packages' | 'graph'
  >;
  readonly metafiles: readonly Metafile[];
  /** Published paths by the names that esbuild gave. */
  readonly paths: ReadonlyMap<string, string>;
  readonly warnings: readonly Message[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * First what is fetched on demand: islands with their shared chunks, styles, effects. Then the entry and the scripts of
 * some pages, which know their names. Built in one run, the entry and the effects would have to load esbuild's helpers for React.
 */
async function buildAssets(
  site: ServiceConfig & Pick<Site, 'plugins'> & Pick<BundleInput, 'hasDemos' | 'mode'>,
  folders: ResolveFolders,
  styles: Styles,
  { fs, memo, own, constants }: Required<Pick<Deps, 'fs' | 'memo'>> & Pick<TextOptions, 'own' | 'constants'>,
): Promise<BuiltAssets> {
  const named = elementEntries(site);
  const serving = serviceEntries(site, folders.root);
  // The scripts that are docs-gen's own are the same whatever the project says: only what is its own is built at each change.
  const keep = (name: string, key: string, input: string, options: RunOptions): Promise<BuiltRun> =>
    memo.keep(name, key, [input], async () => {
      const built = await build(withConstants({ ...assetOptions(folders), ...options }, constants));
      noteInputs([built.metafile], folders, fs);
      return built;
    });
  const [lively, sheets, effects, elements, services] = await together([
    own?.lively ??
      keep(
        'lively scripts',
        `${site.hasDemos} ${site.mode}`,
        folders.root,
        await livelyRun(folders, { hasDemos: site.hasDemos, mode: site.mode, fs }),
      ),
    own?.styles(styles) ?? build({ ...assetOptions(folders), ...styleRun(styles, folders) }),
    own?.effects ?? keep('effects', '', '', effectsRun),
    named &&
      build({
        ...assetOptions(folders),
        ...elementOptions,
        entryPoints: named,
        // Of a library with thousands of modules, each would take a way through a plugin.
        nodePaths: packageFolders(folders.root),
      }),
    serving &&
      build(
        withConstants(
          {
            ...assetOptions(folders),
            ...serviceOptions,
            entryPoints: serving,
            plugins: [packageResolver(folders)],
          },
          constants,
        ),
      ),
  ]);
  const lazy = nameByContent([...filesOf(lively), ...filesOf(sheets), ...filesOf(effects)]);
  const ofElements = elements ? nameByContent(filesOf(elements)) : [];
  const ofServices = services ? nameByContent(filesOf(services)) : [];
  const names = new Map(lazy.map((file) => [file.entryPoint, file.path]));
  const asked = scriptNames(names);
  const entry = own?.entry(asked) ?? (await keep('entry script', '', asked, entryRun(folders, names)));
  const scripts = nameByContent(filesOf(entry));
  const runs = [lively, sheets, effects, entry, ...(elements ? [elements] : []), ...(services ? [services] : [])];
  return {
    files: readAssets(lazy, scripts, { ofElements, ofServices }),
    diagnostics: services ? checkOwnModule(services.metafile, site) : [],
    warnings: runs.flatMap(({ warnings }) => warnings),
    metafiles: runs.map(({ metafile }) => metafile),
    paths: new Map([...lazy, ...scripts, ...ofElements, ...ofServices].map(({ output, path }) => [output, path])),
  };
}

interface TextOptions extends Pick<Deps, 'fs'> {
  readonly folders: ResolveFolders;
  readonly own: OwnFiles | null;
  /** Of docs-gen's own code. */
  readonly constants: Readonly<Record<string, string>>;
}

async function buildText(run: TextRun, { folders, own, fs, constants }: TextOptions): Promise<BuiltRun> {
  const built =
    own?.text(run) ?? (await build(withConstants({ ...commonOptions(folders), ...textOptions(run) }, constants)));
  noteInputs([built.metafile], folders, fs);
  return built;
}

function readAssets(
  lazy: readonly BuiltFile[],
  scripts: readonly BuiltFile[],
  { ofElements, ofServices }: Readonly<Record<'ofElements' | 'ofServices', readonly BuiltFile[]>>,
): BuiltAssets['files'] {
  const entry = scripts.find(({ entryPoint }) => entryPoint === ENTRY);
  if (entry === undefined) throw new Error('esbuild gave no entry script.');
  const artifacts = [...lazy, ...scripts, ...ofElements, ...ofServices].map(
    ({ path, contents }): MadeArtifact => ({
      path,
      body: contents,
      type: MEDIA_TYPES[extname(path)] ?? 'application/octet-stream',
      immutable: true,
    }),
  );
  return {
    artifacts: artifacts.sort((a, b) => (a.path < b.path ? -1 : 1)),
    script: entry.path,
    elements: elementFiles(ofElements),
    services: serviceFiles(ofServices),
    react: lazy.find((file) => file.entryPoint === REACT_ENTRY)?.path ?? null,
    styles: lazy.filter((file) => file.entryPoint === STYLE_ENTRY).map(({ path }) => path),
    pageSheets: new Map(
      PAGE_SHEETS.flatMap(({ name }) => {
        const file = lazy.find(({ entryPoint }) => entryPoint === sheetEntry(name));
        return file ? [[name, file.path] as const] : [];
      }),
    ),
    pageScripts: new Map(
      PAGE_SCRIPTS.flatMap(({ name, file }) =>
        scripts.flatMap(({ entryPoint, path }) => (entryPoint === file ? [[name, path] as const] : [])),
      ),
    ),
    fonts: lazy.filter(({ inputs }) => inputs.some((name) => PRELOADED_FONT.test(name))).map(({ path }) => path),
  };
}
