// Where a text of an API page is declared that was made of types: found by the row of the JSON that holds it.
import { type JsonString, jsonStrings } from '../lib/json-string.ts';
import type { ExtractedPage } from '../model/api-source.ts';
import type { Location } from '../model/outcome.ts';
import type { TypePlace } from '../model/package-types.ts';
import type { Places } from './places.ts';

export function createTypePlaces({ text, at, places }: Pick<ExtractedPage, 'text' | 'at' | 'places'>): Places {
  let rows: readonly Row[] | undefined;
  let strings: readonly JsonString[] | undefined;
  const cursors = new Map<string, number>();
  const placeAt = (offset: number): Location => {
    rows ??= rowsOf(text, places);
    return rows.findLast(({ start, end }) => start <= offset && offset < end)?.at ?? at;
  };
  return {
    nextLink: (href) => {
      const from = cursors.get(href) ?? 0;
      strings ??= jsonStrings(text);
      const found = strings.find((string) => string.offset >= from && string.text.includes(href));
      if (!found) return at;
      cursors.set(href, found.offset + 1);
      return placeAt(found.offset);
    },
    ofText: (words) => {
      const offset = text.indexOf(JSON.stringify(words));
      return offset === -1 ? at : placeAt(offset);
    },
    written: () => ({ at, literal: null }),
  };
}

interface Row {
  readonly start: number;
  readonly end: number;
  readonly at: TypePlace;
}

/** From one row to the next, as far as their declarations are known. */
function rowsOf(text: string, places: Readonly<Record<string, TypePlace>>): Row[] {
  const sections = ['props', 'properties', 'parameters', 'returnValue', 'slots', 'classes', 'cssVariables'];
  return sections.flatMap((section): Row[] => {
    const opening = text.search(new RegExp(`\\n  "${section}": [{[]`));
    if (opening === -1) return [];
    const start = opening + 1;
    const end = closing(text, start);
    const names = [...text.slice(start, end).matchAll(/\n {4}(?:"([^"]+)": \{|\{\n {6}"(?:name|key)": "([^"]+)")/g)];
    return names.flatMap((match, index): Row[] => {
      const at = places[`${section}.${match[1] ?? match[2]}`];
      const next = names[index + 1]?.index;
      return at ? [{ start: start + match.index, end: next === undefined ? end : start + next, at }] : [];
    });
  });
}

function closing(text: string, from: number): number {
  const end = /\n {2}[}\]]/g;
  end.lastIndex = from;
  return end.exec(text)?.index ?? text.length;
}
