// Names in a printed type that may have API pages: which they are, and how they become links.
import { escapeAttribute } from './html.ts';

/** In the order of code units, each once. */
export function typeNames(html: string): string[] {
  const names = new Set<string>();
  walk(html, (name) => {
    names.add(name);
    return name;
  });
  return [...names].sort();
}

/** `hrefs`: final addresses by name. A name that stands in a link already, or in a string of the type, stays as it is. */
export function linkTypeNames(html: string, hrefs: Readonly<Record<string, string>>): string {
  if (Object.keys(hrefs).length === 0) return html;
  return walk(html, (name) => {
    const href = Object.hasOwn(hrefs, name) ? hrefs[name] : undefined;
    return href === undefined ? name : `<a href="${escapeAttribute(href)}">${name}</a>`;
  });
}

/** Tags with their attributes, whatever these contain; strings in quotation marks of any spelling, references to characters, names with all their parts. */
export const TOKEN =
  /<(?:"[^"]*"|[^">])*>|'(?:[^'\\\n<]|\\.)*'|"(?:[^"\\\n<]|\\.)*"|&(?:quot|#34|#x22);[^<\n]*?&(?:quot|#34|#x22);|&(?:apos|#39|#x27);[^<\n]*?&(?:apos|#39|#x27);|`[^`<]*`|&[#\w]+;|[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*/gu;

function walk(html: string, onName: (name: string) => string): string {
  let links = 0;
  let before = '';
  return html.replace(TOKEN, (token: string, offset: number) => {
    if (token.startsWith('<')) {
      if (/^<a[\s>]/i.test(token)) links++;
      else if (/^<\/a>/i.test(token)) links--;
      return token;
    }
    const wasTypeof = before === 'typeof';
    before = token;
    if (!/^[\p{L}_$]/u.test(token) || links > 0) return token;
    // A component or a type; what begins small is a value, unless its type is asked for.
    if (!/^\p{Lu}/u.test(token) && !wasTypeof) return token;
    return isKey(html, offset, token.length) ? token : onName(token);
  });
}

/** `Value: string` names a property, as `A extends B ? C : D` does not. */
export function isKey(html: string, offset: number, length: number): boolean {
  return /^\??:/.test(html.slice(offset + length, offset + length + 2));
}
