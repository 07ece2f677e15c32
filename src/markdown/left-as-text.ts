// Links and directives that are none for a slip, which markdown shows as they are written.
import type { Text } from 'mdast';
import { report } from '../diagnostics/report.ts';
import { type PageContext, placeWithin } from './context.ts';

const SPACE_IN_ADDRESS = /\]\([ \t]*[^\s()<>]+[ \t]+[^\s()<>"']/y;
const DIRECTIVE = /(?<![\\{])\{\{[ \t]*["']?(include|demo|component)["']?[ \t]*:/g;

/** One look at a whole page, code included: hardly any page has a text that needs a closer one. */
export function mayLeaveText(text: string): boolean {
  return (text.includes('{{') && text.search(DIRECTIVE) !== -1) || hasAddressWithSpace(text);
}

/** From each `](` only: a pattern by itself looks at each character in turn. */
function hasAddressWithSpace(text: string): boolean {
  for (let at = text.indexOf(']('); at !== -1; at = text.indexOf('](', at + 2)) {
    SPACE_IN_ADDRESS.lastIndex = at;
    if (SPACE_IN_ADDRESS.test(text)) return true;
  }
  return false;
}

/** A label that holds markup ends in another text than it begins in. A backslash says that text is meant. */
const LINK =
  /(?:^|(?<!\\)\[)[^[\]\n]*(?<!\\)\]\([ \t]*([^\s()<>"',]+(?:[ \t]+(?:[^\s()<>"',]|\([^()\n]*\))+)+)(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'))?[ \t]*\)/g;
/** What has no such ending is more likely prose in brackets. */
const FILE_ENDING = /\.[a-z][a-z0-9]{0,7}(?:\?[^\s?#]*)?(?:#[^\s#]*)?$/i;

export function reportLeftAsText(node: Text, context: PageContext): void {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) return;
  const source = context.text.slice(start, end);
  if (source.includes(']('))
    for (const [, address = ''] of source.matchAll(LINK)) {
      if (!FILE_ENDING.test(address)) continue;
      const encoded = address.replace(/[ \t]/g, '%20');
      context.diagnostics.push(
        report('markdown/space-in-address', { address, encoded }, placeWithin(context, node, address)),
      );
    }
  if (source.includes('{{'))
    for (const [written, name = ''] of source.matchAll(DIRECTIVE))
      context.diagnostics.push(report('markdown/directive-in-line', { name }, placeWithin(context, node, written)));
}
