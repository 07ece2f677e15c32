// Sets drafts aside, which are not built, and lets translations be what their originals are: drafts, or unlisted.
import type { PageSource } from '../model/page.ts';
import type { Site } from '../model/site.ts';

export interface VisiblePages {
  readonly pages: readonly PageSource[];
  /** Pages that are not built: links to them are told as such. */
  readonly drafts: readonly PageSource[];
}

/** `drafts`: they are built like all others. */
export function setDraftsAside(site: Site, all: readonly PageSource[], { drafts }: { drafts: boolean }): VisiblePages {
  if (!all.some(({ frontMatter }) => frontMatter.draft || frontMatter.unlisted)) return { pages: all, drafts: [] };
  const originals = new Map(all.map((page) => [page.route, page]));
  const marked = all.map((page) => withMarksOf(originalOf(page, originals, site), page));
  if (drafts) return { pages: marked, drafts: [] };
  return {
    pages: marked.filter(({ frontMatter }) => !frontMatter.draft),
    drafts: marked.filter(({ frontMatter }) => frontMatter.draft),
  };
}

function originalOf(
  { route, language }: PageSource,
  originals: ReadonlyMap<string, PageSource>,
  site: Site,
): PageSource | undefined {
  return language === site.languages[0] ? undefined : originals.get(route.slice(language.length + 1));
}

function withMarksOf(original: PageSource | undefined, page: PageSource): PageSource {
  const { draft = false, unlisted = false } = original?.frontMatter ?? {};
  if ((!draft || page.frontMatter.draft) && (!unlisted || page.frontMatter.unlisted)) return page;
  const { frontMatter } = page;
  return {
    ...page,
    frontMatter: { ...frontMatter, draft: draft || frontMatter.draft, unlisted: unlisted || frontMatter.unlisted },
  };
}
