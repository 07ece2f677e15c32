// The plan: every page compiled, with its demos, its dates and its files, and each link of it checked.
import { type ApiSources, readApiDocs } from '../api/read.ts';
import { collectAssets } from '../assets/collect.ts';
import { readPublicFolders } from '../assets/public.ts';
import type { CodeCache } from '../demos/code-cache.ts';
import { collectDemos } from '../demos/collect.ts';
import { readHistory } from '../history/read.ts';
import { NO_MEMO } from '../lib/memo.ts';
import type { ApiDoc } from '../model/api.ts';
import type { Memo } from '../model/memo.ts';
import type { CompiledPage } from '../model/page.ts';
import type { BuildPlan } from '../model/route.ts';
import type { Site } from '../model/site.ts';
import type { SiteTemplates } from '../overrides/load.ts';
import { checkLayouts } from '../plan/layouts.ts';
import { checkMovedPages } from '../plan/moved-pages.ts';
import { planSite } from '../plan/plan.ts';
import { checkContract } from '../plan/vanished.ts';
import { checkTreeTitles } from '../render/tree-titles.ts';
import type { Run } from '../run.ts';
import { placesOf } from '../tree/place.ts';
import { startExtraction, type TypeDeps } from './api-types.ts';
import { asBefore } from './kept.ts';
import type { OpenedSite } from './open.ts';
import { type PageOptions, readPages, readReference, type SiteSources } from './sources.ts';

export interface PlanDeps extends TypeDeps {
  readonly codeCache: CodeCache | null;
  /** Told what the plan is made of. */
  readonly onSources?: (sources: SiteSources) => void;
  readonly onScan?: PageOptions['onScan'];
}

/** The plan, and what is said of it as a whole. */
export async function planOpened(opened: OpenedSite, run: Run, deps: PlanDeps): Promise<BuildPlan> {
  const plan = await planBuild(opened, run, deps);
  // A page that was left out for another mistake may have had a row.
  if (!run.failed(['config/', 'content/', 'api/', 'tree/']))
    await run.stage('titles', () => checkTreeTitles(plan, opened.titles, deps));
  if (!run.failed(['config/', 'content/', 'api/'])) {
    await run.stage('layouts', () => checkLayouts(plan, deps.fs));
    await run.stage('versions', () => checkMovedPages(plan, deps.fs));
  }
  // A page that was left out for another mistake has not vanished.
  if (run.options.urls === 'enforce' && !run.failed(['config/', 'content/', 'api/']))
    await run.stage('urls', () => checkContract(plan, deps.fs));
  return plan;
}

/** All that is said about an author's files is said here. */
export async function planBuild(
  { site, templates }: { readonly site: Site; readonly templates: SiteTemplates },
  run: Run,
  deps: PlanDeps,
): Promise<BuildPlan> {
  const { memo = NO_MEMO } = deps;
  const extract = startExtraction(site, deps);
  const readApi = (given: ApiSources) => readApiDocs(site, given, deps);
  const written = await readPages({ site, templates, onScan: deps.onScan }, run, deps);
  const { pages: texts, compile } = written;
  const pages = await run.stage(
    'compile',
    () => compile.pages(texts, { tick: run.tick, giveWay: deps.giveWay }),
    texts.length,
  );
  const demos = await run.stage('demos', () => collectDemos(site, pages, { fs: deps.fs, memo, cache: deps.codeCache }));
  // Last of what is read: TypeScript has worked on it from the start.
  const sources = await readReference({ site, sources: written, extract, readApi }, run, deps);
  deps.onSources?.(sources);
  const { trees, drafts, leftOut } = sources;
  const apiDocs = await run.stage('api text', () => compile.apiTexts(sources.api));
  const dated = memo.same('dated', '', [
    ...pages.map(({ route, inputs }) => ({ route, files: inputs })),
    ...apiDocs.map(({ route, file }) => ({ route, files: [file] })),
  ]);
  const history = await run.stage('history', () =>
    memo.keep('history', '', [site, dated], () => readHistory(site, dated, deps)),
  );
  const publicFiles = await run.stage('public', () =>
    memo.keep('public', '', [site], () => readPublicFolders(site, deps)),
  );
  const shownFiles = [...pages, ...apiDocs].map((page) => fileRefs(page, memo));
  const assets = await run.stage('assets', () =>
    memo.keep('assets', '', [site, publicFiles, ...shownFiles], () =>
      collectAssets({ site, pages, apiDocs, publicFiles }, deps).then(asBefore('assets', memo)),
    ),
  );
  const places = new Map(
    [...trees].map(([product, tree]) => [product, memo.recall('places', product, [tree], () => placesOf(tree))]),
  );
  return run.stage('plan', () =>
    planSite({ site, pages, apiDocs, demos, trees, places, history, assets, drafts, leftOut, memo }),
  );
}

/** The addresses of files on a page: the same as long as they are, wherever they stand. */
function fileRefs(page: CompiledPage | ApiDoc, memo: Memo): unknown {
  if (memo === NO_MEMO) return null;
  const files = ({ links, assets }: Pick<CompiledPage, 'links' | 'assets'>) => [
    assets,
    links.filter(({ file }) => file !== undefined),
  ];
  return memo.recall('file refs', page.route, [page], () => {
    const refs =
      'headLinks' in page
        ? [page.primary, files(page), files({ links: page.headLinks, assets: [] })]
        : files({ links: page.links, assets: page.description?.assets ?? [] });
    return memo.same('files of page', page.route, refs);
  });
}
