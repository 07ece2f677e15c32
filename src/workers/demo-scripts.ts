// The browser's side of a site's demos: their scripts and styles, with what Tailwind makes of those that use it.
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Message } from 'esbuild';
import type { DemoBundleOptions, DemoEntry } from '../bundle/demo-options.ts';
import { bundleDemos } from '../bundle/demos.ts';
import type { QuickBundler } from '../bundle/quick-bundler.ts';
import { createTailwind } from '../bundle/tailwind.ts';
import { type LeavingStyle, leavingStyle } from '../lib/node/bundler/leaving-styles.ts';
import { fileWithoutLoader } from '../lib/node/esbuild-blame.ts';
import { placeOfMessage } from '../lib/node/esbuild-place.ts';
import { INLINE_NAMESPACE } from '../lib/node/inline-modules.ts';
import { isInstalled } from '../lib/node/installed-files.ts';
import { packageRoot } from '../lib/node/package-root.ts';
import { toPosix } from '../lib/node/paths.ts';
import type { CachePlace } from '../lib/node/stamped-cache.ts';
import { mayHaveModuleUrls } from '../lib/syntax/module-urls.ts';
import type { MadeArtifact } from '../model/artifact.ts';
import type { ReactMode } from '../model/bundle.ts';
import type { InlineModules, PlacedImport } from '../model/demo.ts';
import type { Location } from '../model/outcome.ts';
import type { Product, Site } from '../model/site.ts';
import { runKeeper } from './kept-runs.ts';
import { findImports, manifestFinder, specifierNotFound } from './missing-imports.ts';
import { type UnknownName, unknownNames } from './unknown-names.ts';
import type { UsedModule } from './used-demos.ts';

export interface DemoFolders {
  /** Absolute, without symbolic links. */
  readonly root: string;
  /** Path of the site's React for demos, relative to the output folder. */
  readonly react: string;
  readonly mode: ReactMode;
  readonly inline: InlineModules;
}

export interface DemoFailure {
  readonly text: string;
  readonly at: Location;
  /** Which export of the demo's module is shown. */
  readonly exportName: string;
  /** It does not exist. */
  readonly lacksComponent: boolean;
  /** What is imported and cannot be found. */
  readonly notFound: string | null;
}

export type DemoWarning = Pick<DemoFailure, 'text' | 'at'>;

export interface PlacedStyle extends LeavingStyle {
  readonly at: Location;
}

/** Places are those of the files that were bundled: a module that stands in a page has its own. */
export interface DemoScripts {
  readonly artifacts: readonly MadeArtifact[];
  /** By id of the module. */
  readonly scripts: ReadonlyMap<string, { readonly script: string; readonly styles: readonly string[] }>;
  /** Addresses of the pictures and other files that demos import, by absolute path. */
  readonly fileUrls: ReadonlyMap<string, string>;
  /** What is wrong with the modules that could not be built, by their ids. */
  readonly failures: ReadonlyMap<string, readonly DemoFailure[]>;
  /** Imports that cannot be resolved, and that do not matter to esbuild because no code uses them. */
  readonly missing: readonly PlacedImport[];
  /** What looks wrong to esbuild in files of the project. */
  readonly warnings: readonly DemoWarning[];
  /** Selectors in files of the project that would style the page around a demo. */
  readonly leavingStyles: readonly PlacedStyle[];
  /** Where files of the project read what has no value in a browser. */
  readonly unknownNames: readonly UnknownName[];
  readonly isTailwindMissing: boolean;
  /** Files of the project that each module is made of, by its id: absolute. */
  readonly parts: ReadonlyMap<string, readonly string[]>;
  /** Packages that those which a module imports leave to the project to install, by its id. */
  readonly peers: ReadonlyMap<string, readonly string[]>;
  /** Files that all of this was made of: absolute. */
  readonly inputs: readonly string[];
  /** Folders of packages whose code the artifacts hold: absolute. */
  readonly packages: readonly string[];
}

/** What esbuild says where a module is asked for more than it has. */
const NO_EXPORT = /^No matching export in "(.+)" for import "(.+)"$/;

/** Constants of the code of demos, and what stands for the names of Node.js that have no value: expressions by name. */
export function demoConstants(site: Pick<Site, 'licenseKey' | 'constants'>): Record<string, string> {
  const values = Object.entries(demoValues(site)).map(([name, value]) => [name, JSON.stringify(value)]);
  return { ...ABSENT, ...Object.fromEntries(values) };
}

/** JSON values by name. */
export function demoValues({ licenseKey, constants }: Pick<Site, 'licenseKey' | 'constants'>): Record<string, unknown> {
  return { 'process.env.LICENSE_KEY': licenseKey ?? '', ...constants };
}

/** Browsers do not have them, and code that reads them shall not throw: the same on the server. */
const ABSENT: Readonly<Record<string, string>> = {
  'process.env': '{}',
  process: 'undefined',
  Buffer: 'undefined',
  __dirname: 'undefined',
  __filename: 'undefined',
  global: 'globalThis',
};

export async function makeDemoScripts(
  modules: readonly UsedModule[],
  site: Site,
  { place, ...folders }: DemoFolders & { readonly place: CachePlace | null },
): Promise<DemoScripts> {
  const { css, packages } = await tailwindStyles(modules, site);
  const { root, mode } = folders;
  const options = bundleOptions(site, folders);
  const folder = ({ contentRoot }: Product) => (existsSync(contentRoot) ? realpathSync(contentRoot) : contentRoot);
  const contentFolders = site.products.map(folder);
  const keep = runKeeper({ place, root, mode });
  const built = await bundleDemos(entriesOf(modules, css, root), { ...options, contentFolders, keep });
  const { missing, manifests } = await findImports(importsOf(modules), options);
  const moduleOf = new Map(modules.map((module) => [module.id, module]));
  const failures = [...built.failures].map(([id, messages]) => {
    const { entry = '', exportName = '' } = moduleOf.get(id) ?? {};
    const told = messages.map((message): DemoFailure => {
      const { text, location } = message;
      if (location) {
        const at = placeOfMessage(location, { root, workingDir: root });
        const unknown = fileWithoutLoader(text);
        const problem =
          unknown === null ? text : `Files such as ${basename(unknown)} cannot be imported without a query`;
        return { text: problem, at, exportName, lacksComponent: false, notFound: specifierNotFound(message) };
      }
      const own = text.replaceAll(`${INLINE_NAMESPACE}:`, '');
      const [, lacking, missing] = NO_EXPORT.exec(own) ?? [];
      const at = { file: lacking ?? entry, line: 1, column: 1 };
      return { text: own, at, exportName, lacksComponent: lacking === entry && missing === exportName, notFound: null };
    });
    return [id, told] as const;
  });
  return {
    artifacts: built.artifacts,
    scripts: built.demos,
    fileUrls: built.fileUrls,
    failures: new Map(failures),
    missing,
    warnings: warningsOf(built.warnings, root),
    leavingStyles: leavingStylesOf(built.warnings, root),
    unknownNames: await unknownNames(built.parts, folders, Object.keys(demoValues(site))),
    isTailwindMissing: css === null,
    parts: built.parts,
    peers: built.peers,
    inputs: [...built.inputs, ...manifests, ...packages.map((folder) => join(folder, 'package.json'))],
    packages: [...built.packages, ...packages],
  };
}

/** Of some demos, for pages that are open; null: what is wrong with them is for the build of all to say. */
export async function makeScriptsQuickly(
  modules: readonly UsedModule[],
  site: Site,
  { quick, ...folders }: DemoFolders & { readonly quick: QuickBundler },
): Promise<Pick<DemoScripts, 'artifacts' | 'scripts' | 'parts'> | null> {
  const { css } = await tailwindStyles(modules, site);
  const built = await quick.bundle(entriesOf(modules, css, folders.root), bundleOptions(site, folders));
  return built && { artifacts: built.artifacts, scripts: built.demos, parts: built.parts };
}

function entriesOf(modules: readonly UsedModule[], css: ReadonlyMap<string, string> | null, root: string): DemoEntry[] {
  const manifestOf = manifestFinder();
  return modules.map((module) => {
    const { id, entry, exportName, provider, inline, wrapper, page, sources } = module;
    const imports = module.imports.map(({ specifier, at }) => {
      return { specifier, folder: dirname(join(root, at.file)) };
    });
    const files = inline ? [] : [entry, ...sources.map(({ file }) => file)];
    const written = [...files, ...(wrapper === null ? [] : [wrapper])].map((file) => join(root, file));
    const manifests = imports.flatMap(({ specifier, folder }) => manifestOf(specifier, folder) ?? []);
    return {
      id,
      component: { entry, exportName, provider },
      wrapper,
      page,
      css: css?.get(id) ?? '',
      withMeta: modulesWithMeta([module]),
      imports,
      watched: [...new Set([...written, ...manifests])].sort(),
    };
  });
}

/** Those whose code readers see, as esbuild names them. */
export function modulesWithMeta(modules: readonly UsedModule[]): string[] {
  const files = modules.flatMap(({ inline, sources }) =>
    sources.flatMap(({ file, source }) => {
      if (!mayHaveModuleUrls(source)) return [];
      return inline ? `${INLINE_NAMESPACE}:${file}` : file;
    }),
  );
  return [...new Set(files)].sort();
}

export function bundleOptions(site: Site, { root, react, inline, mode }: DemoFolders): DemoBundleOptions {
  return {
    root,
    inline,
    base: site.base,
    aliases: site.aliases,
    react: `./${basename(react)}`, // What demos share lies beside it, below any base.
    reactFrom: packageRoot,
    mode,
    define: demoConstants(site),
  };
}

/** Not of packages, and not of code that plugins made: their authors are others. */
function warningsOf(messages: readonly Message[], root: string): DemoWarning[] {
  return messages.flatMap(({ text, location, detail }) => {
    if (!location || leavingStyle(detail) !== null || isInstalled(`/${location.file}`) || MADE.test(location.file))
      return [];
    return [
      { text: text.replaceAll(`${toPosix(root)}/`, ''), at: placeOfMessage(location, { root, workingDir: root }) },
    ];
  });
}

/** Each place once: several style sheets can have the same part. */
function leavingStylesOf(messages: readonly Message[], root: string): PlacedStyle[] {
  const found = messages.flatMap(({ location, detail }) => {
    const style = leavingStyle(detail);
    return location && style ? [{ ...style, at: placeOfMessage(location, { root, workingDir: root }) }] : [];
  });
  const byPlace = new Map(found.map((style) => [`${style.at.file}:${style.at.line}:${style.at.column}`, style]));
  return [...byPlace.values()];
}

const MADE = new RegExp(`^(?!${INLINE_NAMESPACE}:)[a-z-]{2,}:`);

/** Each place once: several modules import a helper, and both languages of a demo show the same imports. */
function importsOf(modules: readonly UsedModule[]): PlacedImport[] {
  const places = modules
    .flatMap(({ imports }) => imports)
    .map((imported) => [JSON.stringify(imported), imported] as const);
  return [...new Map(places).values()];
}

interface TailwindStyles {
  /** By id; null: demos use Tailwind, and the project has none. */
  readonly css: ReadonlyMap<string, string> | null;
  /** Folders of packages that they come from: absolute. */
  readonly packages: readonly string[];
}

async function tailwindStyles(modules: readonly UsedModule[], site: Site): Promise<TailwindStyles> {
  const css = new Map<string, string>();
  const styled = modules.filter(({ styling }) => styling === 'tailwind');
  if (styled.length === 0) return { css, packages: [] };
  const tailwind = await createTailwind({
    root: site.root,
    schemeAttribute: `data-${site.storagePrefix}-color-scheme`,
  });
  if (tailwind === null) return { css: null, packages: [] };
  for (const { id, sources } of styled) css.set(id, await tailwind.compile(sources.map(({ source }) => source)));
  return { css, packages: [tailwind.folder] };
}
