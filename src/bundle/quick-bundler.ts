// Some demos alone, again and again, as fast as it goes: their own code is bundled anew, what it imports of packages once.
import { basename } from 'node:path';
import type { BuildOptions, BuildResult } from 'esbuild';
import { build, context } from '../lib/node/esbuild.ts';
import { isBuildFailure } from '../lib/node/esbuild-failure.ts';
import { ASSET_FOLDER, type MadeArtifact } from '../model/artifact.ts';
import { filesOf } from './built-files.ts';
import { commonJsOnDemand } from './commonjs-on-demand.ts';
import { artifact, publishDemos } from './demo-files.ts';
import {
  type DemoBundle,
  type DemoBundleOptions,
  type DemoEntry,
  demoBuildOptions,
  demoCodeOptions,
  numberOf,
  partsOf,
} from './demos.ts';
import { type PackageImports, packageEntries, packageImports, packagesApart, withAddresses } from './quick-packages.ts';
import { scopedFiles } from './scoped-files.ts';

export interface QuickBundler {
  /** null: one of them cannot be built. The same entries as last time take a fraction of the time. */
  bundle(
    entries: readonly DemoEntry[],
    options: DemoBundleOptions,
  ): Promise<Pick<DemoBundle, 'artifacts' | 'demos' | 'parts'> | null>;
  close(): Promise<void>;
}

export function createQuickBundler(): QuickBundler {
  const packages = createPackages();
  let last: { readonly key: string; readonly context: OwnContext } | null = null;
  const close = async () => {
    await last?.context.dispose();
    last = null;
  };
  /** With what it imports of packages by address. */
  const ownCode = async (entries: readonly DemoEntry[], options: DemoBundleOptions) => {
    const key = JSON.stringify([entries, options, [...options.inline]]);
    if (last?.key !== key) {
      await close();
      last = { key, context: await ownContext(entries, options, packages.isApart) };
    }
    return last.context.rebuild();
  };
  return {
    close,
    async bundle(entries, options) {
      try {
        let result = await ownCode(entries, options);
        let imports = packageImports(filesOf(result));
        if (packages.keepTogether(imports)) {
          result = await ownCode(entries, options);
          imports = packageImports(filesOf(result));
        }
        const { addresses, artifacts, styles } = await packages.bundle(imports, options);
        const files = await commonJsOnDemand(filesOf(result), result.metafile, options.root);
        const own = (await scopedFiles(files)).map((file) => withAddresses(file, addresses));
        const published = await publishDemos(own, entries, { ...options, numberOf, isGrouped: false });
        const demos = [...published.demos].map(
          ([id, demo]) => [id, { ...demo, styles: [...styles, ...demo.styles] }] as const,
        );
        return {
          demos: new Map(demos),
          artifacts: [...artifacts, ...published.artifacts],
          parts: partsOf(result, entries, options.root),
        };
      } catch (error) {
        if (!isBuildFailure(error)) throw error;
        return null;
      }
    },
  };
}

type OwnContext = Awaited<ReturnType<typeof ownContext>>;

function ownContext(entries: readonly DemoEntry[], options: DemoBundleOptions, isApart: (file: string) => boolean) {
  const all = demoBuildOptions(entries, options);
  const plugins = [...all.plugins, packagesApart(isApart)];
  return context({ ...all, minify: false, plugins });
}

interface BundledPackages {
  /** Address of each imported file, as seen from its neighbours. */
  readonly addresses: ReadonlyMap<string, string>;
  readonly artifacts: readonly MadeArtifact[];
  readonly styles: readonly string[];
}

/** Everything that demos were seen to import, in one build, so that what they share is one module. */
function createPackages() {
  const together = new Set<string>();
  const wanted = new Map<string, Set<string>>();
  let made: { readonly key: string; readonly bundle: Promise<BundledPackages> } | null = null;
  return {
    isApart: (file: string) => !together.has(file),
    /** Of a namespace nobody knows the names: such modules stay with the code that imports them. True: there are new ones. */
    keepTogether(imports: PackageImports): boolean {
      const before = together.size;
      for (const [file, names] of imports) if (names === 'all') together.add(file);
      return together.size > before;
    },
    bundle(imports: PackageImports, options: DemoBundleOptions): Promise<BundledPackages> {
      for (const [file, names] of imports)
        if (names !== 'all') wanted.set(file, new Set([...(wanted.get(file) ?? []), ...names]));
      const all = [...wanted].map(([file, names]) => [file, [...names].sort()] as const);
      const sorted = all.sort(([a], [b]) => (a < b ? -1 : 1));
      const key = JSON.stringify([sorted, { ...options, inline: null }]);
      if (made?.key !== key) made = { key, bundle: bundlePackages(sorted, options) };
      made.bundle.catch(() => {
        made = null;
      });
      return made.bundle;
    },
  };
}

async function bundlePackages(
  wanted: readonly (readonly [file: string, names: readonly string[]])[],
  options: DemoBundleOptions,
): Promise<BundledPackages> {
  if (wanted.length === 0) return { addresses: new Map(), artifacts: [], styles: [] };
  const common = demoCodeOptions({ ...options, inline: new Map() });
  const entries = packageEntries(wanted);
  const result: BuildResult<{ metafile: true; write: false }> = await build({
    ...common,
    minify: false,
    entryPoints: entries.entryPoints,
    plugins: [entries.plugin, ...common.plugins],
  } satisfies BuildOptions);
  const files = await scopedFiles(await commonJsOnDemand(filesOf(result), result.metafile, options.root));
  return {
    addresses: new Map(
      files.flatMap(({ entryPoint, path }) => {
        const file = entries.fileOf(entryPoint);
        return file === null ? [] : [[file, `./${basename(path)}`] as const];
      }),
    ),
    artifacts: files.map(({ path, contents }) => artifact(ASSET_FOLDER + path, contents, true)),
    styles: files.flatMap(({ path }) => (path.endsWith('.css') ? [ASSET_FOLDER + path] : [])),
  };
}
