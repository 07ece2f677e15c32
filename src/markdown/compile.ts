// One page's markdown to hast, with everything the rest of the site has to know of it.
import type { Root } from 'hast';
import type { Options as SanitizeSchema } from 'rehype-sanitize';
import { type LineIndex, lineIndex, locate } from '../diagnostics/locate.ts';
import { report } from '../diagnostics/report.ts';
import { findComplexity } from '../lib/complexity.ts';
import { findForbidden, withoutForbidden } from '../lib/forbidden-characters.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { CompiledPage, Outline, PageSource } from '../model/page.ts';
import type { Product, Site } from '../model/site.ts';
import type { Slot } from '../model/slot.ts';
import type { PageContext } from './context.ts';
import { mayHoldMark } from './inline-marks.ts';
import { mayLeaveText } from './left-as-text.ts';
import { hideMarkers, type Marked } from './markers.ts';
import { moveToOrigins } from './origin.ts';
import { toPage } from './page.ts';
import { loadParser } from './parser.ts';
import { type GivenPlugin, PluginFailure } from './plugins/guarded.ts';
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
  /** Elements the sanitiser keeps. */
  readonly isKept: (name: string) => boolean;
}

export interface PageOptions {
  /** The same page in the default language. */
  readonly original?: Outline | null;
  /** Ids that the rest of the page has already. */
  readonly taken?: readonly string[];
}

export type Compile = (source: PageSource, options?: PageOptions) => Promise<Outcome<CompiledTree>>;

export async function createCompiler({
  site,
  schema,
  isHtmlElement,
  isKept,
}: CompileOptions): Promise<Outcome<Compile>> {
  const parser = await loadParser(site.markdown.parser, {
    math: site.plugins.some(({ syntax }) => syntax?.includes('math')),
  });
  const process = createProcessor({
    parse: parser.parse,
    schema,
    remarkPlugins: givenPlugins(site, 'remark'),
    rehypePlugins: givenPlugins(site, 'rehype'),
    elements: site.plugins.flatMap(({ elements }) => Object.keys(elements ?? {})),
  });
  const products = new Map(site.products.map((product) => [product.id, product]));
  const compile: Compile = async (source, { original = null, taken = [] } = {}) => {
    const product = products.get(source.productKey);
    if (!product) throw new Error(`No product ${source.productKey}.`);
    const { text: written } = source; // Fetched from a store each time.
    const forbidden = findForbidden(written);
    const text = forbidden ? withoutForbidden(written) : written;
    const complexity = findComplexity(text);
    const parts = { source, text, site, product, original, taken, isHtmlElement, isKept };
    const start = (marked: Marked) => {
      const started = newContext({ marked, ...parts });
      if (forbidden) {
        const at = locate(source.file, lineIndex(text), forbidden.offset, 1);
        started.diagnostics.push(report('markdown/forbidden-character', { name: forbidden.name }, at));
      }
      return started;
    };
    let context = start(complexity ? NO_TEXT : hideMarkers(text));
    if (complexity)
      context.diagnostics.push(
        report(TOO_COMPLEX, { reason: complexity.reason }, locate(source.file, lineIndex(text), complexity.offset)),
      );
    try {
      let tree = await process(context.masked, context);
      if (refusalOf(context) === undefined && context.consumed.size < context.markers.size) {
        // A marker that stood inside another construct, say indented code, is text after all: parse again with it shown.
        const unread = new Set([...context.markers.keys()].filter((offset) => !context.consumed.has(offset)));
        context = start(hideMarkers(text, unread));
        tree = await process(context.masked, context);
      }
      const refusal = complexity ? undefined : refusalOf(context);
      if (refusal) {
        // Nothing else is said of a text that is not shown.
        context = start(NO_TEXT);
        context.diagnostics.push(refusal);
        tree = await process(context.masked, context);
        return finish(tree, source, context, { isWhole: false });
      }
      return finish(tree, source, context, { isWhole: complexity === null });
    } catch (error) {
      if (!(error instanceof PluginFailure)) throw error;
      context.diagnostics.push(
        report('markdown/plugin-failed', { plugin: error.plugin, problem: error.message }, { file: source.file }),
      );
      return finish({ type: 'root', children: [] }, source, context, { isWhole: false });
    }
  };
  return { value: compile, diagnostics: parser.fallback ? [report('markdown/no-native-parser', {})] : [] };
}

const TOO_COMPLEX = 'markdown/too-complex';
const NO_TEXT: Marked = { text: '', markers: new Map() };

/** Of a text that only a parser sees to be too much. */
function refusalOf({ diagnostics }: PageContext): Diagnostic | undefined {
  return diagnostics.find(({ code }) => code === TOO_COMPLEX);
}

/** Those of the config first, then those that its own plugins bring. */
function givenPlugins(site: Site, slot: 'remark' | 'rehype'): GivenPlugin[] {
  const direct = site.markdown[`${slot}Plugins`].map((plugin) => ({ plugin, owner: null, slot }));
  const brought = site.plugins.flatMap((owner) =>
    (owner[slot] ?? []).map((plugin) => ({ plugin, owner: owner.name, slot })),
  );
  return [...direct, ...brought];
}

/** A page that is not `whole` may lack its heading and first paragraph for another reason, which was told. */
function finish(
  tree: Root,
  source: PageSource,
  context: PageContext,
  { isWhole }: { readonly isWhole: boolean },
): Outcome<CompiledTree> {
  moveToOrigins(context);
  const page = toPage(source, context, isWhole && (source.origin?.isWhole ?? true));
  return {
    value: { page, tree, slots: context.slots },
    diagnostics: source.primary ? context.diagnostics : [],
  };
}

interface ContextParts {
  readonly source: PageSource;
  readonly text: string;
  readonly site: Site;
  readonly product: Product;
  readonly marked: Marked;
  readonly original: Outline | null;
  readonly taken: readonly string[];
  readonly isHtmlElement: (name: string) => boolean;
  readonly isKept: (name: string) => boolean;
}

/** Ids that the page around the text has: `## Main content` is `main-content-2`. */
const SHELL_IDS = ['main-content'];

function newContext({
  source,
  text,
  site,
  product,
  marked,
  original,
  isHtmlElement,
  isKept,
  taken,
}: ContextParts): PageContext {
  let lines: LineIndex | undefined;
  return {
    site,
    product,
    file: source.file,
    route: source.route,
    language: source.language,
    contentName: source.name,
    origin: source.origin ?? null,
    text,
    masked: marked.text,
    markers: marked.markers,
    markerOffsets: [...marked.markers.keys()],
    lines: () => (lines ??= lineIndex(text)),
    original,
    isHtmlElement,
    isKept,
    slots: [],
    demos: [],
    components: [],
    fences: [],
    links: [],
    assets: [],
    pictures: new Map(),
    zoomable: new Map(),
    toc: [],
    anchors: [],
    headings: [],
    headingLevels: [],
    taken: new Map([...SHELL_IDS, ...taken].map((id) => [id, 1])),
    consumed: new Set(),
    diagnostics: [],
    hasRawHtml: false,
    images: 0,
    mayMissFootnote: marked.text.includes('[^'),
    mayLeaveText: mayLeaveText(marked.text),
    mayHoldMark: mayHoldMark(marked.text),
    hasDefinitions: false,
    heading: null,
    lead: null,
    headingAt: null,
    leadAt: null,
    apiSection: null,
  };
}
