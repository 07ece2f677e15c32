// The compile job: markdown to the pieces of a page's body, with everything the plan has to know of the page.

import { lineIndex } from '../diagnostics/locate.ts';
import { cutParts, heldBody } from '../lib/content-parts.ts';
import { jsonStringOffset } from '../lib/json-string.ts';
import { NO_MEMO } from '../lib/memo.ts';
import { giveWay } from '../lib/node/give-way.ts';
import type { TextStore } from '../lib/node/text-store.ts';
import { createSanitizer } from '../lib/safe-html.ts';
import { type Compile, createCompiler } from '../markdown/compile.ts';
import type { ApiDoc } from '../model/api.ts';
import type { Deps } from '../model/deps.ts';
import type { Memo } from '../model/memo.ts';
import type { Diagnostic, Location, Outcome } from '../model/outcome.ts';
import type { CompiledPage, Outline, PageBody, PageSource } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import type { RenderGuard } from '../overrides/guard.ts';
import type { SiteTemplates } from '../overrides/load.ts';
import { createContentRenderer, type RenderContent } from '../render/content.tsx';
import { frontMatterSchema } from '../schema/front-matter.ts';
import { createPageCache, type PageCache } from './page-cache.ts';

export interface BetweenPages {
  /** Called after each page. */
  readonly tick: () => void;
  /** Awaited before each page that is compiled, with the number of those before it. */
  readonly giveWay?: ((index: number) => Promise<void>) | undefined;
}

export interface CompileJob {
  pages(sources: readonly PageSource[], between: BetweenPages): Promise<Outcome<CompiledPage[]>>;
  /** The markdown inside API JSON. */
  apiTexts(docs: readonly ApiDoc[]): Promise<Outcome<ApiDoc[]>>;
}

export async function createCompileJob(
  site: Site,
  { templates, guard }: SiteTemplates,
  { memo = NO_MEMO, texts, pack }: Pick<Deps, 'memo' | 'texts' | 'pack'> = {},
): Promise<Outcome<CompileJob>> {
  const { value: compile, diagnostics } = await createCompiler({ site, ...createSanitizer(site.markdown) });
  const tools: Tools = {
    ...{ compile, guard, memo },
    renderContent: createContentRenderer(templates),
    keepBody: bodyKeeper(texts),
    cache: pack ? createPageCache(pack, site) : null,
  };
  const job: CompileJob = {
    pages: (sources, between) => compilePages(sources, site, { ...tools, ...between }),
    apiTexts: (docs) => compileApiTexts(docs, site, tools),
  };
  return { value: job, diagnostics };
}

function bodyKeeper(texts: TextStore | undefined): (marked: string) => PageBody {
  if (texts === undefined) return heldBody;
  return (marked) => {
    const place = texts.put(marked);
    return { parts: () => cutParts(texts.get(place)) };
  };
}

interface Tools {
  readonly compile: Compile;
  readonly renderContent: RenderContent;
  readonly keepBody: (marked: string) => PageBody;
  readonly guard: RenderGuard;
  readonly memo: Memo;
  /** Of earlier builds. */
  readonly cache: PageCache | null;
}

/** Pages of the default language first: the others take over the ids of their headings. */
async function compilePages(
  sources: readonly PageSource[],
  site: Site,
  { tick, giveWay: rest = giveWay, ...tools }: Tools & BetweenPages,
): Promise<Outcome<CompiledPage[]>> {
  const [first = 'en'] = site.languages;
  const originals = new Map<string, Outline>();
  const byRoute = new Map<string, CompiledPage>();
  const diagnostics: Diagnostic[] = [];
  const inOrder = [
    ...sources.filter(({ language }) => language === first),
    ...sources.filter(({ language }) => language !== first),
  ];
  let compiledNow = 0;
  let cacheHits = 0;
  for (const source of inOrder) {
    const isFirst = source.language === first;
    const untranslated = isFirst ? source.route : source.route.slice(source.language.length + 1);
    const original = isFirst ? null : (originals.get(untranslated) ?? null);
    const compiled = await tools.memo.keep(
      'page',
      source.route,
      [tools.compile, source, original],
      async () => {
        const kept = tools.cache?.load(source, original);
        if (kept) {
          cacheHits++;
          return { ...kept, isRendered: true };
        }
        await rest(compiledNow++);
        return compilePage(source, original, tools);
      },
      ({ isRendered }) => isRendered,
    );
    const page = compiled.value;
    if (isFirst && site.languages.length > 1) originals.set(source.route, page);
    byRoute.set(source.route, page);
    diagnostics.push(...compiled.diagnostics);
    tick();
  }
  diagnostics.push(...tools.guard.take());
  const value = sources.flatMap(({ route }) => byRoute.get(route) ?? []);
  return { value, diagnostics, ...(tools.cache && { work: { items: value.length, cacheHits } }) };
}

/** `isRendered`: no template of the project threw. */
async function compilePage(
  source: PageSource,
  original: Outline | null,
  { compile, renderContent, keepBody, guard, memo, cache }: Tools,
): Promise<Outcome<CompiledPage> & { readonly isRendered: boolean }> {
  const { value, diagnostics } = await compile(source, { original });
  const { page, tree, slots } = value;
  const body = guard.attempt(source.route, () => renderContent(tree, slots));
  const anchors = memo.same('anchors', source.route, page.anchors); // Links of all pages hang on them.
  const compiled = { value: { ...page, anchors, body: keepBody(body ?? '') }, diagnostics };
  if (body !== null) cache?.save(source, original, compiled, body);
  return { ...compiled, isRendered: body !== null };
}

async function compileApiTexts(docs: readonly ApiDoc[], site: Site, tools: Tools): Promise<Outcome<ApiDoc[]>> {
  const outcomes = await Promise.all(
    docs.map((doc) =>
      doc.markdown === ''
        ? { value: doc, diagnostics: [] }
        : tools.memo.keep(
            'api text',
            doc.route,
            [tools.compile, doc],
            () => compileApiText(doc, site, tools),
            ({ isRendered }) => isRendered,
          ),
    ),
  );
  const diagnostics = [...outcomes.flatMap((outcome) => outcome.diagnostics), ...tools.guard.take()];
  return { value: outcomes.map(({ value }) => value), diagnostics };
}

/** The text stands inside a JSON string: its lines and columns are not those of the file. */
async function compileApiText(
  doc: ApiDoc,
  site: Site,
  { compile, renderContent, keepBody, guard }: Tools,
): Promise<Outcome<ApiDoc> & { readonly isRendered: boolean }> {
  const place = placesInJson(doc);
  const { value, diagnostics } = await compile(fragmentSource(doc, site), { taken: doc.anchors });
  const { page, tree, slots } = value;
  const body = guard.attempt(doc.route, () => renderContent(tree, slots));
  return {
    isRendered: body !== null,
    value: {
      ...doc,
      description: {
        body: keepBody(body ?? ''),
        toc: page.toc,
        assets: page.assets.map((asset) => ({ ...asset, at: place(asset.at) })),
        firstLink: doc.links.length,
      },
      toc: afterImport(doc.toc, page.toc),
      anchors: [...doc.anchors, ...page.anchors],
      links: [...doc.links, ...page.links.map((link) => ({ ...link, at: place(link.at) }))],
    },
    diagnostics: diagnostics.map((diagnostic) => ({ ...diagnostic, at: place(diagnostic.at) })),
  };
}

/** From a place in the text to the place in the JSON, where a text of any length is one line. */
function placesInJson({ file, markdown, markdownAt }: ApiDoc): (at: Location | undefined) => Location {
  const { starts } = lineIndex(markdown);
  return (at) => {
    if (!markdownAt) return { file };
    const { at: string, literal } = markdownAt;
    if (literal === null) return string;
    const start = starts[(at?.line ?? 0) - 1];
    if (start === undefined) return string;
    const offset = start + (at?.column ?? 1) - 1;
    const from = jsonStringOffset(literal, offset);
    const length = jsonStringOffset(literal, offset + (at?.length ?? 1)) - from;
    return { ...string, column: (string.column ?? 1) + from, length };
  };
}

/** Title and description are the API page's own, so that nothing is said of theirs. */
function fragmentSource(doc: ApiDoc, site: Site): PageSource {
  return {
    route: doc.route,
    file: doc.file,
    absolute: '',
    name: '',
    productKey: doc.productKey,
    language: site.languages[0] ?? 'en',
    frontMatter: frontMatterSchema.parse({ title: 'API', description: 'API.' }),
    head: '',
    text: doc.markdown,
    primary: true,
  };
}

/** Headings of the description stand between the import and the props. */
function afterImport(toc: ApiDoc['toc'], own: ApiDoc['toc']): ApiDoc['toc'] {
  const at = toc.findIndex(({ id }) => id === 'import') + 1;
  return [...toc.slice(0, at), ...own, ...toc.slice(at)];
}
