// Lets crawlers in, and names the list of pages. A `robots.txt` of the site is kept, and names the list if it names none.
import { publicUrl } from '../lib/published-names.ts';
import type { Artifact } from '../model/artifact.ts';
import type { DeriveContext } from './context.ts';

export function robots(_artifacts: readonly Artifact[], { site }: DeriveContext): Artifact[] {
  const rules = withNewline(site.hostFiles.robots ?? 'User-agent: *\nAllow: /');
  const hasSitemap = /^[ \t]*sitemap[ \t]*:/im.test(rules);
  const body = hasSitemap ? rules : `${rules}\nSitemap: ${publicUrl('/sitemap.xml', site)}\n`;
  return [{ path: 'robots.txt', body, type: 'text/plain', immutable: false }];
}

function withNewline(text: string): string {
  return text.endsWith('\n') ? text : `${text}\n`;
}
