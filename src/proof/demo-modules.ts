// Demos and components of a product to modules that can be checked: those in TypeScript that its pages show.

import { lineIndex, locate } from '../diagnostics/locate.ts';
import { placeInPage } from '../lib/inline-place.ts';
import { isInstalled } from '../lib/node/installed-files.ts';
import type { InlineModule } from '../model/demo.ts';
import type { Location } from '../model/outcome.ts';
import type { CheckedModule } from '../model/package-types.ts';
import type { BuildPlan } from '../model/route.ts';

export interface DemoModules {
  /** Modules on disk: absolute, sorted. */
  readonly files: readonly string[];
  /** Those that are written in a page; their paths are as if they lay beside it. */
  readonly modules: readonly CheckedModule[];
  /** By name relative to the root. */
  readonly inline: ReadonlyMap<string, InlineModule>;
}

export function demoModules(
  { routes, site, products }: Pick<BuildPlan, 'routes' | 'site' | 'products'>,
  productKey: string,
): DemoModules {
  const { root } = site;
  const own = products.get(productKey)?.demos;
  const around = [own?.wrapper ?? site.demos.wrapper, own?.render ?? site.demos.render];
  const files = new Set(around.filter((file) => file !== undefined));
  const inline = new Map<string, InlineModule>();
  for (const route of routes) {
    if (route.kind !== 'doc' || route.productKey !== productKey) continue;
    for (const component of route.components)
      if (component && !isInstalled(`/${component.entry}`)) files.add(component.entry);
    for (const [index, { variants }] of route.demos.entries()) {
      if (route.page.demos[index]?.options.check === false) continue;
      for (const variant of variants)
        if (variant.inline) inline.set(variant.entry, variant.inline);
        else files.add(variant.entry);
    }
  }
  const isTyped = (file: string) => /\.tsx?$/.test(file);
  return {
    files: [...files]
      .filter(isTyped)
      .sort()
      .map((file) => `${root}/${file}`),
    modules: [...inline].flatMap(([name, { text }]) => (isTyped(name) ? [{ path: `${root}/${name}`, text }] : [])),
    inline,
  };
}

/** `file` is relative to the root. */
export function placeInModule(
  { file, text, inline }: { readonly file: string; readonly text: string } & Pick<DemoModules, 'inline'>,
  offset: number,
  length: number,
): Location {
  const end = text.slice(offset, offset + length).search(/[\r\n]/);
  return placeInPage(locate(file, lineIndex(text), offset, Math.max(1, end === -1 ? length : end)), inline);
}
