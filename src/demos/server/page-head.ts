// HTML of a demo → the same without the elements that React moves to the head of a page, and the names of these elements.
import { type DefaultTreeAdapterTypes, html as names, parseFragment } from 'parse5';

export interface PageHead {
  readonly html: string;
  /** In document order, each once: `<title>`, `<meta name="robots">`, `<link rel="canonical">`. */
  readonly removed: readonly string[];
}

export function withoutPageHead(html: string): PageHead {
  if (!/<(?:title|meta|link)\b/i.test(html)) return { html, removed: [] };
  const found = elementsOf(html).filter(belongsInHead);
  let rest = html;
  // From the end, so that places stay valid.
  for (const { startOffset, endOffset } of found.flatMap(placeOf).sort((a, b) => b.startOffset - a.startOffset))
    rest = rest.slice(0, startOffset) + rest.slice(endOffset);
  return { html: rest, removed: [...new Set(found.map(nameOf))] };
}

type Element = DefaultTreeAdapterTypes.Element;

/** In document order, without recursion: HTML of demos may be nested deeply. */
function elementsOf(html: string): Element[] {
  const elements: Element[] = [];
  const queue = [...parseFragment(html, { sourceCodeLocationInfo: true }).childNodes].reverse();
  for (let node = queue.pop(); node; node = queue.pop()) {
    if (!('tagName' in node)) continue;
    elements.push(node);
    for (const child of [...node.childNodes].reverse()) queue.push(child);
  }
  return elements;
}

/** React writes hints for pictures itself, and leaves style sheets without a precedence where the demo has them. */
const IN_PLACE = new Set(['preload', 'modulepreload', 'preconnect', 'dns-prefetch', 'prefetch']);

function belongsInHead(element: Element): boolean {
  if (element.namespaceURI !== names.NS.HTML || !['title', 'meta', 'link'].includes(element.tagName)) return false;
  if (attributeOf(element, 'itemprop') !== null) return false; // Microdata of the content.
  const rel = attributeOf(element, 'rel') ?? '';
  return rel === 'stylesheet' ? attributeOf(element, 'data-precedence') !== null : !IN_PLACE.has(rel);
}

function placeOf({ sourceCodeLocation: place }: Element) {
  return place ? [place] : [];
}

function nameOf(element: Element): string {
  for (const name of ['name', 'property', 'rel', 'http-equiv']) {
    const value = attributeOf(element, name);
    if (value !== null) return `<${element.tagName} ${name}="${value}">`;
  }
  return `<${element.tagName}>`;
}

function attributeOf({ attrs }: Element, name: string): string | null {
  return attrs.find((attribute) => attribute.name === name)?.value ?? null;
}
