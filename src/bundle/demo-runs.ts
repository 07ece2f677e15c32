// All demos of a site by several runs of esbuild: one for the demos of some pages at a time, and one for what their code imports of
// packages and of other files of the project. The edit of a demo has one small run made again, and no run needs much memory.
import { parse, resolve } from 'node:path';
import type { BuildOptions, Metafile } from 'esbuild';
import { groupBy } from '../lib/groups.ts';
import { buildUsed } from '../lib/node/build-used.ts';
import { build, releaseMemory } from '../lib/node/esbuild.ts';
import { isMade } from '../lib/node/esbuild-inputs.ts';
import { sha256 } from '../lib/node/hash.ts';
import { isInstalled } from '../lib/node/installed-files.ts';
import {
  type ApartOptions,
  apartEntries,
  apartFile,
  fileOfModule,
  isOfPages,
  modulesApart,
  type OpenImports,
  openImports,
  SCRIPT,
} from './apart-modules.ts';
import type { BuiltRun } from './built-files.ts';
import {
  type DemoBundleOptions,
  type DemoEntry,
  demoBuildOptions,
  demoCodeOptions,
  resolveOptions,
  SOURCE_MAPS,
} from './demo-options.ts';
import { type DemoRun, joinRuns, scriptsOf } from './join-runs.ts';
import { createResolveMemory, type ResolveMemory } from './resolve-memory.ts';

/** Gives a run of an earlier build where it would be the same. */
export type KeepRun = (keeping: RunKeeping, run: () => Promise<BuiltRun>) => Promise<BuiltRun>;

export interface RunKeeping {
  /** Of the file that it is kept in. */
  readonly name: string;
  /** What it hangs on beside files. */
  readonly facts: unknown;
  /** Files that it hangs on beside those that it reads: absolute. */
  readonly watched: readonly string[];
}

export interface DemoRunOptions extends DemoBundleOptions, Pick<ApartOptions, 'contentFolders'> {
  readonly keep: KeepRun;
}

/** The same at any time, so that demos do not move when others come and go. */
const GROUPS = 16;

/** Fails as esbuild does. */
export async function runDemos(entries: readonly DemoEntry[], options: DemoRunOptions): Promise<DemoRun> {
  const groups = groupBy(entries, ({ page }) => Number.parseInt(sha256(page).slice(0, 8), 16) % GROUPS);
  const numbers = [...groups.keys()].sort((a, b) => a - b);
  const runs = new Map<number, BuiltRun>();
  /** Modules of pages that stand around many demos, or that code apart imports as well: there is one of each. Relative to the root. */
  let shared: readonly string[] = [...new Set(entries.flatMap(({ wrapper }) => wrapper ?? []))].sort();
  const memory = createResolveMemory(resolveOptions(options));
  for (let round = 0; ; round++) {
    for (const number of numbers) {
      const known = runs.get(number);
      if (known && !shared.some((file) => file in known.metafile.inputs)) continue;
      const run = await runOfPages(groups.get(number) ?? [], { ...options, number, round, shared, memory });
      runs.set(number, run);
    }
    const own = numbers.flatMap((number) => runs.get(number) ?? []);
    const open = openImports(scriptsOf(own));
    const behind = await pageScriptsBehind(open, options, memory);
    const both = behind.filter((file) => own.some((run) => file in run.metafile.inputs));
    if (both.length > 0) {
      shared = [...shared, ...both].sort();
      continue;
    }
    await releaseMemory(entries.length);
    const keeping = {
      name: 'shared',
      facts: [open, factsOf(options)],
      watched: watchedBy(entries).filter(isInstalled),
    };
    const apart = await options.keep(keeping, () => buildApart(open, options));
    await releaseMemory(entries.length);
    return joinRuns(own, apart, open, options.root);
  }
}

interface RoundOptions extends DemoRunOptions {
  readonly round: number;
}

function runOfPages(
  entries: readonly DemoEntry[],
  {
    number,
    round,
    shared,
    memory,
    ...options
  }: RoundOptions & Pick<ApartOptions, 'shared' | 'memory'> & { readonly number: number },
): Promise<BuiltRun> {
  const { root, contentFolders, inline, keep } = options;
  const texts = entries.map(({ component }) => inline.get(component.entry)?.text ?? null);
  const name = round === 0 ? `${number}` : `${number}-${round}`;
  const facts = [entries, texts, shared, factsOf(options)];
  return keep({ name, facts, watched: watchedBy(entries) }, () => {
    memory.expect(entries.flatMap(({ imports }) => imports));
    const all = demoBuildOptions(entries, options);
    const plugins = [...all.plugins, modulesApart({ root, contentFolders, shared, memory })];
    return buildUsed({ ...all, plugins });
  });
}

function watchedBy(entries: readonly DemoEntry[]): string[] {
  return [...new Set(entries.flatMap(({ watched }) => watched))].sort();
}

/** All that was left open, in one run, so that what demos share is one module. */
export async function buildApart(
  open: OpenImports,
  options: DemoBundleOptions,
  more: Pick<BuildOptions, 'minify'> = {},
): Promise<BuiltRun> {
  const common = demoCodeOptions({ ...options, inline: new Map() });
  const { entryPoints, plugin } = apartEntries(open, options.root);
  if (entryPoints.length === 0) return NOTHING;
  const maps = options.mode === 'development' ? SOURCE_MAPS : {};
  return buildUsed({ ...common, ...more, ...maps, entryPoints, plugins: [plugin, ...common.plugins] });
}

const NOTHING: BuiltRun = { outputFiles: [], metafile: { inputs: {}, outputs: {} }, warnings: [] };

function factsOf({ root, base, aliases, react, mode, define, contentFolders }: DemoRunOptions): unknown[] {
  return [root, base, aliases, react, mode, define, contentFolders];
}

/** Scripts of pages that files of the project import which are apart: relative to the root. */
async function pageScriptsBehind(
  { lists, onDemand }: OpenImports,
  options: DemoRunOptions,
  memory: ResolveMemory,
): Promise<string[]> {
  const { root, contentFolders } = options;
  const modules = [...lists.flat().map(({ module }) => module), ...onDemand];
  const files = [...new Set(modules.map(fileOfModule))].filter((file) => !isInstalled(resolve(root, file)));
  if (files.length === 0) return [];
  const common = demoCodeOptions({ ...options, inline: new Map() });
  const packages = modulesApart({ root, contentFolders: [parse(root).root], shared: [], memory });
  const { metafile } = await build({
    ...common,
    minify: false,
    entryPoints: files.map((file) => resolve(root, file)),
    plugins: [...common.plugins, packages],
  });
  const isScript = (input: string) => SCRIPT.test(input) && !isMade(input);
  return Object.keys(metafile.inputs).filter(
    (input) => isScript(input) && isOfPages(resolve(root, input), contentFolders),
  );
}

/** What the run left open: absolute. */
export function openFiles({ inputs }: Metafile, root: string): string[] {
  const paths = Object.values(inputs).flatMap(({ imports }) => imports.flatMap(({ path }) => apartFile(path) ?? []));
  return [...new Set(paths)].map((path) => resolve(root, path));
}
