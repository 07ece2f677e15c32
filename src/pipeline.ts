// The whole build, top to bottom, one call per step: the table of contents of this program.
import { join } from 'node:path';
import { loadSite } from './config/load.ts';
import { createCodeCache } from './demos/code-cache.ts';
import { checkPaths } from './emit/artifact-paths.ts';
import { type InspectedOutput, inspectOutput } from './emit/inspect-output.ts';
import { noOutput, openOutput } from './emit/output.ts';
import type { Publication } from './emit/publish.ts';
import { inspectPlan } from './inspect.ts';
import { tuneEngine } from './lib/node/engine.ts';
import { createTextStore } from './lib/node/text-store.ts';
import { preloadSatteri } from './markdown/parser.ts';
import type { Artifact } from './model/artifact.ts';
import type { BuildOptions, BuildResult, RouteReport } from './model/build.ts';
import type { Deps, ShellDeps } from './model/deps.ts';
import type { Outcome } from './model/outcome.ts';
import type { BuildPlan } from './model/route.ts';
import type { Site } from './model/site.ts';
import type { SiteSnapshot } from './model/snapshot.ts';
import type { TypeDeps } from './pipeline/api-types.ts';
import { makeArtifacts } from './pipeline/artifacts.ts';
import { cacheFolder, type KeptPlace, keepPack, openCache, PAGES_FOLDER } from './pipeline/cache-place.ts';
import { startCards } from './pipeline/cards.ts';
import { addDemos, bundlePlan, runDemos } from './pipeline/look.ts';
import { type OpenedSite, openSite, siteTemplates } from './pipeline/open.ts';
import { outTarget } from './pipeline/out-target.ts';
import { planBuild, planOpened } from './pipeline/plan.ts';
import { proveSite } from './pipeline/proof.ts';
import { type RecordInWork, startRecord } from './pipeline/record.ts';
import { snapshotOf } from './pipeline/snapshot.ts';
import type { SiteSources } from './pipeline/sources.ts';
import { languageReports } from './plan/language-report.ts';
import { writeUrls } from './plan/write-urls.ts';
import { readTranslations } from './render/translations.ts';
import { createRun, type Run } from './run.ts';
import { verifySite } from './verify/verify.ts';
import { furtherThreads } from './workers/further-threads.ts';
import { summarizeTargets, tryTemplates } from './workers/stopped-render.ts';

/** Config to artifacts; nothing is published when any diagnostic is an error. */
export async function runBuild(options: BuildOptions, deps: ShellDeps): Promise<BuildResult> {
  const types = deps.openTypeHost();
  const texts = createTextStore(deps.openScratchFile);
  const record = startRecord(options, deps);
  try {
    return await build(options, { ...deps, ...record?.deps, types, texts }, { disk: deps, record });
  } finally {
    texts.close();
    await types.close();
  }
}

/** What the config names for scripts and styles, and is not there, or not to be read: mistakes would follow from it. */
const NOT_BUNDLED = [
  'config/dead-alias',
  'config/missing-file',
  'config/missing-package',
  'config/missing-style-collector',
  'config/missing-wrapper',
  'config/outside-root',
  'config/plugin-failed',
];

type PipelineDeps = ShellDeps & Pick<TypeDeps, 'types'>;

interface Surroundings {
  /** For files that the build itself makes: nobody has to remember that they were read. */
  readonly disk: ShellDeps;
  readonly record: RecordInWork | null;
}

async function build(options: BuildOptions, deps: PipelineDeps, { disk, record }: Surroundings): Promise<BuildResult> {
  const run = createRun(options, deps);
  const opened = await openSite(run, deps);
  if (opened === null) return run.result(null);
  const place = await run.stage('cache folder', () => openCache(opened.site, options, disk));
  const inspected = await run.stage('output folder', () => lookAtOutput(opened.site, run, disk));
  const pack = place && deps.openPackStore(join(place.folder, PAGES_FOLDER));
  try {
    const built = await buildOpened({ ...opened, inspected }, run, { ...deps, place, pack, disk });
    if (pack) await run.stage('cache', async () => ({ value: null, diagnostics: await keepPack(pack, place, disk) }));
    const { plan, artifacts, emitted, urls, unchecked, snapshot = null } = built;
    const result = {
      ...run.result(plan, artifacts, emitted),
      languages: languageReports(plan, opened),
      ...(urls ? { urls } : {}),
      ...(unchecked ? { unchecked } : {}),
    };
    if (artifacts && emitted) await record?.save({ result, artifacts, cache: place?.folder, snapshot });
    return result;
  } catch (error) {
    pack?.discard();
    throw error;
  }
}

/** Before anything is made. null: the run publishes nothing. */
async function lookAtOutput(site: Site, run: Run, disk: ShellDeps): Promise<Outcome<InspectedOutput | null>> {
  const { options } = run;
  if (!options.emit) return { value: null, diagnostics: [] };
  const cache = run.failed(['emit/unsafe-cache']) ? null : cacheFolder(site, options);
  const value = await inspectOutput(outTarget(site, options, { ...disk, cache }), disk);
  return { value, diagnostics: value.problems };
}

interface Built {
  readonly plan: BuildPlan;
  readonly artifacts?: readonly Artifact[];
  readonly emitted?: Publication;
  readonly urls?: BuildResult['urls'] | null;
  readonly unchecked?: BuildResult['unchecked'];
  readonly snapshot?: SiteSnapshot | null;
}

async function buildOpened(
  { inspected, ...opened }: OpenedSite & { readonly inspected: InspectedOutput | null },
  run: Run,
  deps: PipelineDeps & Pick<Surroundings, 'disk'> & { readonly place: KeptPlace | null },
): Promise<Built> {
  const { site } = opened;
  const { options } = run;
  const { place, disk } = deps;
  const codeCache = place && createCodeCache(place.folder, place);
  const read: { sources: SiteSources | null } = { sources: null };
  const onSources = (sources: SiteSources) => {
    read.sources = sources;
  };
  const onScan = async (files: number) => {
    if (site.markdown.parser === 'satteri') await preloadSatteri();
    tuneEngine(files);
  };
  const plan = await planOpened(opened, run, { ...deps, codeCache, onSources, onScan });
  const { sources } = read;
  const extracted = sources?.extracted ?? [];
  if (options.emit) await deps.types.close(); // Its threads take half a gigabyte each, and only `check` has more to ask.
  const bundle = run.failed(NOT_BUNDLED) ? null : await bundlePlan(opened, plan, run, deps);
  if (bundle === null || run.failed()) {
    await checkUnfinished(opened, plan, run, deps);
    const tried = bundle && (await runDemos({ ...opened, plan, bundle }, run, deps));
    if (options.emit) return { plan };
    return { plan, unchecked: await proveSite({ plan, extracted, demos: tried?.demos ?? null }, run, deps) };
  }
  const look = await addDemos({ ...opened, plan, bundle }, run, deps);
  const proven = options.emit ? {} : { unchecked: await proveSite({ plan, extracted, demos: look.demos }, run, deps) };
  const cards = await startCards(plan, run, deps);
  const isShared = furtherThreads(options.workers, sources?.pages ?? [], site) > 0;
  const openSink = isShared ? disk.openFileThread : undefined;
  const output = inspected && (await openOutput(inspected, disk, openSink));
  try {
    const searchSizes: Record<string, readonly number[]> = {};
    const noteSizes = (stem: string, sizes: readonly number[]) => {
      searchSizes[stem] = sizes;
    };
    const artifacts = await makeArtifacts(look, run, { ...deps, cards, noteSizes, stage: output?.stage ?? noOutput() });
    if (run.failed()) return { plan, artifacts, ...proven };
    if (options.urls === 'update')
      return { plan, artifacts, ...proven, urls: await run.stage('urls', () => writeUrls(plan, disk)) };
    if (output === null) {
      await run.stage('paths', () => ({ value: null, diagnostics: checkPaths(artifacts) }));
      return { plan, artifacts, ...proven };
    }
    const emitted = await run.stage('emit', () => output.publish(artifacts), artifacts.length);
    return { plan, artifacts, emitted, snapshot: sources && snapshotOf({ plan, sources, searchSizes }) };
  } finally {
    await output?.discard();
  }
}

/** For a build that stops at its plan: what can be said of its pages all the same. */
async function checkUnfinished({ templates, texts }: OpenedSite, plan: BuildPlan, run: Run, deps: Deps): Promise<void> {
  const summary = summarizeTargets({ plan, templates, texts });
  await run.stage('render', () => tryTemplates({ plan, templates, texts }));
  await run.stage('verify', () => verifySite({ plan, summary, files: null, fs: deps.fs }));
}

/** What each stage knew of one route; null when there is no such route. */
export async function inspectRoute(
  route: string,
  options: BuildOptions,
  deps: ShellDeps,
): Promise<Outcome<RouteReport | null>> {
  const run = createRun(options, deps);
  const site = await run.stage('config', () => loadSite({ ...options, fs: deps.fs }));
  if (site === null) return inspectPlan(route, null, run.diagnostics());
  run.follow(site);
  const templates = await siteTemplates(site, run, deps);
  const place = await run.stage('cache folder', () => openCache(site, options, deps));
  const types = deps.openTypeHost();
  const plan = await planBuild({ site, templates }, run, { ...deps, place, types, codeCache: null }).finally(
    types.close,
  );
  const { texts } = await run.stage('translations', () => readTranslations(site, deps));
  const summary = summarizeTargets({ plan, templates, texts });
  await run.stage('verify', () => verifySite({ plan, summary, files: null, fs: deps.fs }));
  return inspectPlan(route, plan, run.diagnostics());
}
