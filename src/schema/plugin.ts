// What can be plugged in: the plugins of unified, and those of docs-gen, as far as a schema can see.
import * as z from 'zod';
import type { Plugin } from '../model/plugin.ts';

/** A remark or rehype plugin: the function, or the function and its options. */
export type UnifiedPlugin =
  | ((...options: never[]) => unknown)
  | readonly [(...options: never[]) => unknown, ...unknown[]];
export const unifiedPlugin = z
  .custom<UnifiedPlugin>(
    (value) => typeof value === 'function' || (Array.isArray(value) && typeof value[0] === 'function'),
    'must be a plugin function, or an array of one and its options',
  )
  .meta({ typeName: 'UnifiedPlugin' });

export const pluginSchema = z
  .custom<Plugin>(isPluginLike, 'must be a plugin object with a name')
  .superRefine((plugin, context) => {
    const wrong = (slot: string, message: string) => context.addIssue({ code: 'custom', path: [slot], message });
    for (const slot of ['pages', 'head', 'artifacts'] as const)
      if (plugin[slot] !== undefined && typeof plugin[slot] !== 'function') wrong(slot, 'must be a function');
    for (const slot of ['remark', 'rehype'] as const)
      if (!z.array(unifiedPlugin).optional().safeParse(plugin[slot]).success)
        wrong(slot, 'must be an array of plugin functions, or of arrays of one and its options');
  })
  .meta({ typeName: 'Plugin' });

function isPluginLike(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
}
