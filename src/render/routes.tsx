// Route to HTML document: the page's template, the shell of its product, the head.
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { productDisplayName } from '../lib/product-from-url.ts';
import type { MadeArtifact } from '../model/artifact.ts';
import type { Bundle } from '../model/bundle.ts';
import type { TocEntry } from '../model/page.ts';
import type { HeadTag } from '../model/plugin.ts';
import type { BuildPlan, Route, ShellPart } from '../model/route.ts';
import type { Product } from '../model/site.ts';
import { clientConfigJson } from './client-config.ts';
import { createDocument } from './document.tsx';
import { createHead, documentTitle } from './head.ts';
import { createPageHtml } from './page.tsx';
import { createShell } from './shell.tsx';
import type { CommonProps, Html, Templates } from './template-props.ts';
import type { Texts } from './texts.ts';

export interface RenderOptions {
  readonly plan: BuildPlan;
  readonly bundle: Bundle;
  readonly templates: Templates;
  /** Of the pages that this renderer is given. */
  readonly language: string;
  readonly texts: Texts;
  readonly themeColors: { readonly light: string; readonly dark: string };
  /** Tags that plugins add to the head of a page. */
  readonly headTags: (route: Route) => readonly HeadTag[];
}

/** A page, and the parts that it was put together from: those that pages share are the same text. */
export interface RenderedRoute {
  readonly artifact: MadeArtifact;
  readonly parts: {
    readonly shared: readonly { readonly part: ShellPart; readonly html: Html }[];
    readonly own: readonly Html[];
  };
}

export interface Renderer {
  route(route: Route): RenderedRoute;
  /** `404.html` and `offline.html`. */
  readonly special: readonly { readonly path: string; readonly render: () => MadeArtifact }[];
}

export function createRenderer(options: RenderOptions): Renderer {
  const { plan, bundle, templates, language: userLanguage, texts, themeColors, headTags } = options;
  const { site } = plan;
  const common: CommonProps = {
    userLanguage,
    translations: texts,
    base: site.base,
    templates,
  };
  const islands = new Map<string, string>();
  const shell = createShell({ plan, templates, common, islands });
  const clientConfig = clientConfigJson(site);
  const headHtml = createHead({ site, bundle, themeColors });

  const document = createDocument({ templates, common, clientConfig });
  const pageHtml = createPageHtml({ plan, templates, common, texts, islands });

  const contentsHtml = (entries: readonly TocEntry[] | null): Html | null => {
    if (entries === null || entries.length === 0) return entries && '';
    return renderToStaticMarkup(<templates.ContentsList {...common} entries={entries} />, { identifierPrefix: 'l-' });
  };

  return {
    route(route) {
      const product = plan.products.get(route.productKey) ?? null;
      const layout = layoutOf(route, product);
      const contents = contentsHtml(layout.disableToc ? null : route.kind === 'doc' ? route.page.toc : route.doc.toc);
      const nav = shell.nav(route);
      const header = shell.header(product, nav !== null);
      const footer = shell.footer(product);
      const suffix = product && product.prefix !== '/' ? product.name : (productDisplayName(route) ?? site.title);
      const front = route.kind === 'doc' ? route.page.frontMatter : null;
      const head = headHtml({
        title: documentTitle(route.title, suffix),
        cardTitle: front?.cardTitle ?? route.title,
        cardDescription: front?.cardDescription ?? route.description,
        description: route.description === '' ? site.description : route.description,
        image: route.kind === 'doc' ? route.image : null,
        path: route.path,
        language: route.language,
        alternates: route.alternates,
        productId: route.productId,
        categoryId: route.categoryId,
        unlisted: route.unlisted,
        modified: route.history?.modified ?? null,
        extra: headTags(route),
      });
      const main = pageHtml.route(route, product, contents);
      const { whole, frame } = document(
        {
          head,
          product,
          header,
          nav: nav?.html ?? null,
          contents,
          wide: layout.wide,
          landing: layout.landing,
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
        parts: {
          shared: [
            { part: 'document', html: frame },
            { part: 'header', html: header },
            { part: 'sidebar', html: nav?.shared ?? '' },
            { part: 'footer', html: footer },
          ],
          own: [contents ?? '', main],
        },
      };
    },
    get special() {
      const special = (title: string, path: string, element: ReactElement) => () => {
        const head = headHtml({
          title: documentTitle(title, site.title),
          cardTitle: title,
          cardDescription: '',
          description: '',
          image: null,
          path: null,
          language: common.userLanguage,
          alternates: [],
          productId: null,
          categoryId: null,
          unlisted: false,
          modified: null,
          extra: [],
        });
        return page(
          path,
          document(
            {
              head,
              product: null,
              header: shell.header(null, false),
              nav: null,
              contents: null,
              wide: true,
              landing: false,
              main: pageHtml.element(element),
              footer: shell.footer(null),
            },
            common.userLanguage,
          ).whole,
        );
      };
      const lost = <templates.NotFoundPage {...common} products={shell.products} />;
      const offline = <templates.OfflinePage {...common} />;
      return [
        { path: '404.html', render: special(texts.notFoundTitle, '404.html', lost) },
        { path: 'offline.html', render: special(texts.offlineTitle, 'offline.html', offline) },
      ];
    },
  };
}

function page(path: string, html: string, origin?: string): MadeArtifact {
  const file: MadeArtifact = { path, body: Buffer.from(html), type: 'text/html', immutable: false };
  return origin === undefined ? file : { ...file, origin };
}

/** Front matter has the last word over the product. */
function layoutOf(route: Route, product: Product | null): { disableToc: boolean; wide: boolean; landing: boolean } {
  const front = route.kind === 'doc' ? route.page.frontMatter : null;
  const landing = front?.layout === 'landing';
  return {
    landing,
    disableToc: landing || (front?.disableToc ?? product?.layout.disableToc ?? false),
    wide: landing || (front?.wideLayout ?? product?.layout.wideLayout ?? false),
  };
}
