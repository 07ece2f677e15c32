// What stands on the card of a page: words, colors and a logo, as plain data. Two pages with the same content share a card.
import { directionOf } from '../lib/direction.ts';
import { productDisplayName } from '../lib/product-from-url.ts';
import type { BuildPlan, GeneratedPage, Route } from '../model/route.ts';
import type { Product } from '../model/site.ts';
import { type CardColors, cardColors } from '../theme/card-colors.ts';

export interface CardContent {
  readonly title: string;
  readonly description: string;
  /** Product, or site. */
  readonly name: string;
  /** The family of the product; may be empty. */
  readonly family: string;
  /** Host of the site. */
  readonly host: string;
  /** SVG source; null: none. */
  readonly logo: string | null;
  readonly colors: CardColors;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

export type CardPage = Route | GeneratedPage;

/** null: search engines leave the page out, it is a list, or its author has given it a picture. */
export function cardContent(
  page: CardPage,
  { site, products }: Pick<BuildPlan, 'site' | 'products'>,
): CardContent | null {
  const product = products.get(page.productKey) ?? null;
  const words = 'unlisted' in page ? wordsOfRoute(page) : wordsOfGenerated(page, product);
  if (words === null) return null;
  const isNamed = product !== null && product.prefix !== '/';
  const name = isNamed ? product.name : (productDisplayName(page) ?? site.title);
  const isStart = words.title === name;
  return {
    title: composed(words.title),
    description: composed(words.description),
    name: isStart ? site.title : name,
    family: isStart ? '' : (product?.metadata ?? ''),
    host: new URL(site.url).host,
    logo: product?.logo ?? site.logo,
    colors: cardColors(site, product),
    language: page.language,
    direction: directionOf(page.language),
  };
}

/** Fonts have `é`, and few the accent alone. */
function composed(text: string): string {
  return text.normalize('NFC');
}

type Words = Pick<CardContent, 'title' | 'description'>;

/** As link previews have them. */
function wordsOfRoute(route: Route): Words | null {
  if (route.unlisted || (route.kind === 'doc' && route.image !== null)) return null;
  const front = route.kind === 'doc' ? route.page.frontMatter : null;
  const title = front?.cardTitle ?? route.title;
  return title === '' ? null : { title, description: front?.cardDescription ?? route.description };
}

function wordsOfGenerated({ kind }: GeneratedPage, product: Product | null): Words | null {
  return kind === 'overview' && product !== null ? { title: product.name, description: '' } : null;
}
