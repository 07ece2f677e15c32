// What a finished page holds that the plan did not know: few lines a page, kept until all pages are there.
import { hasAnchor } from '../lib/anchors.ts';
import { detached } from '../lib/detached.ts';
import { NO_MEMO } from '../lib/memo.ts';
import { toRoute } from '../lib/url.ts';
import type { Memo } from '../model/memo.ts';
import type { BuildPlan, Route, ShellPart } from '../model/route.ts';
import type { Site } from '../model/site.ts';
import { readAddress } from './address.ts';
import { type DemoId, idsOfDemos } from './demo-ids.ts';
import { type HtmlScan, scanHtml, scanOwnHtml } from './scan.ts';

/** HTML of a page, in parts: the same text in `shared` is looked through once for all pages. */
export interface PageParts {
  readonly shared: readonly { readonly part: ShellPart; readonly html: string }[];
  readonly own: readonly string[];
}

export interface PageSummary {
  readonly route: string;
  readonly file: string;
  /** Ids that the plan does not know, without those of the shared parts. */
  readonly ids: readonly string[];
  /** Ids that stand more than once on the page, and in its own part at least once, without those of `demoIds`. */
  readonly twice: readonly string[];
  readonly demoIds: readonly DemoId[];
  /** Addresses that lead nowhere as far as the plan knows. */
  readonly open: readonly string[];
  readonly shared: readonly HtmlScan[];
}

/** A part that many pages share, with what is to be said of it. */
export interface SharedSummary {
  readonly part: ShellPart;
  /** The first page that holds it. */
  readonly first: Pick<PageSummary, 'route' | 'file'>;
  readonly twice: readonly string[];
  readonly open: readonly string[];
}

export interface SiteSummary {
  readonly pages: readonly PageSummary[];
  readonly shared: readonly SharedSummary[];
  /** Pages by the address off this site that they hold; empty unless asked for. */
  readonly web: ReadonlyMap<string, readonly Pick<PageSummary, 'route' | 'file'>[]>;
}

export interface Summarizer {
  page(route: Route, parts: PageParts): void;
  result(): SiteSummary;
}

type Plan = Pick<BuildPlan, 'ids' | 'site'>;

export function createSummarizer(
  plan: Plan,
  { collectWeb, memo = NO_MEMO }: { readonly collectWeb: boolean; readonly memo?: Memo | undefined },
): Summarizer {
  const scans = new Map<string, HtmlScan>();
  const scan = isWrittenByUs(plan.site) ? scanOwnHtml : scanHtml;
  const pages: PageSummary[] = [];
  const shared: SharedSummary[] = [];
  const web = new Map<string, PageSummary[]>();
  /** Verdicts on addresses that mean the same on every page. */
  const verdicts = new Map<string, string | boolean>();

  const verdictOf = (href: string, route: string): string | boolean => {
    const isSame = href.startsWith('/') || /^[a-z][a-z0-9+.-]*:/i.test(href);
    const known = isSame ? verdicts.get(href) : undefined;
    if (known !== undefined) return known;
    const settled = settle(href, route, plan);
    const verdict = typeof settled === 'string' ? detached(settled) : settled;
    if (isSame) verdicts.set(detached(href), verdict);
    return verdict;
  };
  const noteWeb = (url: string, page: PageSummary): void => {
    const holders = web.get(url);
    if (!holders) web.set(url, [page]);
    else if (holders.at(-1)?.route !== page.route) holders.push(page);
  };
  /** Addresses that stay open, once each; those off the site are noted. */
  const openOf = (links: readonly string[], page: PageSummary, ids: readonly ReadonlySet<string>[]): string[] =>
    links.filter((href) => {
      if (href.startsWith('#')) return !ids.some((set) => hasAnchor(href.slice(1), set));
      const verdict = verdictOf(href, page.route);
      if (typeof verdict !== 'string') return !verdict;
      if (collectWeb) noteWeb(verdict, page);
      return false;
    });

  return {
    page(route, parts) {
      const fresh = new Map<HtmlScan, ShellPart>();
      const sharedScans = parts.shared.map(({ part, html }) => {
        let known = scans.get(html);
        if (!known) {
          known = scanHtml(html);
          scans.set(html, known);
          fresh.set(known, part);
        }
        return known;
      });
      const own = memo.recall('scan', route.path, [scan, ...parts.own], () => parts.own.map(scan));
      const known = plan.ids.get(route.path) ?? new Set<string>();
      const ids = own.flatMap((scan) => [...scan.ids]);
      const once = new Set<string>();
      const isTaken = (id: string) => once.has(id) || !once.add(id) || sharedScans.some((scan) => scan.ids.has(id));
      const twice = [...new Set([...own.flatMap(({ twice }) => twice), ...ids.filter(isTaken)])].map(detached);
      const unshared = twice.filter((id) => !sharedScans.some((scan) => scan.ids.has(id)));
      const demoIds = idsOfDemos(unshared, parts.own);
      const ofDemos = new Set(demoIds.map(({ id }) => id));
      const page: PageSummary = {
        route: route.path,
        file: route.kind === 'doc' ? route.page.file : route.doc.file,
        twice: twice.filter((id) => !ofDemos.has(id)),
        demoIds,
        ids: ids.filter((id) => !known.has(id)).map(detached),
        open: [],
        shared: sharedScans,
      };
      const idSets = [known, once, ...sharedScans.map((scan) => scan.ids)];
      const open = own.flatMap(({ links }) => openOf(links, page, idSets));
      pages.push(open.length === 0 ? page : { ...page, open: [...new Set(open)].map(detached) });
      const order = [...fresh.keys()];
      for (const [scan, part] of fresh) {
        // Of two new parts only the second reports what they share.
        const others = sharedScans.filter((other) => other !== scan && order.indexOf(other) <= order.indexOf(scan));
        const twice = [...scan.twice, ...[...scan.ids].filter((id) => others.some((other) => other.ids.has(id)))];
        const sharedOpen = openOf(scan.links, page, idSets);
        if (twice.length + sharedOpen.length > 0) shared.push({ part, first: page, twice, open: sharedOpen });
      }
    },
    result: () => ({ pages, shared, web }),
  };
}

/** False where templates or plugins of the project may write HTML as they like. */
function isWrittenByUs({ templates, markdown, plugins }: Site): boolean {
  return templates === undefined && markdown.rehypePlugins.length === 0 && plugins.length === 0;
}

/** True: it lands on what the plan knows, or can not be checked. A text: the address off this site. */
function settle(href: string, route: string, { ids, site }: Plan): string | boolean {
  const address = readAddress(href, route, site.base);
  if (address.kind !== 'site') return address.kind === 'web' ? address.url : true;
  const target = ids.get(toRoute(address.path));
  return target !== undefined && hasAnchor(address.anchor, target);
}
