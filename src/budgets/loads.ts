// Finished HTML, whole or in parts, to what its browser fetches and runs before the reader does anything.
import { decodeEntities } from '../lib/html.ts';

export interface PageLoads {
  /** Addresses of scripts and style sheets as they stand in the page. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Source of scripts that stand in the page itself. */
  readonly inline: readonly string[];
  /** Names of islands that come to life at once or in the first idle moment. */
  readonly islands: readonly string[];
}

/** In bytes, without a text of the whole page: a few searches for what few tags have. */
export function pageLoads(html: Buffer): PageLoads {
  const scripts = tagsAt(html, '<script');
  const run = scripts.filter(({ tag }) => isRun(attribute(tag, TYPE)));
  const addressed = run.map(({ tag, end }) => ({ src: attribute(tag, SRC), end }));
  return {
    scripts: unique(addressed.flatMap(({ src }) => src ?? [])),
    inline: addressed.flatMap(({ src, end }) => (src === null ? [textUpTo(html, '</script', end)] : [])),
    styles: unique(tagsAt(html, '<link').flatMap(({ tag }) => styleOf(tag))),
    islands: unique(
      tagsAt(html, '<dg-island').flatMap(({ tag }) =>
        /^(?:load|idle)$/.test(attribute(tag, WHEN) ?? '') ? (attribute(tag, NAME) ?? []) : [],
      ),
    ),
  };
}

/** Of the parts of one page; each name once. */
export function allLoads(parts: readonly PageLoads[]): PageLoads {
  return {
    scripts: unique(parts.flatMap(({ scripts }) => scripts)),
    inline: parts.flatMap(({ inline }) => inline),
    styles: unique(parts.flatMap(({ styles }) => styles)),
    islands: unique(parts.flatMap(({ islands }) => islands)),
  };
}

interface Tag {
  readonly tag: string;
  /** Offset behind it. */
  readonly end: number;
}

/** Values hold no `>`: those of docs-gen are escaped, and an address has none. */
function tagsAt(html: Buffer, open: string): Tag[] {
  const tags: Tag[] = [];
  for (let at = html.indexOf(open); at !== -1; at = html.indexOf(open, at + open.length)) {
    const end = html.indexOf('>', at) + 1;
    if (end === 0) break;
    tags.push({ tag: html.toString('utf8', at, end), end });
  }
  return tags;
}

const named = (name: string) => new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i');
const [TYPE, SRC, HREF, REL, WHEN, NAME] = [
  named('type'),
  named('src'),
  named('href'),
  named('rel'),
  named('when'),
  named('name'),
];

function attribute(tag: string, pattern: RegExp): string | null {
  const [, quoted, single, bare] = pattern.exec(tag) ?? [];
  const value = quoted ?? single ?? bare;
  return value === undefined ? null : decodeEntities(value);
}

/** Blocks of data, such as JSON and speculation rules, are no program. */
function isRun(type: string | null): boolean {
  return type === null || /^(?:|module|(?:text|application)\/(?:java|ecma)script)$/i.test(type);
}

function styleOf(tag: string): string[] {
  if (!/stylesheet|&/i.test(tag)) return []; // Most lead elsewhere.
  const href = attribute(tag, HREF);
  return href !== null && /(?:^|\s)stylesheet(?:\s|$)/i.test(attribute(tag, REL) ?? '') ? [href] : [];
}

function textUpTo(html: Buffer, close: string, from: number): string {
  const end = html.indexOf(close, from);
  return html.toString('utf8', from, end === -1 ? html.length : end);
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
