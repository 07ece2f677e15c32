// All that an address of the finished site can land on: pages with all their ids, files, redirects, other sites.
import { hasAnchor } from '../lib/anchors.ts';
import { matchRule } from '../lib/redirect-rules.ts';
import { isBelow, toRoute } from '../lib/url.ts';
import type { BuildPlan } from '../model/route.ts';
import type { SiteSummary } from './summary.ts';

export interface Targets {
  /** Route of the page at the path; null: there is none. */
  page(path: string): string | null;
  /** True when a page holds the element: of the page of that route, wherever the id came from. */
  hasId(route: string, anchor: string): boolean;
  /** Ids of a page, for suggestions. */
  ids(route: string): readonly string[];
  /** True for what is no page and answered all the same: a file, a redirect, another site. */
  isAnswered(path: string): boolean;
  readonly routes: readonly string[];
  /** Published files with a leading slash, for suggestions; empty before they are known. */
  readonly files: readonly string[];
  /** File of the page at the path that is not built for being a draft; null: there is none. */
  draft(path: string): string | null;
  /** True when a page, a file or another site lies below the path. */
  hasBelow(path: string): boolean;
}

/** `files` are the paths of all published files; null before they are known: then what looks like a file is one. */
export function createTargets(
  { ids, site, drafts }: Pick<BuildPlan, 'ids' | 'site' | 'drafts'>,
  summary: Pick<SiteSummary, 'pages'>,
  files: ReadonlySet<string> | null,
): Targets {
  const pages = new Map(summary.pages.map((page) => [page.route, page]));
  const routes = [...ids.keys()].sort();
  const isFile = (path: string) =>
    files === null
      ? /\.[a-z0-9]{1,11}$/i.test(path)
      : files.has(path.slice(1)) || files.has(`${toRoute(path).slice(1)}index.html`);
  return {
    routes,
    files: [...(files ?? [])].filter((file) => !file.endsWith('.html')).map((file) => `/${file}`),
    draft: (path) => drafts.get(toRoute(path)) ?? null,
    page: (path) => (ids.has(toRoute(path)) ? toRoute(path) : null),
    hasId: (route, anchor) => {
      const page = pages.get(route);
      return (
        hasAnchor(anchor, ids.get(route) ?? new Set()) ||
        (page !== undefined &&
          (hasAnchor(anchor, new Set(page.ids)) || page.shared.some((scan) => hasAnchor(anchor, scan.ids))))
      );
    },
    ids: (route) => [...(ids.get(route) ?? []), ...(pages.get(route)?.ids ?? [])],
    isAnswered: (path) =>
      isBelow(path, site.links.elsewhere) ||
      isFile(path) ||
      site.redirects.some(({ from }) => matchRule(from, path) !== null),
    hasBelow: (path) =>
      isBelow(path, site.links.elsewhere) ||
      routes.some((route) => route.startsWith(path)) ||
      files === null ||
      [...files].some((file) => `/${file}`.startsWith(path)),
  };
}
