// From the plan to all that pages are rendered with: scripts, style sheets, demos.
import { bundleSite } from '../bundle/bundle.ts';
import type { QuickBundler } from '../bundle/quick-bundler.ts';
import { NO_MEMO } from '../lib/memo.ts';
import { packageRoot, prebuiltFile } from '../lib/node/package-root.ts';
import type { CachePlace } from '../lib/node/stamped-cache.ts';
import type { Artifact } from '../model/artifact.ts';
import type { Bundle } from '../model/bundle.ts';
import type { Deps } from '../model/deps.ts';
import type { Memo } from '../model/memo.ts';
import type { BuildPlan } from '../model/route.ts';
import { publishedFiles } from '../plan/published.ts';
import type { Run } from '../run.ts';
import { siteTheme } from '../theme/site-theme.ts';
import { buildDemos, type DemoBuild } from '../workers/demos.ts';
import { buildLiveEditing, type LiveBuild, NO_LIVE_EDITING } from '../workers/live-editing.ts';
import { createPageMaker, type PageJob, type PageMaker } from '../workers/page-maker.ts';
import { buildFirst, buildQuickly, type DemoParts, type QuickDemos } from '../workers/quick-demos.ts';
import { NO_SANDBOXES, openDemos, type SandboxBuild } from '../workers/sandboxes.ts';
import { demoFacts, hasDemos, modulesShown } from '../workers/used-demos.ts';
import { isWhole } from './kept.ts';
import type { OpenedSite } from './open.ts';

export { policyTags } from '../workers/head-tags.ts';
export { modulesShown } from '../workers/used-demos.ts';

/** All that pages are rendered with. */
export interface SiteLook extends PageJob {
  readonly parts: DemoParts;
  /** Files of the demos. */
  readonly files: readonly Artifact[];
  /** Folders of packages whose code these hold: absolute. */
  readonly packages: readonly string[];
  /** Ids of the demos that are missing a button, as something is wrong with their projects. */
  readonly brokenSandboxes: ReadonlySet<string>;
  /** While some demos are built alone: which of the files are of which build. */
  readonly quick?: QuickFiles;
  /** Files of states before this one, which pages that are open may still ask for: no files of the site. */
  readonly former?: readonly Artifact[] | undefined;
}

export interface QuickFiles {
  readonly settled: readonly Artifact[];
  /** The newest last. */
  readonly builds: readonly (readonly Artifact[])[];
}

/** A page that loads a script hears of the next one meanwhile. */
const RECENT_BUILDS = 4;

/** `former`: of the state that is served; a build has none. */
export async function bundlePlan(
  { site }: Pick<OpenedSite, 'site'>,
  plan: BuildPlan,
  run: Run,
  { former = null, ...deps }: Deps & { readonly former?: Bundle | null },
): Promise<Bundle | null> {
  const { memo = NO_MEMO } = deps;
  // The page of the only demo may be wrong for a moment: that is no reason to load all pages anew.
  const keepsReact = former !== null && former.react !== null && run.failed();
  const files = memo.same(
    'published',
    '',
    plan.files.map(({ path }) => path),
  );
  const withReact = keepsReact || hasDemos(plan);
  const { mode = 'production' } = run.options;
  const input = {
    packageRoot,
    themeCss: siteTheme(site),
    published: publishedFiles(plan),
    hasDemos: withReact,
    mode,
    prebuilt: deps.prebuilt && prebuiltFile(deps.prebuilt, withReact, mode),
  };
  return run.stage('bundle', () =>
    memo.keep('bundle', '', [site, files, input.hasDemos], () => bundleSite(site, input, deps), isWhole),
  );
}

/** What demos are, and what is wrong with them; for a build that stops at its plan, too. */
export function runDemos(
  { plan, bundle, texts }: Pick<PageJob, 'plan' | 'bundle' | 'texts'>,
  run: Run,
  { fs, memo = NO_MEMO, place, timer }: Deps & { readonly place: CachePlace | null },
): Promise<DemoBuild> {
  const build = async () => {
    const built = await buildDemos(plan, { bundle, texts, place, timer, fs, tick: run.tick });
    const { inputs, isPartial, isSettled } = built.value;
    fs.madeOf?.(inputs, { ran: isPartial });
    if (isPartial || !isSettled) fs.unseen?.();
    return built;
  };
  const facts = [plan.site, bundle, texts, ...demoFacts(plan)];
  return run.stage(
    'demo build',
    () => memo.keep('demo build', '', facts, build, ({ value }) => value.isSettled),
    modulesShown(plan).size,
  );
}

export async function addDemos(
  { plan, bundle, templates, texts }: Pick<PageJob, 'plan' | 'bundle' | 'templates' | 'texts'>,
  run: Run,
  deps: Deps & { readonly place: CachePlace | null },
): Promise<SiteLook> {
  const { fs, memo = NO_MEMO, place, prebuilt } = deps;
  const demos = await runDemos({ plan, bundle, texts }, run, deps);
  const shown = [plan.site, bundle, texts, ...demoFacts(plan)];
  const { editors = true } = run.options;
  if (!editors)
    return lookOf({ plan, bundle, templates, texts }, { demos, projects: NO_SANDBOXES, live: NO_LIVE_EDITING });
  // It takes more memory than the sandboxes, whose projects are kept for the pages.
  const live = await run.stage('live editing', () =>
    memo.keep('live editing', '', [...shown, demos], async () => {
      const built = await buildLiveEditing(plan, { bundle, demos, texts, place, prebuilt });
      fs.madeOf?.(built.value.inputs, { ran: false });
      if (built.value.isPartial) fs.unseen?.();
      return built;
    }),
  );
  const projects = await run.stage('sandboxes', () =>
    memo.keep('sandboxes', '', [...shown, demos], async () => {
      const opened = await openDemos(plan, demos, { fs, place });
      fs.madeOf?.(opened.value.inputs, { ran: false });
      return opened;
    }),
  );
  return lookOf({ plan, bundle, templates, texts }, { demos, projects, live });
}

function lookOf(
  job: Pick<PageJob, 'plan' | 'bundle' | 'templates' | 'texts'>,
  { demos, projects, live }: { readonly demos: DemoBuild; readonly projects: SandboxBuild; readonly live: LiveBuild },
): SiteLook {
  return {
    ...{ ...job, demos: demos.demos, parts: demos.parts },
    ...{ sandboxes: projects.sandboxes, brokenSandboxes: projects.broken, editable: live.editable },
    files: [...demos.artifacts, ...projects.artifacts, ...live.artifacts],
    packages: [...demos.packages, ...live.packages],
  };
}

/** A page before the site is built, with its demos as far as they can be built alone. */
export async function withFirstDemos(look: SiteLook, quick: QuickBundler): Promise<SiteLook> {
  const built = await buildFirst(look.plan, { ...look, quick });
  return built ? { ...look, demos: built.demos, parts: built.parts, files: built.artifacts } : look;
}

export interface QuickLook extends Pick<QuickDemos, 'changed' | 'keep' | 'restyled'> {
  readonly look: SiteLook;
}

export interface QuickOptions {
  readonly before: SiteLook;
  readonly quick: QuickBundler;
  /** Files that are others since then: absolute. */
  readonly files: ReadonlySet<string>;
  /** What components are told of their pages is known to be the same. */
  readonly areFactsSame?: boolean;
}

/** As `addDemos`, when nothing is another than the code of some demos; null: it is more, or they are wrong. */
export async function addChangedDemos(
  now: Pick<PageJob, 'plan' | 'bundle' | 'templates' | 'texts'>,
  { before, quick, files: changedFiles, areFactsSame = false }: QuickOptions,
): Promise<QuickLook | null> {
  const { plan, bundle, texts } = now;
  const isSame = before.plan.site === plan.site && before.bundle === bundle && before.texts === texts;
  const options = { bundle, texts, quick, before, files: changedFiles, areFactsSame };
  const built = isSame ? await buildQuickly(plan, options) : null;
  if (built === null) return null;
  const { sandboxes, brokenSandboxes, editable, packages } = before;
  const { demos, parts, changed, keep, restyled } = built;
  const quickFiles = withBuild(built, before);
  const files = [...quickFiles.settled, ...quickFiles.builds.flat()];
  const kept = { sandboxes, brokenSandboxes, editable, packages, former: before.former };
  const look = { ...now, ...kept, demos, parts, files, quick: quickFiles };
  return { look, changed, keep, restyled };
}

/** Who writes without a pause leaves many behind that nobody shows any more. */
function withBuild({ artifacts, demos }: QuickDemos, before: SiteLook): QuickFiles {
  const { settled, builds } = before.quick ?? { settled: before.files, builds: [] };
  const shown = new Set([...demos.values()].map(({ script }) => script));
  const isKept = (build: readonly Artifact[], index: number) =>
    index >= builds.length - RECENT_BUILDS || build.some(({ path }) => shown.has(path));
  return { settled, builds: artifacts.length === 0 ? builds : [...builds.filter(isKept), artifacts] };
}

/** What pages of this state may still ask for when it is past. */
export function filesLeft({ quick, former = [] }: SiteLook): readonly Artifact[] {
  return quick ? quick.builds.slice(-RECENT_BUILDS).flat() : former;
}

/** Pages one by one, for who does not want all of them. */
export function openPages(look: SiteLook, memo: Memo): PageMaker {
  return createPageMaker({ ...look, memo });
}
