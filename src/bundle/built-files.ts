// What one run of esbuild made: each file with its content, and what it was made of.
import { basename } from 'node:path';
import type { BuildResult } from 'esbuild';
import { PUBLISHED_FOLDER } from '../lib/node/bundler/additions.ts';

/** Folder that esbuild believes to write to. */
export const OUT = 'out';

export interface BuiltFile {
  /** As esbuild named it. */
  readonly output: string;
  readonly path: string;
  readonly contents: Uint8Array;
  /** Source file of an entry; undefined for chunks and fonts. */
  readonly entryPoint: string | undefined;
  readonly inputs: readonly string[];
  /** Paths of the files that it loads with itself, not on demand. */
  readonly imports: readonly string[];
  /** Code has its address: it is published under its name, whatever it is. */
  readonly isFixed: boolean;
  /** Path of the style sheet of an entry, where it has one. */
  readonly css: string | undefined;
  /** Source map, as JSON, where one was asked for. */
  readonly map?: string;
}

/** What is asked of a run of esbuild, which may be one of earlier. */
export interface BuiltRun extends Pick<BuildResult<{ metafile: true }>, 'metafile' | 'warnings'> {
  readonly outputFiles: readonly { readonly path: string; readonly contents: Uint8Array }[];
}

export function filesOf({ outputFiles, metafile }: Pick<BuiltRun, 'outputFiles' | 'metafile'>): BuiltFile[] {
  const contents = new Map(outputFiles.map((file) => [basename(file.path), file.contents]));
  return Object.entries(metafile.outputs).flatMap(([output, { entryPoint, inputs, imports, cssBundle }]) => {
    const isFixed = output.startsWith(`${OUT}/${PUBLISHED_FOLDER}/`);
    const path = isFixed ? basename(output) : pathOf(output);
    if (path.endsWith('.map')) return [];
    const map = contents.get(`${basename(path)}.map`);
    const file = {
      output,
      path,
      contents: contents.get(basename(path)) ?? new Uint8Array(),
      entryPoint,
      inputs: Object.keys(inputs),
      imports: imports
        .filter(({ kind, external }) => kind === 'import-statement' && !external)
        .map((file) => pathOf(file.path)),
      isFixed,
      css: cssBundle === undefined ? undefined : pathOf(cssBundle),
    };
    return [map === undefined ? file : { ...file, map: Buffer.from(map).toString() }];
  });
}

function pathOf(output: string): string {
  return output.slice(OUT.length + 1);
}
