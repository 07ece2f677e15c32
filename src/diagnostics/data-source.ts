// Finds the position of a value of an author's data in its file. The file is read and parsed only when a
// diagnostic needs it.
import type { FileSystem } from '../model/deps.ts';
import type { Location } from '../model/outcome.ts';
import {
  type DataPath,
  dataPathText,
  type LiteralFinder,
  type LocateOptions,
  literalFinder,
} from './locate-literal.ts';

export interface DataPlace {
  readonly at: Location;
  /** Path in the data, for the message, when no line was found; else null. */
  readonly path: string | null;
}

export interface DataSource {
  /** Relative to the root, posix. */
  readonly file: string;
  place(path: DataPath, options?: LocateOptions): Promise<DataPlace>;
  text(): Promise<string>;
}

export interface DataSourceOptions {
  readonly absolute: string;
  readonly file: string;
  readonly fs: Pick<FileSystem, 'readText'>;
  /** Where the data lies in the file's default export. */
  readonly base?: DataPath;
  /** What a message calls the data when it is the whole file: `pages` gives `pages[3].children[2]`. */
  readonly name?: string;
}

export function openDataSource({ absolute, file, fs, base = [], name }: DataSourceOptions): DataSource {
  let finder: Promise<LiteralFinder> | undefined;
  const text = () => fs.readText(absolute);
  return {
    file,
    text,
    async place(path, options) {
      // A file that can no longer be read has no lines to show; the finding stands all the same.
      finder ??= text().then(
        (source) => literalFinder(source, file),
        () => () => null,
      );
      const full = [...base, ...path];
      const at = (await finder)(full, options);
      return at
        ? { at, path: null }
        : { at: { file }, path: dataPathText(name === undefined ? full : [name, ...full]) || null };
    },
  };
}
