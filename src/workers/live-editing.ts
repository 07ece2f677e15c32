// Live editing of a site's demos: its scripts, what edited code may import, and the source of each demo as a file.
import { realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { bundleLiveClient } from '../bundle/live-client.ts';
import { bundleLiveModules, type LiveEntry, liveKey, scriptGraph } from '../bundle/live-modules.ts';
import { livePage } from '../bundle/live-page.ts';
import { report } from '../diagnostics/report.ts';
import { liveSourceOf } from '../lib/live-source.ts';
import { releaseMemory } from '../lib/node/esbuild.ts';
import { watchedInputs } from '../lib/node/installed-files.ts';
import { packageRoot, prebuiltLiveClient } from '../lib/node/package-root.ts';
import { relativeTo } from '../lib/node/paths.ts';
import { type CachePlace, stampedCache } from '../lib/node/stamped-cache.ts';
import { configFolder, tsconfigsOf } from '../lib/node/tsconfigs.ts';
import { addressOf } from '../lib/script-address.ts';
import { encodePath, withBase } from '../lib/url.ts';
import type { MadeArtifact } from '../model/artifact.ts';
import type { Bundle, ReactMode } from '../model/bundle.ts';
import type { BuiltDemos, EditableDemos } from '../model/demo.ts';
import { LIVE_MANIFEST, LIVE_PAGE, type LiveDemo, type LiveManifest, type LiveModule } from '../model/live.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { BuildPlan } from '../model/route.ts';
import type { Site } from '../model/site.ts';
import type { TextsByLanguage } from '../render/translations.ts';
import { componentWords } from './component-words.ts';
import { demoCacheKey, ofMode } from './demo-cache.ts';
import { demoConstants, demoValues } from './demo-scripts.ts';
import { LIVE_CACHE, type LiveScripts } from './live-cache.ts';
import { type EditableDemo, editableDemos, liveCodes, liveEntries } from './live-sources.ts';
import { usedDemos } from './used-demos.ts';

export interface LiveBuild {
  readonly artifacts: readonly MadeArtifact[];
  readonly editable: EditableDemos;
  /** Files that it is made of, those of packages left out: absolute. */
  readonly inputs: readonly string[];
  /** Folders of packages whose code the artifacts hold: absolute. */
  readonly packages: readonly string[];
  /** Some modules could not be built: a file that is missing would mend them, and nobody has read it. */
  readonly isPartial: boolean;
}

export const NO_LIVE_EDITING: LiveBuild = {
  artifacts: [],
  editable: new Set(),
  inputs: [],
  packages: [],
  isPartial: false,
};

export interface LiveOptions {
  readonly bundle: Pick<Bundle, 'react' | 'mode' | 'artifacts'>;
  /** Those that run on their pages, and the files that came of them. */
  readonly demos: { readonly demos: BuiltDemos; readonly artifacts: readonly MadeArtifact[] };
  readonly texts: TextsByLanguage;
  /** Of what is kept between builds; null keeps nothing. */
  readonly place: CachePlace | null;
  /** Folder of docs-gen's own scripts; null: they are bundled here. */
  readonly prebuilt: string | null;
}

export async function buildLiveEditing(
  plan: BuildPlan,
  { bundle, demos, texts, place, prebuilt }: LiveOptions,
): Promise<Outcome<LiveBuild>> {
  const { site } = plan;
  const editable = site.demos.liveEdit ? editableDemos(plan, demos.demos) : [];
  if (editable.length === 0 || bundle.react === null) return { value: NO_LIVE_EDITING, diagnostics: [] };
  const root = await realpath(site.root); // esbuild answers with real paths.
  /** By folder of a module, absolute, the one whose configuration decides: it is looked for once. */
  const folders = new Map<string, string>();
  const asked = liveEntries(editable, (folder) => {
    const absolute = join(root, folder);
    const decides = folders.get(absolute) ?? relativeTo(root, configFolder(absolute, root));
    folders.set(absolute, decides);
    return decides;
  });
  const entries = asked.map(({ entry }) => entry);
  const { base, aliases } = site;
  const key = demoCacheKey([root, bundle.react, base, aliases, demoConstants(site), entries]);
  const cache = stampedCache(ofMode(LIVE_CACHE, bundle.mode), place);
  const kept = await cache.load(key);
  const inline = new Map(
    [...usedDemos(plan, componentWords(texts)).modules.values()].flatMap(({ entry, inline }) =>
      inline ? [[entry, inline] as const] : [],
    ),
  );
  const {
    scripts: made,
    failures,
    inputs: read,
  } = kept
    ? { scripts: kept.value, failures: new Map<string, string>(), inputs: kept.inputs }
    : await makeScripts(entries, site, { root, react: bundle.react, bundle, inline, prebuilt, demos: editable.length });
  const inputs = kept ? read : [...read, ...(await tsconfigsOf(folders.keys(), root))];
  // A file that is missing would leave no trace: what failed is tried again.
  if (!kept && failures.size === 0) await cache.save(key, { value: made, inputs });

  const known = new Set([...demos.artifacts, ...bundle.artifacts].map(({ path }) => path));
  const diagnostics = asked.flatMap(({ entry, at }): Diagnostic[] => {
    const text = failures.get(liveKey(entry));
    const { specifier } = entry;
    return text === undefined ? [] : [report('demos/not-in-edited-code', { specifier, text }, at ?? undefined)];
  });
  const artifacts = [
    // A picture or a style sheet of a demo is published with the demo, under the same name.
    ...made.artifacts.filter(({ path }) => !known.has(path)),
    json(LIVE_MANIFEST, manifestOf(made, site, { entries, texts, mode: bundle.mode })),
    ...editable.map((demo) => json(liveSourceOf(demo.variant.id), liveDemo(demo, demos.demos, made.modules, site))),
  ];
  return {
    value: {
      artifacts: artifacts.sort((a, b) => (a.path < b.path ? -1 : 1)),
      editable: new Set(editable.map(({ variant }) => variant.id)),
      inputs,
      packages: made.packages,
      isPartial: failures.size > 0,
    },
    diagnostics,
  };
}

interface MadeScripts {
  readonly scripts: LiveScripts;
  /** What is wrong with a module, by its key. */
  readonly failures: ReadonlyMap<string, string>;
  /** Absolute. */
  readonly inputs: readonly string[];
}

async function makeScripts(
  entries: readonly LiveEntry[],
  site: Site,
  {
    root,
    react,
    bundle,
    inline,
    prebuilt,
    demos,
  }: Pick<LiveOptions, 'prebuilt'> & {
    readonly root: string;
    readonly react: string;
    readonly bundle: Pick<Bundle, 'mode' | 'artifacts'>;
    readonly inline: Parameters<typeof bundleLiveModules>[1]['inline'];
    /** How many. */
    readonly demos: number;
  },
): Promise<MadeScripts> {
  const client = await bundleLiveClient(packageRoot, prebuilt && prebuiltLiveClient(prebuilt), site.base);
  const { base } = site;
  const { artifacts, modules, failures, inputs, packages } = await bundleLiveModules(entries, {
    root,
    inline,
    base,
    aliases: site.aliases,
    react: `../${basename(react)}`, // They lie in a folder beside it, below any base.
    reactFrom: packageRoot,
    mode: bundle.mode,
    define: demoConstants(site),
    demos,
  });
  await releaseMemory(demos);
  const scripts = [...artifacts, ...bundle.artifacts].filter(({ path }) => path.endsWith('.js'));
  const graph = scriptGraph(
    scripts.map(({ path, body }) => ({ address: withBase(`/${path}`, base), text: Buffer.from(body).toString() })),
  );
  const page: MadeArtifact = { path: LIVE_PAGE, type: 'text/html', immutable: false, body: livePage(client.frame) };
  const { editor, worker } = client;
  return {
    scripts: {
      artifacts: [...artifacts, ...client.artifacts, page],
      editor,
      worker,
      modules,
      scripts: reachable([...modules.values()], graph),
      packages: [...client.packages, ...packages],
    },
    failures: new Map([...failures].map(([key, [first]]) => [key, first?.text ?? ''])),
    inputs: [
      ...inputs,
      ...watchedInputs(
        client.inputs.map((input) => `${packageRoot}/${input}`),
        () => false,
      ),
    ],
  };
}

/** Of all scripts of the site those that stand behind the modules. */
function reachable(
  modules: readonly LiveModule[],
  graph: ReadonlyMap<string, readonly string[]>,
): Map<string, readonly string[]> {
  const seen = new Set(modules.map(({ script }) => script));
  for (const address of seen) for (const specifier of graph.get(address) ?? []) seen.add(addressOf(specifier, address));
  return new Map([...seen].sort().map((address) => [address, graph.get(address) ?? []]));
}

const ENV = 'process.env.';

function manifestOf(
  { editor, worker, modules, scripts }: LiveScripts,
  site: Site,
  {
    entries,
    texts,
    mode,
  }: {
    readonly entries: readonly LiveEntry[];
    readonly texts: TextsByLanguage;
    readonly mode: ReactMode;
  },
): LiveManifest {
  const address = (path: string) => withBase(`/${path}`, site.base);
  const values = Object.entries(demoValues(site));
  const env = values.flatMap(([name, value]) =>
    name.startsWith(ENV) ? [[name.slice(ENV.length), value] as const] : [],
  );
  const globals = values.filter(([name]) => !name.startsWith(ENV));
  return {
    editor: address(editor),
    worker: address(worker),
    page: address(LIVE_PAGE),
    env: { NODE_ENV: mode, ...Object.fromEntries(env) },
    globals: Object.fromEntries(globals),
    ...modulesByFolder(entries, modules),
    scripts: Object.fromEntries(scripts),
    texts: Object.fromEntries([...texts].map(([language, { live }]) => [language, live])),
  };
}

/** Those of the folder that comes first are the modules of all folders in which a specifier is not another module. */
function modulesByFolder(
  entries: readonly LiveEntry[],
  modules: ReadonlyMap<string, LiveModule>,
): Pick<LiveManifest, 'modules' | 'folders'> {
  const common = new Map<string, LiveModule>();
  const folders = new Map(entries.map(({ from }) => [from, new Map<string, LiveModule>()]));
  for (const entry of entries) {
    const module = modules.get(liveKey(entry));
    if (!module) continue;
    const { script } = common.get(entry.specifier) ?? {};
    if (script === undefined) common.set(entry.specifier, module);
    else if (script !== module.script) folders.get(entry.from)?.set(entry.specifier, module);
  }
  const isSplit = [...folders.values()].some(({ size }) => size > 0);
  return {
    modules: Object.fromEntries(common),
    folders: isSplit ? Object.fromEntries([...folders].map(([from, own]) => [from, Object.fromEntries(own)])) : {},
  };
}

function liveDemo(
  { variant, wrapper }: EditableDemo,
  demos: BuiltDemos,
  modules: ReadonlyMap<string, LiveModule>,
  { base }: Site,
): LiveDemo {
  const styles = demos.get(variant.id)?.styles ?? [];
  return {
    wrapper: wrapper !== null && modules.has(wrapper) ? wrapper : null,
    exportName: variant.exportName,
    styles: styles.map((path) => withBase(encodePath(`/${path}`), base)),
    codes: liveCodes(variant),
  };
}

function json(path: string, value: LiveManifest | LiveDemo): MadeArtifact {
  return { path, type: 'application/json', immutable: false, body: JSON.stringify(value) };
}
