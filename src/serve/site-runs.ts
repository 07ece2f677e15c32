// Runs the pipeline up to all that pages are rendered with, over what earlier runs left warm.
import { resolve } from 'node:path';
import type { CodeCache, KeptVariant } from '../demos/code-cache.ts';
import { authorLines } from '../diagnostics/author-lines.ts';
import { withoutConsequences } from '../diagnostics/consequences.ts';
import { isRecoverableCode } from '../diagnostics/severities.ts';
import type { Read, Tracer } from '../lib/node/warm-memo.ts';
import type { Artifact } from '../model/artifact.ts';
import type { BuildOptions } from '../model/build.ts';
import type { Deps, FileSystem, ShellDeps } from '../model/deps.ts';
import type { Diagnostic } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import type { HurryTypes } from '../pipeline/api-types.ts';
import { openCache } from '../pipeline/cache-place.ts';
import { addChangedDemos, addDemos, bundlePlan, filesLeft, type SiteLook, withFirstDemos } from '../pipeline/look.ts';
import { openSite } from '../pipeline/open.ts';
import { planOpened } from '../pipeline/plan.ts';
import { previewPage } from '../pipeline/preview.ts';
import { proveTypes } from '../pipeline/proof.ts';
import { createQuickBundler, quickDemos } from '../pipeline/quick-demos.ts';
import { quickText } from '../pipeline/quick-text.ts';
import type { SiteSources } from '../pipeline/sources.ts';
import { createRun } from '../run.ts';
import {
  type DemoChanges,
  demoChanges,
  NO_DEMO_CHANGES,
  otherDemos,
  withKeptSandboxes,
  withLostDemos,
} from './demo-changes.ts';

export interface SiteRuns {
  /** `before`: what is served; it stays where what would follow it is no whole site. `files`: others since the last run; absolute. */
  run(before: SiteLook | null, files: Iterable<string>): Promise<SiteRun>;
  /** The same with what was just written, where it is the words of one page or the code of some demos; null: it takes a run. */
  quick(before: SiteLook, files: ReadonlySet<string>): Promise<QuickRun | null>;
  /** One page before there is a whole site; null: it can not be made, or there is none. Without a route it makes what all share. */
  preview(route: string | null): Promise<SiteLook | null>;
  /** The same with all demos as a build has them; at once where they are. `progress`: a `tick` that throws ends it. */
  settle(look: SiteLook, progress: Deps['progress']): Promise<SiteRun & { readonly look: SiteLook }>;
  /** Milliseconds that it may take, as all demos took at most so far; 0: they are as a build has them. */
  settleMs(look: SiteLook): number;
  /** What is wrong with the types of its demos and fences. */
  checkTypes(look: SiteLook): Promise<readonly Diagnostic[]>;
  close(): Promise<void>;
  /** The repository is another now: its history is read with the next run. */
  forgetHistory(): void;
}

export interface QuickRun extends DemoChanges {
  readonly look: SiteLook;
  readonly routes: readonly string[];
}

export interface SiteRun extends DemoChanges {
  /** null: there is nothing yet that could be shown. */
  readonly look: SiteLook | null;
  readonly diagnostics: readonly Diagnostic[];
}

export interface SiteRunOptions {
  readonly tracer: Tracer;
  /** As it is now: what is read past a run is not to be known to the next one. */
  readonly disk: FileSystem;
  /** As TypeScript takes its time, what is shown may be made of the types before. */
  readonly hurry: HurryTypes;
}

export function createSiteRuns(
  options: BuildOptions,
  deps: ShellDeps,
  { tracer, disk, hurry }: SiteRunOptions,
): SiteRuns {
  let repository: Read = { isCurrent: true };
  const git: Deps['git'] = (args, cwd) => {
    tracer.note(repository);
    return deps.git(args, cwd);
  };
  /** What runs write there themselves is not a change of the site. */
  const cacheOf = (site: Site) => openCache(site, options, { ...deps, fs: disk });
  const codeCache = heldCodeCache();
  /** Of what is served: mistakes that were there before keep nothing back. */
  let broken: ReadonlySet<string> = new Set();
  const quick = createQuickBundler();
  const types = deps.openTypeHost();
  /** What was checked once serves the next session; afterwards this one remembers it. */
  let areTypesKnown = false;
  /** With demos that were built alone: what was said of all else. */
  const unsettled = new WeakMap<SiteLook, readonly Diagnostic[]>();
  /** What was said of the demos of a state. */
  const saidOfDemos = new WeakMap<SiteLook, readonly Diagnostic[]>();
  /** Modules of which a state shows what was there before. */
  const lostDemos = new WeakMap<SiteLook, ReadonlySet<string>>();
  const lostIn = (look: SiteLook): ReadonlySet<string> => lostDemos.get(look) ?? new Set();
  /** Of demos on pages that were shown before there was a whole site. */
  let firstFiles: readonly Artifact[] = [];
  /** How long all demos took at most. */
  let demosMs = 0;
  /** What the last plan was made of. */
  let sources: SiteSources | null = null;
  /** Files that are others since a state was made of them. */
  const waiting = new Set<string>();

  /** All demos, as a build has them, and what is left of those that cannot be built. */
  const withDemos = async (now: Parameters<typeof addDemos>[0], before: SiteLook | null, own: Deps) => {
    const run = createRun(options, own);
    const place = await run.stage('cache folder', () => cacheOf(now.plan.site));
    const started = deps.now();
    const built = await addDemos(now, run, { ...own, place });
    demosMs = Math.max(demosMs, deps.now() - started); // Where nothing changed, it takes no time.
    const { look: made, lost } = before ? withLostDemos(before, built) : { look: built, lost: new Set<string>() };
    const look = before
      ? { ...withKeptSandboxes(before, made), former: filesLeft(before) }
      : { ...made, former: firstFiles };
    const diagnostics = run.diagnostics();
    saidOfDemos.set(look, diagnostics);
    lostDemos.set(look, lost);
    return { look, diagnostics };
  };

  /** What is known of a state holds for one that follows it with other words. */
  const inherit = (before: SiteLook, now: SiteLook): SiteLook => {
    const said = unsettled.get(before);
    if (said) unsettled.set(now, said);
    saidOfDemos.set(now, saidOfDemos.get(before) ?? []);
    lostDemos.set(now, lostIn(before));
    return now;
  };

  /** What several runs have reported of one state. */
  const gathered = (...lists: readonly (readonly Diagnostic[])[]): readonly Diagnostic[] => {
    const lineOf = authorLines((file) => deps.fs.readTextSync(`${options.root}/${file}`));
    return withoutConsequences(lists.flat(), lineOf);
  };

  return {
    async close() {
      await Promise.all([quick.close(), types.close()]);
    },
    async quick(before, files) {
      if (sources === null) return null;
      const [file] = files;
      const text = files.size === 1 && file ? await quickText(before, { file, sources, fs: disk }) : null;
      if (text) return { look: inherit(before, text.look), routes: text.routes, ...NO_DEMO_CHANGES };
      const made = await quickDemos(before, { files, quick, fs: disk });
      if (!made) return null;
      const { keep, look, restyled } = made;
      const changed = new Set(made.changed);
      const changes = demoChanges(before, look, { isOther: (id) => changed.has(id) && !restyled.has(id), keep });
      unsettled.set(inherit(before, look), unsettled.get(before) ?? []);
      return { look, routes: routesWithOtherStyles(before, look), ...changes };
    },
    async checkTypes({ plan }) {
      const run = createRun(options, deps);
      run.follow(plan.site);
      const { value: place } = await cacheOf(plan.site); // The run before reported what is wrong.
      const isFirst = !areTypesKnown;
      areTypesKnown = true;
      await proveTypes(plan, run, { ...deps, types, place, keepsState: isFirst });
      return run.diagnostics();
    },
    async preview(route) {
      const run = createRun(options, deps);
      const opened = await openSite(run, deps);
      if (opened === null) return null;
      const { value: place } = await cacheOf(opened.site); // The run that follows reports what is wrong.
      const look = await previewPage(opened, route, run, { ...deps, place });
      if (look === null || route === null) return look;
      const first = await withFirstDemos(look, quick);
      firstFiles = [...firstFiles, ...first.files];
      return first;
    },
    settleMs: (look) => (unsettled.has(look) ? demosMs : 0),
    async settle(look, progress) {
      const said = unsettled.get(look);
      if (!said) return { look, diagnostics: [], ...NO_DEMO_CHANGES };
      const settled = await withDemos(look, look, { ...deps, progress });
      const changes = demoChanges(look, settled.look, { isOther: () => false });
      return { look: settled.look, diagnostics: gathered(said, settled.diagnostics), ...changes };
    },
    forgetHistory() {
      repository.isCurrent = false;
      repository = { isCurrent: true };
    },
    async run(before, files) {
      for (const file of files) waiting.add(file);
      const run = createRun(options, deps);
      const own = { ...deps, git };
      const opened = await openSite(run, own);
      const saidBefore = (before && saidOfDemos.get(before)) ?? [];
      const stay = () => ({ look: before, diagnostics: gathered(run.diagnostics(), saidBefore), ...NO_DEMO_CHANGES });
      if (opened === null) return stay();
      const onSources = (read: SiteSources) => {
        sources = read;
      };
      const place = await run.stage('cache folder', () => cacheOf(opened.site));
      const plan = await planOpened(opened, run, { ...own, codeCache, place, types, hurry, onSources });
      const bundle =
        (await bundlePlan(opened, plan, run, { ...own, former: before?.bundle ?? null })) ?? before?.bundle ?? null;
      const nowBroken = brokenParts(run.diagnostics());
      const isWorse = [...nowBroken].some((part) => !broken.has(part));
      if (bundle === null || (before !== null && isWorse)) return stay();
      broken = nowBroken;
      const now = { plan, bundle, templates: opened.templates, texts: opened.texts };
      const said = run.diagnostics();
      const quickly = before && (await addChangedDemos(now, { before, quick, files: waiting }));
      if (before && quickly && (quickly.changed.length > 0 || unsettled.has(before))) {
        const { look, keep, restyled } = quickly;
        const changed = new Set(quickly.changed);
        const stays = saidBefore.filter(({ at }) => !at || !waiting.has(resolve(options.root, at.file)));
        unsettled.set(look, said);
        saidOfDemos.set(look, stays);
        lostDemos.set(look, new Set([...lostIn(before)].filter((id) => !changed.has(id))));
        waiting.clear();
        const changes = demoChanges(before, look, { isOther: (id) => changed.has(id) && !restyled.has(id), keep });
        return { look, diagnostics: gathered(said, stays), ...changes };
      }
      const { look, diagnostics } = await withDemos(now, before, own);
      const isOther = before ? otherDemos(before, look, { files: waiting, lost: lostIn(before) }) : () => false;
      const changes = before ? demoChanges(before, look, { isOther }) : NO_DEMO_CHANGES;
      waiting.clear();
      return { look, diagnostics: gathered(said, diagnostics), ...changes };
    },
  };
}

/** Pages that have to load other style sheets; for other scripts they need not be asked for anew. */
function routesWithOtherStyles(before: SiteLook, now: SiteLook): string[] {
  const stylesOf = ({ demos }: SiteLook, id: string) => demos.get(id)?.styles.join() ?? '';
  return now.plan.routes.flatMap((route) => {
    const ids = route.kind === 'doc' ? route.demos.flatMap(({ variants }) => variants.map(({ id }) => id)) : [];
    return ids.some((id) => stylesOf(before, id) !== stylesOf(now, id)) ? [route.path] : [];
  });
}

/** An error here that is not recoverable gives a wrong site, or none: what was served last stays until it is fixed. */
const PARTS = ['config/', 'content/', 'markdown/', 'tree/', 'overrides/', 'render/', 'demos/'];

function brokenParts(diagnostics: readonly Diagnostic[]): Set<string> {
  const errors = diagnostics.filter(({ code, severity }) => severity === 'error' && !isRecoverableCode(code));
  const own = errors.filter(({ code }) => PARTS.some((part) => code.startsWith(part)));
  return new Set(own.map(({ code, at, message }) => JSON.stringify([code, at?.file, message])));
}

/** What demos look like as source: kept by file and styling, and never more than there are of those. */
function heldCodeCache(): CodeCache {
  const kept = new Map<string, KeptVariant>();
  return {
    load: async () => kept,
    save: async (variants) => {
      for (const [key, variant] of variants) kept.set(key, variant);
    },
  };
}
