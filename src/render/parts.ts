// The pieces of a page's body that need no template: its HTML, and the addresses and sizes that the plan found.
import { escapeAttribute } from '../lib/html.ts';
import type { ContentPart } from '../model/page.ts';
import type { Route, RouteAsset } from '../model/route.ts';

export type TemplatePart = Extract<ContentPart, { readonly kind: 'demo' | 'component' }>;

/** `template` renders what is made by a template. */
export function partsHtml(
  parts: readonly ContentPart[],
  { hrefs, assets }: Pick<Route, 'hrefs' | 'assets'>,
  template: (part: TemplatePart) => string,
): string {
  let html = '';
  for (const part of parts) {
    if (part.kind === 'html') html += part.html;
    else if (part.kind === 'demo' || part.kind === 'component') html += template(part);
    else if (part.kind === 'href') html += escapeAttribute(hrefs[part.index] ?? '');
    else if (part.kind !== 'intro-end') html += assetHtml(part.kind, assets[part.index]);
  }
  return html;
}

type AssetPart = Extract<ContentPart, { readonly kind: `asset${string}` | `picture-${string}` }>['kind'];

function assetHtml(kind: AssetPart, asset: RouteAsset | undefined): string {
  if (!asset) throw new Error('A page shows a file that it does not list.');
  const { href, size, forms } = asset;
  switch (kind) {
    case 'asset':
      return escapeAttribute(href);
    case 'asset-size':
      return attributes(size);
    case 'picture-start':
      return forms.length === 0 ? '' : `<picture>${forms.map(sourceHtml).join('')}`;
    case 'picture-end':
      return forms.length === 0 ? '' : '</picture>';
  }
}

function sourceHtml({ type, srcSet, sizes }: RouteAsset['forms'][number]): string {
  return `<source${attributes({ type, srcset: srcSet, ...(sizes === null ? {} : { sizes }) })}/>`;
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeAttribute(String(value))}"`)
    .join('');
}
