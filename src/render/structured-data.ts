// What a page is, for search engines: JSON-LD in the words of schema.org.
import { fullUrl } from '../lib/full-url.ts';
import type { Site } from '../model/site.ts';
import type { PageHead } from './head.ts';
import { pictureOf } from './previews.ts';

/** One script for each thing that is said; nothing where the page has no address. */
export function structuredData(page: PageHead, canonical: string | null, site: Site): string[] {
  if (canonical === null || page.unlisted || page.noIndex) return [];
  const isCopy = (page.canonical ?? null) !== null; // Of a page whose way there is another.
  return [
    ...(page.path === '/' && !isCopy ? [webSite(canonical, site)] : []),
    ...(page.isArticle ? [article(page, canonical, site)] : []),
    ...(page.crumbs.length === 0 || isCopy ? [] : [breadcrumbList(page, canonical, site)]),
  ].map(script);
}

/** The page opens its search with `?q=`: see `client/search-question.ts`. */
function webSite(url: string, { title, description, search }: Site) {
  const target = { '@type': 'EntryPoint', urlTemplate: `${url}?q={search_term_string}` };
  const action = { '@type': 'SearchAction', target, 'query-input': 'required name=search_term_string' };
  return {
    '@type': 'WebSite',
    name: title,
    url,
    ...described(description),
    ...(search === false ? {} : { potentialAction: action }),
  };
}

function article(page: PageHead, canonical: string, site: Site) {
  const { cardTitle, cardDescription, language, modified } = page;
  const picture = pictureOf(page, site);
  return {
    '@type': 'TechArticle',
    headline: cardTitle,
    ...described(cardDescription),
    url: canonical,
    inLanguage: language,
    ...(picture === null ? {} : { image: picture.href }),
    ...(modified === null ? {} : { dateModified: modified }),
  };
}

/** Shown above the title. Search engines ask for an address of every step: one without is left out. */
function breadcrumbList({ crumbs }: PageHead, canonical: string, site: Site) {
  const steps = crumbs.flatMap(({ title, href }, index) => {
    const item = index === crumbs.length - 1 ? canonical : href === null ? null : fullUrl(href, site.url);
    return item === null ? [] : [{ name: title, item }];
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

function described(description: string) {
  return description === '' ? {} : { description };
}

function script(data: object): string {
  // `</script>` or `<!--` in a title would end the element, or keep it from ending.
  const content = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${content}</script>`;
}
