// Reads files of the cache: one that the system does not give, or that is a folder, counts as damaged and is made again.
import type { FileSystem } from '../../model/deps.ts';
import { codeOf } from './error-code.ts';

export type CacheReader = Pick<FileSystem, 'exists' | 'readText' | 'readBytes' | 'list'>;

/** What cannot be read is empty, which no file of the cache is. That it cannot be written either is reported where it is written. */
export function cacheReader(fs: CacheReader): CacheReader {
  return {
    exists: fs.exists,
    readText: (path) => fs.readText(path).catch(instead('')),
    readBytes: (path) => fs.readBytes(path).catch(instead(Buffer.alloc(0))),
    list: (folder) => fs.list(folder).catch(instead(null)),
  };
}

function instead<T>(value: T): (error: unknown) => T {
  return (error) => {
    if (codeOf(error) === '') throw error;
    return value;
  };
}
