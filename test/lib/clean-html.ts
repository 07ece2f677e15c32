// Sanitizes HTML in the two ways of docs-gen: as a fragment and as a tree.
import { fromParse5 } from 'hast-util-from-parse5';
import { sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { parseFragment } from 'parse5';
import { createSanitizer } from '../../src/lib/safe-html.ts';
import { sanitizeFragment } from '../../src/lib/sanitize-fragment.ts';

export const sanitizer = createSanitizer();

export const clean = (html: string) => sanitizeFragment(html, { sanitizer }).html;

/** What markdown pages do: the schema alone, on a parsed tree. */
export const byTree = (html: string) => {
  const tree = fromParse5(parseFragment(html));
  return toHtml(sanitize(tree, sanitizer.schema));
};
