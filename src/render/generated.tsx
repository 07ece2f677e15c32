// The pages that no author wrote, as documents: the start page of a product, and the list of all its pages.
import { isNoIndex } from '../lib/versions.ts';
import type { Bundle } from '../model/bundle.ts';
import type { HeadTag } from '../model/plugin.ts';
import type { BuildPlan, GeneratedPage } from '../model/route.ts';
import type { SocialCards } from '../model/social-card.ts';
import type { RenderDocument } from './document.tsx';
import { documentTitle, type HeadHtml } from './head.ts';
import type { Overviews } from './overviews.ts';
import type { PageHtml } from './page.tsx';
import type { Shell } from './shell.tsx';
import type { Sidebars } from './sidebar.tsx';
import type { CommonProps, Html, Templates } from './template-props.ts';
import { versionTags } from './version-note.tsx';

export interface GeneratedOptions {
  readonly plan: BuildPlan;
  readonly bundle: Bundle;
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
  readonly cards: SocialCards;
}

export function generatedPage(made: GeneratedPage, options: GeneratedOptions): Html {
  const { plan, bundle, templates, common, overviews, sidebars, shell, headHtml, pageHtml, document } = options;
  const product = plan.products.get(made.productKey);
  const tree = plan.trees.get(made.productKey);
  if (!product || !tree) throw new Error(`The page ${made.path} is made of a product that is not there.`);
  const isOverview = made.kind === 'overview';
  const title = isOverview ? product.name : common.translations.allPages;
  const description = isOverview ? product.metadata : '';
  const nav = sidebars.nav({ ...made, place: null });
  const header = shell.header(product, nav !== null, made);
  const head = headHtml({
    ...made,
    title: documentTitle(title, isOverview ? plan.site.title : product.name),
    cardTitle: title,
    cardDescription: description,
    description: description === '' ? plan.site.description : description,
    image: null,
    card: options.cards.get(made.path) ?? null,
    // A list of links is a way for crawlers, and no find for readers.
    unlisted: !isOverview,
    noIndex: isNoIndex(product),
    modified: null,
    crumbs: [],
    hasSidebar: nav !== null,
    extra: [...options.headTags, ...versionTags({ note: header.note, product }, bundle, plan.site.base)],
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
    header: header.html,
    nav: nav?.html ?? null,
    contents: null,
    wide: true,
    landing: false,
    main: pageHtml.element(main),
    footer: shell.footer(product),
  };
  return document(frame, made.language).whole;
}
