// Folders that a build makes beside its output.
import { basename, dirname, join } from 'node:path';

export interface OutFolders {
  /** Of a build in work; nothing is left of it afterwards. */
  readonly room: string;
  /** Of an output that is a link: holds what is published, and what was before. */
  readonly generations: string;
  /** What was published before, where that is to be kept: a folder, or a link to one. */
  readonly previous: string;
}

/** Absolute, as `outDir` is. */
export function outFolders(outDir: string): OutFolders {
  const beside = (name: string) => join(dirname(outDir), name);
  const name = basename(outDir);
  return {
    room: beside(`.${name}.docs-gen`),
    generations: beside(`${name}.generations`),
    previous: beside(`${name}.previous`),
  };
}
