// What open pages have to do when one state of the site follows another.

import { placeOfComponent } from '../lib/component-place.ts';
import { withBase } from '../lib/url.ts';
import type { Route } from '../model/route.ts';
import type { ServeMessage } from '../model/serve.ts';
import type { SiteLook } from '../pipeline/look.ts';

type Update = Extract<ServeMessage, { readonly kind: 'update' }>;

export type SiteChanges = Pick<Update, 'routes' | 'styles' | 'reload'>;

/** null: no page is another. */
export function siteChanges(before: SiteLook, now: SiteLook): SiteChanges | null {
  const reload = needsReload(before, now);
  const styles = reload ? [] : changedStyles(before, now);
  const routes = reload || isElsewhereToo(before, now) ? 'all' : changedRoutes(before, now);
  if (!reload && styles.length === 0 && routes !== 'all' && routes.length === 0) return null;
  return { routes, styles, reload };
}

/** The config, but for the theme, which is style sheets; the templates; what runs in browsers. */
function needsReload(before: SiteLook, now: SiteLook): boolean {
  if (before.templates !== now.templates) return true;
  if (before.plan.site !== now.plan.site && textOfConfig(before) !== textOfConfig(now)) return true;
  return before.bundle !== now.bundle && scripts(before.bundle) !== scripts(now.bundle);
}

function textOfConfig({ plan }: SiteLook): string {
  let functions = 0;
  return JSON.stringify({ ...plan.site, theme: null }, (_key, value: unknown) => {
    if (typeof value === 'function') return `function ${functions++}`;
    return value instanceof Map || value instanceof Set ? [...value] : value;
  });
}

function scripts(bundle: SiteLook['bundle']): string {
  const { script, services, elements, beforePaint, beforeCode, restoreNav, react } = bundle;
  return JSON.stringify([script, services, [...elements], beforePaint, beforeCode, restoreNav, react]);
}

function changedStyles({ bundle: before, plan }: SiteLook, { bundle: now }: SiteLook): Update['styles'] {
  if (before === now) return [];
  const address = (path: string) => withBase(`/${path}`, plan.site.base);
  const pairs = [
    ...before.styles.map((from, index) => [from, now.styles[index]] as const),
    ...[...before.pageSheets].map(([name, from]) => [from, now.pageSheets.get(name)] as const),
  ];
  return pairs.flatMap(([from, to]) =>
    to === undefined || from === to ? [] : [{ from: address(from), to: address(to) }],
  );
}

/** Trees, titles and words stand on other pages too. */
function isElsewhereToo(before: SiteLook, now: SiteLook): boolean {
  if (before.texts !== now.texts) return true;
  const trees = [...now.plan.trees];
  if (trees.length !== before.plan.trees.size) return true;
  if (trees.some(([product, tree]) => before.plan.trees.get(product) !== tree)) return true;
  return rowsOf(before) !== rowsOf(now);
}

function rowsOf({ plan }: SiteLook): string {
  const rows = plan.routes.map(({ path, title, unlisted }) => [path, title, unlisted]);
  return JSON.stringify([rows, plan.generated.map(({ path }) => path)]);
}

function changedRoutes(before: SiteLook, now: SiteLook): string[] {
  const known = new Map(before.plan.routes.map((route) => [route.path, route]));
  return now.plan.routes
    .filter((route) => known.get(route.path) !== route || demosOf(route, before) !== demosOf(route, now))
    .map(({ path }) => path);
}

/** What of its demos stands in the HTML of a page. */
function demosOf(route: Route, { demos, sandboxes, editable }: SiteLook): string {
  if (route.kind !== 'doc' || route.demos.length + route.components.length === 0) return '';
  const ids = [
    ...route.demos.flatMap(({ variants }) => variants.map(({ id }) => id)),
    ...route.components.map((_, index) => placeOfComponent(route.path, index)),
  ];
  return JSON.stringify(ids.map((id) => [demos.get(id), sandboxes.get(id), editable.has(id)]));
}
