// Where a text or a link of an API page stands in the JSON: found by its words, as parsed JSON has no positions.
import { type LineIndex, lineIndex, locate } from '../diagnostics/locate.ts';
import type { Location } from '../model/outcome.ts';

/** Both give the file alone where the source spells the words with escapes of its own. */
export interface Places {
  /** The next link with this address: the k-th link is the k-th time that the sources write it. */
  readonly nextLink: (href: string) => Location;
  readonly ofText: (text: string) => Location;
}

export interface PlaceSource {
  readonly file: string;
  readonly source: string;
}

export function createPlaces(sources: readonly PlaceSource[]): Places {
  const cursors = new Map<string, { source: number; offset: number }>();
  const indexes: (LineIndex | undefined)[] = [];
  const place = (number: number, offset: number, length: number): Location => {
    const { file = '', source = '' } = sources[number] ?? {};
    indexes[number] ??= lineIndex(source);
    return locate(file, indexes[number], offset, length);
  };
  const fallback = (): Location => ({ file: sources[0]?.file ?? '' });
  return {
    nextLink: (href) => {
      const cursor = cursors.get(href) ?? { source: 0, offset: 0 };
      cursors.set(href, cursor);
      for (; cursor.source < sources.length; cursor.source++, cursor.offset = 0) {
        const found = findAddress(sources[cursor.source]?.source ?? '', href, cursor.offset);
        if (found === -1) continue;
        cursor.offset = found + href.length;
        return place(cursor.source, found, href.length);
      }
      return fallback();
    },
    ofText: (text) => {
      const written = JSON.stringify(text);
      const number = sources.findIndex(({ source }) => source.includes(written));
      return number === -1 ? fallback() : place(number, sources[number]?.source.indexOf(written) ?? 0, written.length);
    },
  };
}

/** The address and nothing longer: between quotation marks of HTML or JSON. */
function findAddress(source: string, href: string, from: number): number {
  for (let at = source.indexOf(href, from); at !== -1; at = source.indexOf(href, at + 1)) {
    if (/["']/.test(source[at - 1] ?? '') && /["'\\]/.test(source[at + href.length] ?? '')) return at;
  }
  return -1;
}
