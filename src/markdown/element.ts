// Elements that markdown has no node for: remark-rehype takes their tag and attributes from `data`.
import type { Blockquote, Nodes, Paragraph, PhrasingContent, RootContent } from 'mdast';

type Attributes = Readonly<Record<string, string | boolean | readonly string[]>>;

/** An element around blocks; `source` is what its author wrote it with. */
export function blockElement(
  name: string,
  attributes: Attributes,
  children: readonly RootContent[],
  source: Nodes,
): Blockquote {
  return {
    type: 'blockquote',
    data: dataOf(name, attributes),
    children: children as Blockquote['children'], // All blocks may stand in any of our elements.
    ...(source.position ? { position: source.position } : {}),
  };
}

/** An element around words. */
export function textElement(name: string, attributes: Attributes, children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', data: dataOf(name, attributes), children };
}

/** An element among words. */
export function inlineElement(name: string, attributes: Attributes, children: PhrasingContent[]): PhrasingContent {
  return { type: 'emphasis', data: dataOf(name, attributes), children };
}

function dataOf(hName: string, attributes: Attributes) {
  // The types of hast know changeable lists only; nothing here is changed later.
  return { hName, hProperties: attributes as Record<string, string | boolean | string[]> };
}

/** The only markup of a title is code: `Use \`sx\``. */
export function titleText(text: string): PhrasingContent[] {
  return text
    .split(/`([^`]+)`/)
    .map((value, i): PhrasingContent => ({ type: i % 2 === 1 ? 'inlineCode' : 'text', value }))
    .filter((node) => 'value' in node && node.value !== '');
}
