// One page of a site that is not compiled yet: the page itself as it will be, of all others only their titles. Its demos come later.
import { type ApiSources, readApiDoc } from '../api/read.ts';
import { collectAssets } from '../assets/collect.ts';
import { readPublicFolders } from '../assets/public.ts';
import { bundleSite } from '../bundle/bundle.ts';
import { collectDemos } from '../demos/collect.ts';
import { NO_MEMO } from '../lib/memo.ts';
import { packageRoot, prebuiltFile } from '../lib/node/package-root.ts';
import type { ApiDoc } from '../model/api.ts';
import type { CompiledPage, PageSource } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { planSite } from '../plan/plan.ts';
import { publishedFiles } from '../plan/published.ts';
import type { Run } from '../run.ts';
import { siteTheme } from '../theme/site-theme.ts';
import { placesOf } from '../tree/place.ts';
import { createCompileJob } from '../workers/compile.ts';
import { extractKept, type TypeDeps } from './api-types.ts';
import type { SiteLook } from './look.ts';
import type { OpenedSite } from './open.ts';
import { readPages, readReference, type SiteSources } from './sources.ts';

/** `route`: null for no page at all. What is wrong with the site is for the whole of it to say. */
export async function previewPage(
  { site, templates, texts }: OpenedSite,
  route: string | null,
  run: Run,
  { memo = NO_MEMO, ...rest }: Omit<TypeDeps, 'types'>,
): Promise<SiteLook | null> {
  const deps = { ...rest, memo };
  const extract = () => extractKept(site, deps);
  const readApi = async (given: ApiSources) => ({ value: await readApiDoc(route, site, given, deps), diagnostics: [] });
  const written = await readPages({ site, templates }, run, deps);
  const sources = await readReference({ site, sources: written, extract, readApi }, run, deps);
  const titles = await memo.keep('titles of pages', '', [site, templates, sources.pages], () =>
    compileTitles(sources.pages, { site, templates }),
  );
  const asked = await compileAsked(sources, route, site);
  const pages = titles.map((page) => asked.pages.get(page.route) ?? page);
  const apiDocs = sources.api.map((doc) => asked.apiDocs.get(doc.route) ?? doc);
  const [ownPages, ownDocs] = [[...asked.pages.values()], [...asked.apiDocs.values()]];
  const { value: demos } = await collectDemos(site, ownPages, { fs: deps.fs, memo: NO_MEMO, cache: null });
  const { value: publicFiles } = await memo.keep('public', '', [site], () => readPublicFolders(site, deps));
  const shown = { site, pages: ownPages, apiDocs: ownDocs, publicFiles };
  const { value: assets } = await collectAssets(shown, deps);
  const { trees, drafts, leftOut } = sources;
  const places = new Map([...trees].map(([product, tree]) => [product, placesOf(tree)]));
  const { value: plan } = planSite({
    ...{ site, pages, apiDocs, demos, trees, places, assets, drafts, leftOut },
    history: new Map(),
  });
  const hasDemos = sources.pages.some(({ text }) => text.includes('{{'));
  const { mode = 'production' } = run.options;
  const bundle = await memo.keep('bundle of previews', '', [site, hasDemos], async () => {
    const input = {
      packageRoot,
      themeCss: siteTheme(site),
      published: publishedFiles(plan),
      hasDemos,
      mode,
      prebuilt: deps.prebuilt && prebuiltFile(deps.prebuilt, hasDemos, mode),
    };
    return (await bundleSite(site, input, deps)).value;
  });
  const nothing = {
    ...{ demos: new Map(), sandboxes: new Map(), editable: new Set<string>(), parts: new Map() },
    ...{ files: [], packages: [], brokenSandboxes: new Set<string>() },
  };
  return bundle && { plan, bundle, templates, texts, ...nothing };
}

/** As compiling an empty page costs next to nothing, each goes the way of all pages. */
async function compileTitles(
  pages: readonly PageSource[],
  { site, templates }: Pick<OpenedSite, 'site' | 'templates'>,
): Promise<readonly CompiledPage[]> {
  const { value: job } = await createCompileJob(site, templates);
  const blank = pages.map((page) => ({ ...page, text: /^# .*$/m.exec(page.text)?.[0] ?? '' }));
  return (await job.pages(blank, { tick() {} })).value;
}

/** The page with that route; of a translation, the page that it translates too, whose ids it takes over. */
async function compileAsked({ pages, api, compile }: SiteSources, route: string | null, site: Site) {
  const asked = pages.find((page) => page.route === route);
  const original =
    asked && asked.language !== site.languages[0] ? asked.route.slice(asked.language.length + 1) : undefined;
  const wanted = pages.filter((page) => page === asked || page.route === original);
  const compiled = await compile.pages(wanted, { tick() {} });
  const docs = await compile.apiTexts(api.filter((doc) => doc.route === route));
  return {
    pages: new Map<string, CompiledPage>(compiled.value.map((page) => [page.route, page])),
    apiDocs: new Map<string, ApiDoc>(docs.value.map((doc) => [doc.route, doc])),
  };
}
