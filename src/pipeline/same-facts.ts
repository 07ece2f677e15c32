// Whether an edit of a page's file leaves all as it is that others know of the page: then its text alone is another.
import { readFrontMatter } from '../content/front-matter.ts';
import { hasError } from '../diagnostics/has-error.ts';
import { mayInclude } from '../includes/expand.ts';
import { maySufferFromEncoding } from '../lib/encoding.ts';
import type { CompiledPage, PageSource } from '../model/page.ts';
import type { BuildPlan } from '../model/route.ts';
import type { Site } from '../model/site.ts';
import type { CompiledFacts } from '../model/snapshot.ts';

/** Nothing else is made of the text of a page: no translation, nothing of a plugin. */
export function hasLonePages({ languages, plugins }: Pick<Site, 'languages' | 'plugins'>): boolean {
  return languages.length === 1 && plugins.every(({ pages }) => pages === undefined);
}

/** Files that one page is made of, and no other: relative to the root. */
export function filesOfOnePage(routes: BuildPlan['routes']): ReadonlySet<string> {
  const known = new Set<string>();
  const shared = new Set<string>();
  for (const route of routes) {
    if (route.kind !== 'doc') continue;
    for (const file of route.page.inputs) (known.has(file) ? shared : known).add(file);
  }
  return new Set([...known].filter((file) => !shared.has(file)));
}

/** The source of a page whose file holds another text; null: more than the text below its front matter is another. */
export function readEdited(source: Omit<PageSource, 'text' | 'frontMatter'>, text: string): PageSource | null {
  if (maySufferFromEncoding(text) || source.origin !== undefined) return null;
  const { value: head, diagnostics } = readFrontMatter(source.file, text.replace(/^\uFEFF/, ''));
  const edited: PageSource = { ...source, frontMatter: head.frontMatter, text: head.text };
  return head.head !== source.head || hasError(diagnostics) || mayInclude(edited) ? null : edited;
}

/** Of what the rest of the site takes from a page, and the page from the rest: all but its words and where they stand. */
export function hasSameFacts(one: Facts, other: Facts): boolean {
  return factsOf(one) === factsOf(other);
}

type Facts = CompiledFacts & Partial<Pick<CompiledPage, 'body' | 'frontMatter'>>;

/** Front matter is the same letter for letter. */
function factsOf({ body: _, frontMatter: __, toc: ___, fences: ____, ...facts }: Facts): string {
  return JSON.stringify(facts, (key, value: unknown) => (key === 'at' ? undefined : value));
}

/** The list of contents, which components of a project are told too. */
export function hasSameContents({ toc: one }: Pick<Facts, 'toc'>, { toc: other }: Pick<Facts, 'toc'>): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
