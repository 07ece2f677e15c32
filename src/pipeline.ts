// The whole build, top to bottom, one call per stage: the table of contents of this program.
import { readApiDocs } from './api/read.ts';
import { bundleSite } from './bundle/bundle.ts';
import { loadSite } from './config/load.ts';
import { parsePages } from './content/parse.ts';
import { runPagePlugins } from './content/plugins.ts';
import { scanContent } from './content/scan.ts';
import { collectDemos } from './demos/collect.ts';
import { deriveArtifacts } from './derive/derive.ts';
import { writeArtifacts } from './emit/write.ts';
import { inspectPlan } from './inspect.ts';
import { packageRoot } from './lib/node/package-root.ts';
import type { BuildOptions, BuildResult, RouteReport } from './model/build.ts';
import type { Deps, ShellDeps } from './model/deps.ts';
import type { Outcome } from './model/outcome.ts';
import type { BuildPlan } from './model/route.ts';
import type { Site } from './model/site.ts';
import { planSite } from './plan/plan.ts';
import { createRun, type Run } from './run.ts';
import { siteTheme } from './theme/site-theme.ts';
import { buildTrees } from './tree/build.ts';
import { placesOf } from './tree/place.ts';
import { createCompileJob } from './workers/compile.ts';
import { renderRoutes } from './workers/render.ts';

/** Config to artifacts; nothing is published when any diagnostic is an error. */
export async function runBuild(options: BuildOptions, deps: ShellDeps): Promise<BuildResult> {
  const run = createRun(options, deps);
  const site = await run.stage('config', () => loadSite({ ...options, fs: deps.fs }));
  if (site === null) return run.result(null);
  const plan = await planBuild(site, run, deps);
  const bundle = run.failed()
    ? null
    : await run.stage('bundle', () => bundleSite(site, { packageRoot, themeCss: siteTheme(site) }, deps));
  if (bundle === null || run.failed()) return run.result(plan);
  const { templates } = await import('../templates/index.ts');
  const pages = await run.stage('render', () => renderRoutes(plan, bundle, templates, run.tick), plan.routes.length);
  const artifacts = await run.stage('derive', () =>
    deriveArtifacts(plan.site, pages, { routes: plan.routes, bundle, serviceWorkerSource: bundle.serviceWorker }),
  );
  if (run.failed()) return run.result(plan, artifacts);
  if (!options.emit) return run.result(plan, artifacts);
  const target = {
    outDir: options.outDir,
    root: site.root,
    home: deps.home,
    contentRoots: site.products.map((product) => product.contentRoot),
  };
  const summary = await run.stage('emit', () => writeArtifacts(artifacts, target, deps), artifacts.length);
  return run.result(plan, artifacts, summary);
}

/** Everything up to the plan: all that is said about an author's files is said here. */
async function planBuild(site: Site, run: Run, deps: Deps): Promise<BuildPlan> {
  const files = await run.stage('scan', () => scanContent(site, deps));
  const parsed = await run.stage('parse', () => parsePages(site, files, deps), files.length);
  const sources = await run.stage('plugins', () => runPagePlugins(site, parsed));
  const api = await run.stage('api', () => readApiDocs(site, deps));
  const apiRoutes = api.map((doc) => doc.route);
  const trees = await run.stage('trees', () => buildTrees(site, sources, apiRoutes, deps));
  const { templates } = await import('../templates/index.ts');
  const compile = await run.stage('parser', () => createCompileJob(site, templates));
  const pages = await run.stage('compile', () => compile.pages(sources, run.tick), sources.length);
  const apiDocs = await run.stage('api text', () => compile.apiTexts(api));
  const demos = await run.stage('demos', () => collectDemos(site, pages, deps));
  const places = new Map([...trees].map(([product, tree]) => [product, placesOf(tree)]));
  return run.stage('plan', () => planSite({ site, pages, apiDocs, demos, trees, places }));
}

/** What each stage knew of one route; null when there is no such route. */
export async function inspectRoute(
  route: string,
  options: BuildOptions,
  deps: Deps,
): Promise<Outcome<RouteReport | null>> {
  const run = createRun(options, deps);
  const site = await run.stage('config', () => loadSite({ ...options, fs: deps.fs }));
  const plan = site === null ? null : await planBuild(site, run, deps);
  return inspectPlan(route, plan, run.diagnostics());
}
