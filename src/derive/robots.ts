// Tells crawlers that they are welcome, and where the list of pages is.
import { publicUrl } from '../lib/published-names.ts';
import type { Artifact } from '../model/artifact.ts';
import type { DeriveContext } from './context.ts';

export function robots(_artifacts: readonly Artifact[], { site }: DeriveContext): Artifact[] {
  const body = `User-agent: *\nAllow: /\n\nSitemap: ${publicUrl('/sitemap.xml', site)}\n`;
  return [{ path: 'robots.txt', body, type: 'text/plain', immutable: false }];
}
