// What a finished page must not hold, read off it by a parser that shares no rule with docs-gen.
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const NEVER = new Set(
  'iframe frame frameset object embed applet base portal fencedframe marquee bgsound math'.split(' '),
);
const ADDRESSES = new Set('href src xlink:href action formaction data poster background cite ping srcdoc'.split(' '));

export function dangersOf(html: Uint8Array): string[] {
  const found: string[] = [];
  for (const element of elementsOf(parse(Buffer.from(html).toString()))) {
    const { tagName, attrs } = element;
    const value = (name: string) => attrs.find((attr) => attr.name === name)?.value;
    if (NEVER.has(tagName)) found.push(`<${tagName}>`);
    const told = tagName === 'meta' ? value('http-equiv') : undefined;
    // A policy can only take something away.
    if (told !== undefined && told !== 'Content-Security-Policy' && !isOwnRefresh(value('content')))
      found.push(`<meta http-equiv> ${value('content')}`);
    if (tagName === 'script') found.push(...scriptDangers(element, value('src')));
    for (const { name, value: text } of attrs) {
      if (/^on/i.test(name) || name === 'srcdoc') found.push(`${tagName} ${name}=${text}`);
      if (name === 'style' && /url\(|image-set|expression|position|behavior|binding|\\/i.test(text))
        found.push(`${tagName} style=${text}`);
      if (ADDRESSES.has(name) && isUnsafe(text)) found.push(`${tagName} ${name}=${text}`);
      if ((name === 'srcset' || name === 'imagesrcset') && /(?:^|[\s,])\s*(?:javascript|data|vbscript):/i.test(text))
        found.push(`${tagName} ${name}=${text}`);
      if (
        name === 'target' &&
        text === '_blank' &&
        value('href') !== undefined &&
        !/\bnoopener\b/.test(value('rel') ?? '')
      )
        found.push(`${tagName} target without noopener`);
    }
  }
  return found;
}

/** As a browser reads a scheme: white space and control characters before it and within it do not count. */
function isUnsafe(address: string): boolean {
  const bare = [...address].filter((character) => character > ' ').join('');
  return /^(?:javascript|vbscript|livescript|data(?!:image\/(?:png|gif|jpeg|webp);base64,)|blob|filesystem|file|about|view-source|jar|feed):/i.test(
    bare,
  );
}

/** Of a redirect: to a page of the site. */
function isOwnRefresh(content = ''): boolean {
  return /^0; ?url=\/(?!\/)/i.test(content);
}

/** docs-gen's own scripts know nothing of the payloads; those that hold data have to be data to their end. */
function scriptDangers(element: Element, src: string | undefined): string[] {
  const text = textOf(element);
  if (!isData(element)) return /alert|127\.0\.0\.1/.test(`${src} ${text}`) ? [`<script> ${src} ${text}`] : [];
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    return [`${String(error)} in ${text.slice(0, 80)}`];
  }
}

function isData({ attrs }: Element): boolean {
  return attrs.some(({ name, value }) => name === 'type' && /json/.test(value));
}

function textOf({ childNodes }: Element): string {
  return childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

function* elementsOf(root: Node): Generator<Element> {
  const stack: Node[] = [root];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if ('tagName' in node) yield node;
    if ('childNodes' in node) stack.push(...node.childNodes);
    if (node.nodeName === 'template' && 'content' in node) stack.push(node.content);
  }
}
