// Lines of the files that diagnostics are about.
import type { Location } from '../model/outcome.ts';
import { type LineReader, lineReader } from './code-frame.ts';

/** Text of a line, or undefined if it does not exist. */
export type LineOf = (at: Location) => string | undefined;

/** Each file is read once. `read`: undefined for a file that cannot be read. */
export function authorLines(read: (file: string) => string | undefined): LineOf {
  const readers = new Map<string, LineReader | undefined>();
  return ({ file, line }) => {
    if (line === undefined) return undefined;
    if (!readers.has(file)) {
      const text = read(file);
      readers.set(file, text === undefined ? undefined : lineReader(text));
    }
    return readers.get(file)?.(line);
  };
}
