// Tells crawlers that they are welcome, and where the list of pages is.
import type { Artifact } from '../model/artifact.ts';
import { absoluteUrl, type DeriveContext } from './context.ts';

export function robots(_artifacts: readonly Artifact[], { site }: DeriveContext): Artifact[] {
  const body = `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml', site)}\n`;
  return [{ path: 'robots.txt', body, type: 'text/plain', immutable: false }];
}
