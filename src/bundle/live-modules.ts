// What edited demos may import: each package that demos of the site import as a module with all it exports, apart from the
// scripts of the demos themselves, whose few exports are all that is left of them.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Message, Metafile, Plugin } from 'esbuild';
import { isStyleSheet } from '../lib/file-endings.ts';
import { isCssModule } from '../lib/node/css-modules.ts';
import { build, releaseMemory } from '../lib/node/esbuild.ts';
import { bundleWhole } from '../lib/node/esbuild-blame.ts';
import { inputFiles } from '../lib/node/esbuild-inputs.ts';
import { resolveOwn } from '../lib/node/own-namespace.ts';
import { addressOf } from '../lib/script-address.ts';
import { withBase } from '../lib/url.ts';
import { ASSET_FOLDER, type MadeArtifact } from '../model/artifact.ts';
import { LIVE_FOLDER, type LiveModule } from '../model/live.ts';
import type { BuiltFile } from './built-files.ts';
import { bundledPackages } from './bundled-packages.ts';
import { filesOnDemand } from './commonjs-on-demand.ts';
import { artifact } from './demo-files.ts';
import { type DemoBundleOptions, demoCodeOptions } from './demo-options.ts';
import { entryNumber, groupFiles, singleFiles } from './grouped-files.ts';

/** A module that edited code may import. */
export interface LiveEntry {
  /** Of a package, or a path relative to the root. */
  readonly specifier: string;
  /** Whether the specifier is a path. */
  readonly isFile: boolean;
  /** What demos import of it by name: all that is kept of a package that is too large. */
  readonly names: readonly string[];
  /** Folder whose packages and `tsconfig.json` decide about a specifier, relative to the root, which is empty. */
  readonly from: string;
}

/** The same specifier may be another module in another folder. */
export function liveKey({ specifier, from }: Pick<LiveEntry, 'specifier' | 'from'>): string {
  return from === '' ? specifier : `${specifier} in ${from}`;
}

export interface LiveModules {
  readonly artifacts: readonly MadeArtifact[];
  /** By key. Entries that are the same module in different folders share it. */
  readonly modules: ReadonlyMap<string, LiveModule>;
  /** By key of what could not be built. */
  readonly failures: ReadonlyMap<string, readonly Message[]>;
  /** Absolute. */
  readonly inputs: readonly string[];
  /** Folders of packages whose code the artifacts hold: absolute. */
  readonly packages: readonly string[];
}

export interface LiveBundleOptions extends DemoBundleOptions {
  /** How many demos import the modules. */
  readonly demos: number;
}

export async function bundleLiveModules(
  entries: readonly LiveEntry[],
  { demos, ...options }: LiveBundleOptions,
): Promise<LiveModules> {
  const { value, failures } = await bundleWhole(entries, {
    inputOf: (index) => `${NAMESPACE}:${index}`,
    options: buildOptions(entries, options),
    bundle: async (good) => {
      await releaseMemory(demos);
      const result = await build(buildOptions(good, options));
      await releaseMemory(demos);
      const files = await filesOnDemand(result, options.root);
      return {
        ...(await publish(files, withTwins(good, result.metafile), options)),
        inputs: inputFiles(result.metafile, options.root),
        packages: bundledPackages(result.metafile, options.root),
      };
    },
  });
  return { ...value, failures: new Map([...failures].map(([entry, messages]) => [liveKey(entry), messages])) };
}

const NAMESPACE = 'docs-gen-live';

interface BuiltEntry extends LiveEntry {
  /** An earlier entry with this specifier, which is the same file; null: there is none. */
  readonly twin: LiveEntry | null;
}

function withTwins(entries: readonly LiveEntry[], { inputs }: Metafile): readonly BuiltEntry[] {
  const known = new Map<string, LiveEntry>();
  return entries.map((entry, index) => {
    const file = inputs[`${NAMESPACE}:${index}`]?.imports[0]?.path;
    const key = `${entry.specifier}\n${file}`;
    const twin = known.get(key) ?? null;
    if (twin === null) known.set(key, entry);
    return { ...entry, twin };
  });
}

function buildOptions(entries: readonly LiveEntry[], options: DemoBundleOptions) {
  const common = demoCodeOptions(options);
  return {
    ...common,
    entryPoints: entries.map((_, index) => ({ in: `${NAMESPACE}:${index}`, out: `live-${index}` })),
    plugins: [liveEntries(entries, options.root), ...common.plugins],
  };
}

/**
 * One export with everything on it: names of CommonJS packages are known to nobody before they run, and edited code
 * asks for what its reader types.
 */
function liveEntries(entries: readonly LiveEntry[], root: string): Plugin {
  return {
    name: NAMESPACE,
    setup(build) {
      resolveOwn(build, NAMESPACE);
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, async ({ path }) => {
        const entry = entries[Number(path)];
        if (!entry) throw new Error(`No module ${path}.`);
        const from = JSON.stringify(entry.isFile ? `./${entry.specifier}` : entry.specifier);
        const resolveDir = entry.isFile ? root : join(root, entry.from);
        if (isStyleSheet(entry.specifier) && !isCssModule(entry.specifier))
          return { contents: `import ${from};\nexport const namespace = {};`, resolveDir, loader: 'js' };
        if (!(await isTooLarge(entry, build, resolveDir)))
          return {
            contents: `import * as namespace from ${from};\nexport { namespace };`,
            resolveDir,
            loader: 'js',
          };
        const names = entry.names.filter((name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default');
        const contents = `import { ${names} } from ${from};\nexport const namespace = { ${names} };`;
        return { contents, resolveDir, loader: 'js' };
      });
    },
  };
}

/**
 * Re-exports in one file above which a package is a collection: an icon package has thousands, and each is a module.
 * A library of components has up to some hundred.
 */
const MAX_REEXPORTS = 500;

async function isTooLarge({ specifier, isFile }: LiveEntry, build: Parameters<Plugin['setup']>[0], resolveDir: string) {
  if (isFile) return false;
  const { path, namespace, errors } = await build.resolve(specifier, { kind: 'import-statement', resolveDir });
  if (errors.length > 0 || namespace !== 'file' || !/\.[cm]?js$/.test(path)) return false;
  const text = await readFile(path, 'utf8');
  return (text.match(/\bexport\b[^;]*?\bfrom\b|\brequire\(/g)?.length ?? 0) > MAX_REEXPORTS;
}

async function publish(
  all: readonly BuiltFile[],
  entries: readonly BuiltEntry[],
  { base, mode }: DemoBundleOptions,
): Promise<Pick<LiveModules, 'artifacts' | 'modules'>> {
  const entryOf = (entryPoint: string | undefined) => entries[entryNumber(entryPoint, NAMESPACE) ?? -1];
  const built = all.filter(({ entryPoint }) => !entryOf(entryPoint)?.twin);
  const pageOf = (entryPoint: string) => {
    const entry = entryOf(entryPoint);
    return entry ? packageOf(entry.specifier) : null;
  };
  const files =
    mode === 'production'
      ? await groupFiles(built, pageOf, (index) => `live-shared-${index}.js`)
      : await singleFiles(built);
  const fixed = new Set(built.filter(({ isFixed }) => isFixed).map(({ path }) => path));
  const addresses = new Map(
    files.map(({ old, path }) => [
      old,
      (/\.(?:js|css)$/.test(old) && !fixed.has(old) ? LIVE_FOLDER : ASSET_FOLDER) + path,
    ]),
  );
  const addressOf = (path: string) => withBase(`/${addresses.get(path) ?? path}`, base);
  const modules = new Map<string, LiveModule>();
  for (const { path, entryPoint, css } of built) {
    const entry = entryOf(entryPoint);
    if (!entry || !path.endsWith('.js')) continue;
    const styles = css === undefined ? [] : [addressOf(css)];
    modules.set(liveKey(entry), { script: addressOf(path), styles });
  }
  for (const { twin, ...entry } of entries) {
    const module = twin && modules.get(liveKey(twin));
    if (module) modules.set(liveKey(entry), module);
  }
  return {
    artifacts: files.map((file) => artifact(addresses.get(file.old) ?? file.path, file.contents, true)),
    modules,
  };
}

/** Which scripts name which: any text in double quotes that is the way to one of them. */
export function scriptGraph(
  scripts: readonly { readonly address: string; readonly text: string }[],
): Map<string, readonly string[]> {
  const known = new Set(scripts.map(({ address }) => address));
  return new Map(
    scripts.map(({ address, text }) => {
      const quoted = new Set([...text.matchAll(/"(\.{0,2}\/[^"\\\n]+\.js)"/g)].map(([, specifier = '']) => specifier));
      const own = [...quoted].filter((specifier) => {
        const target = addressOf(specifier, address);
        return target !== address && known.has(target);
      });
      return [address, own.sort()];
    }),
  );
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
