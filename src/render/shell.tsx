// Header and footer, rendered once for a product.

import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageNodes } from '../lib/page-nodes.ts';
import { encodePath, withBase, withLanguage } from '../lib/url.ts';
import { STYLINGS, type Styling } from '../model/demo.ts';
import type { BuildPlan } from '../model/route.ts';
import type { Product } from '../model/site.ts';
import { createIslandScope, IslandScopeContext } from './island.tsx';
import { createLanguageLinks, type LanguageLinks } from './language-links.ts';
import { encodeWritten } from './node-links.ts';
import type { HeaderLogoProps, HeaderProps } from './shell-props.ts';
import { createSiteLinks, type SiteLinks } from './site-links.ts';
import { createStencil, type Hole } from './stencil.ts';
import type { CommonProps, Html, Templates } from './template-props.ts';
import { createVersionLinks, type PageOfVersion, type VersionLinks } from './version-links.ts';
import { createVersionNote } from './version-note.tsx';
import { wordmarkFile } from './wordmark.ts';

export interface Shell {
  readonly products: HeaderProps['products'];
  /** `route` null: a page that is no route. `shared` has no address of its own for the page; `note`: what it says of the version. */
  header(
    product: Product | null,
    hasNav: boolean,
    route: PageOfVersion | null,
  ): { readonly html: Html; readonly shared: Html; readonly note: Html };
  /** '': none. */
  footer(product: Product | null): Html;
}

export interface ShellOptions {
  readonly plan: BuildPlan;
  readonly templates: Pick<Templates, 'Header' | 'Announcement' | 'VersionNote' | 'SiteFooter'>;
  readonly common: CommonProps;
  readonly islands: Map<string, string>;
}

export function createShell({ plan, templates, common, islands }: ShellOptions): Shell {
  const headers = new Map<string, Html>();
  const stencil = createStencil();
  const versions = createVersionLinks(plan, common.translations.versionsLink);
  const links = createSiteLinks(plan, common);
  const languages = createLanguageLinks(plan);
  const footers = new Map<string | undefined, Html>();
  const products = reachableProducts(plan, common);
  const demos = demosOfSite(plan);
  /** `stem` keeps the ids of one part apart from those of the others. */
  const render = (element: ReactElement, stem: string) =>
    renderToStaticMarkup(<IslandScopeContext value={createIslandScope(islands, stem)}>{element}</IslandScopeContext>, {
      identifierPrefix: `${stem}-`,
    });
  const announcement = announcementOf(plan.site, templates, common, render);
  const noteOf = createVersionNote({ templates, common, versions, render: (element) => render(element, 'v') });
  const header: Shell['header'] = (product, hasNav, route) => {
    const key = `${product?.id}|${hasNav}`;
    const fillIn = (of: PageOfVersion | null) =>
      stencil(
        key,
        (hole) =>
          render(
            <templates.Header
              {...headerProps(product, hasNav, { plan, products, common, demos, versions, languages, links, hole })}
            />,
            's',
          ),
        // A language is named by letters, a version by its number.
        (name) => (/^\d/.test(name) ? versions.fill(product, Number(name), of) : languages.fill(product, name, of)),
      );
    let shared = headers.get(key);
    if (shared === undefined) {
      shared = fillIn(null) + announcement + noteOf(product, null);
      headers.set(key, shared);
    }
    const differs = route !== null && (plan.site.languages.length > 1 || product?.versions.some(({ pages }) => pages));
    const note = noteOf(product, route);
    return { html: differs ? fillIn(route) + announcement + note : shared, shared, note };
  };
  const footer = (product: Product | null): Html => {
    let html = footers.get(product?.id);
    if (html === undefined) {
      const { header: _, ...ofFooter } = links;
      html = render(<templates.SiteFooter {...brandProps(product, plan, products, common)} {...ofFooter} />, 'f');
      footers.set(product?.id, html);
    }
    return html;
  };
  return { products, header, footer };
}

/** Behind the header, in which no template can forget it; '' where there is none. */
function announcementOf(
  { announcement, announcementHtml: texts, base }: BuildPlan['site'],
  templates: ShellOptions['templates'],
  common: CommonProps,
  render: (element: ReactElement, stem: string) => Html,
): Html {
  const text = texts?.[common.userLanguage];
  if (announcement === undefined || text === undefined) return '';
  const href = announcement.href === undefined ? null : withBase(announcement.href, base);
  return render(<templates.Announcement {...common} kind={announcement.kind} text={text} href={href} />, 'a');
}

/** Products with a page to start at: the one at their prefix, else the first of their tree. */
function reachableProducts(plan: BuildPlan, { base, userLanguage }: CommonProps): HeaderProps['products'] {
  const routes = new Set([...plan.routes, ...plan.generated].map(({ path }) => path));
  return [...plan.products.values()].flatMap((product) => {
    const prefixes = [withLanguage(product.prefix, userLanguage, plan.site.languages[0]), product.prefix];
    const start =
      prefixes.find((prefix) => routes.has(prefix)) ?? pageNodes(plan.trees.get(product.id)?.nodes ?? [])[0]?.route;
    return product.prefix === '/' || start === undefined ? [] : [{ product, href: withBase(encodePath(start), base) }];
  });
}

function startOfSite({ site, ids }: BuildPlan, { base, userLanguage }: CommonProps): string {
  const own = withLanguage('/', userLanguage, site.languages[0]);
  return ids.has(own) ? withBase(own, base) : base;
}

function demosOfSite({ routes }: BuildPlan): HeaderProps['demos'] {
  const stylings = new Set<Styling>();
  let any = false;
  for (const route of routes) {
    for (const { variants } of route.kind === 'doc' ? route.demos : []) {
      any ||= variants.length > 0;
      for (const { styling } of variants) if (styling !== null) stylings.add(styling);
    }
  }
  return { any, stylings: STYLINGS.filter((styling) => stylings.has(styling)) };
}

/** What header and footer share. */
function brandProps(
  product: Product | null,
  plan: BuildPlan,
  products: HeaderProps['products'],
  common: CommonProps,
): HeaderLogoProps & Pick<HeaderProps, 'products' | 'repository'> {
  const { site } = plan;
  return {
    ...common,
    title: site.title,
    siteLogo: site.logo,
    product: product?.prefix === '/' ? null : product,
    products,
    homeHref: products.find((entry) => entry.product === product)?.href ?? startOfSite(plan, common),
    repository: site.repo?.url ?? null,
  };
}

interface HeaderParts {
  readonly plan: BuildPlan;
  readonly products: HeaderProps['products'];
  readonly common: CommonProps;
  readonly demos: HeaderProps['demos'];
  readonly versions: VersionLinks;
  readonly languages: LanguageLinks;
  readonly links: SiteLinks;
  readonly hole: Hole;
}

function headerProps(
  product: Product | null,
  hasNav: boolean,
  { plan, products, common, demos, versions, languages, links, hole }: HeaderParts,
): HeaderProps {
  const wordmark = product && wordmarkFile(product);
  const brand = product?.brand;
  return {
    ...brandProps(product, plan, products, common),
    hasNav,
    links: links.header,
    hasSearch: plan.site.search !== false,
    productNames: Object.fromEntries([...plan.products.values()].map(({ id, name }) => [id, name])),
    hasNotifications: plan.site.notifications !== undefined,
    asksConsent: plan.site.consent !== false,
    languages: languages.entries(product, common.userLanguage, hole),
    demos,
    versions: versions.entries(product, (index) => hole(String(index))),
    brand: {
      wordmarkHref: wordmark && withBase(`/${wordmark.path}`, common.base),
      href: brand === undefined ? null : withBase(encodeWritten(brand), common.base),
    },
  };
}
