// A page that shows but one demo: for frames, and to look at it alone.
import { directionOf } from '../lib/direction.ts';
import { escapeHtml } from '../lib/html.ts';
import type { Bundle } from '../model/bundle.ts';
import type { BuiltDemos, DemoVariant } from '../model/demo.ts';
import type { Site } from '../model/site.ts';
import { clientConfigJson } from './client-config.ts';
import { collectedStyles } from './collected-styles.ts';
import type { DemoStages } from './demo-stage.ts';
import { collectedOf } from './demo-tags.ts';
import { type HeadHtml, plainPageHead } from './head.ts';
import { pageTags, styleTag } from './page-sheets.ts';
import type { Html } from './template-props.ts';

export interface DemoPagesOptions {
  readonly site: Site;
  readonly bundle: Bundle;
  readonly demos: BuiltDemos;
  readonly demoStages: DemoStages;
  readonly headHtml: HeadHtml;
  readonly language: string;
}

/** `name`: its title, which sighted readers do not see. */
export type DemoPageHtml = (name: string, variant: DemoVariant) => Html;

const PREFIX = 'd0';

export function createDemoPages(options: DemoPagesOptions): DemoPageHtml {
  const { site, bundle, demos, demoStages, headHtml, language } = options;
  const clientConfig = clientConfigJson(site);
  return (name, variant) => {
    const styles = demos.get(variant.id)?.styles ?? [];
    const extra = [
      ...pageTags('dg-demo', bundle, site.base),
      ...styles.map((path) => styleTag(path, site.base)),
      ...collectedStyles([collectedOf(variant.id, PREFIX, demos)]),
    ];
    const head = headHtml({ ...plainPageHead(name, { site, language }), extra });
    const demo = demoStages.island({ name, ...variant }, { prefix: PREFIX, when: 'load' });
    return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}" data-demo-document><head>${head}</head><body class="dg-demo-page"><main class="dg-demo-main"><h1 class="dg-sr">${escapeHtml(name)}</h1>${demo}</main><script type="application/json" id="dg-config">${clientConfig}</script></body></html>
`;
  };
}
