// The whole build, top to bottom, one call per stage: the table of contents of this program.
import { resolve } from 'node:path';
import { readApiDocs } from './api/read.ts';
import { collectAssets } from './assets/collect.ts';
import { publicRoots, readPublicFolders } from './assets/public.ts';
import { checkBudgets } from './budgets/check.ts';
import { bundleSite } from './bundle/bundle.ts';
import { loadSite } from './config/load.ts';
import { parsePages } from './content/parse.ts';
import { runPagePlugins } from './content/plugins.ts';
import { scanContent } from './content/scan.ts';
import { setDraftsAside } from './content/visibility.ts';
import { type CodeCache, createCodeCache } from './demos/code-cache.ts';
import { collectDemos } from './demos/collect.ts';
import { deriveArtifacts } from './derive/derive.ts';
import { checkPaths } from './emit/artifact-paths.ts';
import { type EmitSummary, writeArtifacts } from './emit/write.ts';
import { checkExternalLinks } from './external/check.ts';
import { readHistory } from './history/read.ts';
import { expandIncludes } from './includes/expand.ts';
import { inspectPlan } from './inspect.ts';
import { packageRoot } from './lib/node/package-root.ts';
import { readAnnouncement } from './markdown/announcement.ts';
import type { Artifact } from './model/artifact.ts';
import type { BuildOptions, BuildResult, RouteReport } from './model/build.ts';
import type { Deps, ShellDeps } from './model/deps.ts';
import type { Outcome } from './model/outcome.ts';
import type { BuildPlan } from './model/route.ts';
import type { Site } from './model/site.ts';
import { loadTemplates, type SiteTemplates } from './overrides/load.ts';
import { startPages } from './plan/generated.ts';
import { languageReports } from './plan/language-report.ts';
import { planSite } from './plan/plan.ts';
import { publishedFiles } from './plan/published.ts';
import { checkContract } from './plan/vanished.ts';
import { writeUrls } from './plan/write-urls.ts';
import { readTranslations } from './render/translations.ts';
import { checkTreeTitles } from './render/tree-titles.ts';
import { createRun, type Run } from './run.ts';
import { siteTheme } from './theme/site-theme.ts';
import { buildTrees } from './tree/build.ts';
import { placesOf } from './tree/place.ts';
import { verifySite } from './verify/verify.ts';
import { createCompileJob } from './workers/compile.ts';
import { buildDemos } from './workers/demos.ts';
import { buildLiveEditing } from './workers/live-editing.ts';
import { renderRoutes, summarizeTargets, tryTemplates } from './workers/render.ts';
import { openDemos } from './workers/sandboxes.ts';
import { hasDemos } from './workers/used-demos.ts';

/** Config to artifacts; nothing is published when any diagnostic is an error. */
export async function runBuild(options: BuildOptions, deps: ShellDeps): Promise<BuildResult> {
  const run = createRun(options, deps);
  const loaded = await run.stage('config', () => loadSite({ ...options, fs: deps.fs }));
  if (loaded === null) return run.result(null);
  const site = { ...loaded, announcementHtml: await run.stage('announcement', () => readAnnouncement(loaded)) };
  const templates = await siteTemplates(site, run, deps);
  const { texts, ...words } = await run.stage('translations', () => readTranslations(site, deps));
  const cacheDir = options.cacheDir ?? resolve(site.root, site.cacheDir);
  const place = options.cache ? { folder: cacheDir, fs: deps.fs, writer: deps.writer } : null;
  const codeCache = place && createCodeCache(cacheDir, deps);
  const plan = await planBuild(site, templates, run, { ...deps, codeCache });
  // A page that was left out for another mistake may have had a row.
  if (!run.failed(['config/', 'content/', 'api/', 'tree/']))
    await run.stage('titles', () => checkTreeTitles(plan, words.titles, deps));
  const result = (...made: [artifacts?: readonly Artifact[], emitted?: EmitSummary]): BuildResult => ({
    ...run.result(plan, ...made),
    languages: languageReports(plan, words),
  });
  // A page that was left out for another mistake has not vanished.
  if (options.urls === 'enforce' && !run.failed(['config/', 'content/', 'api/']))
    await run.stage('urls', () => checkContract(plan, deps.fs));
  const bundle = run.failed()
    ? null
    : await run.stage('bundle', () =>
        bundleSite(
          site,
          { packageRoot, themeCss: siteTheme(site), published: publishedFiles(plan), hasDemos: hasDemos(plan) },
          deps,
        ),
      );
  if (bundle === null || run.failed()) {
    const summary = summarizeTargets({ plan, templates, texts });
    await run.stage('render', () => tryTemplates({ plan, templates, texts }));
    await run.stage('verify', () => verifySite({ plan, summary, files: null, fs: deps.fs }));
    return result();
  }
  const demos = await run.stage('demo build', () => buildDemos(plan, { bundle, texts, place }));
  const projects = await run.stage('sandboxes', () => openDemos(plan, demos.demos, { fs: deps.fs, place }));
  const live = await run.stage('live editing', () => buildLiveEditing(plan, { bundle, demos, texts, place }));
  const { editable } = live;
  const look = { plan, bundle, templates, texts, demos: demos.demos, sandboxes: projects.sandboxes, editable };
  const job = { ...look, tick: run.tick, collectWeb: options.external };
  const rendered = await run.stage('render', () => renderRoutes(job), plan.routes.length);
  const artifacts = await run.stage('derive', () =>
    deriveArtifacts(
      plan.site,
      [...rendered.artifacts, ...demos.artifacts, ...projects.artifacts, ...live.artifacts, ...plan.files],
      {
        routes: [...plan.routes, ...startPages(plan)],
        texts,
        bundle,
        serviceWorkerSource: bundle.serviceWorker,
        fs: deps.fs,
      },
    ),
  );
  const files = artifacts.map(({ path }) => path);
  await run.stage('verify', () => verifySite({ plan, summary: rendered.summary, files, fs: deps.fs }), files.length);
  const { weights } = rendered;
  if (weights !== null && bundle.graph !== null) {
    const { graph } = bundle;
    await run.stage('budgets', () => checkBudgets({ site, weights, graph, artifacts, fs: deps.fs }));
  }
  if (options.external)
    await run.stage('external', () => checkExternalLinks({ site, web: rendered.summary.web, options }, deps));
  if (run.failed()) return result(artifacts);
  if (options.urls === 'update') {
    const urls = await run.stage('urls', () => writeUrls(plan, deps.writer));
    return { ...result(artifacts), ...(urls ? { urls } : {}) };
  }
  if (!options.emit) {
    await run.stage('paths', () => ({ value: null, diagnostics: checkPaths(artifacts) }));
    return result(artifacts);
  }
  const target = {
    outDir: options.outDir,
    root: site.root,
    home: deps.home,
    contentRoots: site.products.map((product) => product.contentRoot),
    publicRoots: publicRoots(site),
  };
  const summary = await run.stage('emit', () => writeArtifacts(artifacts, target, deps), artifacts.length);
  return result(artifacts, summary);
}

/** React and what pages are made of: loaded when there is a site to render. */
async function siteTemplates(site: Site, run: Run, deps: Deps): Promise<SiteTemplates> {
  const { templates } = await import('../templates/index.ts');
  return run.stage('templates', () => loadTemplates(site, templates, deps));
}

/** Everything up to the plan: all that is said about an author's files is said here. */
async function planBuild(
  site: Site,
  templates: SiteTemplates,
  run: Run,
  deps: Deps & { readonly codeCache: CodeCache | null },
): Promise<BuildPlan> {
  const files = await run.stage('scan', () => scanContent(site, deps));
  const parsed = await run.stage('parse', () => parsePages(site, files, deps), files.length);
  const given = await run.stage('plugins', () => runPagePlugins(site, parsed.pages));
  const { pages: written, drafts } = setDraftsAside(site, given, run.options);
  const api = await run.stage('api', () => readApiDocs(site, deps));
  const apiRoutes = api.map((doc) => doc.route);
  const { leftOut } = parsed;
  const further = {
    api: apiRoutes,
    drafts: drafts.map(({ route }) => route),
    leftOut: leftOut.map(({ route }) => route),
  };
  const trees = await run.stage('trees', () => buildTrees(site, written, further, deps));
  const sources = await run.stage('includes', () => expandIncludes(site, written, deps));
  const compile = await run.stage('parser', () => createCompileJob(site, templates));
  const pages = await run.stage('compile', () => compile.pages(sources, run.tick), sources.length);
  const apiDocs = await run.stage('api text', () => compile.apiTexts(api));
  const demos = await run.stage('demos', () => collectDemos(site, pages, { fs: deps.fs, cache: deps.codeCache }));
  const dated = [
    ...pages.map(({ route, inputs }) => ({ route, files: inputs })),
    ...apiDocs.map(({ route, file }) => ({ route, files: [file] })),
  ];
  const history = await run.stage('history', () => readHistory(site, dated, deps));
  const publicFiles = await run.stage('public', () => readPublicFolders(site, deps));
  const assets = await run.stage('assets', () => collectAssets({ site, pages, apiDocs, publicFiles }, deps));
  const places = new Map([...trees].map(([product, tree]) => [product, placesOf(tree)]));
  return run.stage('plan', () =>
    planSite({ site, pages, apiDocs, demos, trees, places, history, assets, drafts, leftOut }),
  );
}

/** What each stage knew of one route; null when there is no such route. */
export async function inspectRoute(
  route: string,
  options: BuildOptions,
  deps: Deps,
): Promise<Outcome<RouteReport | null>> {
  const run = createRun(options, deps);
  const site = await run.stage('config', () => loadSite({ ...options, fs: deps.fs }));
  if (site === null) return inspectPlan(route, null, run.diagnostics());
  const templates = await siteTemplates(site, run, deps);
  const plan = await planBuild(site, templates, run, { ...deps, codeCache: null });
  const { texts } = await run.stage('translations', () => readTranslations(site, deps));
  const summary = summarizeTargets({ plan, templates, texts });
  await run.stage('verify', () => verifySite({ plan, summary, files: null, fs: deps.fs }));
  return inspectPlan(route, plan, run.diagnostics());
}
