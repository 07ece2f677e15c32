// Head tags of the styles of a page's demos: they are there before the demos are seen.
import { placeOfComponent } from '../lib/component-place.ts';
import { type BuiltDemos, DEMO_PREFIX } from '../model/demo.ts';
import type { HeadTag } from '../model/plugin.ts';
import type { Route } from '../model/route.ts';
import { collectedStyles } from './collected-styles.ts';
import { componentPrefix, demoPrefix, hasHtml } from './demo-stage.ts';
import { styleTag } from './page-sheets.ts';

export function demoTags(route: Route, demos: BuiltDemos, base: string): HeadTag[] {
  if (route.kind !== 'doc' || route.demos.length + route.components.length === 0) return [];
  const shown = [
    ...route.demos.flatMap(({ variants }, index) =>
      variants.map(({ id }, variant) => ({
        id,
        prefix: demoPrefix(index, variant),
        isInPage: hasHtml(route.page.demos[index]?.options ?? {}),
      })),
    ),
    ...route.components.map((_, index) => ({
      id: placeOfComponent(route.path, index),
      prefix: componentPrefix(index),
      isInPage: true,
    })),
  ];
  const imported = new Set(shown.flatMap(({ id }) => demos.get(id)?.styles ?? []));
  const collected = shown.filter(({ isInPage }) => isInPage).map(({ id, prefix }) => collectedOf(id, prefix, demos));
  return [...[...imported].map((path) => styleTag(path, base)), ...collectedStyles(collected)];
}

/** As HTML of `<style>` elements. `prefix`: of the ids of the demo on its page. */
export function collectedOf(id: string, prefix: string, demos: BuiltDemos): string {
  return demos.get(id)?.collected.replaceAll(DEMO_PREFIX, prefix) ?? '';
}
