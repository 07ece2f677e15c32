// The inside of `<head>` for one route, in the order in which a browser wants it.
import { escapeAttribute, escapeHtml } from '../lib/html.ts';
import { securityPolicy } from '../lib/node/security-policy.ts';
import { FEED, mirrorPath, publicUrl } from '../lib/published-names.ts';
import { withBase } from '../lib/url.ts';
import type { Bundle } from '../model/bundle.ts';
import type { HeadTag } from '../model/plugin.ts';
import type { Site } from '../model/site.ts';
import type { SocialCard } from '../model/social-card.ts';
import type { ForeignSheet } from '../schema/security.ts';
import { link, meta, named, property, tag } from './head-tag.ts';
import { previews } from './previews.ts';
import { questionTags } from './search.ts';
import { RESTORED_NAV_ID } from './sidebar.tsx';
import { structuredData } from './structured-data.ts';

export interface SiteHeadOptions {
  readonly site: Site;
  readonly bundle: Bundle;
  readonly themeColors: { readonly light: string; readonly dark: string };
  /** Scripts that stand in the HTML of demos, for the policy. @default [] */
  readonly demoScripts?: readonly HeadTag[];
  /** The site publishes a list of changed pages. @default false */
  readonly hasFeed?: boolean;
}

/** What differs from page to page. */
export interface PageHead {
  /** Full title of the document. */
  readonly title: string;
  /** Title and description for link previews. */
  readonly cardTitle: string;
  readonly cardDescription: string;
  readonly description: string;
  /** Picture for previews: a path on this site or a URL; null: that of the site. */
  readonly image: string | null;
  /** Picture that the build has drawn for previews, where the page has none of its own. @default null */
  readonly card?: SocialCard | null;
  /** null: a page that stands at no address of its own, such as the 404 page. */
  readonly path: string | null;
  readonly language: string;
  readonly alternates: readonly { readonly language: string; readonly path: string }[];
  readonly productId: string | null;
  readonly categoryId: string | null;
  /** True: search engines leave the page out. */
  readonly unlisted: boolean;
  /** True: search engines leave out all of its version. @default false */
  readonly noIndex?: boolean;
  /** Full address of the page that search engines show in its place. @default null */
  readonly canonical?: string | null;
  /** Instant of the last change, or null. */
  readonly modified: string | null;
  /** Where the page stands, the page itself last; `href` as a link of the page has it. Empty: none. */
  readonly crumbs: readonly { readonly title: string; readonly href: string | null }[];
  /** A text that says something by itself, not a list that leads to others. @default false */
  readonly isArticle?: boolean;
  /** Readers choose the language or the styling of code on the page. @default false */
  readonly hasCodeChoices?: boolean;
  /** A sidebar stands beside the page: nothing is painted before what the reader had opened is back in it. @default false */
  readonly hasSidebar?: boolean;
  readonly extra: readonly HeadTag[];
  /** The page holds the policy of the site, whatever the config says. @default false */
  readonly needsPolicy?: boolean;
}

export type HeadHtml = (page: PageHead) => string;

/** Tags that all pages share are written once. */
export function createHead({
  site,
  bundle,
  themeColors,
  demoScripts = [],
  hasFeed = false,
}: SiteHeadOptions): HeadHtml {
  const asset = (file: string) => withBase(`/${file}`, site.base);
  const start = `<meta charset="utf-8">\n${named('viewport', 'width=device-width, initial-scale=1')}`;
  const resources = [
    ...themeColorTags(themeColors),
    `<script>${bundle.beforePaint}</script>`,
    ...(site.fonts.preload
      ? bundle.fonts.map((font) =>
          link({ rel: 'preload', href: asset(font), as: 'font', type: 'font/woff2', crossorigin: '' }),
        )
      : []),
    ...bundle.styles.map((style) => link({ rel: 'stylesheet', href: asset(style) })),
    ...site.fonts.stylesheets.map(foreignSheet),
    ...(site.fonts.iconStylesheet === undefined ? [] : [foreignSheet(site.fonts.iconStylesheet)]),
    `<script type="module" src="${escapeAttribute(asset(bundle.script))}"></script>`,
    link({ rel: 'manifest', href: asset('manifest.webmanifest') }),
    link({ rel: 'icon', href: asset('favicon.svg'), type: 'image/svg+xml' }),
  ].join('\n');
  const code = `<script>${bundle.beforeCode}</script>`;
  const sidebar = link({ rel: 'expect', href: `#${RESTORED_NAV_ID}`, blocking: 'render' });
  const shared = site.head.map((entry) => tag(withBaseInside(entry, site.base))).join('\n');
  const inPages = site.security.contentSecurityPolicy !== false && site.security.contentSecurityPolicy.meta;
  const known = securityPolicy(site, bundle, []);
  const policy = ({ needsPolicy = false, extra }: PageHead) =>
    known?.meta && (inPages || (needsPolicy && known.header !== null))
      ? meta({ 'http-equiv': 'Content-Security-Policy', content: known.meta([...demoScripts, ...extra]) })
      : '';
  return (page) => {
    const own = page.path === null ? null : publicUrl(page.path, site);
    const isHidden = page.unlisted || (page.noIndex ?? false);
    const canonical = isHidden ? own : (page.canonical ?? own);
    const tags = [
      start,
      policy(page), // Holds for what follows it.
      `<title>${escapeHtml(page.title)}</title>`,
      page.hasCodeChoices ? code : '', // Before the style sheets, which a script behind them waits for.
      page.hasSidebar ? sidebar : '',
      resources,
      named('description', page.description),
      canonical === null || isHidden ? named('robots', 'noindex') : '',
      canonical === null ? '' : link({ rel: 'canonical', href: canonical }),
      // Languages are told of pages that stand for themselves.
      ...(page.noIndex || canonical !== own ? [] : alternates(page, site)),
      ...otherForms(page, { site, hasFeed }),
      ...previews(page, canonical, site),
      property('article:modified_time', page.modified),
      named('mui:productId', page.productId ?? 'null'),
      named('mui:productCategoryId', page.categoryId ?? 'null'),
      named('docsearch:language', page.language),
      named('docsearch:version', 'master'),
      ...structuredData(page, canonical, site),
      shared,
      ...page.extra.map(tag),
      ...(page.path === '/' ? questionTags(site, bundle).map(tag) : []),
    ];
    return tags.filter((written) => written !== '').join('\n');
  };
}

function foreignSheet(sheet: ForeignSheet): string {
  const { href, integrity = null } = typeof sheet === 'string' ? { href: sheet } : sheet;
  return link({ rel: 'stylesheet', href, integrity, crossorigin: integrity === null ? null : '' });
}

/** The script before the first paint sets both to the colour of the scheme that the reader chose. */
function themeColorTags({ light, dark }: SiteHeadOptions['themeColors']): string[] {
  const choices = { 'data-light': light, 'data-dark': dark };
  return [
    meta({ name: 'theme-color', content: light, media: '(prefers-color-scheme: light)', ...choices }),
    meta({ name: 'theme-color', content: dark, media: '(prefers-color-scheme: dark)', ...choices }),
  ];
}

/** The page as Markdown, and the list of changed pages. */
function otherForms({ path, unlisted }: PageHead, { site, hasFeed }: { site: Site; hasFeed: boolean }): string[] {
  if (path === null) return [];
  const other = (type: string, file: string, title: string | null) =>
    link({ rel: 'alternate', type, title, href: publicUrl(`/${file}`, site) });
  return [
    ...(site.llms && !unlisted ? [other('text/markdown', mirrorPath(path), null)] : []),
    ...(hasFeed ? [other('application/atom+xml', FEED, site.title)] : []),
  ];
}

/** One entry for each language the page exists in, and the default one for all others. */
function alternates({ alternates: pages, unlisted }: PageHead, site: Site): string[] {
  const [first] = pages;
  if (!first || unlisted) return [];
  const tags = pages.map(({ language, path }) =>
    link({ rel: 'alternate', hreflang: language, href: publicUrl(path, site) }),
  );
  return [...tags, link({ rel: 'alternate', hreflang: 'x-default', href: publicUrl(first.path, site) })];
}

/** A tag of the configuration or of front matter, its addresses below the base. */
export function withBaseInside(entry: HeadTag, base: string): HeadTag {
  const attributes = Object.entries(entry.attributes).map(([name, value]) => [
    name,
    value === true ? value : basedAttribute(name.toLowerCase(), value, base),
  ]);
  return { ...entry, attributes: Object.fromEntries(attributes) };
}

function basedAttribute(name: string, value: string, base: string): string {
  if (name === 'href' || name === 'src') return withBase(value, base);
  if (name === 'imagesrcset')
    return value.replace(/(^|,\s*)(\/[^\s,]*)/g, (_, start, path) => start + withBase(path, base));
  return value;
}

/** What the head of a page says that is no route: nobody finds it, or links to it. */
export function plainPageHead(title: string, { site, language }: { readonly site: Site; readonly language: string }) {
  return {
    title: documentTitle(title, site.title),
    cardTitle: title,
    cardDescription: '',
    description: '',
    image: null,
    path: null,
    language,
    alternates: [],
    productId: null,
    categoryId: null,
    unlisted: false,
    modified: null,
    crumbs: [],
  } satisfies Omit<PageHead, 'extra'>;
}

/** `Button - Acme UI`; the site's own name ends the title of pages that belong to no named product. */
export function documentTitle(title: string, suffix: string): string {
  return suffix === '' || suffix === title ? title : `${title} - ${suffix}`;
}
