// What the rest of the site has to know of a page: from its front matter, and from what the walk over it found.
import { lineIndex, locate } from '../diagnostics/locate.ts';
import { report } from '../diagnostics/report.ts';
import type { Diagnostic, Location } from '../model/outcome.ts';
import type { CompiledPage, DemoDirective, LinkRef, PageSource } from '../model/page.ts';
import { apiSection } from './api-section.ts';
import type { PageContext } from './context.ts';
import { readLink } from './links.ts';
import { assetRef } from './media.ts';
import { isReserved, unique, unreserved } from './slug.ts';

/** `isWhole`: the text was read to its end, so that what is missing is missing. */
export function toPage(source: PageSource, context: PageContext, isWhole = true): Omit<CompiledPage, 'body'> {
  const { frontMatter } = source;
  const title = (frontMatter.title ?? context.heading ?? '').replaceAll('`', '').trim();
  const description = (frontMatter.description ?? context.lead ?? '').replaceAll('`', '').trim();
  const texts = checkTexts(title, description, source, context);
  context.diagnostics.push(...texts.filter(({ code }) => isWhole || !code.startsWith('markdown/missing-')));
  const section = apiSection(
    { components: frontMatter.components, hooks: frontMatter.hooks, productId: frontMatter.productId },
    {
      site: context.site,
      product: context.product,
      taken: context.taken,
      placeOf: (name, field) => placeInHead(source, name, field),
    },
  );
  if (section) {
    context.toc.push({ id: section.id, text: 'API', depth: 2 });
    context.anchors.push(section.id);
  }
  const demos = demosWithOwnIds(context);
  return {
    title,
    description,
    hasHeading: context.heading !== null,
    hasLead: context.lead !== null,
    toc: context.toc,
    headingIds: context.headings,
    headingLevels: context.headingLevels,
    anchors: [
      ...context.anchors,
      ...demos.flatMap((demo) => (demo.anchorId === null ? [] : demoAnchors(demo.anchorId))),
    ],
    links: context.links,
    headLinks: headLinks(source, context),
    image: previewImage(source, context),
    assets: context.assets,
    demos,
    components: context.components,
    fences: context.fences,
    apiSection: section,
    ...ofSource(source),
  };
}

/** What a page takes over from its source as it is. */
export function ofSource(source: PageSource) {
  const { route, file, name, productKey, language, primary, frontMatter } = source;
  const inputs = source.origin?.inputs ?? [file];
  return { route, file, name, productKey, language, primary, inputs, frontMatter } satisfies Partial<CompiledPage>;
}

/** Headings are linked to more often: a demo of the same name leaves the id to them. */
function demosWithOwnIds(context: PageContext): DemoDirective[] {
  return context.demos.map((demo) => {
    if (demo.anchorId === null) return demo;
    if (isReserved(demo.anchorId)) {
      const free = unique(unreserved(demo.anchorId), context.taken);
      context.diagnostics.push(report('markdown/reserved-id', { id: demo.anchorId, free }, demo.at));
      return { ...demo, anchorId: free };
    }
    if (!context.taken.has(demo.anchorId)) return demo;
    context.diagnostics.push(report('markdown/duplicate-id', { id: demo.anchorId }, demo.at));
    return { ...demo, anchorId: null };
  });
}

/** A demo can be linked to by its name, and by the file of either language, which opens its source. */
function demoAnchors(id: string): string[] {
  return [id, `${id}.js`, `${id}.tsx`];
}

function checkTexts(title: string, description: string, source: PageSource, context: PageContext): Diagnostic[] {
  const { site } = context;
  const { frontMatter } = source;
  const inHead = (field: string) => placeInHead(source, field);
  const { titleLimit, descriptionLimit, missingTitle, missingDescription } = site.markdown;
  const titleAt = () => (frontMatter.title === undefined ? context.headingAt : null) ?? inHead('title:');
  const descriptionAt = () => (frontMatter.description === undefined ? context.leadAt : null) ?? inHead('description:');
  const isUnread = (field: string) => source.unread === 'all' || source.unread?.includes(field) === true;
  const found: Diagnostic[] = [];
  if (title === '' && missingTitle !== 'off' && !isUnread('title'))
    found.push(
      report('markdown/missing-title', {}, { file: source.file, line: 1, column: 1 }, { severity: missingTitle }),
    );
  if (title.length > titleLimit)
    found.push(report('markdown/long-title', { length: title.length, limit: titleLimit }, titleAt()));
  if (description === '' && missingDescription !== 'off' && !isUnread('description'))
    found.push(
      report(
        'markdown/missing-description',
        {},
        { file: source.file, line: 1, column: 1 },
        { severity: missingDescription },
      ),
    );
  if (description.length > descriptionLimit)
    found.push(
      report('markdown/long-description', { length: description.length, limit: descriptionLimit }, descriptionAt()),
    );
  return found;
}

/** A picture of another site has no index. */
function previewImage(source: PageSource, context: PageContext): number | null {
  const { image } = source.frontMatter;
  const ref =
    image === undefined ? null : assetRef(image, placeInHead(source, image, 'image'), { ...context, origin: null });
  return ref === null ? null : context.assets.push(ref) - 1;
}

/** Hero and cards link like text does. */
function headLinks(source: PageSource, context: PageContext): LinkRef[] {
  const { frontMatter } = source;
  const hrefs = [...(frontMatter.hero?.actions ?? []), ...frontMatter.cards].flatMap(({ href }) => href ?? []);
  return hrefs.flatMap((href) => {
    const read = readLink(href, placeInHead(source, href), context);
    context.diagnostics.push(...read.diagnostics);
    return read.ref ?? [];
  });
}

/** Where a word stands in the front matter, from its `field` on; the first line of the file when it is not written there. */
function placeInHead({ file, head }: Pick<PageSource, 'file' | 'head'>, word: string, field?: string): Location {
  const start = field === undefined ? 0 : Math.max(0, head.search(new RegExp(`^["']?${field}["']?[ \\t]*:`, 'm')));
  const offset = wordAt(head, word, start);
  return offset === -1 ? { file, line: 1, column: 1 } : locate(file, lineIndex(head), offset, word.length);
}

/** Offset of a whole word: `Tab` is not found in `Table`. */
function wordAt(text: string, word: string, start: number): number {
  let at = text.indexOf(word, start);
  while (at !== -1 && /^[\w-]|[\w-]$/.test(neighbours(text, at, word.length))) at = text.indexOf(word, at + 1);
  return at;
}

function neighbours(text: string, at: number, length: number): string {
  return (text[at - 1] ?? ' ') + (text[at + length] ?? ' ');
}
