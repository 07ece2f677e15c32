// The line above the pages of a version that is not the latest, rendered once for a product: pages differ in where it leads.
import type { ReactElement } from 'react';
import { escapeAttribute } from '../lib/html.ts';
import type { Bundle } from '../model/bundle.ts';
import type { HeadTag } from '../model/plugin.ts';
import type { Product } from '../model/site.ts';
import { scriptTag, styleTag } from './page-sheets.ts';
import { createStencil } from './stencil.ts';
import type { CommonProps, Html, Templates } from './template-props.ts';
import type { PageOfVersion, VersionLinks } from './version-links.ts';

export interface VersionNoteOptions {
  readonly templates: Pick<Templates, 'VersionNote'>;
  readonly common: CommonProps;
  readonly versions: Pick<VersionLinks, 'latest'>;
  readonly render: (element: ReactElement) => Html;
}

/** '': none. `route` null: a page that is no route. */
export type VersionNoteOf = (product: Product | null, route: PageOfVersion | null) => Html;

export function createVersionNote({ templates, common, versions, render }: VersionNoteOptions): VersionNoteOf {
  const stencil = createStencil();
  return (product, route) => {
    const link = versions.latest(product, route);
    if (link === null) return '';
    const { status, version, latest: text, href, isSamePage } = link;
    return stencil(
      `${product?.id}|${isSamePage}`,
      (hole) =>
        render(
          <templates.VersionNote
            {...common}
            status={status}
            version={version}
            latest={{ text, href: hole('href'), isSamePage }}
          />,
        ),
      () => escapeAttribute(href),
    );
  };
}

/** Of pages above which the line stands, and of those that other versions may have. */
export function versionTags(
  { note, product }: { readonly note: Html; readonly product: Product | null },
  { pageSheets, pageScripts }: Pick<Bundle, 'pageSheets' | 'pageScripts'>,
  base: string,
): HeadTag[] {
  const sheet = note === '' ? undefined : pageSheets.get(NAME);
  const script = product?.versions.some(({ pages }) => pages) ? pageScripts.get(NAME) : undefined;
  return [
    ...(sheet === undefined ? [] : [styleTag(sheet, base)]),
    ...(script === undefined ? [] : [scriptTag(script, base)]),
  ];
}

/** Of the style sheet and the script. */
const NAME = 'versions';
