// Finished HTML to the ids and the addresses that it holds: one pass over the tags, without a tree.
import {
  DOUBLE,
  EQUALS,
  GREATER,
  LOWER,
  SINGLE,
  SLASH,
  SMALL_A,
  SMALL_C,
  SMALL_D,
  SMALL_F,
  SMALL_R,
  SMALL_T,
  SMALL_Z,
  SPACE,
} from '../lib/ascii.ts';
import { decodeEntities } from '../lib/html.ts';

export interface HtmlScan {
  readonly ids: ReadonlySet<string>;
  /** Ids that stand more than once, each once. */
  readonly twice: readonly string[];
  /** Values of `href`, `src`, `poster` and `srcset`, each once, as a browser reads them. */
  readonly links: readonly string[];
}

/** Every page goes through here: character codes instead of patterns, and no text is cut out that is not asked for. */
export function scanHtml(html: string): HtmlScan {
  const found: Found = { ids: new Set(), twice: new Set(), links: new Set() };
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    const first = html.charCodeAt(at + 1) | LOWER;
    if (first >= SMALL_A && first <= SMALL_Z) at = readTag(html, at + 1, found);
    else at = html.startsWith('!--', at + 1) ? after(html, '-->', at + 4) : at + 1;
  }
  return { ids: found.ids, twice: [...found.twice], links: [...found.links] };
}

/** Whether two texts say the same to who asks for ids and addresses. */
export function isScannedAlike(one: string, other: string): boolean {
  const [a, b] = [one, other].map((html) => {
    const { ids, twice, links } = scanHtml(html);
    return JSON.stringify([[...ids], twice, links]);
  });
  return a === b;
}

/**
 * The same for HTML that docs-gen itself has written: every value stands in double quotes, and nothing in it is `<` or
 * `>`. Most attributes are classes, so it is the quotes that are looked for, and the letter in front of them.
 */
export function scanOwnHtml(html: string): HtmlScan {
  const found: Found = { ids: new Set(), twice: new Set(), links: new Set() };
  for (let at = html.indexOf('="'); at !== -1; at = html.indexOf('="', at + 2)) {
    const name = ownName(html.charCodeAt(at - 1));
    if (name === '' || !html.startsWith(name, at - name.length)) continue;
    // In text, quotes are no more than quotes.
    if (html.lastIndexOf('<', at) < html.lastIndexOf('>', at)) continue;
    const value = at + 2;
    note(name.slice(1), html.slice(value, html.indexOf('"', value)), found);
  }
  return { ids: found.ids, twice: [...found.twice], links: [...found.links] };
}

/** What is looked for, by its last letter; empty: nothing that ends so. Two of three values are those of a class. */
function ownName(last: number): string {
  switch (last) {
    case SMALL_D:
      return ' id';
    case SMALL_F:
      return ' href';
    case SMALL_C:
      return ' src';
    case SMALL_R:
      return ' poster';
    case SMALL_T:
      return ' srcset';
    default:
      return '';
  }
}

interface Found {
  readonly ids: Set<string>;
  readonly twice: Set<string>;
  readonly links: Set<string>;
}

/** Gives the offset behind the tag, and behind its text where that is no HTML. Past the end, codes are NaN and end all loops. */
function readTag(html: string, start: number, found: Found): number {
  let at = start;
  let code = html.charCodeAt(at);
  while (code > SPACE && code !== GREATER && code !== SLASH) code = html.charCodeAt(++at);
  const nameEnd = at;
  for (;;) {
    while (code <= SPACE || code === SLASH) code = html.charCodeAt(++at);
    if (code === GREATER || Number.isNaN(code)) break;
    const name = at;
    do code = html.charCodeAt(++at);
    while (code > SPACE && code !== EQUALS && code !== GREATER && code !== SLASH);
    const end = at;
    while (code <= SPACE) code = html.charCodeAt(++at);
    if (code !== EQUALS) continue;
    do code = html.charCodeAt(++at);
    while (code <= SPACE);
    const isQuoted = code === DOUBLE || code === SINGLE;
    const value = isQuoted ? at + 1 : at;
    // Values are long: the engine finds their ends faster than a loop.
    if (isQuoted) {
      at = html.indexOf(code === DOUBLE ? '"' : "'", value);
      if (at === -1) return html.length;
    } else while (code > SPACE && code !== GREATER) code = html.charCodeAt(++at);
    if (mayMatter(html.charCodeAt(name) | LOWER, end - name))
      note(html.slice(name, end).toLowerCase(), html.slice(value, at), found);
    if (isQuoted) code = html.charCodeAt(++at);
  }
  return skipText(html, start, nameEnd, at + 1);
}

/** By first letter and length: `class` and `style`, the commonest, have five letters and are out at once. */
function mayMatter(first: number, length: number): boolean {
  return (
    length !== 5 && length <= 'srcset'.length && (first === 105 || first === 104 || first === 115 || first === 112)
  );
}

function note(name: string, value: string, found: Found): void {
  if (name === 'id') {
    const id = decodeEntities(value);
    if (id === '') return;
    if (found.ids.has(id)) found.twice.add(id);
    else found.ids.add(id);
  } else if (name === 'href' || name === 'src' || name === 'poster') {
    found.links.add(decodeEntities(value).trim());
  } else if (name === 'srcset') {
    for (const candidate of decodeEntities(value).split(/,\s+/)) {
      const href = candidate.trim().split(/\s/, 1)[0];
      if (href) found.links.add(href);
    }
  }
}

/** What stands inside these is text, whatever it looks like. */
const RAW_TEXT: ReadonlySet<string> = new Set(['script', 'style', 'textarea', 'title']);

function skipText(html: string, name: number, nameEnd: number, at: number): number {
  const first = html.charCodeAt(name) | LOWER;
  if ((first !== 115 && first !== 116) || nameEnd - name < 5) return at; // s and t
  const word = html.slice(name, nameEnd).toLowerCase();
  return RAW_TEXT.has(word) ? after(html, `</${word}`, at) : at;
}

function after(html: string, end: string, from: number): number {
  const at = html.indexOf(end, from);
  return at === -1 ? html.length : at + end.length;
}
