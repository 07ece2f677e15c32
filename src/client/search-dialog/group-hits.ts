// Puts the hits of one page together, in the order of each page's best one.
import { groupBy } from '../../lib/groups.ts';
import type { SearchHit } from '../../model/search.ts';

export interface HitGroup {
  /** Address without hash. */
  readonly page: string;
  /** Product, groups and page. */
  readonly crumbs: readonly string[];
  /** Of the product; null: it has none. */
  readonly version: string | null;
  readonly hits: readonly SearchHit[];
}

export function groupHits(hits: readonly SearchHit[]): readonly HitGroup[] {
  const pages = groupBy(hits, ({ href }) => href.split('#', 1)[0] ?? '');
  return [...pages].map(([page, group]) => ({
    page,
    crumbs: crumbsOf(group),
    version: group[0]?.version ?? null,
    hits: group,
  }));
}

/** The page itself says its title in its own row. */
function crumbsOf(group: readonly SearchHit[]): readonly string[] {
  const page = group.find(({ href }) => !href.includes('#'));
  return (page ?? group[0])?.crumbs ?? [];
}
