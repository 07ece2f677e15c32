// Points the `import()`s of the entry script at the files that an earlier run made of their modules.
import { basename, relative, resolve } from 'node:path';
import type { Plugin } from 'esbuild';
import { toPosix } from '../lib/node/paths.ts';

/** `files`: published path by source file, relative to docs-gen. All lie in the folder of the entry. */
export function lazyImports(files: ReadonlyMap<string | undefined, string>, packageRoot: string): Plugin {
  return {
    name: 'docs-gen-lazy-imports',
    setup(build) {
      build.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined;
        const source = toPosix(relative(packageRoot, resolve(resolveDir, path)));
        const file = files.get(source);
        if (file === undefined)
          return { errors: [{ text: `${source} is not one of the files that are built for import on demand.` }] };
        return { path: `./${basename(file)}`, external: true };
      });
    },
  };
}
