// Names a project's plugin when it fails: an error thrown in it becomes one that knows where it comes from.
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import type { UnifiedPlugin } from '../../schema/site-config.ts';

export class PluginFailure extends Error {
  readonly plugin: string;

  constructor(plugin: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.plugin = plugin;
  }
}

type Transform = (tree: Node, file: VFile) => unknown;
type Attacher = (this: unknown, ...options: unknown[]) => Transform | undefined;

export function guarded(plugin: UnifiedPlugin): [Attacher, ...unknown[]] {
  const [attach, ...options] = (Array.isArray(plugin) ? plugin : [plugin]) as [Attacher, ...unknown[]]; // Checked to be a function by the config schema.
  const name = attach.name === '' ? 'without a name' : attach.name;
  const attachGuarded: Attacher = function (...given) {
    const transform = attach.apply(this, given);
    if (typeof transform !== 'function') return transform;
    return async (tree, file) => {
      try {
        return await transform(tree, file);
      } catch (error) {
        throw new PluginFailure(name, error);
      }
    };
  };
  return [attachGuarded, ...options];
}
