// The render job: every route of the plan to its HTML file.
import { report } from '../diagnostics/report.ts';
import { giveWay } from '../lib/node/give-way.ts';
import type { Artifact } from '../model/artifact.ts';
import type { Bundle } from '../model/bundle.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { HeadTag } from '../model/plugin.ts';
import type { BuildPlan, Route } from '../model/route.ts';
import type { Site } from '../model/site.ts';
import { createRenderer } from '../render/routes.tsx';
import type { Templates } from '../render/template-props.ts';
import { englishTexts } from '../render/texts.ts';
import { THEME_COLORS } from '../theme/tokens.ts';

/** `tick` is called after each route. The 404 and the offline page come last. */
export async function renderRoutes(
  plan: BuildPlan,
  bundle: Bundle,
  templates: Templates,
  tick: () => void,
): Promise<Outcome<Artifact[]>> {
  const diagnostics: Diagnostic[] = [];
  const renderer = createRenderer({
    plan,
    bundle,
    templates,
    texts: englishTexts,
    themeColors: THEME_COLORS,
    headTags: (route) => pluginTags(route, plan.site, diagnostics),
  });
  const artifacts: Artifact[] = [];
  for (const [index, route] of plan.routes.entries()) {
    artifacts.push(renderer.route(route));
    tick();
    await giveWay(index);
  }
  return { value: [...artifacts, ...renderer.special()], diagnostics };
}

function pluginTags(route: Route, site: Site, diagnostics: Diagnostic[]): HeadTag[] {
  const context = { route: route.path, title: route.title, description: route.description, product: route.productKey };
  return site.plugins.flatMap((plugin) => {
    try {
      return [...(plugin.head?.(context) ?? [])];
    } catch (error) {
      diagnostics.push(report('config/plugin-failed', { plugin: plugin.name, slot: 'head', problem: String(error) }));
      return [];
    }
  });
}
