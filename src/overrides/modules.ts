// How the imports of a project's templates are found: all is bundled, but React and the templates of docs-gen, which have to
// be the very ones that render.
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { PUBLIC_API, withImportMeta } from '../lib/node/author-modules.ts';

/** What a project imports the templates of docs-gen from. */
export const ORIGINALS = 'docs-gen/templates';

export function templateModules(): Plugin {
  return {
    name: 'docs-gen-template-modules',
    setup(build) {
      build.onResolve({ filter: /^(?:react|react-dom)(?:\/.*)?$|^docs-gen\/templates$/ }, ({ path }) => ({
        path,
        external: true,
      }));
      build.onResolve({ filter: /^docs-gen$/ }, () => ({ path: 'docs-gen', namespace: 'docs-gen' }));
      build.onLoad({ filter: /.*/, namespace: 'docs-gen' }, () => ({ contents: PUBLIC_API, loader: 'js' }));
      build.onLoad({ filter: /\.css$/ }, () => ({
        errors: [{ text: 'A template runs on the server and cannot import a style sheet' }],
      }));
      build.onLoad({ filter: /\.[cm]?[jt]sx?$/ }, async ({ path }) =>
        /[\\/]node_modules[\\/]/.test(path) ? undefined : withImportMeta(path, await readFile(path, 'utf8')),
      );
    },
  };
}
