// What a browser would do with a piece of HTML that it must not: an oracle that shares no rule with the sanitiser.
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

const ACTIVE =
  /^(?:script|style|link|base|meta|iframe|frame|frameset|object|embed|applet|form|button|select|textarea|svg|math|template|noscript|title|xmp|plaintext|marquee|dialog|portal|bgsound)$/;

export function dangers(html: string): string[] {
  const found: string[] = [];
  const queue: DefaultTreeAdapterTypes.Node[] = [parseFragment(html)];
  for (let node = queue.pop(); node; node = queue.pop()) {
    if ('tagName' in node) found.push(...elementDangers(node));
    if ('childNodes' in node) queue.push(...node.childNodes);
    if (node.nodeName === 'template' && 'content' in node) queue.push(node.content);
  }
  return found;
}

function elementDangers({ tagName, namespaceURI, attrs }: DefaultTreeAdapterTypes.Element): string[] {
  const found = ACTIVE.test(tagName) || !namespaceURI.endsWith('/xhtml') ? [`<${tagName}>`] : [];
  if (tagName === 'input' && !attrs.some(({ name, value }) => name === 'type' && value === 'checkbox'))
    found.push('<input>');
  for (const { name, value } of attrs) {
    const address = [...value]
      .filter((char) => char > ' ')
      .join('')
      .toLowerCase();
    if (/^on/i.test(name) || name === 'srcdoc') found.push(name);
    if (name === 'style' && /url|expression|behavior|binding|position|inset|z-index|\\|@import/i.test(value))
      found.push(`style ${value}`);
    if (
      /^(?:javascript|vbscript|blob|data):/.test(address) &&
      !/^data:image\/(?:png|gif|jpeg|webp);base64,/.test(address)
    )
      found.push(`${name}=${value}`);
    if (
      name === 'target' &&
      value === '_blank' &&
      !attrs.some((other) => other.name === 'rel' && other.value.includes('noopener'))
    )
      found.push('opener');
  }
  return found;
}
