// Where a text or a link of an API page stands in the JSON: found by its words, as parsed JSON has no positions.
import { type LineIndex, lineIndex, locate } from '../diagnostics/locate.ts';
import { escapeHtml } from '../lib/html.ts';
import { type JsonString, jsonStrings } from '../lib/json-string.ts';
import type { WrittenText } from '../model/api.ts';
import type { Location } from '../model/outcome.ts';

export interface Places {
  /** The next link with this address: the k-th link is the k-th time that the sources write it. */
  readonly nextLink: (href: string) => Location;
  readonly ofText: (text: string) => Location;
  /** The first string with this text, with its source. */
  readonly written: (text: string) => WrittenText | null;
}

export interface PlaceSource {
  readonly file: string;
  readonly source: string;
}

export function createPlaces(sources: readonly PlaceSource[]): Places {
  const cursors = new Map<string, Cursor>();
  const spelledCursors = new Map<string, Cursor>();
  const indexes: (LineIndex | undefined)[] = [];
  const strings: (readonly JsonString[] | undefined)[] = [];
  const place = (number: number, offset: number, length: number): Location => {
    const { file = '', source = '' } = sources[number] ?? {};
    indexes[number] ??= lineIndex(source);
    return locate(file, indexes[number], offset, length);
  };
  /** Read only for words that the source spells with escapes of its own. */
  const stringsOf = (number: number): readonly JsonString[] => {
    strings[number] ??= jsonStrings(sources[number]?.source ?? '');
    return strings[number];
  };
  const fallback = (): Location => ({ file: sources[0]?.file ?? '' });

  const findString = (text: string): { readonly number: number; readonly string: JsonString } | null => {
    const literal = JSON.stringify(text);
    for (const [number, { source }] of sources.entries()) {
      const offset = source.indexOf(literal);
      const string = offset === -1 ? stringsOf(number).find((one) => one.text === text) : { offset, literal, text };
      if (string) return { number, string };
    }
    return null;
  };

  /** The next string that holds the address in any spelling. */
  const nextSpelled = (href: string): Location => {
    const cursor = cursorOf(href, spelledCursors);
    const escaped = escapeHtml(href);
    for (; cursor.source < sources.length; cursor.source++, cursor.offset = 0) {
      const found = stringsOf(cursor.source).find(
        ({ offset, text }) => offset >= cursor.offset && (text.includes(href) || text.includes(escaped)),
      );
      if (!found) continue;
      cursor.offset = found.offset + 1;
      return place(cursor.source, found.offset, found.literal.length);
    }
    return fallback();
  };

  return {
    nextLink: (href) => {
      const cursor = cursorOf(href, cursors);
      for (; cursor.source < sources.length; cursor.source++, cursor.offset = 0) {
        const found = findAddress(sources[cursor.source]?.source ?? '', href, cursor.offset);
        if (found === -1) continue;
        cursor.offset = found + href.length;
        return place(cursor.source, found, href.length);
      }
      return nextSpelled(href);
    },
    ofText: (text) => {
      const found = findString(text);
      return found ? place(found.number, found.string.offset, found.string.literal.length) : fallback();
    },
    written: (text) => {
      const found = findString(text);
      if (!found) return null;
      const { offset, literal } = found.string;
      return { at: place(found.number, offset, literal.length), literal };
    },
  };
}

interface Cursor {
  source: number;
  offset: number;
}

function cursorOf(href: string, cursors: Map<string, Cursor>): Cursor {
  const cursor = cursors.get(href) ?? { source: 0, offset: 0 };
  cursors.set(href, cursor);
  return cursor;
}

/** The address and nothing longer: between quotation marks of HTML or JSON. */
function findAddress(source: string, href: string, from: number): number {
  for (let at = source.indexOf(href, from); at !== -1; at = source.indexOf(href, at + 1)) {
    if (/["']/.test(source[at - 1] ?? '') && /["'\\]/.test(source[at + href.length] ?? '')) return at;
  }
  return -1;
}
