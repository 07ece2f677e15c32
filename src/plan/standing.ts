// What search engines are told of the pages of a version that is not the latest: where the same page of the latest is, or to leave.
import { createSamePage, type PageOfVersion } from '../lib/same-page.ts';
import { currentVersion, isNoIndex, latestVersion } from '../lib/versions.ts';
import type { Route } from '../model/route.ts';
import type { Product, Site } from '../model/site.ts';

export type Standing = Pick<Route, 'canonical' | 'noIndex'>;
export type StandingOf = (product: Product | null, page: PageOfVersion) => Standing;

/** Never both: to leave a page out, and to take another for it, are two different wishes. */
export function createStanding(site: Site): StandingOf {
  const samePage = createSamePage(site);
  return (product, page) => {
    const latest = latestVersion(product);
    const status = currentVersion(product)?.status;
    const isBehind = status === 'old' || status === 'next';
    if (isNoIndex(product)) return { canonical: null, noIndex: true };
    const same = latest && isBehind ? samePage(latest, page) : null;
    // A page in another language is no copy.
    if (!same?.inOwnLanguage) return { canonical: null, noIndex: false };
    const url = new URL(same.href, site.url);
    url.hash = '';
    return { canonical: url.href, noIndex: false };
  };
}
