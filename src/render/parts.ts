// The pieces of a page's body that need no template: its HTML, and the addresses and sizes that the plan found.
import { escapeAttribute } from '../lib/html.ts';
import type { ContentPart } from '../model/page.ts';
import type { Route, RouteAsset } from '../model/route.ts';
import type { Texts } from './texts.ts';

export type TemplatePart = Extract<ContentPart, { readonly kind: 'demo' | 'component' }>;

export interface PartTools {
  readonly texts: Texts;
  /** Renders what is made by a template. */
  readonly template: (part: TemplatePart) => string;
}

export function partsHtml(
  parts: readonly ContentPart[],
  { hrefs, assets }: Pick<Route, 'hrefs' | 'assets'>,
  { texts, template }: PartTools,
): string {
  let html = '';
  for (const part of parts) {
    if (part.kind === 'html') html += part.html;
    else if (part.kind === 'demo' || part.kind === 'component') html += template(part);
    else if (part.kind === 'href') html += escapeAttribute(hrefs[part.index] ?? '');
    else if (part.kind === 'word') html += wordHtml(part.key, texts);
    else if (part.kind !== 'intro-end') html += assetHtml(part.kind, assets[part.index], texts);
  }
  return html;
}

const WORDS = new WeakMap<Texts, Map<string, string>>();

/** Each page has the same dozen, for each of its code blocks. */
function wordHtml(written: string, texts: Texts): string {
  const known = WORDS.get(texts) ?? new Map<string, string>();
  let html = known.get(written);
  if (html === undefined) {
    html = escapeAttribute(wordOf(written, texts));
    known.set(written, html);
    WORDS.set(texts, known);
  }
  return html;
}

/** `key:3` puts a number in the place of `{{count}}`. The marks for words are ours: a key without a text is a mistake of this program. */
function wordOf(written: string, texts: Readonly<Record<string, unknown>>): string {
  const [key = '', count] = written.split(':');
  const word = texts[key];
  if (typeof word !== 'string') throw new Error(`The shell has no text "${key}".`);
  return count === undefined ? word : word.replace('{{count}}', count);
}

type AssetPart = Extract<
  ContentPart,
  { readonly kind: `asset${string}` | `picture-${string}` | `zoom-${string}` }
>['kind'];

function assetHtml(kind: AssetPart, asset: RouteAsset | undefined, texts: Texts): string {
  if (!asset) throw new Error('A page shows a file that it does not list.');
  const { href, size, forms, isReduced } = asset;
  switch (kind) {
    case 'asset':
      return escapeAttribute(href);
    case 'asset-size':
      return attributes(size);
    case 'picture-start':
      return forms.length === 0 ? '' : `<picture>${forms.map(sourceHtml).join('')}`;
    case 'picture-end':
      return forms.length === 0 ? '' : '</picture>';
    case 'zoom-start':
      return isReduced ? `<a${attributes({ class: 'dg-zoom', href, 'data-close': texts.closePicture })}>` : '';
    case 'zoom-end':
      return isReduced ? '</a>' : '';
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
