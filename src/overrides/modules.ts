// How the imports of a project's templates are found: all is bundled, but React and the templates of docs-gen, which have to
// be the very ones that render. The latter stand behind a module that lists them, so that esbuild misses names that are not there.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { PUBLIC_API, withImportMeta } from '../lib/node/author-modules.ts';
import { packageRoot } from '../lib/node/package-root.ts';
import { TEMPLATE_NAMES } from './names.ts';

/** What a project imports the templates of docs-gen from. */
export const ORIGINALS = 'docs-gen/templates';
/** What that module itself gets them from. */
export const HOST_TEMPLATES = 'docs-gen-host-templates';

/** What is asked for when the bundle runs. */
export const HOST_MODULE = /^(?:react|react-dom)(?:\/.*)?$|^docs-gen-host-templates$/;

const LISTED = `import * as host from '${HOST_TEMPLATES}';\n${TEMPLATE_NAMES.map(
  (name) => `export const ${name} = host.${name};\n`,
).join('')}`;

export function templateModules(): Plugin {
  return {
    name: 'docs-gen-template-modules',
    setup(build) {
      build.onResolve({ filter: HOST_MODULE }, ({ path }) => ({
        path,
        external: true,
      }));
      build.onResolve({ filter: /^docs-gen\/templates$/ }, () => ({ path: ORIGINALS, namespace: ORIGINALS }));
      build.onLoad({ filter: /.*/, namespace: ORIGINALS }, () => ({ contents: LISTED, loader: 'js' }));
      // As `docs-gen` itself, it is there without being installed beside the templates.
      build.onResolve({ filter: /^docs-gen\/theme$/ }, () => ({ path: join(packageRoot, 'src/theme/theme.ts') }));
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
