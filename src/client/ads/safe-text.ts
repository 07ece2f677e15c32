// The text of an ad, which is HTML that strangers wrote: emphasis and line breaks are kept, of all else the words.

const KEPT: ReadonlySet<string> = new Set(['b', 'strong', 'i', 'em', 'small', 'br', 'wbr', 'code', 'sub', 'sup']);

/** What they hold is no text. */
const DROPPED: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math', 'head', 'title'],
  ...['textarea', 'select', 'audio', 'video', 'canvas', 'noembed', 'noframes', 'xmp', 'plaintext'],
]);

/** Longer texts are cut before they are read, which bounds how deep they can nest. */
const LONGEST = 1000;

/** `parse` makes a document in which nothing runs and nothing is fetched, as `DOMParser` does. */
export function safeText(html: string, document: Document, parse: (html: string) => Document): DocumentFragment {
  const fragment = document.createDocumentFragment();
  copyChildren(parse(html.slice(0, LONGEST)).body, fragment, document);
  return fragment;
}

/** Elements are made anew, so no attribute comes along. */
function copyChildren(from: Node, to: Node, document: Document): void {
  for (const node of from.childNodes) {
    if (node.nodeType === TEXT) to.appendChild(document.createTextNode(node.nodeValue ?? ''));
    if (node.nodeType !== ELEMENT) continue;
    const name = node.nodeName.toLowerCase();
    if (DROPPED.has(name)) continue;
    const target = KEPT.has(name) ? to.appendChild(document.createElement(name)) : to;
    copyChildren(node, target, document);
  }
}

const ELEMENT = 1;
const TEXT = 3;
