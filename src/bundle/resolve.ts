// Where browser code finds its packages, under names that are the same wherever the folders lie.
import { readFile } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import type { Loader, OnResolveArgs, Plugin, PluginBuild, ResolveOptions, ResolveResult } from 'esbuild';
import { toPosix } from '../lib/node/paths.ts';
import { isOldReact, reactVersion } from '../lib/node/react-version.ts';

export interface ResolveFolders {
  /** The project, absolute and without symbolic links: its own React is the only copy, unless it is too old. */
  readonly root: string;
  /** docs-gen, likewise: its React serves where the project has none that does. */
  readonly packageRoot: string;
}

/** esbuild hashes the names of files into those of chunks, and the name of a package's file is the way to it. */
const NAMESPACE = 'npm';
const REACT = /^react(?:-dom)?(?:\/|$)/;
/** Marks the questions that this plugin asks esbuild itself. */
const OURS = Symbol('docs-gen-packages');

/** `isOwn`: all entries are docs-gen's own files, whose relative paths lead to no package. */
export function packageResolver(folders: ResolveFolders, { isOwn = false } = {}): Plugin {
  return {
    name: 'docs-gen-packages',
    setup(build) {
      const files = new Map<string, string>();
      const { root, packageRoot } = folders;
      const reactFolders = isOldReact(reactVersion(root)) ? [packageRoot] : [root, packageRoot];

      const resolve = async ({ path, kind, importer, resolveDir, pluginData }: OnResolveArgs) => {
        if (pluginData === OURS || kind === 'entry-point' || /^[a-z][a-z-]+:/i.test(path)) return undefined;
        const from = REACT.test(path) ? reactFolders : [resolveDir];
        const found = await resolveFirst(build, path, from, { kind, importer, pluginData: OURS });
        if (!found) return undefined;
        const { path: file, namespace, external, sideEffects, suffix } = found;
        const name = packageFileName(file, folders);
        if (name === null) return { path: file, namespace, external, sideEffects, suffix };
        files.set(name, file);
        return { path: name, namespace: NAMESPACE, sideEffects, suffix };
      };
      // Each question is a way between two processes and back.
      build.onResolve({ filter: isOwn ? /^[^.]/ : /.*/ }, resolve);
      build.onResolve({ filter: /^\./, namespace: NAMESPACE }, resolve);

      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, async ({ path }) => {
        const file = files.get(path);
        if (file === undefined) throw new Error(`${path} is loaded before it is resolved.`);
        return {
          contents: await readFile(file),
          loader: LOADERS[extname(file)] ?? 'default',
          resolveDir: dirname(file),
        };
      });
    },
  };
}

/** Undefined leaves the question to esbuild, whose own error says where it was asked. */
async function resolveFirst(
  build: PluginBuild,
  path: string,
  folders: readonly string[],
  options: ResolveOptions,
): Promise<ResolveResult | undefined> {
  for (const resolveDir of folders) {
    const result = await build.resolve(path, { ...options, resolveDir });
    if (result.errors.length === 0) return result;
  }
  return undefined;
}

/**
 * `react/index.js` for a file of the project's packages, `~react/index.js` for one that only docs-gen has;
 * null for a file of no package, and for docs-gen's own sources.
 */
export function packageFileName(file: string, { root, packageRoot }: ResolveFolders): string | null {
  const path = toPosix(file);
  const own = toPosix(packageRoot);
  if (path.startsWith(`${own}/src/`) || path.startsWith(`${own}/templates/`)) return null;
  if (!path.includes('/node_modules/')) return null;
  const ofProject = belowNodeModules(path, toPosix(root));
  if (ofProject !== null) return ofProject;
  return `~${belowNodeModules(path, own) ?? path.slice(path.lastIndexOf('/node_modules/') + '/node_modules/'.length)}`;
}

/** As Node looks for packages: in the folder's own `node_modules`, then in those of the folders above. */
function belowNodeModules(path: string, folder: string): string | null {
  for (let at = folder; ; at = at.slice(0, at.lastIndexOf('/'))) {
    if (path.startsWith(`${at}/node_modules/`)) return path.slice(at.length + '/node_modules/'.length);
    if (at === '') return null;
  }
}

const LOADERS: Readonly<Record<string, Loader>> = {
  '.mjs': 'js',
  '.cjs': 'js',
  '.js': 'js',
  '.json': 'json',
  '.css': 'css',
  '.woff2': 'file',
};
