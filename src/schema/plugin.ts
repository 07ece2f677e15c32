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
    'must be a plugin function, or an array of a plugin function and its options',
  )
  .meta({ typeName: 'UnifiedPlugin' });

/** As HTML has it, without the letters of other scripts. */
const customElement = z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/);

export const pluginSchema = z
  .custom<Plugin>(isPluginLike, 'must be a plugin object with a name')
  .superRefine((plugin, context) => {
    const wrong = (slot: string, message: string) => context.addIssue({ code: 'custom', path: [slot], message });
    for (const slot of ['pages', 'head', 'artifacts'] as const)
      if (plugin[slot] !== undefined && typeof plugin[slot] !== 'function') wrong(slot, 'must be a function');
    if (!z.array(z.string().min(1)).optional().safeParse(plugin.packages).success)
      wrong('packages', 'must be an array of package names');
    if (!z.array(z.literal('math')).optional().safeParse(plugin.syntax).success)
      wrong('syntax', "must be an array that contains only 'math'");
    if (!z.record(customElement, z.string().min(1)).optional().safeParse(plugin.elements).success)
      wrong('elements', 'must be an object that maps names in lower case with a hyphen to paths of modules');
    for (const slot of ['remark', 'rehype'] as const)
      if (!z.array(unifiedPlugin).optional().safeParse(plugin[slot]).success)
        wrong(slot, 'must be an array of plugin functions, or of arrays of a plugin function and its options');
  })
  .meta({ typeName: 'Plugin' });

function isPluginLike(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
}
