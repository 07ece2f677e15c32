// The text of a notification, which may be HTML of another host: what is shown of it is made anew, element by element.

/** Elements that say something about their text; they get no attributes. */
const KEPT = new Set(['B', 'STRONG', 'I', 'EM', 'CODE', 'BR']);
/** Their content is no text. */
const DROPPED = 'script,style,template,noscript,iframe,object,svg,math,textarea,title';

/** Text, emphasis, and links that lead to pages. Nothing in `html` runs or loads: it is parsed in a document that has no window. */
export function notificationText(html: string, document: Document, Parser: typeof DOMParser): DocumentFragment {
  const { body } = new Parser().parseFromString(html, 'text/html');
  const made = document.createDocumentFragment();
  copyChildren(body, made, document, 0);
  return made;
}

/** Deeper than any text; a host could send thousands of levels. */
const DEEPEST = 20;

function copyChildren(from: Element, to: Node, document: Document, depth: number): void {
  for (const node of from.childNodes) {
    if (node.nodeType === node.TEXT_NODE) to.appendChild(document.createTextNode(node.textContent ?? ''));
    if (node.nodeType !== node.ELEMENT_NODE) continue;
    const element = node as Element; // By its type.
    if (element.matches(DROPPED) || depth === DEEPEST) continue;
    copyChildren(element, to.appendChild(emptyCopy(element, document)), document, depth + 1);
  }
}

/** A fragment where nothing of the element is kept but its text. */
function emptyCopy(element: Element, document: Document): Node {
  if (KEPT.has(element.tagName)) return document.createElement(element.tagName);
  const href = element.tagName === 'A' ? pageAddress(element.getAttribute('href')) : null;
  if (href === null) return document.createElement('span');
  const link = document.createElement('a');
  link.href = href;
  return link;
}

/** An `http:` or `https:` address, or a path; null for all else. A browser ignores white space inside of `java script:`. */
export function pageAddress(href: string | null): string | null {
  if (href === null || !URL.canParse(href, 'https://x')) return null;
  return /^https?:$/.test(new URL(href, 'https://x').protocol) ? href : null;
}
