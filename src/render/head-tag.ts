// One tag of the inside of `<head>`, as HTML.
import { escapeAttribute } from '../lib/html.ts';
import type { HeadTag } from '../model/plugin.ts';

type Attributes = Readonly<Record<string, string | null>>;

export function tag({ tag: name, attributes, content }: HeadTag): string {
  const start = open(name, attributes);
  return name === 'meta' || name === 'link' || name === 'base' ? start : `${start}${content ?? ''}</${name}>`;
}

export function meta(attributes: Attributes): string {
  return open('meta', attributes);
}

export function link(attributes: Attributes): string {
  return open('link', attributes);
}

/** Pages have a dozen of these and of the next, each: '' where there is nothing to say. */
export function named(name: string, content: string | null | undefined): string {
  return content ? `<meta name="${name}" content="${escapeAttribute(content)}">` : '';
}

/** As Open Graph has it. */
export function property(name: string, content: string | null | undefined): string {
  return content ? `<meta property="${name}" content="${escapeAttribute(content)}">` : '';
}

function open(name: string, attributes: Readonly<Record<string, string | true | null>>): string {
  let html = `<${name}`;
  for (const key in attributes) {
    const value = attributes[key];
    if (value === null || value === undefined) continue;
    html += value === true || value === '' ? ` ${key}` : ` ${key}="${escapeAttribute(value)}"`;
  }
  return `${html}>`;
}
