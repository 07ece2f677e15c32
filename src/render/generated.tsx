// The pages that no author wrote, as documents: the start page of a product, and the list of all its pages.
import type { HeadTag } from '../model/plugin.ts';
import type { BuildPlan, GeneratedPage } from '../model/route.ts';
import type { RenderDocument } from './document.tsx';
import { documentTitle, type HeadHtml } from './head.ts';
import type { Overviews } from './overviews.ts';
import type { PageHtml } from './page.tsx';
import type { Shell } from './shell.tsx';
import type { Sidebars } from './sidebar.tsx';
import type { CommonProps, Html, Templates } from './template-props.ts';

export interface GeneratedOptions {
  readonly plan: BuildPlan;
  readonly templates: Templates;
  readonly common: CommonProps;
  readonly overviews: Overviews;
  readonly sidebars: Sidebars;
  readonly shell: Shell;
  readonly headHtml: HeadHtml;
  readonly pageHtml: PageHtml;
  readonly document: RenderDocument;
  /** Tags that the head of every page holds. */
  readonly headTags: readonly HeadTag[];
}

export function generatedPage(made: GeneratedPage, options: GeneratedOptions): Html {
  const { plan, templates, common, overviews, sidebars, shell, headHtml, pageHtml, document } = options;
  const product = plan.products.get(made.productKey);
  const tree = plan.trees.get(made.productKey);
  if (!product || !tree) throw new Error(`The page ${made.path} is made of a product that is not there.`);
  const isOverview = made.kind === 'overview';
  const title = isOverview ? product.name : common.translations.allPages;
  const description = isOverview ? product.metadata : '';
  const nav = sidebars.nav({ ...made, place: null });
  const head = headHtml({
    ...made,
    title: documentTitle(title, isOverview ? plan.site.title : product.name),
    cardTitle: title,
    cardDescription: description,
    description: description === '' ? plan.site.description : description,
    image: null,
    // A list of links is a way for crawlers, and no find for readers.
    unlisted: !isOverview,
    modified: null,
    crumbs: [],
    hasSidebar: nav !== null,
    extra: options.headTags,
  });
  const main = isOverview ? (
    <templates.OverviewPage
      {...common}
      {...overviews.props(product, made.path)}
      title={title}
      description=""
      body=""
      footer={null}
    />
  ) : (
    <templates.ContentsPage {...common} product={product} title={title} tree={tree} count={overviews.count(product)} />
  );
  const frame = {
    head,
    product,
    header: shell.header(product, nav !== null, made).html,
    nav: nav?.html ?? null,
    contents: null,
    wide: true,
    landing: false,
    main: pageHtml.element(main),
    footer: shell.footer(product),
  };
  return document(frame, made.language).whole;
}
