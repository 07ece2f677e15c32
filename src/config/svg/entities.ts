// Entities that a document type declares: a page has none, and shows `&name;` as text.
import type { RemovedPart } from './picture.ts';

export function undefinedEntities(source: string): RemovedPart[] {
  const start = Math.max(0, source.search(/<svg[\s/>]/i));
  const names = [...source.slice(0, start).matchAll(/<!ENTITY\s+([\w.:-]+)/g)].map(([, name]) => name);
  if (names.length === 0) return [];
  // Illustrator declares the addresses of namespaces, which are not published.
  const body = source
    .slice(start)
    .replace(/\s(?:xmlns(?::[\w-]+)?|requiredExtensions)="[^"]*"/g, (whole) => ' '.repeat(whole.length));
  return names.flatMap((name) => {
    const at = body.indexOf(`&${name};`);
    return at === -1 ? [] : [{ what: `&${name};`, offset: start + at }];
  });
}
