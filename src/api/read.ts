// API JSON of all products to API pages; a page whose JSON is wrong is left out and reported.

import { report } from '../diagnostics/report.ts';
import { NO_MEMO } from '../lib/memo.ts';
import { createSanitizer } from '../lib/safe-html.ts';
import { createFragmentSanitizer, type FragmentOptions } from '../lib/sanitize-fragment.ts';
import { isOnHost } from '../lib/url.ts';
import type { ApiDoc } from '../model/api.ts';
import type { Deps } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { Site } from '../model/site.ts';
import { toComponentApi } from './component.ts';
import { toInterfaceApi } from './interface.ts';
import { checkShape, type ParsedJson, readJson } from './json.ts';
import { finalHref, isRelative } from './links.ts';
import { createPlaces } from './places.ts';
import { type ApiEntry, findApiEntries } from './routes.ts';
import { componentSchema, componentTextsSchema, interfaceSchema, interfaceTextsSchema } from './schema.ts';
import { createTexts, type TextContext, type Texts } from './texts.ts';
import { untoldApiDoc } from './titles.ts';

/** Files that are read at a time: far below what a process may have open. */
const BATCH = 64;

/** Sorted by route. */
export async function readApiDocs(site: Site, deps: Deps): Promise<Outcome<ApiDoc[]>> {
  const found = await findEntries(site, deps);
  const read = await readEntries(found.value, site, deps);
  return { value: read.value, diagnostics: [...found.diagnostics, ...read.diagnostics] };
}

/** All of them, and of all but the one with that route no more than their names. */
export async function readApiDoc(route: string | null, site: Site, deps: Deps): Promise<ApiDoc[]> {
  const { value: entries } = await findEntries(site, deps);
  const asked = entries.filter((entry) => entry.route === route);
  const { value: told } = await readEntries(asked, site, deps);
  return entries.map((entry) => told.find((doc) => doc.route === entry.route) ?? untoldApiDoc(entry));
}

async function findEntries(site: Site, deps: Deps): Promise<Outcome<ApiEntry[]>> {
  const found = await Promise.all(site.products.map((product) => findApiEntries(site, product, deps)));
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
    const related = [{ message: `first claimed for ${first.page.file}`, at: await first.at() }];
    diagnostics.push(report('api/duplicate-route', { route: entry.route }, await entry.at(), { related }));
  }
  return { value: [...byRoute.values()].sort((a, b) => (a.route < b.route ? -1 : 1)), diagnostics };
}

type SharedText = Pick<TextContext, 'base' | 'fragmentOptions' | 'sanitizeShared'>;

async function readEntries(entries: readonly ApiEntry[], site: Site, deps: Deps): Promise<Outcome<ApiDoc[]>> {
  const { memo = NO_MEMO } = deps;
  const shared = memo.recall('api shared', '', [site], () => sharedText(site));
  const outcomes: Outcome<ApiDoc | null>[] = [];
  for (let at = 0; at < entries.length; at += BATCH) {
    const some = entries.slice(at, at + BATCH);
    outcomes.push(...(await Promise.all(some.map((entry) => keepEntry(entry, shared, deps)))));
  }
  return {
    value: outcomes.flatMap(({ value }) => (value ? [value] : [])),
    diagnostics: outcomes.flatMap(({ diagnostics }) => diagnostics),
  };
}

function sharedText(site: Site): SharedText {
  const sanitizer = createSanitizer(site.markdown);
  const { attributes, ...schema } = sanitizer.schema;
  const fragmentOptions: FragmentOptions = {
    // The ids of an API page are made here: one text may stand in many rows, and an id only once.
    sanitizer: { ...sanitizer, schema: { ...schema, attributes: withoutId(attributes ?? {}) } },
    rewriteHref: (href) => (isRelative(href) ? href : finalHref(href, '/', site.base)),
    isNofollow: (href) => isOnHost(href, site.links.nofollow),
  };
  return { base: site.base, fragmentOptions, sanitizeShared: createFragmentSanitizer(fragmentOptions) };
}

function withoutId<T>(attributes: Readonly<Record<string, T[] | undefined>>): Record<string, T[]> {
  return Object.fromEntries(
    Object.entries(attributes).map(([tag, names = []]) => [tag, names.filter((name) => name !== 'id')]),
  );
}

/** Hangs on the entry by its facts: where it is asked for is looked up when something is wrong, and then anew. */
function keepEntry(entry: ApiEntry, shared: SharedText, deps: Deps): Promise<Outcome<ApiDoc | null>> {
  const { memo = NO_MEMO } = deps;
  const { route, page, descriptions, kind, isDerived, productKey } = entry;
  const facts = [page.absolute, descriptions?.absolute, kind, isDerived, productKey];
  const isRight = ({ diagnostics }: Outcome<unknown>) => diagnostics.length === 0;
  return memo.keep('api page', route, [shared, ...facts], () => readEntry(entry, shared, deps), isRight);
}

async function readEntry(entry: ApiEntry, shared: SharedText, deps: Deps): Promise<Outcome<ApiDoc | null>> {
  const page = await readJson(entry.page, entry.at, deps);
  const described = entry.descriptions ? await readJson(entry.descriptions, entry.at, deps) : null;
  const diagnostics = [...page.diagnostics, ...(described?.diagnostics ?? [])];
  if (!page.value || (described && !described.value)) return { value: null, diagnostics };
  if (entry.isDerived && !isApiPage(page.value.data)) return { value: null, diagnostics };
  const doc = await toDoc(entry, { page: page.value, described: described?.value ?? null }, shared);
  return { value: doc.value, diagnostics: [...diagnostics, ...doc.diagnostics] };
}

/**
 * Folders of API pages also hold data that a demo imports: lists, and objects with a list as `properties`. Those are no
 * pages. Whatever else has a field of a page was meant to be one, and is told what is wrong with it.
 */
function isApiPage(data: unknown): boolean {
  if (!isRecord(data)) return false;
  if ('props' in data) return true;
  return 'properties' in data ? !Array.isArray(data.properties) : 'name' in data && typeof data.name !== 'string';
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface DocSources {
  readonly page: ParsedJson;
  readonly described: ParsedJson | null;
}

async function toDoc(entry: ApiEntry, sources: DocSources, shared: SharedText): Promise<Outcome<ApiDoc | null>> {
  const { route, productKey, page } = entry;
  const textFile = entry.descriptions?.file ?? page.file;
  const described = sources.described ?? { source: '{}', data: {} };
  const places = createPlaces([
    { file: page.file, source: sources.page.source },
    ...(entry.descriptions ? [{ file: textFile, source: described.source }] : []),
  ]);
  const texts = createTexts({ ...shared, route, places });
  const context = { place: { route, file: page.file, productKey }, texts };
  if (kindOf(entry, sources.page.data) === 'component') {
    const json = await checkShape(componentSchema, sources.page, page.file);
    const description = await checkShape(componentTextsSchema, described, textFile);
    return assemble(json, description, { texts, make: (facts, words) => toComponentApi(facts, words, context) });
  }
  const json = await checkShape(interfaceSchema, sources.page, page.file);
  const description = await checkShape(interfaceTextsSchema, described, textFile);
  return assemble(json, description, { texts, make: (facts, words) => toInterfaceApi(facts, words, context) });
}

function kindOf({ kind }: ApiEntry, data: unknown): 'component' | 'interface' {
  if (kind) return kind;
  return typeof data === 'object' && data !== null && 'properties' in data ? 'interface' : 'component';
}

interface Assembly<J, T> {
  readonly texts: Texts;
  readonly make: (facts: J, words: T) => ApiDoc;
}

function assemble<J, T>(
  facts: Outcome<J | null>,
  words: Outcome<T | null>,
  { texts, make }: Assembly<J, T>,
): Outcome<ApiDoc | null> {
  const doc = facts.value && words.value ? make(facts.value, words.value) : null;
  return { value: doc, diagnostics: [...facts.diagnostics, ...words.diagnostics, ...texts.diagnostics] };
}
