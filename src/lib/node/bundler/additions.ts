// What plugins add to a run of esbuild beside modules: files that are published under names of their own, and files that a
// module is made of without an import that esbuild sees. Both go into the result of the run, so that whatever reads it finds them.
import { basename, extname, resolve } from 'node:path';
import type { BuildResult, Metafile, PluginBuild } from 'esbuild';
import { NAME_HASH_LENGTH, sha256 } from '../hash.ts';

/** Below the output folder of a run: its files keep their names, as code holds their addresses. */
export const PUBLISHED_FOLDER = 'published';

export interface Additions {
  /** Publishes a file under the name of the source and a hash. Answers with the new name. `inputs`: of a script. */
  publish(source: string, contents: Uint8Array, inputs?: Metafile['outputs'][string]['inputs']): string;
  /** Files that a module is made of; both as esbuild names them, from the working folder of the run. */
  dependOn(module: string, files: readonly string[]): void;
  /** Puts all of it into the result of a run that succeeded. */
  addTo(result: BuildResult): void;
}

export function createAdditions(build: PluginBuild): Additions {
  const published = new Map<string, { contents: Uint8Array; inputs: Metafile['outputs'][string]['inputs'] }>();
  const dependencies = new Map<string, ReadonlySet<string>>();
  build.onStart(() => {
    published.clear();
    dependencies.clear();
  });
  return {
    publish(source, contents, inputs = {}) {
      const name = publishedName(source, contents);
      published.set(name, { contents, inputs });
      return name;
    },
    dependOn(module, files) {
      dependencies.set(module, new Set([...(dependencies.get(module) ?? []), ...files]));
    },
    addTo({ metafile, outputFiles }) {
      if (!metafile) return;
      for (const [module, files] of dependencies) {
        const known = metafile.inputs[module];
        if (known) for (const file of files) known.imports.push({ path: file, kind: 'import-statement' });
        for (const file of files) metafile.inputs[file] ??= { bytes: 0, imports: [] };
      }
      const { outdir = '.', absWorkingDir = process.cwd() } = build.initialOptions;
      for (const [name, { contents, inputs }] of [...published].sort(([a], [b]) => (a < b ? -1 : 1))) {
        const output = `${outdir}/${PUBLISHED_FOLDER}/${name}`;
        metafile.outputs[output] = { bytes: contents.length, inputs, imports: [], exports: [] };
        const text = () => Buffer.from(contents).toString();
        outputFiles?.push({
          path: resolve(absWorkingDir, output),
          contents,
          hash: sha256(contents),
          get text() {
            return text();
          },
        });
      }
    },
  };
}

/** As all built files are named: by what they hold. */
export function publishedName(source: string, contents: Uint8Array): string {
  const extension = extname(source);
  return `${basename(source, extension)}-${sha256(contents).slice(0, NAME_HASH_LENGTH)}${extension}`;
}
