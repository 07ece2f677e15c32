// Where a relocatable site is, for scripts that run before the settings of the page are read.

/** Tells apart two copies of a site on one host: rows of the sidebar that are kept have addresses of one of them. */
export function rootOfSite(document: Document): string {
  return document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? '';
}
