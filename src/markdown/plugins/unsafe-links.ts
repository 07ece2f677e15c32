// Rehype plugin: says which addresses of raw HTML the sanitiser is about to take off. Those of markdown are read later.
import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { report } from '../../diagnostics/report.ts';
import { placeWithin } from '../context.ts';
import { isUnsafeLink, isUnsafeSource } from '../unsafe.ts';
import { elements } from './document.ts';

export function unsafeLinks() {
  return (tree: Root, file: VFile): void => {
    const context = file.data.page;
    if (!context) throw new Error('The page context is missing.');
    for (const element of elements(tree)) {
      const address = unsafeAddress(element);
      if (address !== null)
        context.diagnostics.push(
          report('markdown/unsafe-url', { href: address }, placeWithin(context, element, address)),
        );
    }
  };
}

/** null: the sanitiser leaves what it has. */
export function unsafeAddress({ tagName, properties: { href, src } }: Element): string | null {
  if (tagName === 'a' && typeof href === 'string' && isUnsafeLink(href)) return href;
  return tagName === 'img' && typeof src === 'string' && isUnsafeSource(src) ? src : null;
}
