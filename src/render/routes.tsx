// Route to HTML document: the page's template, the shell of its product, the head.
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { productDisplayName } from '../lib/product-from-url.ts';
import { hasSafeScheme } from '../lib/url.ts';
import type { MadeArtifact } from '../model/artifact.ts';
import type { Bundle } from '../model/bundle.ts';
import type { ContentPart, TocEntry } from '../model/page.ts';
import type { HeadTag } from '../model/plugin.ts';
import type { ApiRoute, BuildPlan, DocRoute, Route } from '../model/route.ts';
import type { Product } from '../model/site.ts';
import { siteThemes } from '../theme/site-theme.ts';
import { clientConfigJson } from './client-config.ts';
import { createHead, documentTitle } from './head.ts';
import { createIslandScope, IslandScopeContext } from './island.tsx';
import { createLastUpdated } from './last-updated.ts';
import { createPageLinks } from './node-links.ts';
import { partsHtml } from './parts.ts';
import { createShell } from './shell.tsx';
import { createStencil } from './stencil.ts';
import type { CommonProps, DocumentProps, Html, Templates } from './template-props.ts';
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

/** What a page adds to the document around it. */
type PageOfDocument = Omit<DocumentProps, 'clientConfig' | keyof CommonProps>;
type RenderElement = (element: ReactElement) => Html;

/** A page, and the parts that it was put together from: those that pages share are the same text. */
export interface RenderedRoute {
  readonly artifact: MadeArtifact;
  readonly parts: { readonly shared: readonly Html[]; readonly own: readonly Html[] };
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
  const pageLink = createPageLinks(plan, texts);
  const lastUpdatedOf = createLastUpdated();
  const themes = siteThemes(site);
  const clientConfig = clientConfigJson(site);
  const headHtml = createHead({ site, bundle, themeColors });

  const stencil = createStencil();
  const frames = new Map<string, Html>();
  /** Documents of one product and layout differ only in the HTML that they are given: `frame` is what they share. */
  const document = ({ product, wide, landing, ...html }: PageOfDocument, language: string) => {
    const { nav, contents, footer } = html;
    const noContents = contents === null ? null : contents === '';
    const key = JSON.stringify([product?.id, wide, landing, nav === null, noContents, footer === '', language]);
    const whole = stencil(
      key,
      (hole) => {
        const frame = `<!doctype html>\n${renderToStaticMarkup(
          <templates.Document
            {...common}
            userLanguage={language}
            clientConfig={clientConfig}
            product={product}
            wide={wide}
            landing={landing}
            head={hole('head')}
            header={hole('header')}
            nav={nav === null ? null : hole('nav')}
            contents={contents === null || contents === '' ? contents : hole('contents')}
            main={hole('main')}
            footer={footer === '' ? '' : hole('footer')}
          />,
          { identifierPrefix: 'd-' },
        )}\n`;
        frames.set(key, frame.replace(/\0[^\0]*\0/g, ''));
        return frame;
      },
      (name) => html[name as keyof typeof html] ?? '',
    );
    return { whole, frame: frames.get(key) ?? '' };
  };

  const contentsHtml = (entries: readonly TocEntry[] | null): Html | null => {
    if (entries === null || entries.length === 0) return entries && '';
    return renderToStaticMarkup(<templates.ContentsList {...common} entries={entries} />, { identifierPrefix: 'l-' });
  };

  /** Islands count within a page: all that one route renders shares a scope. */
  const pageRenderer = () => {
    const scope = createIslandScope(islands, 'p');
    let roots = 0;
    return (element: ReactElement): Html =>
      renderToStaticMarkup(<IslandScopeContext value={scope}>{element}</IslandScopeContext>, {
        identifierPrefix: `p${roots++}-`,
      });
  };

  const neighbours = (route: Route) => ({
    editUrl: route.editUrl,
    lastUpdated: lastUpdatedOf(route.history, route.language),
    previous: pageLink(route, route.place?.previous),
    next: pageLink(route, route.place?.next),
  });

  const body = (parts: readonly ContentPart[], route: DocRoute, render: RenderElement): Html =>
    partsHtml(parts, route, (part) => {
      if (part.kind === 'component') {
        const directive = route.page.components[part.index];
        return directive ? render(<templates.ComponentBox {...common} directive={directive} themes={themes} />) : '';
      }
      const directive = route.page.demos[part.index];
      const source = route.demos[part.index];
      return directive && source
        ? render(<templates.DemoFrame {...common} directive={directive} source={source} id={`demo-${part.index}`} />)
        : '';
    });

  const docPage = (route: DocRoute, product: Product | null, contents: Html | null): Html => {
    const { page } = route;
    const render = pageRenderer();
    const cut = page.body.findIndex((part) => part.kind === 'intro-end');
    const text = body(page.body.slice(cut + 1), route, render);
    if (page.frontMatter.layout === 'landing') {
      const logo = product?.logo ?? site.logo;
      return render(
        <templates.LandingPage
          {...common}
          title={route.title}
          description={route.description}
          frontMatter={page.frontMatter}
          product={product}
          logo={logo}
          products={plan.products}
          toHref={(href) => route.headHrefs[href] ?? (hasSafeScheme(href) ? href : '#')}
          body={text}
        />,
      );
    }
    const api = page.apiSection && {
      id: page.apiSection.id,
      entries: page.apiSection.entries.map(({ kind, name }, i) => ({
        text: kind === 'hook' ? name : `<${name} />`,
        href: route.apiHrefs[i] ?? null,
      })),
    };
    return render(
      <templates.DocPage
        {...common}
        {...neighbours(route)}
        title={route.title}
        description={route.description}
        hasHeading={page.hasHeading}
        hasLead={page.hasLead}
        contents={contents === '' ? null : contents}
        intro={body(page.body.slice(0, Math.max(0, cut)), route, render)}
        body={text}
        api={api}
      />,
    );
  };

  const apiPage = (route: ApiRoute): Html => {
    const { doc } = route;
    // Demos and components of a page have no place inside JSON.
    const description = doc.description && partsHtml(doc.description.body, route, () => '');
    const source =
      doc.kind === 'component' && doc.source !== null && site.repo
        ? `${site.repo.url}/blob/${site.repo.tag ?? site.repo.branch}${doc.source}`
        : null;
    return pageRenderer()(
      <templates.ApiPage {...common} {...neighbours(route)} doc={doc} description={description} sourceUrl={source} />,
    );
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
      const main = route.kind === 'doc' ? docPage(route, product, contents) : apiPage(route);
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
        parts: { shared: [frame, header, nav?.shared ?? '', footer], own: [contents ?? '', main] },
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
              main: pageRenderer()(element),
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
