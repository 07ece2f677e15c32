// Modules that a plugin makes itself: they are asked for by the name of its namespace, a colon and a name of theirs.
import type { OnResolveArgs, PluginBuild } from 'esbuild';
import { escapePattern } from '../escape-pattern.ts';

/** `namespace:name` leads to the module `name` of that namespace. */
export function resolveOwn({ onResolve }: Pick<PluginBuild, 'onResolve'>, namespace: string): void {
  onResolve({ filter: new RegExp(`^${escapePattern(namespace)}:`) }, ({ path }) => ({
    path: path.slice(namespace.length + 1),
    namespace,
  }));
}

/** `pluginData` of a request for what an import finds without the plugins that wrap packages. */
export const UNWRAPPED = Symbol('docs-gen-unwrapped');

/** Of a request that such a plugin has seen. null: it is to be left alone, or nothing is found, which esbuild reports. */
export async function resolveWrapped(
  build: PluginBuild,
  { path, importer, namespace, resolveDir, kind, pluginData }: OnResolveArgs,
): Promise<string | null> {
  if (pluginData === UNWRAPPED) return null;
  const found = await build.resolve(path, { importer, namespace, resolveDir, kind, pluginData: UNWRAPPED });
  return found.errors.length > 0 || found.external ? null : found.path;
}
