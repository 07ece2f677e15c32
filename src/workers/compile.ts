// The compile job: markdown to the pieces of a page's body, with everything the plan has to know of the page.

import { lineIndex } from '../diagnostics/locate.ts';
import { jsonStringOffset } from '../lib/json-string.ts';
import { giveWay } from '../lib/node/give-way.ts';
import { createSanitizer } from '../lib/safe-html.ts';
import { type Compile, createCompiler } from '../markdown/compile.ts';
import type { ApiDoc } from '../model/api.ts';
import type { Diagnostic, Location, Outcome } from '../model/outcome.ts';
import type { CompiledPage, Outline, PageSource } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import type { RenderGuard } from '../overrides/guard.ts';
import type { SiteTemplates } from '../overrides/load.ts';
import { createContentRenderer, type RenderContent } from '../render/content.tsx';
import { frontMatterSchema } from '../schema/front-matter.ts';

export interface CompileJob {
  /** `tick` is called after each page. */
  pages(sources: readonly PageSource[], tick: () => void): Promise<Outcome<CompiledPage[]>>;
  /** The markdown inside API JSON. */
  apiTexts(docs: readonly ApiDoc[]): Promise<Outcome<ApiDoc[]>>;
}

export async function createCompileJob(site: Site, { templates, guard }: SiteTemplates): Promise<Outcome<CompileJob>> {
  const { value: compile, diagnostics } = await createCompiler({ site, ...createSanitizer(site.markdown) });
  const tools: Tools = { compile, renderContent: createContentRenderer(templates), guard };
  const job: CompileJob = {
    pages: (sources, tick) => compilePages(sources, site, { ...tools, tick }),
    apiTexts: (docs) => compileApiTexts(docs, site, tools),
  };
  return { value: job, diagnostics };
}

interface Tools {
  readonly compile: Compile;
  readonly renderContent: RenderContent;
  readonly guard: RenderGuard;
}

/** Pages of the default language first: the others take over the ids of their headings. */
async function compilePages(
  sources: readonly PageSource[],
  site: Site,
  { compile, renderContent, guard, tick }: Tools & { readonly tick: () => void },
): Promise<Outcome<CompiledPage[]>> {
  const [first = 'en'] = site.languages;
  const originals = new Map<string, Outline>();
  const byRoute = new Map<string, CompiledPage>();
  const diagnostics: Diagnostic[] = [];
  const inOrder = [
    ...sources.filter(({ language }) => language === first),
    ...sources.filter(({ language }) => language !== first),
  ];
  for (const [index, source] of inOrder.entries()) {
    const isFirst = source.language === first;
    const untranslated = isFirst ? source.route : source.route.slice(source.language.length + 1);
    const compiled = await compile(source, { original: isFirst ? null : (originals.get(untranslated) ?? null) });
    const { page, tree, slots } = compiled.value;
    if (isFirst && site.languages.length > 1) originals.set(source.route, page);
    const body = guard.attempt(source.route, () => renderContent(tree, slots)) ?? [];
    byRoute.set(source.route, { ...page, body });
    diagnostics.push(...compiled.diagnostics);
    tick();
    await giveWay(index);
  }
  diagnostics.push(...guard.take());
  return { value: sources.flatMap(({ route }) => byRoute.get(route) ?? []), diagnostics };
}

async function compileApiTexts(docs: readonly ApiDoc[], site: Site, tools: Tools): Promise<Outcome<ApiDoc[]>> {
  const outcomes = await Promise.all(
    docs.map((doc) => (doc.markdown === '' ? { value: doc, diagnostics: [] } : compileApiText(doc, site, tools))),
  );
  const diagnostics = [...outcomes.flatMap((outcome) => outcome.diagnostics), ...tools.guard.take()];
  return { value: outcomes.map(({ value }) => value), diagnostics };
}

/** The text stands inside a JSON string: its lines and columns are not those of the file. */
async function compileApiText(
  doc: ApiDoc,
  site: Site,
  { compile, renderContent, guard }: Tools,
): Promise<Outcome<ApiDoc>> {
  const place = placesInJson(doc);
  const { value, diagnostics } = await compile(fragmentSource(doc, site), { taken: doc.anchors });
  const { page, tree, slots } = value;
  return {
    value: {
      ...doc,
      description: {
        body: guard.attempt(doc.route, () => renderContent(tree, slots)) ?? [],
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
