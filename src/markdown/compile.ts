// One page's markdown to hast, with everything the rest of the site has to know of it.
import type { Root } from 'hast';
import type { Options as SanitizeSchema } from 'rehype-sanitize';
import { type LineIndex, lineIndex, locate } from '../diagnostics/locate.ts';
import { report } from '../diagnostics/report.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { CompiledPage, PageSource } from '../model/page.ts';
import type { Product, Site } from '../model/site.ts';
import { apiSection } from './api-section.ts';
import type { PageContext, Slot } from './context.ts';
import { findComplexity } from './guard.ts';
import { hideMarkers, type Marked } from './markers.ts';
import { loadParser } from './parser.ts';
import { createProcessor } from './processor.ts';

/** A compiled page before its elements are rendered. */
export interface CompiledTree {
  readonly page: Omit<CompiledPage, 'body'>;
  readonly tree: Root;
  readonly slots: readonly Slot[];
}

export interface CompileOptions {
  readonly site: Site;
  readonly schema: SanitizeSchema;
  /** Elements the sanitiser knows, kept or removed. */
  readonly isHtmlElement: (name: string) => boolean;
}

export interface PageOptions {
  /** Ids of the headings of the same page in the default language. */
  readonly headingIds?: readonly string[] | null;
  /** Ids that the rest of the page has already. */
  readonly taken?: readonly string[];
}

export type Compile = (source: PageSource, options?: PageOptions) => Promise<Outcome<CompiledTree>>;

export async function createCompiler({ site, schema, isHtmlElement }: CompileOptions): Promise<Outcome<Compile>> {
  const parser = await loadParser(site.markdown.parser);
  const process = createProcessor({
    parse: parser.parse,
    schema,
    remarkPlugins: [...site.markdown.remarkPlugins, ...site.plugins.flatMap((plugin) => plugin.remark ?? [])],
    rehypePlugins: [...site.markdown.rehypePlugins, ...site.plugins.flatMap((plugin) => plugin.rehype ?? [])],
  });
  const products = new Map(site.products.map((product) => [product.id, product]));
  const compile: Compile = async (source, { headingIds = null, taken = [] } = {}) => {
    const product = products.get(source.productKey);
    if (!product) throw new Error(`No product ${source.productKey}.`);
    const complexity = findComplexity(source.text);
    const parts = { source, site, product, headingIds, taken, isHtmlElement };
    let context = newContext({
      ...parts,
      marked: complexity ? { text: '', markers: new Map() } : hideMarkers(source.text),
    });
    if (complexity)
      context.diagnostics.push(
        report(
          'markdown/too-complex',
          { reason: complexity.reason },
          locate(source.file, lineIndex(source.text), complexity.offset),
        ),
      );
    let tree = await process(context.masked, context);
    if (context.consumed.size < context.markers.size) {
      // A marker that stood inside another construct, say indented code, is text after all: parse again with it shown.
      const unread = new Set([...context.markers.keys()].filter((offset) => !context.consumed.has(offset)));
      context = newContext({ ...parts, marked: hideMarkers(source.text, unread) });
      tree = await process(context.masked, context);
    }
    return {
      value: { page: toPage(source, context), tree, slots: context.slots },
      diagnostics: source.primary ? context.diagnostics : [],
    };
  };
  return { value: compile, diagnostics: parser.fallback ? [report('markdown/no-native-parser', {})] : [] };
}

interface ContextParts {
  readonly source: PageSource;
  readonly site: Site;
  readonly product: Product;
  readonly marked: Marked;
  readonly headingIds: readonly string[] | null;
  readonly taken: readonly string[];
  readonly isHtmlElement: (name: string) => boolean;
}

function newContext({ source, site, product, marked, headingIds, isHtmlElement, taken }: ContextParts): PageContext {
  let lines: LineIndex | undefined;
  return {
    site,
    product,
    file: source.file,
    route: source.route,
    language: source.language,
    contentName: source.name,
    text: source.text,
    masked: marked.text,
    markers: marked.markers,
    lines: () => (lines ??= lineIndex(source.text)),
    headingIds,
    isHtmlElement,
    slots: [],
    demos: [],
    components: [],
    links: [],
    toc: [],
    anchors: [],
    headings: [],
    taken: new Map(taken.map((id) => [id, 1])),
    consumed: new Set(),
    diagnostics: [],
    hasRawHtml: false,
    hasDefinitions: false,
    heading: null,
    lead: null,
    apiSection: null,
  };
}

function toPage(source: PageSource, context: PageContext): Omit<CompiledPage, 'body'> {
  const { frontMatter } = source;
  const title = (frontMatter.title ?? context.heading ?? '').replaceAll('`', '').trim();
  const description = (frontMatter.description ?? context.lead ?? '').replaceAll('`', '').trim();
  context.diagnostics.push(...checkTexts(title, description, source, context.site));
  const section = apiSection(
    { components: frontMatter.components, hooks: frontMatter.hooks, productId: frontMatter.productId },
    context.site,
    context.taken,
    { file: source.file, line: 1, column: 1 },
  );
  if (section) {
    context.toc.push({ id: section.id, text: 'API', depth: 2 });
    context.anchors.push(section.id);
  }
  return {
    route: source.route,
    file: source.file,
    name: source.name,
    productKey: source.productKey,
    language: source.language,
    primary: source.primary,
    frontMatter,
    title,
    description,
    hasHeading: context.heading !== null,
    hasLead: context.lead !== null,
    toc: context.toc,
    headingIds: context.headings,
    anchors: [
      ...context.anchors,
      ...context.demos.flatMap((demo) => (demo.anchorId === null ? [] : demoAnchors(demo.anchorId))),
    ],
    links: context.links,
    demos: context.demos,
    components: context.components,
    apiSection: section,
  };
}

/** A demo can be linked to by its name, and by the file of either language, which opens its source. */
function demoAnchors(id: string): string[] {
  return [id, `${id}.js`, `${id}.tsx`];
}

function checkTexts(title: string, description: string, source: PageSource, site: Site): Diagnostic[] {
  const at = { file: source.file, line: 1, column: 1 };
  const { titleLimit, descriptionLimit, missingTitle, missingDescription } = site.markdown;
  const found: Diagnostic[] = [];
  if (title === '' && missingTitle !== 'off')
    found.push(report('markdown/missing-title', {}, at, { severity: missingTitle }));
  if (title.length > titleLimit)
    found.push(report('markdown/long-title', { length: title.length, limit: titleLimit }, at));
  if (description === '' && missingDescription !== 'off')
    found.push(report('markdown/missing-description', {}, at, { severity: missingDescription }));
  if (description.length > descriptionLimit)
    found.push(report('markdown/long-description', { length: description.length, limit: descriptionLimit }, at));
  return found;
}
