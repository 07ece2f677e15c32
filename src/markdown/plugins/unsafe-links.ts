// Rehype plugin: says which links of raw HTML the sanitiser is about to take off. Those of markdown are read later.
import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { report } from '../../diagnostics/report.ts';
import { hasSafeScheme } from '../../lib/url.ts';
import { placeWithin } from '../context.ts';
import { elements } from './document.ts';

export function unsafeLinks() {
  return (tree: Root, file: VFile): void => {
    const context = file.data.page;
    if (!context) throw new Error('The page context is missing.');
    for (const element of elements(tree)) {
      const { href } = element.properties;
      if (element.tagName === 'a' && typeof href === 'string' && isTakenOff(href))
        context.diagnostics.push(report('markdown/unsafe-url', { href }, placeWithin(context, element, href)));
    }
  };
}

/** As the sanitiser reads it: a colon before any slash ends a scheme, whatever stands before it. */
function isTakenOff(href: string): boolean {
  return /^[^/?#]*:/.test(href) && !hasSafeScheme(href);
}
