// Who is shown no ad at all: crawlers, and readers of copies of the site on other hosts.

const CRAWLERS = /bot|googlebot|crawler|spider|robot|crawling/i;

export function isCrawler(userAgent: string): boolean {
  return CRAWLERS.test(userAgent);
}

/** `hosts`: null stands for all. Previews and developers' machines are others. */
export function isPublicCopy(hostname: string, hosts: readonly string[] | null): boolean {
  return hosts === null || hosts.includes(hostname);
}
