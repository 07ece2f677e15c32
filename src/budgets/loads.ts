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

/** Tags that load something. Values hold no `>`: those of docs-gen are escaped, and an address has none. */
const LOADING = /<(script|link|dg-island)[^>]*>/g;

/** One search for what few tags have. */
export function pageLoads(html: string): PageLoads {
  const scripts: string[] = [];
  const styles: string[] = [];
  const inline: string[] = [];
  const islands: string[] = [];
  for (const { 0: tag, 1: name, index } of html.matchAll(LOADING)) {
    if (name === 'link') styles.push(...styleOf(tag));
    else if (name === 'dg-island') islands.push(...islandOf(tag));
    else if (isRun(attribute(tag, TYPE))) {
      const src = attribute(tag, SRC);
      if (src === null) inline.push(textUpTo(html, '</script', index + tag.length));
      else scripts.push(src);
    }
  }
  return { scripts: unique(scripts), styles: unique(styles), inline, islands: unique(islands) };
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

/** Names of islands that come to life without the reader. */
function islandOf(tag: string): string[] {
  const name = attribute(tag, NAME);
  return name !== null && /^(?:load|idle)$/.test(attribute(tag, WHEN) ?? '') ? [name] : [];
}

function textUpTo(html: string, close: string, from: number): string {
  const end = html.indexOf(close, from);
  return html.slice(from, end === -1 ? html.length : end);
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
