// Modules that stand in pages, for esbuild: their text comes from memory, their imports are found beside the page.
import { dirname, extname, resolve } from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import type { InlineModules } from '../../model/demo.ts';

/** Messages and source maps name such a module `docs-gen-inline:docs/button.md#Button1.tsx`. */
export const INLINE_NAMESPACE = 'docs-gen-inline';

/** They are asked for from `root` by `./` and the name that stands for their file. */
export function inlineModules(modules: InlineModules, root: string): Plugin {
  return {
    name: INLINE_NAMESPACE,
    setup(build) {
      if (modules.size === 0) return;
      build.onResolve({ filter: /^\.\/.*\.[jt]sx?$/ }, ({ path, resolveDir }) =>
        resolveDir === root && modules.has(path.slice(2)) ? { path: path.slice(2), namespace: INLINE_NAMESPACE } : null,
      );
      build.onLoad({ filter: /.*/, namespace: INLINE_NAMESPACE }, ({ path }) => {
        const module = modules.get(path);
        if (!module) throw new Error(`No inline module ${path}.`);
        return { contents: module.text, loader: loaderOf(path), resolveDir: dirname(resolve(root, path)) };
      });
    },
  };
}

/** As esbuild's own for files, but that elements stand in `.js` as well. */
function loaderOf(path: string): Loader {
  const ending = extname(path);
  return ending === '.tsx' ? 'tsx' : ending === '.ts' ? 'ts' : 'jsx';
}
