// remark-rehype's handlers for the nodes that pages have most of, and its tools, with less to allocate. Only plugins of a
// project ask where a word stands, or write into a position: without any, words have none, and blocks share theirs.
import type { Element, Text } from 'hast';
import type { Nodes } from 'mdast';
import { defaultHandlers } from 'remark-rehype';
import { rootHandler } from './definitions.ts';

type Handlers = typeof defaultHandlers;
type State = Parameters<Handlers['link']>[0];

export const leanRoot: Handlers['root'] = (state, root) => {
  state.patch = (from, to) => {
    if (from.position) to.position = from.position;
  };
  return rootHandler(state, root);
};

export const leanHandlers: Pick<Handlers, 'text' | 'inlineCode' | 'strong' | 'emphasis' | 'link' | 'paragraph'> = {
  text(state, node) {
    // White space around line feeds is what the default handler is for.
    if (node.data || holdsLineEnd(node.value)) return defaultHandlers.text(state, node);
    return { type: 'text', value: node.value } satisfies Text;
  },
  inlineCode(state, node) {
    if (node.data || holdsLineEnd(node.value)) return defaultHandlers.inlineCode(state, node);
    return element('code', [{ type: 'text', value: node.value }]);
  },
  strong: (state, node) => (node.data ? defaultHandlers.strong(state, node) : element('strong', state.all(node))),
  emphasis: (state, node) => (node.data ? defaultHandlers.emphasis(state, node) : element('em', state.all(node))),
  link(state, node) {
    if (node.data || typeof node.title === 'string' || !PLAIN_ADDRESS.test(node.url))
      return defaultHandlers.link(state, node);
    const link = placed(state, node, element('a', state.all(node)));
    link.properties.href = node.url;
    return link;
  },
  paragraph(state, node) {
    if (!node.data) return placed(state, node, element('p', state.all(node)));
    const slot = node.data.hName === 'dg-slot' ? node.data.hProperties : undefined;
    if (slot === undefined) return defaultHandlers.paragraph(state, node);
    const placeholder = placed(state, node, element('dg-slot', []));
    placeholder.properties = slot; // The default handler clones it, which takes longer than all else of a slot.
    return placeholder;
  },
};

/** The default handler looks at each character, to find that such an address needs no encoding. */
const PLAIN_ADDRESS = /^[!#$&-;=?-Z_a-z~]*$/;

function holdsLineEnd(value: string): boolean {
  return value.includes('\n') || value.includes('\r');
}

/** It stands where the node stood. */
function placed(state: State, node: Nodes, made: Element): Element {
  state.patch(node, made);
  return made;
}

function element(tagName: string, children: Element['children']): Element {
  return { type: 'element', tagName, properties: {}, children };
}
