// The demos that an author has just changed, built alone: pages show them at once, and the build of all demos follows.
import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { QuickBundler } from '../bundle/quick-bundler.ts';
import { keepsHooks } from '../demos/hook-signature.ts';
import { isStyleSheet } from '../lib/file-endings.ts';
import { isCssModule } from '../lib/node/css-modules.ts';
import type { MadeArtifact } from '../model/artifact.ts';
import type { Bundle } from '../model/bundle.ts';
import type { BuiltDemos, DemoHtml, DemoVariant } from '../model/demo.ts';
import type { BuildPlan } from '../model/route.ts';
import type { Site } from '../model/site.ts';
import type { TextsByLanguage } from '../render/translations.ts';
import { componentWords, type WordsOf, wordsArtifacts } from './component-words.ts';
import { makeScriptsQuickly } from './demo-scripts.ts';
import { type UsedModule, usedDemos } from './used-demos.ts';

export interface QuickDemos {
  readonly artifacts: readonly MadeArtifact[];
  /** Those of before, with new scripts where something of them is another. */
  readonly demos: BuiltDemos;
  readonly parts: DemoParts;
  /** Ids of the modules that are others now. */
  readonly changed: readonly string[];
  /** Those of them whose state means the same as before. */
  readonly keep: ReadonlySet<string>;
  /** Those of them of which nothing but styles is another. */
  readonly restyled: ReadonlySet<string>;
}

/** Files of the project that each module is made of, by its id: absolute. */
export type DemoParts = ReadonlyMap<string, readonly string[]>;

export interface QuickDemosOptions {
  readonly bundle: Pick<Bundle, 'react' | 'mode'>;
  readonly texts: TextsByLanguage;
  readonly quick: QuickBundler;
  /** What is shown now. */
  readonly before: { readonly plan: BuildPlan; readonly demos: BuiltDemos; readonly parts: DemoParts };
  /** Files that are others since then: absolute. */
  readonly files: ReadonlySet<string>;
  /** What components are told of their pages is known to be the same. */
  readonly areFactsSame: boolean;
}

/** Demos of a page before the site is built: without HTML. null: there are none, or they cannot be built. */
export async function buildFirst(
  plan: BuildPlan,
  { bundle, texts, quick }: Pick<QuickDemosOptions, 'bundle' | 'texts' | 'quick'>,
): Promise<Pick<QuickDemos, 'artifacts' | 'demos' | 'parts'> | null> {
  const { modules, shown } = usedDemos(plan, componentWords(texts));
  const root = await realpath(plan.site.root);
  const made = modules.size === 0 ? null : await scriptsOf([...modules.values()], plan.site, { root, bundle, quick });
  if (made === null) return null;
  const demos = shown.flatMap(({ id, module, props, words }) => {
    const script = made.scripts.get(module.id);
    const built = script && { ...script, html: null, collected: '', props, words: words?.path ?? null };
    return built ? [[id, built] as const] : [];
  });
  const words = wordsArtifacts(shown.flatMap(({ words }) => words ?? []));
  return { artifacts: [...made.artifacts, ...words], demos: new Map(demos), parts: made.parts };
}

/** More at once come from somewhere else than from an author who tries something out. */
const MOST = 12;

/** null: more is another than the code of some demos, or they cannot be built. */
export async function buildQuickly(
  plan: BuildPlan,
  { bundle, texts, quick, before, files, areFactsSame }: QuickDemosOptions,
): Promise<QuickDemos | null> {
  const now = variantsOf(plan);
  const known = variantsOf(before.plan);
  if (bundle.react === null || now.size !== known.size) return null;
  if ([...now.keys()].some((id) => !known.has(id))) return null;
  const wordsOf = componentWords(texts);
  if (!areFactsSame && componentFacts(plan, wordsOf) !== componentFacts(before.plan, wordsOf)) return null;
  const { modules, shown } = usedDemos(plan, wordsOf);
  const wanted = [...modules.values()].filter(({ id }) => {
    return now.get(id) !== known.get(id) || before.parts.get(id)?.some((file) => files.has(file));
  });
  if (wanted.length === 0) return { ...before, artifacts: [], changed: [], keep: new Set(), restyled: new Set() };
  const places = new Map(wanted.map(({ id }) => [id, shown.filter(({ module }) => module.id === id)]));
  if (wanted.length > MOST || [...places.values()].flat().some(({ id }) => !before.demos.has(id))) return null;
  const root = await realpath(plan.site.root);
  const made = await scriptsOf(wanted, plan.site, { root, bundle, quick });
  if (made === null) return null;
  const demos = new Map(before.demos);
  for (const [id, script] of made.scripts)
    for (const place of places.get(id) ?? []) {
      const old = demos.get(place.id);
      if (old) demos.set(place.id, { ...old, ...script, html: old.html && formerHtml(old.html) });
    }
  const keep = await Promise.all(
    wanted.map(async (module) => {
      const others = (before.parts.get(module.id) ?? []).filter((file) => file !== resolve(root, module.entry));
      const areOthersNew = others.some((file) => files.has(file));
      return (await keepsState(module, known.get(module.id), areOthersNew)) ? [module.id] : [];
    }),
  );
  return {
    artifacts: made.artifacts,
    demos,
    parts: new Map([...before.parts, ...made.parts]),
    changed: wanted.map(({ id }) => id),
    keep: new Set(keep.flat()),
    restyled: new Set(wanted.filter((module) => isRestyled(module, before.parts, files)).map(({ id }) => id)),
  };
}

async function scriptsOf(
  modules: readonly UsedModule[],
  site: Site,
  {
    root, // As esbuild answers: without symbolic links.
    bundle: { react, mode },
    quick,
  }: Pick<QuickDemosOptions, 'bundle' | 'quick'> & { readonly root: string },
) {
  if (react === null) return null;
  const inline = new Map(modules.flatMap(({ entry, inline }) => (inline ? [[entry, inline] as const] : [])));
  return makeScriptsQuickly(modules, site, { root, react, mode, inline, quick });
}

/** It is shown until the new code has run, which may render something else. */
function formerHtml({ text, use }: DemoHtml): DemoHtml {
  return { text, use: use === 'hydrate' ? 'replace' : use };
}

function variantsOf({ routes }: BuildPlan): Map<string, DemoVariant> {
  const demos = routes.flatMap((route) => (route.kind === 'doc' ? route.demos : []));
  return new Map(demos.flatMap(({ variants }) => variants.map((variant) => [variant.id, variant] as const)));
}

/** What components are given: only the build of all renders them with something else. */
function componentFacts(plan: BuildPlan, wordsOf: WordsOf): string {
  const components = usedDemos(plan, wordsOf).shown.filter(({ props }) => props !== null);
  return JSON.stringify(components.map(({ id, module, props, words }) => [id, module.id, props, words?.path]));
}

/** The names that a CSS module gives are part of a script, and the text of a page is that of the demos in it. */
function isRestyled({ id, inline }: UsedModule, parts: DemoParts, files: ReadonlySet<string>): boolean {
  const own = parts.get(id)?.filter((file) => files.has(file)) ?? [];
  return inline === null && own.length > 0 && own.every((file) => isStyleSheet(file) && !isCssModule(file));
}

/** What stands around a demo is new with it: then nothing below that goes on. */
async function keepsState(
  { wrapper, provider, exportName, sources: [source] }: UsedModule,
  before: DemoVariant | undefined,
  areOthersNew: boolean,
): Promise<boolean> {
  const [old] = before?.codes[0]?.files ?? [];
  if (wrapper !== null || provider !== null || old === undefined || source === undefined) return false;
  return keepsHooks({ ...old, exportName: before?.exportName ?? '' }, { ...source, exportName }, areOthersNew);
}
