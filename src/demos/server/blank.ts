// Whether the HTML of a demo shows anything. Data grids and other components that measure their place first render an element with a
// size on the server, and all else in browsers.

import { styleTexts } from './page-styles.ts';

/** Elements that are seen without a text or a style. */
const SEEN =
  /<(?:audio|button|canvas|embed|fieldset|hr|iframe|img|input|meter|object|progress|select|summary|svg|textarea|video)\b/i;

/** Properties that paint something; with these values they do not. */
const PAINTS =
  /(?:^|[\s;])(?:background|border(?!-radius|-spacing|-collapse)|box-shadow|column-rule|content|list-style|outline)[\w-]*\s*:(?!\s*(?:0|inherit|initial|none|normal|transparent|unset)\b)/i;

/** A rule without further braces: its selectors, and its declarations. */
const RULE = /([^{}]+)\{([^{}]*)\}/g;

/** `styles`: CSS of the sheets that belong to it. */
export function isBlank(html: string, styles: Iterable<string>): boolean {
  const elements = html.replace(/<(style|script|template|noscript)\b.*?<\/\1>/gis, '');
  if (elements.replace(/<[^>]*>/g, '').trim() !== '' || SEEN.test(elements)) return false;
  if ([...elements.matchAll(/\sstyle="([^"]*)"/g)].some(([, declarations = '']) => PAINTS.test(declarations)))
    return false;
  const known = namesIn(elements);
  for (const css of [...styleTexts(html), ...styles])
    for (const [, selectors = '', declarations = ''] of css.matchAll(RULE))
      if (PAINTS.test(declarations) && selectors.split(',').some((selector) => mayMatch(selector, known))) return false;
  return true;
}

/** Types of elements, their classes as `.name` and their ids as `#name`. */
function namesIn(html: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, type = '', attributes = ''] of html.matchAll(/<(\w[\w-]*)([^>]*)>/g)) {
    names.add(type);
    for (const [, name = '', value = ''] of attributes.matchAll(/\s(class|id)="([^"]*)"/g))
      for (const word of value.split(/\s+/)) names.add(`${name === 'class' ? '.' : '#'}${word}`);
  }
  return names;
}

/** Its types, classes and ids all exist; what else it asks for is taken as given. */
function mayMatch(selector: string, names: ReadonlySet<string>): boolean {
  const parts = selector.replace(/:[\w-]+(?:\([^)]*\))?|\[[^\]]*\]/g, '').match(/[.#]?[\w-]+/g) ?? [];
  return parts.every((part) => names.has(part));
}
