// The text of a notification, which may be HTML of another host: emphasis, and links to pages.
import { EMPHASIS } from '../../lib/short-html.ts';
import { foreignHtml } from '../foreign-html.ts';

export function notificationText(html: string, document: Document): DocumentFragment {
  return foreignHtml(html, { document, kept: EMPHASIS, address: pageAddress });
}

/** An `http:` or `https:` address, or a path; null for all else. A browser ignores white space inside of `java script:`. */
export function pageAddress(href: string | null): string | null {
  if (href === null || !URL.canParse(href, 'https://x')) return null;
  return /^https?:$/.test(new URL(href, 'https://x').protocol) ? href : null;
}
