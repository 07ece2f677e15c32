// Some demos alone, again and again, as fast as it goes: their own code is bundled anew, what it imports of packages once.
import { parse } from 'node:path';
import { context } from '../lib/node/esbuild.ts';
import { isBuildFailure } from '../lib/node/esbuild-failure.ts';
import { bothOpen, modulesApart, type OpenImports, openImports } from './apart-modules.ts';
import type { BuiltRun } from './built-files.ts';
import { publishDemos } from './demo-files.ts';
import { type DemoBundleOptions, type DemoEntry, demoBuildOptions, idOf, resolveOptions } from './demo-options.ts';
import { buildApart } from './demo-runs.ts';
import { type DemoBundle, partsOf } from './demos.ts';
import { joinRuns, scriptsOf } from './join-runs.ts';
import { createResolveMemory, type ResolveMemory } from './resolve-memory.ts';
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
  let last: { readonly key: string; readonly memory: ResolveMemory; readonly context: OwnContext } | null = null;
  const close = async () => {
    await last?.context.dispose();
    last = null;
  };
  /** With what it imports of packages left open. */
  const ownCode = async (entries: readonly DemoEntry[], options: DemoBundleOptions) => {
    const key = JSON.stringify([entries, options, [...options.inline]]);
    if (last?.key !== key) {
      await close();
      const memory = createResolveMemory(resolveOptions(options));
      last = { key, memory, context: await ownContext(entries, options, memory) };
    }
    last.memory.forget();
    return last.context.rebuild();
  };
  return {
    close,
    async bundle(entries, options) {
      try {
        const own = await ownCode(entries, options);
        const { open, run } = await packages.bundle(openImports(scriptsOf([own])), options);
        const { files, metafile } = await joinRuns([own], run, open, options.root);
        const { artifacts, demos } = await publishDemos(await scopedFiles(files), entries, {
          ...options,
          idOf,
          isGrouped: false,
        });
        return { artifacts, demos, parts: partsOf(metafile, entries, options.root) };
      } catch (error) {
        if (!isBuildFailure(error)) throw error;
        return null;
      }
    },
  };
}

type OwnContext = Awaited<ReturnType<typeof ownContext>>;

function ownContext(entries: readonly DemoEntry[], options: DemoBundleOptions, memory: ResolveMemory) {
  const all = demoBuildOptions(entries, options);
  const { root } = options;
  // Of the project, any file may be the one that its author writes.
  const apart = modulesApart({ root, contentFolders: [parse(root).root], shared: [], memory });
  return context({ ...all, minify: false, plugins: [...all.plugins, apart] });
}

/** Everything that demos were seen to import, in one run, so that what they share is one module. */
function createPackages() {
  let wanted: OpenImports = { lists: [], onDemand: [] };
  let made: { readonly key: string; readonly run: Promise<BuiltRun> } | null = null;
  return {
    async bundle(imports: OpenImports, options: DemoBundleOptions) {
      const open = bothOpen(wanted, imports);
      wanted = open;
      const key = JSON.stringify([open, { ...options, inline: null }]);
      if (made?.key !== key) made = { key, run: buildApart(open, options, { minify: false }) };
      made.run.catch(() => {
        made = null;
      });
      return { open, run: await made.run };
    },
  };
}
