// The render job: every route of the plan to its HTML file.
import { giveWay } from '../lib/node/give-way.ts';
import type { Artifact } from '../model/artifact.ts';
import type { Bundle } from '../model/bundle.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { BuildPlan } from '../model/route.ts';
import { createRenderer } from '../render/routes.tsx';
import type { Templates } from '../render/template-props.ts';
import { englishTexts } from '../render/texts.ts';
import { THEME_COLORS } from '../theme/tokens.ts';
import { pluginTags } from './head-tags.ts';

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
