// Crawlers are not shown any ad. The script before the first paint has the same pattern, so that they get no empty place.

const CRAWLERS = /bot|googlebot|crawler|spider|robot|crawling/i;

export function isCrawler(userAgent: string): boolean {
  return CRAWLERS.test(userAgent);
}
