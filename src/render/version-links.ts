// Where the entries of the version menu lead: from each page to the same one of the other version, as far as it has it.
import { escapeAttribute } from '../lib/html.ts';
import { isPattern } from '../lib/redirect-rules.ts';
import { decodePath, encodePath, isExternal, splitHref, toRoute, withBase } from '../lib/url.ts';
import type { BuildPlan, Route } from '../model/route.ts';
import type { Product, Site, Version } from '../model/site.ts';
import { encodeWritten } from './node-links.ts';
import type { HeaderProps } from './template-props.ts';

export interface VersionLinks {
  /** `hole`: stands for an address that differs from page to page. */
  entries(product: Product | null, hole: (index: number) => string): HeaderProps['versions'];
  /** What fills a hole, safe in an attribute; `route` null: a page that is no route. */
  fill(product: Product | null, index: number, route: PageOfVersion | null): string;
}

/** What is known of a page to find it in another version. */
export type PageOfVersion = Pick<Route, 'path' | 'alternates'>;

/** “View all versions” stands apart from the versions themselves, whether or not the config says so. */
const ALL_VERSIONS = 'View all versions';

export function createVersionLinks({ site }: Pick<BuildPlan, 'site'>): VersionLinks {
  const formerly = formerPaths(site);
  return {
    entries: (product, hole) =>
      (product?.versions ?? []).map((version, index) => ({
        text: version.text,
        current: version.current,
        href: version.pages ? hole(index) : ownHref(version, site.base),
        isExternal: version.href !== undefined && isExternal(version.href),
        isAll: version.all || version.text === ALL_VERSIONS,
      })),
    fill(product, index, route) {
      const version = product?.versions[index];
      if (!version) return '';
      return escapeAttribute(
        (route && samePage(version, route, formerly, site.base)) ?? ownHref(version, site.base) ?? '',
      );
    },
  };
}

function ownHref({ href }: Version, base: string): string | null {
  if (href === undefined) return null;
  return isExternal(href) ? encodeWritten(href) : withBase(encodeWritten(href), base);
}

/** The other version may know the page by its present address, by that of the first language, or by one that was redirected since. */
function samePage(
  { pages }: Version,
  { path, alternates }: PageOfVersion,
  formerly: ReadonlyMap<string, readonly string[]>,
  base: string,
): string | null {
  if (!pages) return null;
  const { routes, origin } = pages;
  let found: string | undefined = routes.has(path) ? path : undefined;
  found ??= alternates.find((alternate, index) => index === 0 && routes.has(alternate.path))?.path;
  found ??= formerly.get(path)?.find((old) => routes.has(old));
  return found === undefined ? null : withBase(origin + encodePath(found), base);
}

/** By the route that a redirect leads to; patterns stand for no address of their own. */
function formerPaths({ redirects }: Site): Map<string, string[]> {
  const formerly = new Map<string, string[]>();
  for (const { from, to } of redirects) {
    if (isPattern(from) || isExternal(to)) continue;
    const target = toRoute(decodePath(splitHref(to).path));
    formerly.set(target, [...(formerly.get(target) ?? []), toRoute(decodePath(from))]);
  }
  return formerly;
}
