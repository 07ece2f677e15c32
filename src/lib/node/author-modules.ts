// How the imports of an author's module are found: their own files are bundled, packages stay where they are installed.
import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, extname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Loader, OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';
import { OWN_PLUGINS } from './package-root.ts';

/** Identity functions: a config runs without docs-gen being installed beside it. */
export const PUBLIC_API =
  'export const defineConfig = (config) => config;\nexport const definePages = (pages) => pages;\n';

const LOADERS: Readonly<Record<string, Loader>> = {
  '.ts': 'ts',
  '.mts': 'ts',
  '.cts': 'ts',
  '.tsx': 'tsx',
  '.js': 'js',
  '.mjs': 'js',
  '.cjs': 'js',
  '.jsx': 'jsx',
};

export function authorModules(): Plugin {
  return {
    name: 'author-modules',
    setup(build) {
      build.onResolve({ filter: /^docs-gen$/ }, () => ({ path: 'docs-gen', namespace: 'docs-gen' }));
      build.onLoad({ filter: /.*/, namespace: 'docs-gen' }, () => ({ contents: PUBLIC_API, loader: 'js' }));
      // The plugins that come with docs-gen: the program that runs is the one that they are part of.
      build.onResolve({ filter: /^docs-gen\/plugins$/ }, () => ({ path: OWN_PLUGINS, external: true }));
      build.onResolve({ filter: /^[^./]/ }, (args) => resolvePackage(build, args));
      build.onLoad({ filter: /\.[cm]?[jt]sx?$/ }, async ({ path }) =>
        withImportMeta(path, await readFile(path, 'utf8')),
      );
    },
  };
}

const RESOLVED = Symbol('already resolved');

/** A package is imported from its own folder by URL, because the bundle is evaluated in another one. */
async function resolvePackage(build: PluginBuild, args: OnResolveArgs): Promise<OnResolveResult | null> {
  if (args.kind === 'entry-point' || args.pluginData === RESOLVED) return null;
  if (isBuiltin(args.path)) return { path: args.path, external: true };
  const { importer, namespace, resolveDir, kind } = args;
  const found = await build.resolve(args.path, { importer, namespace, resolveDir, kind, pluginData: RESOLVED });
  if (found.errors.length > 0) return { errors: found.errors.map(({ text }) => ({ text })) };
  if (found.external) return { path: found.path, external: true };
  // A path alias, or a package of the same workspace whose source may be TypeScript: bundled like a file of one's own.
  if (!/[\\/]node_modules[\\/]/.test(found.path)) return { path: found.path, namespace: found.namespace };
  return { path: pathToFileURL(found.path).href, external: true };
}

/**
 * `import.meta` means the file it is written in, not the bundle. Each name is replaced by a call as long as itself, to a
 * function (which is hoisted) at the end of the file: so lines and columns stay.
 */
export function withImportMeta(path: string, source: string): { contents: string; loader: Loader } {
  const loader = LOADERS[extname(path)] ?? 'js';
  if (!source.includes('import.meta.')) return { contents: source, loader };
  const meta = { url: pathToFileURL(path).href, filename: path, dirname: dirname(path) };
  const functions = Object.entries(meta).map(
    ([key, value]) => `function __docsgen_${key}() { return ${JSON.stringify(value)}; }`,
  );
  const body = source.replace(/\bimport\.meta\.(url|filename|dirname)\b/g, '__docsgen_$1()');
  return { contents: `${body}\n${functions.join('\n')}\n`, loader };
}
