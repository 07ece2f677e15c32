// remark-rehype's handlers for the nodes that pages have most of, without their positions: only plugins of a project ask
// where a word stands, and each position is three objects.
import type { Element, Text } from 'hast';
import { defaultHandlers } from 'remark-rehype';

type Handlers = typeof defaultHandlers;

export const leanHandlers: Pick<Handlers, 'text' | 'inlineCode' | 'strong' | 'emphasis'> = {
  text(state, node) {
    // White space around line feeds is what the default handler is for.
    if (node.data || /[\n\r]/.test(node.value)) return defaultHandlers.text(state, node);
    return { type: 'text', value: node.value } satisfies Text;
  },
  inlineCode(state, node) {
    if (node.data || /[\n\r]/.test(node.value)) return defaultHandlers.inlineCode(state, node);
    return element('code', [{ type: 'text', value: node.value }]);
  },
  strong: (state, node) => (node.data ? defaultHandlers.strong(state, node) : element('strong', state.all(node))),
  emphasis: (state, node) => (node.data ? defaultHandlers.emphasis(state, node) : element('em', state.all(node))),
};

function element(tagName: string, children: Element['children']): Element {
  return { type: 'element', tagName, properties: {}, children };
}
