// The layout of a page as the config has it: that of its product, overridden by the patterns of `layouts` that its route matches.
import type { Route } from '../model/route.ts';
import type { Product } from '../model/site.ts';
import type { Layout } from '../schema/product.ts';
import { wildcard } from './wildcard.ts';

interface LayoutRule {
  readonly pattern: string;
  readonly test: RegExp;
  readonly layout: Partial<Layout>;
}

/** The route in the default language decides for its translations, too. null: the page has no product. */
export function productLayout(
  { path, alternates }: Pick<Route, 'path' | 'alternates'>,
  product: Pick<Product, 'layout' | 'layouts'> | null,
): Layout | null {
  if (product === null) return null;
  const route = alternates[0]?.path ?? path;
  const matching = layoutRules(product.layouts).filter(({ test }) => test.test(route));
  return matching.length === 0
    ? product.layout
    : Object.assign({}, product.layout, ...matching.map(({ layout }) => layout));
}

/** In the order of the config. */
export function layoutRules(layouts: Product['layouts']): readonly LayoutRule[] {
  const known = RULES.get(layouts);
  if (known) return known;
  const rules = Object.entries(layouts).map(([pattern, fields]) => ({
    pattern,
    test: wildcard(pattern),
    layout: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
  }));
  RULES.set(layouts, rules);
  return rules;
}

/** Each page asks several times. */
const RULES = new WeakMap<Product['layouts'], readonly LayoutRule[]>();
