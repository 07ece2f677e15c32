// Route to HTML document: the page's template, the shell of its product, the head.
import { renderToStaticMarkup } from 'react-dom/server';
import { productLayout } from '../lib/layouts.ts';
import { productDisplayName } from '../lib/product-from-url.ts';
import { isInFeed } from '../lib/published-names.ts';
import { withBase } from '../lib/url.ts';
import type { MadeArtifact } from '../model/artifact.ts';
import type { Bundle } from '../model/bundle.ts';
import type { BuiltDemos, DemoSandboxes, DemoVariant, EditableDemos } from '../model/demo.ts';
import type { TocEntry } from '../model/page.ts';
import type { HeadTag } from '../model/plugin.ts';
import type { BuildPlan, GeneratedPage, Route, ShellPart } from '../model/route.ts';
import type { Product } from '../model/site.ts';
import type { SocialCards } from '../model/social-card.ts';
import { adFiles } from './ad-settings.ts';
import { apiContents } from './api-contents.ts';
import { createBreadcrumbs } from './breadcrumbs.ts';
import { clientConfigJson } from './client-config.ts';
import { hasCodeChoices } from './code-choices.ts';
import { createDemoPages } from './demo-page.ts';
import { demoScripts } from './demo-scripts.ts';
import { createDemoStages, pageOf } from './demo-stage.ts';
import { demoTags } from './demo-tags.ts';
import { createDocument } from './document.tsx';
import { elementTags } from './element-tags.ts';
import { generatedPage } from './generated.tsx';
import { createHead, documentTitle } from './head.ts';
import { localPlan } from './local-plan.ts';
import { createOverviews } from './overviews.ts';
import { createPageHtml } from './page.tsx';
import { pageTags } from './page-sheets.ts';
import { routeListFile } from './route-list.ts';
import { searchSettings, searchTags } from './search.ts';
import { serviceSettings, serviceTags } from './services.ts';
import { createShapes } from './shapes.ts';
import { createShell } from './shell.tsx';
import { createSidebars } from './sidebar.tsx';
import { siteLinkTags } from './site-links.ts';
import { specialPages } from './special-pages.tsx';
import type { CommonProps, Html, Templates } from './template-props.ts';
import type { Texts } from './texts.ts';
import { versionTags } from './version-note.tsx';
import { wordmarkFile } from './wordmark.ts';

export interface RenderOptions {
  readonly plan: BuildPlan;
  readonly bundle: Bundle;
  readonly templates: Templates;
  /** Of the pages that this renderer is given. */
  readonly language: string;
  readonly texts: Texts;
  readonly demos: BuiltDemos;
  readonly sandboxes: DemoSandboxes;
  readonly editable: EditableDemos;
  readonly themeColors: { readonly light: string; readonly dark: string };
  /** Tags that plugins add to the head of a page. */
  readonly headTags: (route: Route) => readonly HeadTag[];
  /** Pictures that are drawn for link previews. */
  readonly cards: SocialCards;
}

/** A page, and the parts that it was put together from: those that pages share are the same text. */
export interface RenderedRoute {
  readonly artifact: MadeArtifact;
  /** Its body in pieces, for who encodes it: each of them is at hand, and the whole would have to be put together. */
  readonly pieces: readonly Html[];
  readonly parts: {
    readonly shared: readonly { readonly part: ShellPart; readonly html: Html }[];
    readonly own: readonly Html[];
    readonly head: Html;
  };
}

export interface Renderer {
  route(route: Route): RenderedRoute;
  /** The page of one demo alone. */
  demo(name: string, variant: DemoVariant): MadeArtifact;
  /** `404.html` and `offline.html`, and the files that readers fetch through a page. */
  readonly special: readonly { readonly path: string; readonly render: () => MadeArtifact }[];
  generated(page: GeneratedPage): MadeArtifact;
  /** What the pages rendered so far fetch when readers ask for it. */
  files(): readonly MadeArtifact[];
}

export function createRenderer(options: RenderOptions): Renderer {
  const {
    bundle,
    templates,
    language: userLanguage,
    texts,
    demos,
    sandboxes,
    editable,
    themeColors,
    headTags,
    cards,
  } = options;
  const local = localPlan(options.plan, userLanguage, texts);
  const { plan } = local;
  const { site } = plan;
  const common: CommonProps = {
    userLanguage,
    translations: texts,
    base: site.base,
    templates,
  };
  const islands = new Map<string, string>();
  const shell = createShell({ plan, templates, common, islands });
  const sidebars = createSidebars({ plan, templates, common, islands, restoreScript: bundle.restoreNav });
  const breadcrumbs = createBreadcrumbs({ plan, products: shell.products });
  const clientConfig = clientConfigJson(site, {
    ...serviceSettings(site, bundle, texts),
    ...searchSettings(site, bundle),
  });
  const ofServices = [...searchTags(site, bundle), ...serviceTags(site, bundle), ...siteLinkTags(site, bundle)];
  const unlisted = new Set(plan.routes.filter((route) => route.unlisted).map(({ path }) => path));
  const hasFeed = plan.routes.some((route) => isInFeed(route, site));
  const headHtml = createHead({ site, bundle, themeColors, demoScripts: demoScripts(demos), hasFeed });

  const document = createDocument({ templates, common, clientConfig });
  const overviews = createOverviews(plan, common);
  const demoStages = createDemoStages({ site, demos, sandboxes, editable, texts });
  const ads = adFiles(site, texts);
  const adSettings = ads?.href ?? null;
  const shapes = createShapes(site);
  const pageHtml = createPageHtml({
    plan,
    templates,
    common,
    texts,
    overviews,
    demoStages,
    adSettings,
    islands,
    shapes,
  });

  const demoHtml = createDemoPages({ site, bundle, demos, demoStages, headHtml, language: userLanguage });
  const parts = {
    plan,
    bundle,
    templates,
    common,
    overviews,
    shell,
    headHtml,
    pageHtml,
    document,
    headTags: ofServices,
    cards,
  };

  const contentsHtml = (entries: readonly TocEntry[] | null): Html | null => {
    if (entries === null || entries.length === 0) return entries && '';
    return shapes('ContentsList', { texts: { entries }, html: {} }, (props) =>
      renderToStaticMarkup(<templates.ContentsList {...common} {...props} />, { identifierPrefix: 'l-' }),
    );
  };

  return {
    route(given) {
      const route = local.route(given);
      const product = plan.products.get(route.productKey) ?? null;
      const layout = layoutOf(route, product);
      const contents = contentsHtml(
        layout.disableToc ? null : route.kind === 'doc' ? route.page.toc : apiContents(route.doc, texts),
      );
      const nav = sidebars.nav(route);
      const crumbs = breadcrumbs(route, product);
      const header = shell.header(product, nav !== null, route);
      const footer = shell.footer(product);
      const suffix = product && product.prefix !== '/' ? product.name : (productDisplayName(route) ?? site.title);
      const front = route.kind === 'doc' ? route.page.frontMatter : null;
      const main = pageHtml.route(route, product, { contents, crumbs });
      const head = headHtml({
        title: documentTitle(route.title, suffix),
        cardTitle: front?.cardTitle ?? route.title,
        cardDescription: front?.cardDescription ?? route.description,
        description: route.description === '' ? site.description : route.description,
        image: route.kind === 'doc' ? route.image : null,
        card: cards.get(route.path) ?? null,
        path: route.path,
        language: route.language,
        alternates: route.alternates.filter((alternate) => !unlisted.has(alternate.path)),
        productId: route.productId,
        categoryId: route.categoryId,
        unlisted: route.unlisted,
        noIndex: route.noIndex,
        canonical: route.canonical,
        modified: route.history?.modified ?? null,
        crumbs,
        isArticle: front === null ? !isList(route) : front.layout === 'doc',
        hasSidebar: nav !== null,
        hasCodeChoices: hasCodeChoices(main),
        extra: [
          ...ofServices,
          ...versionTags({ note: header.note, product }, bundle, site.base),
          ...headTags(route),
          ...pageTags(main, bundle, site.base),
          ...elementTags(main, bundle, site.base),
          ...demoTags(route, demos, site.base),
        ],
      });
      const { whole, pieces, frame } = document(
        {
          head,
          product,
          header: header.html,
          nav: nav?.html ?? null,
          contents,
          wide: layout.wide,
          landing: layout.landing || (route.place?.node.disableDrawer ?? false),
          main,
          footer,
        },
        route.language,
      );
      return {
        artifact: page(
          `${route.path.slice(1)}index.html`,
          whole,
          route.kind === 'doc' ? route.page.file : route.doc.file,
        ),
        pieces,
        parts: {
          shared: [
            { part: 'document', html: frame },
            { part: 'header', html: header.shared },
            { part: 'sidebar', html: nav?.shared ?? '' },
            { part: 'footer', html: footer },
          ],
          own: [contents ?? '', main],
          head,
        },
      };
    },
    generated: (made) => page(`${made.path.slice(1)}index.html`, generatedPage(made, { ...parts, sidebars })),
    files: () => [...sidebars.files(), ...(ads?.artifacts ?? [])],
    demo: (name, variant) => page(`${pageOf(variant)}index.html`, demoHtml(name, variant), variant.entry),
    get special() {
      const routeList = routeListFile(plan);
      const routeListHref = withBase(`/${routeList.path}`, site.base);
      return [
        ...specialPages({ ...parts, site, routeListHref }).map(({ path, html }) => ({
          path,
          render: () => page(path, html()),
        })),
        ...[routeList, ...site.products.map(wordmarkFile).filter((file) => file !== null)].map((file) => ({
          path: file.path,
          render: () => file,
        })),
      ];
    },
  };
}

function page(path: string, html: string, origin?: string): MadeArtifact {
  const file: MadeArtifact = { path, body: html, type: 'text/html', immutable: false };
  return origin === undefined ? file : { ...file, origin };
}

function isList(route: Route): boolean {
  return route.kind === 'api' && route.doc.kind === 'index';
}

/** Front matter has the last word over the config. */
function layoutOf(route: Route, product: Product | null): { disableToc: boolean; wide: boolean; landing: boolean } {
  const front = route.kind === 'doc' ? route.page.frontMatter : null;
  const landing = front?.layout === 'landing' || front?.layout === 'blank';
  const overview = front?.layout === 'overview';
  const layout = productLayout(route, product);
  return {
    landing,
    disableToc: landing || overview || (front?.disableToc ?? layout?.disableToc ?? false),
    wide: landing || overview || (front?.wideLayout ?? layout?.wideLayout ?? false),
  };
}
