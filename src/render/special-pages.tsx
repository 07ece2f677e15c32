// The pages that hosts and browsers show in place of another one: not found, and offline.
import type { ReactElement } from 'react';
import type { HeadTag } from '../model/plugin.ts';
import type { Site } from '../model/site.ts';
import type { RenderDocument } from './document.tsx';
import { type HeadHtml, plainPageHead } from './head.ts';
import type { PageHtml } from './page.tsx';
import type { Shell } from './shell.tsx';
import type { CommonProps, Html, Templates } from './template-props.ts';

export interface SpecialPagesOptions {
  readonly site: Site;
  readonly templates: Templates;
  readonly common: CommonProps;
  readonly shell: Shell;
  readonly headHtml: HeadHtml;
  readonly pageHtml: PageHtml;
  readonly document: RenderDocument;
  /** Tags that the head of every page holds. */
  readonly headTags: readonly HeadTag[];
  /** Address of the list of all routes, which the 404 page looks for near ones in. */
  readonly routeListHref: string;
}

export interface SpecialPage {
  readonly path: string;
  readonly html: () => Html;
}

export function specialPages(options: SpecialPagesOptions): SpecialPage[] {
  const { site, templates, common, shell, headHtml, pageHtml, document, headTags, routeListHref } = options;
  const { translations: texts, userLanguage: language } = common;
  /** Hosts show them at addresses of any folder, one that no rule for headers knows included. */
  const special = (title: string, element: ReactElement) => () =>
    document(
      {
        head: headHtml({ ...plainPageHead(title, { site, language }), extra: headTags, needsPolicy: true }),
        product: null,
        header: shell.header(null, false, null).html,
        nav: null,
        contents: null,
        wide: true,
        landing: false,
        main: pageHtml.element(element),
        footer: shell.footer(null),
      },
      language,
    ).whole;
  const lost = <templates.NotFoundPage {...common} products={shell.products} routeListHref={routeListHref} />;
  return [
    { path: '404.html', html: special(texts.notFoundTitle, lost) },
    { path: 'offline.html', html: special(texts.offlineTitle, <templates.OfflinePage {...common} />) },
  ];
}
