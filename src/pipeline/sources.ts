// What authors wrote, read and put in its place, and the compiler for it: everything that comes before the first page is compiled.
import type { ApiSources } from '../api/read.ts';
import { parsePages } from '../content/parse.ts';
import { runPagePlugins } from '../content/plugins.ts';
import { scanContent } from '../content/scan.ts';
import { setDraftsAside } from '../content/visibility.ts';
import { expandIncludes } from '../includes/expand.ts';
import { NO_MEMO } from '../lib/memo.ts';
import type { ApiDoc } from '../model/api.ts';
import type { ExtractedPage } from '../model/api-source.ts';
import type { Deps } from '../model/deps.ts';
import type { Outcome } from '../model/outcome.ts';
import type { LeftOutPage, PageSource } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import type { PageTree } from '../model/tree.ts';
import type { SiteTemplates } from '../overrides/load.ts';
import type { Run } from '../run.ts';
import { buildTrees } from '../tree/build.ts';
import { type CompileJob, createCompileJob } from '../workers/compile.ts';
import { isWhole } from './kept.ts';

/** The pages that authors wrote. */
export interface PageSources {
  /** With what they include. */
  readonly pages: readonly PageSource[];
  readonly drafts: readonly PageSource[];
  readonly leftOut: readonly LeftOutPage[];
  readonly compile: CompileJob;
}

export interface SiteSources extends PageSources {
  readonly api: readonly ApiDoc[];
  /** What types say: what the API pages of `api` are made of, but for those that authors wrote. */
  readonly extracted: readonly ExtractedPage[];
  /** By product. */
  readonly trees: ReadonlyMap<string, PageTree>;
}

export interface PageOptions {
  readonly site: Site;
  readonly templates: SiteTemplates;
  /** Told how many files of pages there are, before the first of them is read. */
  readonly onScan?: ((files: number) => Promise<void>) | undefined;
}

export async function readPages({ site, templates, onScan }: PageOptions, run: Run, deps: Deps): Promise<PageSources> {
  const { memo = NO_MEMO } = deps;
  const files = await run.stage('scan', () => memo.keep('scan', '', [site], () => scanContent(site, deps)));
  await onScan?.(files.length);
  const { pages: parsed, leftOut } = await run.stage('parse', () => parsePages(site, files, deps), files.length);
  const given = await run.stage('plugins', () => runPagePlugins(site, parsed));
  const { pages: written, drafts } = setDraftsAside(site, given, run.options);
  const pages = await run.stage('includes', () => expandIncludes(site, written, deps));
  const { root, shownRoot, configFile, base, emit, workers } = run.options;
  const project = { root, shownRoot, configFile, base, emit };
  const threads = deps.memo === undefined ? { workers, project } : undefined;
  const compile = await run.stage('parser', () =>
    memo.keep('parser', '', [site, templates], () =>
      createCompileJob(site, templates, { memo, texts: deps.texts, pack: deps.pack ?? null, threads }),
    ),
  );
  return { pages, drafts, leftOut, compile };
}

export interface ReferenceOptions {
  readonly site: Site;
  readonly sources: PageSources;
  /** Pages made of types. */
  readonly extract: () => Promise<Outcome<ExtractedPage[]>>;
  readonly readApi: (sources: ApiSources) => Promise<Outcome<ApiDoc[]>>;
}

/** The API pages, and the trees of them and of the pages that authors wrote. */
export async function readReference(
  { site, sources, extract, readApi }: ReferenceOptions,
  run: Run,
  deps: Deps,
): Promise<SiteSources> {
  const { memo = NO_MEMO } = deps;
  const { pages, drafts, leftOut } = sources;
  const extracted = await run.stage('types', extract);
  const api = await run.stage('api', () => readApi({ extracted, pages }));
  const further = {
    api: api.map(({ route, name, kind }) => ({ route, name, kind })),
    drafts: drafts.map(({ route }) => route),
    leftOut: leftOut.map(({ route }) => route),
  };
  const listed = pages.map(({ route, language, productKey, primary, heading, frontMatter }) => {
    const { title = heading, order, unlisted } = frontMatter;
    return [route, language, productKey, primary, title, order, unlisted];
  });
  const trees = await run.stage('trees', () =>
    memo.keep(
      'trees',
      '',
      [site, memo.same('listed', '', [listed, further])],
      () => buildTrees(site, pages, further, deps),
      isWhole,
    ),
  );
  return { ...sources, api, extracted, trees };
}
