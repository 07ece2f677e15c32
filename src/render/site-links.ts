// The links that every page of a language has: text links of the header, columns, social links and license of the footer.
import { isExternal, splitHref, toRoute, withBase, withLanguage } from '../lib/url.ts';
import type { Bundle } from '../model/bundle.ts';
import type { HeadTag } from '../model/plugin.ts';
import type { BuildPlan } from '../model/route.ts';
import type { Site } from '../model/site.ts';
import { type SiteText, textIn } from '../schema/site-links.ts';
import { encodeWritten } from './node-links.ts';
import { styleTag } from './page-sheets.ts';
import type { SiteFooterProps, SiteLink } from './shell-props.ts';
import type { CommonProps } from './template-props.ts';

export interface SiteLinks extends Pick<SiteFooterProps, 'columns' | 'social' | 'license'> {
  readonly header: readonly SiteLink[];
}

export function createSiteLinks({ site, ids }: Pick<BuildPlan, 'site' | 'ids'>, common: CommonProps): SiteLinks {
  const { userLanguage, translations: t, base } = common;
  const [first = ''] = site.languages;
  const words = (text: SiteText) => textIn(text, userLanguage, first);
  /** In the language of the page, where the target has a translation. */
  const address = (href: string) => {
    if (!href.startsWith('/')) return encodeWritten(href);
    const { path, query, hash } = splitHref(href);
    const own = toRoute(withLanguage(path, userLanguage, first));
    return withBase(encodeWritten(ids.has(own) ? own + query + hash : href), base);
  };
  const link = ({ text, href }: { readonly text: SiteText; readonly href: string }): SiteLink => ({
    text: words(text),
    href: address(href),
    isExternal: isExternal(href),
  });
  const { versions, templates, blog } = site.defaultLinks;
  const wellKnown = (entries: readonly (readonly [string, string | undefined])[]) =>
    entries.flatMap(([text, href]) => (href === undefined ? [] : [{ text, href }]));
  const offers = wellKnown([
    [t.templatesLink, templates],
    [t.blogLink, blog],
  ]);
  const written = new Set(site.header.links.map(({ href }) => href));
  const resources = wellKnown([[t.versionsLink, versions]])
    .concat(offers)
    .map(link);
  const { columns, social, license } = site.footer;
  return {
    header: [...site.header.links, ...offers.filter(({ href }) => !written.has(href))].map(link),
    columns: [
      ...columns.map(({ title, links }) => ({ title: words(title), links: links.map(link) })),
      ...(resources.length > 0 ? [{ title: t.resources, links: resources }] : []),
    ],
    social: social.map((entry) => ({ ...link(entry), icon: entry.icon })),
    license: license
      ? { text: words(license.text), href: license.href === undefined ? null : address(license.href) }
      : null,
  };
}

/** The style sheet of these links, on a site that has some. */
export function siteLinkTags(site: Site, { pageSheets }: Pick<Bundle, 'pageSheets'>): HeadTag[] {
  const { header, footer, defaultLinks } = site;
  const hasLinks =
    header.links.length + footer.columns.length + footer.social.length + Object.keys(defaultLinks).length > 0 ||
    footer.license !== undefined;
  const sheet = pageSheets.get('site-links');
  return hasLinks && sheet !== undefined ? [styleTag(sheet, site.base)] : [];
}
