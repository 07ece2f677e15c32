// The compile job: markdown to the pieces of a page's body, with everything the plan has to know of the page.

import { giveWay } from '../lib/node/give-way.ts';
import { createSanitizer } from '../lib/safe-html.ts';
import { type Compile, createCompiler } from '../markdown/compile.ts';
import type { ApiDoc } from '../model/api.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { CompiledPage, PageSource } from '../model/page.ts';
import type { Site } from '../model/site.ts';
import { createContentRenderer, type RenderContent } from '../render/content.tsx';
import type { Templates } from '../render/template-props.ts';
import { frontMatterSchema } from '../schema/front-matter.ts';

export interface CompileJob {
  /** `tick` is called after each page. */
  pages(sources: readonly PageSource[], tick: () => void): Promise<Outcome<CompiledPage[]>>;
  /** The markdown inside API JSON. */
  apiTexts(docs: readonly ApiDoc[]): Promise<Outcome<ApiDoc[]>>;
}

export async function createCompileJob(site: Site, templates: Templates): Promise<Outcome<CompileJob>> {
  const { value: compile, diagnostics } = await createCompiler({ site, ...createSanitizer(site.markdown) });
  const renderContent = createContentRenderer(templates);
  const job: CompileJob = {
    pages: (sources, tick) => compilePages(sources, site, { compile, renderContent, tick }),
    apiTexts: (docs) => compileApiTexts(docs, site, { compile, renderContent }),
  };
  return { value: job, diagnostics };
}

interface Tools {
  readonly compile: Compile;
  readonly renderContent: RenderContent;
}

/** Pages of the default language first: the others take over the ids of their headings. */
async function compilePages(
  sources: readonly PageSource[],
  site: Site,
  { compile, renderContent, tick }: Tools & { readonly tick: () => void },
): Promise<Outcome<CompiledPage[]>> {
  const [first = 'en'] = site.languages;
  const headingIds = new Map<string, readonly string[]>();
  const byRoute = new Map<string, CompiledPage>();
  const diagnostics: Diagnostic[] = [];
  const inOrder = [
    ...sources.filter(({ language }) => language === first),
    ...sources.filter(({ language }) => language !== first),
  ];
  for (const [index, source] of inOrder.entries()) {
    const isFirst = source.language === first;
    const untranslated = isFirst ? source.route : source.route.slice(source.language.length + 1);
    const compiled = await compile(source, { headingIds: isFirst ? null : (headingIds.get(untranslated) ?? null) });
    const { page, tree, slots } = compiled.value;
    if (isFirst && site.languages.length > 1) headingIds.set(source.route, page.headingIds);
    byRoute.set(source.route, { ...page, body: renderContent(tree, slots) });
    diagnostics.push(...compiled.diagnostics);
    tick();
    await giveWay(index);
  }
  return { value: sources.flatMap(({ route }) => byRoute.get(route) ?? []), diagnostics };
}

async function compileApiTexts(docs: readonly ApiDoc[], site: Site, tools: Tools): Promise<Outcome<ApiDoc[]>> {
  const outcomes = await Promise.all(
    docs.map((doc) => (doc.markdown === '' ? { value: doc, diagnostics: [] } : compileApiText(doc, site, tools))),
  );
  return { value: outcomes.map(({ value }) => value), diagnostics: outcomes.flatMap(({ diagnostics }) => diagnostics) };
}

/** The text stands inside a JSON string: its lines and columns are not those of the file, which is all that is named. */
async function compileApiText(doc: ApiDoc, site: Site, { compile, renderContent }: Tools): Promise<Outcome<ApiDoc>> {
  const at = { file: doc.file };
  const { value, diagnostics } = await compile(fragmentSource(doc, site), { taken: doc.anchors });
  const { page, tree, slots } = value;
  return {
    value: {
      ...doc,
      description: { body: renderContent(tree, slots), toc: page.toc },
      toc: afterImport(doc.toc, page.toc),
      anchors: [...doc.anchors, ...page.anchors],
      links: [...doc.links, ...page.links.map((link) => ({ ...link, at }))],
    },
    diagnostics: diagnostics.map((diagnostic) => ({ ...diagnostic, at })),
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
