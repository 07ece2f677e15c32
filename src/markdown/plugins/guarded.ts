// Names a project's plugin when it fails: an error thrown in it becomes one that knows where it comes from.

import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { errorMessage } from '../../lib/error-message.ts';
import type { UnifiedPlugin } from '../../schema/plugin.ts';

export class PluginFailure extends Error {
  readonly plugin: string;

  constructor(plugin: string, cause: unknown) {
    super(errorMessage(cause), { cause });
    this.plugin = plugin;
  }
}

type Transform = (tree: Node, file: VFile) => unknown;
type Attacher = (this: unknown, ...options: unknown[]) => Transform | undefined;

/** A plugin of unified, and who brought it. */
export interface GivenPlugin {
  readonly plugin: UnifiedPlugin;
  /** Name of the docs-gen plugin, or null: the config names it directly. */
  readonly owner: string | null;
  readonly slot: 'remark' | 'rehype';
}

export function guarded(given: GivenPlugin): [Attacher, ...unknown[]] {
  const { plugin } = given;
  const [attach, ...options] = (Array.isArray(plugin) ? plugin : [plugin]) as [Attacher, ...unknown[]]; // Checked to be a function by the config schema.
  const name = nameOf(attach, given);
  const attachGuarded: Attacher = function (...settings) {
    let transform: Transform | undefined;
    try {
      transform = attach.apply(this, settings);
    } catch (error) {
      return () => {
        throw new PluginFailure(name, error); // Told with the pages: before them there is nowhere to tell it.
      };
    }
    if (typeof transform !== 'function') return transform;
    const run = transform;
    return async (tree, file) => {
      try {
        return await run(tree, file);
      } catch (error) {
        throw new PluginFailure(name, error);
      }
    };
  };
  return [attachGuarded, ...options];
}

/** As a message names it: `"feeds" (addFeeds in its slot remark)`. */
function nameOf(attach: Attacher, { owner, slot }: GivenPlugin): string {
  const name = attach.name === '' ? 'a function without a name' : attach.name;
  return owner === null ? `${name} (in \`markdown.${slot}Plugins\`)` : `"${owner}" (${name} in its slot \`${slot}\`)`;
}
