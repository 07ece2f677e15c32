// Modules that a plugin makes itself: they are asked for by the name of its namespace, a colon and a name of theirs.
import type { PluginBuild } from 'esbuild';
import { escapePattern } from '../escape-pattern.ts';

/** `namespace:name` leads to the module `name` of that namespace. */
export function resolveOwn({ onResolve }: Pick<PluginBuild, 'onResolve'>, namespace: string): void {
  onResolve({ filter: new RegExp(`^${escapePattern(namespace)}:`) }, ({ path }) => ({
    path: path.slice(namespace.length + 1),
    namespace,
  }));
}
