// API JSON of all products, and what types say, to API pages; a page whose JSON is wrong is left out and reported.
import { report } from '../diagnostics/report.ts';
import { NO_MEMO } from '../lib/memo.ts';
import { createSanitizer } from '../lib/safe-html.ts';
import { createFragmentSanitizer, type FragmentOptions } from '../lib/sanitize-fragment.ts';
import { isOnHost } from '../lib/url.ts';
import type { ApiDoc, ReferenceApi } from '../model/api.ts';
import type { ExtractedPage } from '../model/api-source.ts';
import type { Deps } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { PageSource } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { arrange } from './arrange.ts';
import { pageClaims } from './claims.ts';
import type { DocPlace } from './component.ts';
import { readJson } from './json.ts';
import { type ApiLayout, layOut } from './layout.ts';
import { finalHref, isRelative, movedHref } from './links.ts';
import { loadMarkdown } from './markdown.ts';
import { createPlaces } from './places.ts';
import { type ApiEntry, findApiEntries } from './routes.ts';
import { createTexts, type TextContext } from './texts.ts';
import { untoldApiDoc } from './titles.ts';
import { isApiPage, toDoc } from './to-doc.ts';
import { createTypePlaces } from './type-places.ts';

/** Files that are read at a time: far below what a process may have open. */
const BATCH = 64;

/** What API pages are made of beside the files of the site. */
export interface ApiSources {
  /** What types say. */
  readonly extracted: readonly ExtractedPage[];
  /** Those of authors, which name components and hooks in their front matter. */
  readonly pages: readonly PageSource[];
}

/** Sorted by route. */
export async function readApiDocs(site: Site, sources: ApiSources, deps: Deps): Promise<Outcome<ApiDoc[]>> {
  const { memo = NO_MEMO } = deps;
  const claims = memo.same('api claims', '', pageClaims(sources.pages, site));
  const extracted = sources.extracted.map((page) => memo.same('extracted page', page.file, page));
  const authored = memo.same('authored routes', '', sources.pages.map(({ route }) => route).sort());
  return memo.keep('api docs', '', [site, authored, claims, ...extracted], async () => {
    const found = await findEntries(site, extracted, deps);
    const layout = layOut(found.value, claims, site);
    const read = await readEntries(found.value, layout, site, deps);
    const docs = arrange(read.value, layout, { site, authored: new Set(authored), memo });
    return { value: docs, diagnostics: [...found.diagnostics, ...read.diagnostics] };
  });
}

/** All of them, and of all but those of that route no more than their names. */
export async function readApiDoc(route: string | null, site: Site, sources: ApiSources, deps: Deps): Promise<ApiDoc[]> {
  const { value: entries } = await findEntries(site, sources.extracted, deps);
  const layout = layOut(entries, pageClaims(sources.pages, site), site);
  const asked = entries.filter((entry) => layout.placeOf(entry).route === route);
  const { value: told } = await readEntries(asked, layout, site, deps);
  const docs = entries.map(
    (entry) => told.find((one) => one.entry === entry) ?? { entry, doc: untoldApiDoc(entry, layout.placeOf(entry)) },
  );
  const authored = new Set(sources.pages.map((page) => page.route));
  return arrange(docs, layout, { site, authored, memo: NO_MEMO });
}

async function findEntries(site: Site, extracted: readonly ExtractedPage[], deps: Deps): Promise<Outcome<ApiEntry[]>> {
  const found = await Promise.all(site.products.map((product) => findApiEntries(site, product, extracted, deps)));
  const once = await withoutDuplicates(found.flatMap(({ value }) => value));
  return {
    value: once.value,
    diagnostics: [...found.flatMap(({ diagnostics }) => diagnostics), ...once.diagnostics],
  };
}

/** The first of two entries for a route stays. */
async function withoutDuplicates(entries: readonly ApiEntry[]): Promise<Outcome<ApiEntry[]>> {
  const byRoute = new Map<string, ApiEntry>();
  const diagnostics: Diagnostic[] = [];
  for (const entry of entries) {
    const first = byRoute.get(entry.route);
    if (!first) {
      byRoute.set(entry.route, entry);
      continue;
    }
    const related = [{ message: `first defined for ${first.page.file}`, at: await first.at() }];
    diagnostics.push(report('api/duplicate-route', { route: entry.route }, await entry.at(), { related }));
  }
  return { value: [...byRoute.values()].sort((a, b) => (a.route < b.route ? -1 : 1)), diagnostics };
}

type SharedText = Pick<TextContext, 'base' | 'fragmentOptions' | 'sanitizeShared' | 'markdown' | 'moved'>;

/** An entry and the page that it became. */
export interface ReadEntry {
  readonly entry: ApiEntry;
  readonly doc: ReferenceApi;
}

async function readEntries(
  entries: readonly ApiEntry[],
  layout: ApiLayout,
  site: Site,
  deps: Deps,
): Promise<Outcome<ReadEntry[]>> {
  if (entries.length === 0) return { value: [], diagnostics: [] };
  const { memo = NO_MEMO } = deps;
  const shared = await memo.keep('api shared', '', [site, memo.same('moved', '', [...layout.moved])], () =>
    sharedText(site, layout.moved),
  );
  const outcomes: Outcome<ReadEntry | null>[] = [];
  for (let at = 0; at < entries.length; at += BATCH) {
    const some = entries.slice(at, at + BATCH);
    outcomes.push(...(await Promise.all(some.map((entry) => keepEntry(entry, layout, shared, deps)))));
  }
  return {
    value: outcomes.flatMap(({ value }) => (value ? [value] : [])),
    diagnostics: outcomes.flatMap(({ diagnostics }) => diagnostics),
  };
}

const CJK_LANGUAGES: readonly string[] = ['zh', 'ja', 'ko'];

/** `moved`: where pages are found that are no pages of their own. */
async function sharedText(site: Site, moved: ReadonlyMap<string, string>): Promise<SharedText> {
  const sanitizer = createSanitizer(site.markdown);
  const { attributes, ...schema } = sanitizer.schema;
  const fragmentOptions: FragmentOptions = {
    // The ids of an API page are made here: one text may stand in many rows, and an id only once.
    sanitizer: { ...sanitizer, schema: { ...schema, attributes: withoutId(attributes ?? {}) } },
    rewriteHref: (href) => (isRelative(href) ? href : finalHref(movedHref(href, '/', moved), '/', site.base)),
    isNofollow: (href) => isOnHost(href, site.links.nofollow),
  };
  return {
    base: site.base,
    fragmentOptions,
    sanitizeShared: createFragmentSanitizer(fragmentOptions),
    markdown: await loadMarkdown({ withCjk: site.languages.some((language) => CJK_LANGUAGES.includes(language)) }),
    moved,
  };
}

function withoutId<T>(attributes: Readonly<Record<string, T[] | undefined>>): Record<string, T[]> {
  return Object.fromEntries(
    Object.entries(attributes).map(([tag, names = []]) => [tag, names.filter((name) => name !== 'id')]),
  );
}

/** Hangs on the entry by its facts: where it is asked for is looked up when something is wrong, and then anew. */
async function keepEntry(
  entry: ApiEntry,
  layout: ApiLayout,
  shared: SharedText,
  deps: Deps,
): Promise<Outcome<ReadEntry | null>> {
  const { memo = NO_MEMO } = deps;
  const { page, descriptions, kind, isDerived, productKey, plan, extracted } = entry;
  const place = memo.same('api place', entry.route, layout.placeOf(entry));
  const facts = [page.absolute, descriptions?.absolute, kind, isDerived, productKey, plan, extracted, place];
  const isRight = ({ diagnostics }: Outcome<unknown>) => diagnostics.length === 0;
  const { value, diagnostics } = await memo.keep(
    'api page',
    entry.route,
    [shared, ...facts],
    () => readEntry(entry, place, shared, deps),
    isRight,
  );
  return { value: value && { entry, doc: value }, diagnostics };
}

async function readEntry(
  entry: ApiEntry,
  place: DocPlace,
  shared: SharedText,
  deps: Deps,
): Promise<Outcome<ReferenceApi | null>> {
  if (entry.extracted) return readExtracted(entry, entry.extracted, place, shared);
  const page = await readJson(entry.page, entry.at, deps);
  const described = entry.descriptions ? await readJson(entry.descriptions, entry.at, deps) : null;
  const diagnostics = [...page.diagnostics, ...(described?.diagnostics ?? [])];
  if (!page.value || (described && !described.value)) return { value: null, diagnostics };
  if (entry.isDerived && !isApiPage(page.value.data)) return { value: null, diagnostics };
  const places = createPlaces([
    { file: entry.page.file, source: page.value.source },
    ...(entry.descriptions && described?.value
      ? [{ file: entry.descriptions.file, source: described.value.source }]
      : []),
  ]);
  const sources = { page: page.value, described: described?.value ?? null };
  const doc = await toDoc(entry, sources, { place, texts: createTexts({ ...shared, route: place.route, places }) });
  return { value: doc.value, diagnostics: [...diagnostics, ...doc.diagnostics] };
}

/** What is said of it is said of its declaration: nobody wrote the JSON. */
async function readExtracted(
  entry: ApiEntry,
  extracted: ExtractedPage,
  place: DocPlace,
  shared: SharedText,
): Promise<Outcome<ReferenceApi | null>> {
  const source = extracted.text;
  const places = createTypePlaces(extracted);
  const texts = createTexts({ ...shared, route: place.route, places });
  const sources = { page: { source, data: JSON.parse(source) as unknown }, described: null };
  const doc = await toDoc(entry, sources, { place: { ...place, file: extracted.at.file }, texts });
  const isOfJson = ({ at }: Diagnostic) => at === undefined || at.file === entry.page.file;
  return {
    value: doc.value,
    diagnostics: doc.diagnostics.map((one) => (isOfJson(one) ? { ...one, at: extracted.at } : one)),
  };
}
