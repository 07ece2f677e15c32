// How the imports of demos are found on the server: React is the one that renders pages, files are addresses.
import { isBuiltin } from 'node:module';
import type { Plugin } from 'esbuild';
import { FILE_ENDINGS } from '../../lib/file-endings.ts';

const FILE = new RegExp(`(?:${FILE_ENDINGS.map((ending) => `\\${ending}`).join('|')})$`);

const REQUIRED = 'docs-gen-required';

export function demoModules(fileUrls: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'docs-gen-demo-modules',
    setup(build) {
      build.onResolve({ filter: /^react(?:-dom)?(?:\/.*)?$/ }, ({ path }) => ({ path, namespace: REQUIRED }));
      build.onResolve({ filter: /^[a-z]/ }, ({ path }) =>
        isBuiltin(path) ? { path, namespace: REQUIRED } : undefined,
      );
      // A statement of import would end the function that the bundle is the body of.
      build.onLoad({ filter: /.*/, namespace: REQUIRED }, ({ path }) => ({
        contents: `module.exports = (0, require)(${JSON.stringify(path)});`,
        loader: 'js',
      }));
      build.onLoad({ filter: FILE }, ({ path }) => ({
        contents: `module.exports = ${JSON.stringify(fileUrls.get(path) ?? '')};`,
        loader: 'js',
      }));
    },
  };
}
