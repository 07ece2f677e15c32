// Where the entries of the version menu lead: from each page to the same one of the other version, as far as it has it.
import { escapeAttribute } from '../lib/html.ts';
import { createSamePage, type PageOfVersion } from '../lib/same-page.ts';
import { isExternal, withBase } from '../lib/url.ts';
import { currentVersion, latestVersion } from '../lib/versions.ts';
import type { BuildPlan } from '../model/route.ts';
import type { Product, Version } from '../model/site.ts';
import { encodeWritten } from './node-links.ts';
import type { HeaderProps } from './shell-props.ts';

export type { PageOfVersion };

export interface VersionLinks {
  /** `hole`: stands for an address that differs from page to page. */
  entries(product: Product | null, hole: (index: number) => string): HeaderProps['versions'];
  /** What fills a hole, safe in an attribute; `route` null: a page that is no route. */
  fill(product: Product | null, index: number, route: PageOfVersion | null): string;
  /** Where readers of a version that is not the latest are led; null: it is, or nothing is said of it. */
  latest(product: Product | null, route: PageOfVersion | null): LatestLink | null;
}

export interface LatestLink {
  readonly status: 'old' | 'next';
  /** Name of the version that the page is of. */
  readonly version: string;
  readonly latest: string;
  /** As a link of the page has it. */
  readonly href: string;
  /** False: the latest version does not have the page, and the link leads to its start. */
  readonly isSamePage: boolean;
}

/** “View all versions” stands apart from the versions themselves, whether or not the config says so. */
const ALL_VERSIONS = 'View all versions';

/** `allVersions`: words of the link to the page that `defaultLinks.versions` names. */
export function createVersionLinks({ site }: Pick<BuildPlan, 'site'>, allVersions: string): VersionLinks {
  const samePage = createSamePage(site);
  return {
    entries(product, hole) {
      const entries = (product?.versions ?? []).map((version, index) => ({
        text: version.text,
        current: version.current,
        href: version.pages ? hole(index) : ownHref(version, site.base),
        isExternal: version.href !== undefined && isExternal(version.href),
        isAll: version.all || version.text === ALL_VERSIONS,
      }));
      const { versions: href } = site.defaultLinks;
      // A product with one version has no menu.
      if (href === undefined || entries.length < 2 || entries.some(({ isAll }) => isAll)) return entries;
      const address = ownHref({ href }, site.base);
      return [
        ...entries,
        { text: allVersions, current: false, href: address, isExternal: isExternal(href), isAll: true },
      ];
    },
    fill(product, index, route) {
      const version = product?.versions[index];
      if (!version) return '';
      return escapeAttribute((route && samePage(version, route))?.href ?? ownHref(version, site.base) ?? '');
    },
    latest(product, route) {
      const current = currentVersion(product);
      const latest = latestVersion(product);
      const status = current?.status;
      if (!current || !latest || (status !== 'old' && status !== 'next')) return null;
      const same = route && samePage(latest, route);
      const href = same?.href ?? ownHref(latest, site.base) ?? '';
      return { status, version: current.text, latest: latest.text, href, isSamePage: same !== null };
    },
  };
}

function ownHref({ href }: Pick<Version, 'href'>, base: string): string | null {
  if (href === undefined) return null;
  return isExternal(href) ? encodeWritten(href) : withBase(encodeWritten(href), base);
}
