// The files of an edited demo and its preview, which is a part of the first file: what is typed in one shows in the other.
import { type PreviewPlace, splicePreview } from '../../lib/splice-preview.ts';
import type { LiveCode } from '../../model/live.ts';

export interface Sources {
  /** By path relative to the root. */
  readonly texts: ReadonlyMap<string, string>;
  /** As it stands now, without its indent; null: there is none. */
  preview(): string | null;
  editPreview(text: string): void;
  editFile(file: string, text: string): void;
}

export function createSources({ files, preview }: LiveCode): Sources {
  const texts = new Map(files.map(({ file, source }) => [file, source]));
  const first = files[0]?.file ?? '';
  let place: PreviewPlace | null = preview;
  return {
    texts,
    preview() {
      if (place === null) return null;
      const lines = (texts.get(first) ?? '').slice(place.start, place.end).split('\n');
      const { indent } = place;
      return lines.map((line, i) => (i > 0 && line.startsWith(indent) ? line.slice(indent.length) : line)).join('\n');
    },
    editPreview(text) {
      if (place === null) return;
      const before = texts.get(first) ?? '';
      const after = splicePreview(before, place, text);
      place = { ...place, end: place.end + after.length - before.length };
      texts.set(first, after);
    },
    editFile(file, text) {
      if (file === first && place !== null) place = moved(place, texts.get(first) ?? '', text);
      texts.set(file, text);
    },
  };
}

/** What stands before and after a change stays where it is: also where all was selected, and most of it typed again. */
function moved(place: PreviewPlace, before: string, after: string): PreviewPlace {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const grown = after.length - before.length;
  const start = place.start <= head ? place.start : Math.max(head, place.start + grown);
  const end = place.end >= before.length - tail ? place.end + grown : Math.min(place.end, after.length - tail);
  return { ...place, start, end: Math.max(start, end) };
}
