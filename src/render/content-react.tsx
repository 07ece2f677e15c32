// Elements to HTML by rehype-react, for sites that put components of their own in the place of elements.
import type { Element, Root } from 'hast';
import type { ComponentType } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import rehypeReact from 'rehype-react';
import { type Processor, unified } from 'unified';

/** By tag name: what stands in the place of `<a>`, `<table>` and so on; given the element's attributes as React names them. */
export type ContentElements = Readonly<Record<string, ComponentType<Record<string, unknown>>>>;

/** Gives what `contentHtml` gives, with `elements` in their places. */
export function createReactWriter(elements: ContentElements) {
  const processor: Processor<undefined, undefined, undefined, Root, ReturnType<typeof jsx>> = unified()
    .use(rehypeReact, { Fragment, jsx, jsxs, components: { ...elements, 'dg-slot': Slot } })
    .freeze();
  return (tree: Root, slotOf: (element: Element) => string): string => {
    const html = renderToStaticMarkup(processor.stringify(tree), { identifierPrefix: 'e-' }).replace(PRELOADS, '');
    return html.replace(SLOT, (_, name) => slotOf(slotElement(name)));
  };
}

/** React asks for every picture ahead of the text; the browser finds them soon enough. No author can write `<link>`. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

/** No letter that `content.tsx` cuts at. */
const SLOT = /\0x([^\0]*)\0/g;

/** An author's own `<dg-slot>` has no name: the sanitiser left it nothing. */
function Slot({ 'data-slot': name = '' }: { readonly 'data-slot'?: string }) {
  return `\0x${name.slice(1)}\0`;
}

function slotElement(name: string): Element {
  return {
    type: 'element',
    tagName: 'dg-slot',
    properties: name === '' ? {} : { dataSlot: `\0${name}` },
    children: [],
  };
}
