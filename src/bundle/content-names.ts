// Names built files by what they hold. esbuild's own hash also covers where a source lies on disk: the same site would get
// other addresses where `node_modules` is a link, or is shared by several projects.
import { basename, extname } from 'node:path';
import { groupBy } from '../lib/groups.ts';
import { NAME_HASH_LENGTH, sha256 } from '../lib/node/hash.ts';

export interface NamedFile {
  /** `assets/hydrate-R5TDZBZR.js`: a name, a hyphen, a hash. */
  readonly path: string;
  readonly contents: Uint8Array;
}

const TEXT = new Set(['.js', '.css']);

/** How a name ends: a hyphen, the hash that esbuild gives or the number of a group, the kind of file. */
const NAME_END = /-(?:[A-Z0-9]{8}|\d+)\.[a-z]\w*/g;

/** Files name each other, so a file is named once all that it names are. The order of `files` is kept. */
export function nameByContent<T extends NamedFile>(files: readonly T[]): T[] {
  const read = textReader(files.map(({ path }) => basename(path)));
  const newNames = new Map<string, string>();
  const done = new Map<T, T>();
  let waiting = files.map((file) => ({ file, ...read(file) }));
  while (waiting.length > 0) {
    const oldNames = new Set(waiting.map(({ file }) => basename(file.path)));
    const ready = waiting.filter(({ named }) => named.every((name) => !oldNames.has(name)));
    if (ready.length === 0) throw new Error(`Built files name each other in a circle: ${[...oldNames].join(', ')}.`);
    for (const { file, text, places } of ready) {
      const contents = places.length === 0 ? file.contents : Buffer.from(renamed(text, places, newNames));
      const path = contentPath(file.path, contents);
      newNames.set(basename(file.path), basename(path));
      done.set(file, { ...file, path, contents });
    }
    waiting = waiting.filter(({ file }) => !done.has(file));
  }
  return files.map((file) => done.get(file) ?? file);
}

interface ReadText {
  readonly text: string;
  /** The other files that it names. */
  readonly named: readonly string[];
  /** Where it names them, in order. */
  readonly places: readonly Place[];
}

interface Place {
  readonly start: number;
  readonly name: string;
}

/** Most names have such an end: where it stands in a text is found in one walk, whatever the number of names. */
function textReader(names: readonly string[]): (file: NamedFile) => ReadText {
  const byEnd = groupBy(names, (name) => name.match(NAME_END)?.findLast((end) => name.endsWith(end)) ?? '');
  return ({ path, contents }) => {
    if (!TEXT.has(extname(path))) return { text: '', named: [], places: [] };
    const text = Buffer.from(contents).toString();
    const found = (byEnd.get('') ?? []).flatMap((name) => placesOf(name, text));
    for (const { 0: end, index } of text.matchAll(NAME_END)) {
      const after = index + end.length;
      for (const name of byEnd.get(end) ?? []) {
        if (text.endsWith(name, after)) found.push({ start: after - name.length, name });
      }
    }
    const own = basename(path);
    const places = found.filter(({ name }) => name !== own).sort((a, b) => a.start - b.start);
    return { text, named: [...new Set(places.map(({ name }) => name))], places };
  };
}

function placesOf(name: string, text: string): Place[] {
  const places: Place[] = [];
  for (let start = text.indexOf(name); start !== -1; start = text.indexOf(name, start + name.length))
    places.push({ start, name });
  return places;
}

/** In one walk too: a text of half a megabyte names dozens of files. Of a name that is part of another, the other counts. */
function renamed(text: string, places: readonly Place[], newNames: ReadonlyMap<string, string>): string {
  const pieces: string[] = [];
  let end = 0;
  for (const { start, name } of places) {
    if (start < end) continue;
    pieces.push(text.slice(end, start), newNames.get(name) ?? name);
    end = start + name.length;
  }
  return pieces.join('') + text.slice(end);
}

function contentPath(path: string, contents: Uint8Array): string {
  const extension = extname(path);
  return path.slice(0, path.lastIndexOf('-') + 1) + sha256(contents).slice(0, NAME_HASH_LENGTH) + extension;
}
