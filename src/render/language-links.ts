// Where the entries of the language menu lead: to the same page in that language, else to where that language starts.
import { escapeAttribute } from '../lib/html.ts';
import { encodePath, withBase, withLanguage } from '../lib/url.ts';
import type { BuildPlan } from '../model/route.ts';
import type { Product } from '../model/site.ts';
import type { HeaderProps } from './shell-props.ts';
import type { PageOfVersion } from './version-links.ts';

export interface LanguageLinks {
  /** Empty on a site of one language. `hole`: stands for an address that differs from page to page. */
  entries(product: Product | null, current: string, hole: (language: string) => string): HeaderProps['languages'];
  /** What fills a hole, safe in an attribute; `route` null: a page that is no route. */
  fill(product: Product | null, language: string, route: PageOfVersion | null): string;
}

export function createLanguageLinks({ site, ids, routes }: BuildPlan): LanguageLinks {
  const [first = 'en'] = site.languages;
  const spoken = site.languages.filter((language) => routes.some((route) => route.language === language));
  /** The start of the product, of the site, of any product; the first page of all. */
  const start = (product: Product | null, language: string): string => {
    const prefixes = [...(product ? [product.prefix] : []), '/', ...site.products.map(({ prefix }) => prefix)];
    const found = prefixes.map((prefix) => withLanguage(prefix, language, first)).find((path) => ids.has(path));
    return found ?? routes.find((route) => route.language === language)?.path ?? '/';
  };
  const starts = new Map<string, string>();
  const startOf = (product: Product | null, language: string): string => {
    const key = `${language} ${product?.id}`;
    const known = starts.get(key) ?? start(product, language);
    starts.set(key, known);
    return known;
  };
  return {
    entries: (_, current, hole) =>
      spoken.length < 2
        ? []
        : spoken.map((language) => ({
            language,
            name: ownName(language),
            href: hole(language),
            current: language === current,
          })),
    fill(product, language, route) {
      const same = route?.alternates.find((alternate) => alternate.language === language)?.path;
      return escapeAttribute(withBase(encodePath(same ?? startOf(product, language)), site.base));
    },
  };
}

/** As the language calls itself: 中文, العربية. */
function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
