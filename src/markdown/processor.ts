// The steps of a page's text, put together once: parser, remark plugins, the dialect, rehype, the sanitiser, the walk.
// Plugins of the site run in unified; our own are called as they are, as unified waits between any two.
import type { Root as HastRoot } from 'hast';
import type { Root as MdastRoot } from 'mdast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { type Options as SanitizeSchema } from 'rehype-sanitize';
import remarkRehype, { type Options as RehypeOptions } from 'remark-rehype';
import { type PluggableList, unified } from 'unified';
import { VFile } from 'vfile';
import type { PageContext } from './context.ts';
import type { Parse } from './parser.ts';
import { characterReferences } from './plugins/character-references.ts';
import { hideFromDefinitionSearch, rootHandler } from './plugins/definitions.ts';
import { dialect } from './plugins/dialect.ts';
import { document } from './plugins/document.ts';
import { type GivenPlugin, guarded } from './plugins/guarded.ts';
import { leanHandlers, leanRoot } from './plugins/lean-handlers.ts';
import { limit } from './plugins/limit.ts';
import { createItemHandler } from './plugins/list-items.ts';
import { pluginMessages } from './plugins/messages.ts';
import { replaceRawParts } from './plugins/raw-parts.ts';
import { tableRow } from './plugins/table-rows.ts';
import { unsafeLinks } from './plugins/unsafe-links.ts';

export interface ProcessorOptions {
  readonly parse: Parse;
  readonly schema: SanitizeSchema;
  readonly remarkPlugins: readonly GivenPlugin[];
  readonly rehypePlugins: readonly GivenPlugin[];
  /** Custom elements of plugins, which put them in before the sanitiser runs. */
  readonly elements: readonly string[];
}

/** Turns a page's text into hast and fills its context. */
export type Process = (text: string, context: PageContext) => Promise<HastRoot>;

export function createProcessor(options: ProcessorOptions): Process {
  const { parse, schema, remarkPlugins, rehypePlugins } = options;
  // Checked to be functions by the config schema; unified has no narrower type.
  const remark = unified()
    .use(remarkPlugins.map(guarded) as PluggableList)
    .freeze();
  const rehype = unified()
    .use(rehypePlugins.map(guarded) as PluggableList)
    .freeze();
  const isLean = rehypePlugins.length === 0;
  const listItem = createItemHandler();
  const handlers = { listItem, tableRow, root: rootHandler, ...(isLean && { ...leanHandlers, root: leanRoot }) };
  const toHast = remarkRehype({
    allowDangerousHtml: true,
    clobberPrefix: '',
    // By its types, no handler gives a root, as its own for roots does.
    handlers: handlers as RehypeOptions['handlers'],
  });
  const clean = unified()
    .use(rehypeRaw)
    .use(unsafeLinks)
    .use(rehypeSanitize, slotsIn(schema, options.elements))
    .freeze();
  return async (text, context) => {
    const file = new VFile({ value: text, path: context.file, data: { page: context } });
    let page = await parse(text);
    // Lists of plugins by config hide from the types what they give: the root that they were given, or another one.
    if (remarkPlugins.length > 0) page = (await remark.run(page, file)) as MdastRoot;
    limit(page, dialect(page, context), context);
    const raw = toHast(hideFromDefinitionSearch(page, context), file);
    // Without raw HTML there is nothing to parse, and nothing that markdown cannot say. Addresses are checked in the last
    // step in either case.
    let finished = context.hasRawHtml ? replaceRawParts(raw, (part) => clean.runSync(part, file)) : raw;
    if (!isLean) finished = (await rehype.run(finished, file)) as HastRoot; // As above.
    if (text.includes('&#')) characterReferences(finished, context);
    document(finished, context);
    if (file.messages.length > 0) context.diagnostics.push(...pluginMessages(file.messages, context.file));
    return finished;
  };
}

/** Elements of plugins pass with their data; an author's own tag of that name is text. Our own placeholders pass the sanitiser; their names hold a NUL, which no author's HTML can. */
function slotsIn(schema: SanitizeSchema, elements: readonly string[]): SanitizeSchema {
  return {
    ...schema,
    tagNames: [...(schema.tagNames ?? []), 'dg-slot', ...elements],
    attributes: {
      ...schema.attributes,
      ...Object.fromEntries(elements.map((name) => [name, ['data*']])),
      'dg-slot': [['dataSlot', /^\0\d+$/]],
    },
  };
}
