// The page itself, inside the document: its template with the body, in which demos, components and addresses are filled in.
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { placeOfComponent } from '../lib/component-place.ts';
import { issueUrl, newIssue } from '../lib/issue-url.ts';
import { encodePath, hasSafeScheme, withBase } from '../lib/url.ts';
import type { ContentPart } from '../model/page.ts';
import type { ApiRoute, BuildPlan, DocRoute, Route } from '../model/route.ts';
import type { Product } from '../model/site.ts';
import { siteThemes } from '../theme/site-theme.ts';
import { hasAdPlace } from './ad-settings.ts';
import { componentPrefix, type DemoStages } from './demo-stage.ts';
import { createIslandScope, IslandScopeContext } from './island.tsx';
import { createLastUpdated } from './last-updated.ts';
import { createPageLinks } from './node-links.ts';
import type { Overviews } from './overviews.ts';
import { createPageActions } from './page-actions.ts';
import type { BreadcrumbsProps, FeedbackPlace } from './page-props.ts';
import { partsHtml } from './parts.ts';
import type { RenderShape } from './shapes.ts';
import type { CommonProps, Html, Templates } from './template-props.ts';
import type { Texts } from './texts.ts';

export interface PageOptions {
  readonly plan: BuildPlan;
  readonly templates: Templates;
  readonly common: CommonProps;
  readonly texts: Texts;
  readonly overviews: Overviews;
  readonly demoStages: DemoStages;
  /** Address of the settings of ads; null: the site shows none. */
  readonly adSettings: string | null;
  /** Server HTML of islands, shared by all pages. */
  readonly islands: Map<string, string>;
  readonly shapes: RenderShape;
}

export interface PageSurroundings {
  /** The contents list; null: none. */
  readonly contents: Html | null;
  /** Empty: none. */
  readonly crumbs: BreadcrumbsProps['crumbs'];
}

export interface PageHtml {
  route(route: Route, product: Product | null, around: PageSurroundings): Html;
  /** A page that is no route. */
  element(element: ReactElement): Html;
}

type RenderElement = (element: ReactElement) => Html;

export function createPageHtml({
  plan,
  templates,
  common,
  texts,
  overviews,
  demoStages,
  adSettings,
  islands,
  shapes,
}: PageOptions): PageHtml {
  const { site } = plan;
  const pageLink = createPageLinks(plan, texts);
  const lastUpdatedOf = createLastUpdated();
  const actionsOf = createPageActions(site, texts);
  const themes = siteThemes(site);

  /** Islands count within a page: all that one route renders shares a scope. */
  const pageRenderer = () => {
    const scope = createIslandScope(islands, 'p');
    let roots = 0;
    return (element: ReactElement): Html =>
      renderToStaticMarkup(<IslandScopeContext value={scope}>{element}</IslandScopeContext>, {
        identifierPrefix: `p${roots++}-`,
      });
  };

  const issue = newIssue(site);
  const feedbackOf = ({ path, place }: Route): FeedbackPlace | null =>
    site.feedback === undefined
      ? null
      : {
          pathname: place?.node.pathname ?? path,
          takesComments: site.feedback.endpoint !== undefined,
          issueHref: issue && issueUrl(issue, site.url + withBase(encodePath(path), site.base)),
        };

  const neighbours = (route: Route) => ({
    feedback: feedbackOf(route),
    editUrl: route.editUrl,
    lastUpdated: lastUpdatedOf(route.history, route.language),
    previous: pageLink(route, route.place?.previous),
    next: pageLink(route, route.place?.next),
  });

  const body = (parts: readonly ContentPart[], route: DocRoute, render: RenderElement): Html => {
    const styles = new Set<string>();
    return partsHtml(parts, route, {
      texts,
      template: (part) => {
        if (part.kind === 'component') {
          const directive = route.page.components[part.index];
          if (!directive) return '';
          const module = route.components[part.index] ?? null;
          const what = module && { ...module, id: placeOfComponent(route.path, part.index) };
          const html = what && demoStages.island(what, { prefix: componentPrefix(part.index), when: 'visible' });
          return render(
            <templates.ComponentBox {...common} directive={directive} themes={themes} html={html || null} />,
          );
        }
        const directive = route.page.demos[part.index];
        const source = route.demos[part.index];
        if (!directive || !source) return '';
        return render(
          <templates.DemoFrame
            {...common}
            directive={directive}
            source={source}
            stages={demoStages.stages(directive, source, { index: part.index, styles })}
            links={demoStages.links(directive, source)}
            id={`demo-${part.index}`}
          />,
        );
      },
    });
  };

  const docPage = (route: DocRoute, product: Product | null, { contents, crumbs }: PageSurroundings): Html => {
    const { page } = route;
    const render = pageRenderer();
    const parts = page.body.parts();
    const cut = parts.findIndex((part) => part.kind === 'intro-end');
    const text = body(parts.slice(cut + 1), route, render);
    if (page.frontMatter.layout === 'blank')
      return `<div class="${page.file.endsWith('.md') ? 'dg-content' : 'dg-react-page'}">${body(parts, route, render)}</div>`;
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
    if (page.frontMatter.layout === 'overview' && product)
      return render(
        <templates.OverviewPage
          {...common}
          {...overviews.props(product, route.path)}
          title={route.title}
          description={route.description}
          body={text}
          footer={neighbours(route)}
        />,
      );
    const api = page.apiSection && {
      id: page.apiSection.id,
      entries: page.apiSection.entries.map(({ kind, name }, i) => ({
        text: kind === 'hook' ? name : `<${name} />`,
        href: route.apiHrefs[i] ?? null,
      })),
    };
    const given = {
      texts: {
        crumbs,
        actions: actionsOf(route),
        title: route.title,
        description: route.description,
        hasHeading: page.hasHeading,
        hasLead: page.hasLead,
        adSettings: hasAdPlace(route, product) ? adSettings : null,
        tabs: route.tabs,
        api,
        ...neighbours(route),
      },
      html: {
        contents: contents === '' ? null : contents,
        intro: body(parts.slice(0, Math.max(0, cut)), route, render),
        body: text,
      },
    };
    const show = (props: typeof given.texts & typeof given.html) =>
      render(<templates.DocPage {...common} {...props} />);
    // The kind of a tab is a text that the template reads.
    return route.tabs.length > 0 ? show({ ...given.texts, ...given.html }) : shapes('DocPage', given, show);
  };

  const apiPage = (route: ApiRoute, product: Product | null, { crumbs }: PageSurroundings): Html => {
    const { doc } = route;
    // Demos and components of a page have no place inside JSON.
    const description =
      doc.description && partsHtml(doc.description.body.parts(), route, { texts, template: () => '' });
    return pageRenderer()(
      <templates.ApiPage
        {...common}
        {...neighbours(route)}
        crumbs={crumbs}
        actions={actionsOf(route)}
        doc={doc}
        facts={route.facts}
        description={description}
        sourceUrl={route.facts.sources[0] ?? null}
        adSettings={hasAdPlace(route, product) ? adSettings : null}
      />,
    );
  };

  return {
    route: (route, product, around) =>
      route.kind === 'doc' ? docPage(route, product, around) : apiPage(route, product, around),
    element: (element) => pageRenderer()(element),
  };
}
