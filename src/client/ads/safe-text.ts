// The text of an ad, which is HTML that strangers wrote: emphasis and line breaks are kept, of all else the words.
import { EMPHASIS } from '../../lib/short-html.ts';
import { foreignHtml } from '../foreign-html.ts';

/** Longer texts are cut before they are read. */
const LONGEST = 1000;

export function safeText(html: string, document: Document): DocumentFragment {
  return foreignHtml(html.slice(0, LONGEST), { document, kept: EMPHASIS });
}
