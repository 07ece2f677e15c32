// Names built files by what they hold. esbuild's own hash also covers where a source lies on disk: the same site would get
// other addresses where `node_modules` is a link, or is shared by several projects.
import { basename, extname } from 'node:path';
import { NAME_HASH_LENGTH, sha256 } from '../lib/node/hash.ts';

export interface NamedFile {
  /** `assets/hydrate-R5TDZBZR.js`: a name, a hyphen, a hash. */
  readonly path: string;
  readonly contents: Uint8Array;
}

const TEXT = new Set(['.js', '.css']);

/** Files name each other, so a file is named once all that it names are. The order of `files` is kept. */
export function nameByContent<T extends NamedFile>(files: readonly T[]): T[] {
  const newNames = new Map<string, string>();
  const done = new Map<T, T>();
  let waiting = files;
  while (waiting.length > 0) {
    const oldNames = waiting.map(({ path }) => basename(path));
    const ready = waiting.filter((file) => !names(file, oldNames));
    if (ready.length === 0) throw new Error(`Built files name each other in a circle: ${oldNames.join(', ')}.`);
    for (const file of ready) {
      const contents = renamed(file, newNames);
      const path = contentPath(file.path, contents);
      newNames.set(basename(file.path), basename(path));
      done.set(file, { ...file, path, contents });
    }
    waiting = waiting.filter((file) => !done.has(file));
  }
  return files.map((file) => done.get(file) ?? file);
}

/** Whether a file holds the name of another one. */
function names({ path, contents }: NamedFile, others: readonly string[]): boolean {
  if (!TEXT.has(extname(path))) return false;
  const text = Buffer.from(contents).toString();
  return others.some((other) => other !== basename(path) && text.includes(other));
}

function renamed({ path, contents }: NamedFile, newNames: ReadonlyMap<string, string>): Uint8Array {
  if (!TEXT.has(extname(path))) return contents;
  let text = Buffer.from(contents).toString();
  for (const [old, name] of newNames) text = text.replaceAll(old, name);
  return Buffer.from(text);
}

function contentPath(path: string, contents: Uint8Array): string {
  const extension = extname(path);
  return path.slice(0, path.lastIndexOf('-') + 1) + sha256(contents).slice(0, NAME_HASH_LENGTH) + extension;
}
