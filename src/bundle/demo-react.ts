// React for demos: they import the very copy that the islands of the site run on, out of one published file.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/** Modules that demos and their libraries import, and what `src/client/react.ts` exports them as. */
const SHARED: Readonly<Record<string, string>> = {
  react: 'React',
  'react/jsx-runtime': 'JsxRuntime',
  'react-dom': 'ReactDom',
  'react-dom/client': 'ReactDomClient',
};

const NAMESPACE = 'docs-gen-react';

/** `address`: of the published file. `from`: a folder whose React is that copy, to learn the names of its exports. */
export function sharedReact(address: string, from: string): Plugin {
  const require = createRequire(join(from, 'package.json'));
  return {
    name: NAMESPACE,
    setup(build) {
      build.onResolve({ filter: /^react(?:-dom)?(?:\/.*)?$/ }, ({ path }) =>
        Object.hasOwn(SHARED, path) ? { path, namespace: NAMESPACE, sideEffects: false } : undefined,
      );
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => {
        const names = Object.keys(require(path)).filter(
          (name) => /^[A-Za-z_$][\w$]*$/.test(name) && name !== 'default',
        );
        const contents = `import { ${SHARED[path]} as module } from ${JSON.stringify(address)};
export default module;
export const { ${names.join(', ')} } = module;`;
        return { contents, loader: 'js' };
      });
      build.onResolve({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({ path, external: true }));
    },
  };
}
