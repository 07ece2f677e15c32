// What a page is, for search engines: JSON-LD in the words of schema.org.
import { fullUrl } from '../lib/full-url.ts';
import type { Site } from '../model/site.ts';
import type { PageHead } from './head.ts';
import { pictureOf } from './previews.ts';

/** One script for each thing that may be said, '' where it is not; nothing where the page has no address. */
export function structuredData(page: PageHead, canonical: string | null, site: Site): string[] {
  if (canonical === null || page.unlisted || page.noIndex) return [];
  const isCopy = (page.canonical ?? null) !== null; // Of a page whose way there is another.
  return [
    page.path === '/' && !isCopy ? webSite(canonical, site) : '',
    page.isArticle ? article(page, canonical, site) : '',
    page.crumbs.length === 0 || isCopy ? '' : breadcrumbList(page, canonical, site),
  ];
}

/** The page opens its search with `?q=`: see `client/search-question.ts`. */
function webSite(url: string, { title, description, search }: Site): string {
  const target = { '@type': 'EntryPoint', urlTemplate: `${url}?q={search_term_string}` };
  const action = { '@type': 'SearchAction', target, 'query-input': 'required name=search_term_string' };
  return script({
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: title,
    url,
    description: description || undefined,
    potentialAction: search === false ? undefined : action,
  });
}

function article(page: PageHead, canonical: string, site: Site): string {
  return script({
    '@context': CONTEXT,
    '@type': 'TechArticle',
    headline: page.cardTitle,
    description: page.cardDescription || undefined,
    url: canonical,
    inLanguage: page.language,
    image: pictureOf(page, site)?.href,
    dateModified: page.modified ?? undefined,
  });
}

/** Shown above the title. Search engines ask for an address of every step: one without is left out. */
function breadcrumbList({ crumbs }: PageHead, canonical: string, site: Site): string {
  const steps: object[] = [];
  for (const [index, { title, href }] of crumbs.entries()) {
    const item = index === crumbs.length - 1 ? canonical : href === null ? null : fullUrl(href, site.url);
    if (item !== null) steps.push({ '@type': 'ListItem', position: steps.length + 1, name: title, item });
  }
  return script({ '@context': CONTEXT, '@type': 'BreadcrumbList', itemListElement: steps });
}

const CONTEXT = 'https://schema.org';

/** What is undefined is not written. */
function script(data: object): string {
  // `</script>` or `<!--` in a title would end the element, or keep it from ending.
  const content = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${content}</script>`;
}
