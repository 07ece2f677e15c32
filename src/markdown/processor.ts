// The unified pipeline of a site, put together once: parser, remark plugins, the dialect, rehype, the sanitiser, the walk.
import type { Root as HastRoot } from 'hast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { type Options as SanitizeSchema } from 'rehype-sanitize';
import remarkRehype from 'remark-rehype';
import { type PluggableList, unified } from 'unified';
import { VFile } from 'vfile';
import type { PageContext } from './context.ts';
import type { Parse } from './parser.ts';
import { hideFromDefinitionSearch, rootHandler } from './plugins/definitions.ts';
import { dialect } from './plugins/dialect.ts';
import { document } from './plugins/document.ts';
import { type GivenPlugin, guarded } from './plugins/guarded.ts';
import { leanHandlers } from './plugins/lean-handlers.ts';
import { limit } from './plugins/limit.ts';
import { pluginMessages } from './plugins/messages.ts';
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
  const { parse, schema } = options;
  const toHast = unified()
    .use(options.remarkPlugins.map(guarded) as PluggableList) // Checked to be functions by the config schema; unified has no narrower type.
    .use(dialect)
    .use(limit)
    .use(hideFromDefinitionSearch)
    .use(remarkRehype, {
      allowDangerousHtml: true,
      clobberPrefix: '',
      handlers: { root: rootHandler, ...(options.rehypePlugins.length === 0 && leanHandlers) },
    })
    .freeze();
  const clean = unified()
    .use(rehypeRaw)
    .use(unsafeLinks)
    .use(rehypeSanitize, slotsIn(schema, options.elements))
    .freeze();
  const finish = unified()
    .use(options.rehypePlugins.map(guarded) as PluggableList) // As above.
    .use(document)
    .freeze();
  return async (text, context) => {
    const file = new VFile({ value: text, path: context.file, data: { page: context } });
    // A list of plugins by config hides from the types what remark-rehype makes: a hast root.
    const raw = (await toHast.run(await parse(text), file)) as HastRoot;
    // Both steps walk the whole page again: without raw HTML there is nothing to parse, and nothing that markdown
    // cannot say. Addresses are checked in the last step in either case.
    const safe = context.hasRawHtml ? clean.runSync(raw, file) : raw;
    const finished = (await finish.run(safe, file)) as HastRoot; // As above.
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
