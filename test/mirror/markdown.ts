// The Markdown of a page's HTML, as a site publishes it.
import { mirrorGenerated } from '../../src/mirror/mirror.ts';

export const site = { url: 'https://acme.example', base: '/docs/' };

/** Without the front matter. */
export function markdown(html: string): string {
  const page = { path: '/ui/button/', kind: 'contents' as const, language: 'en' };
  const { body } = mirrorGenerated(
    { ...page, productKey: 'ui', productId: null, categoryId: null, alternates: [] },
    { site, html },
  );
  return String(body)
    .replace(/^---\n.*?\n---\n\n/s, '')
    .trimEnd();
}
