// Names of published files that pages point to, and which pages have them: what is written and what is linked must agree.
import type { PageHistory } from '../model/history.ts';
import type { Site } from '../model/site.ts';
import { fullUrl } from './full-url.ts';
import { encodePath, withBase } from './url.ts';

/** The list of changed pages, in the Atom format. */
export const FEED = 'feed.xml';

/** A page as Markdown, relative to the output folder: `ui/button.md`, and `index.md` for the root. */
export function mirrorPath(path: string): string {
  return path === '/' ? 'index.md' : `${path.slice(1, -1)}.md`;
}

/** Address of a route or a file on the public host: `path` starts with a slash, is decoded and without base. */
export function publicUrl(path: string, { url, base }: Pick<Site, 'url' | 'base'>): string {
  return fullUrl(withBase(encodePath(path), base), url);
}

export interface FeedPage {
  readonly language: string;
  readonly unlisted: boolean;
  readonly history: PageHistory | null;
}

/** In the first language, as the others follow it. No dates are known unless `lastUpdated` asks for them. */
export function isInFeed<T extends FeedPage>(
  page: T,
  { languages }: Pick<Site, 'languages'>,
): page is T & { readonly history: PageHistory } {
  return page.history !== null && !page.unlisted && page.language === languages[0];
}
