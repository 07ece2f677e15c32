// Demos of which only the code is another, put into what is shown: the run that follows shows their source and checks everything else.

import { extname } from 'node:path';
import { STYLE_ENDINGS } from '../lib/file-endings.ts';
import { relativeTo } from '../lib/node/paths.ts';
import type { DemoSource } from '../model/demo.ts';
import type { FileSystem } from '../model/deps.ts';
import type { BuildPlan, Route } from '../model/route.ts';
import { addChangedDemos, type QuickLook, type QuickOptions, type SiteLook } from './look.ts';

export { createQuickBundler } from '../bundle/quick-bundler.ts';

const CODE = new Set(['.ts', '.tsx', '.js', '.jsx', ...STYLE_ENDINGS]);

/** null: no demo is made of these files, or something is wrong with them. */
export async function quickDemos(
  look: SiteLook,
  { files, quick, fs }: Pick<QuickOptions, 'files' | 'quick'> & { readonly fs: Pick<FileSystem, 'readText'> },
): Promise<QuickLook | null> {
  if (![...files].every((file) => CODE.has(extname(file)))) return null;
  const { plan } = look;
  const texts = new Map<string, string>();
  for (const file of files) texts.set(relativeTo(plan.site.root, file), await fs.readText(file));
  const now = { ...look, plan: withTexts(plan, texts) };
  const made = await addChangedDemos(now, { before: look, quick, files, areFactsSame: true });
  return made !== null && made.changed.length > 0 ? made : null;
}

/** How the code looks on the page is left as it was, which takes longer than to run it. */
function withTexts(plan: BuildPlan, texts: ReadonlyMap<string, string>): BuildPlan {
  const isOther = ({ variants }: DemoSource) =>
    variants.some(({ codes }) => codes.some(({ files }) => files.some(({ file }) => texts.has(file))));
  const demoWith = (demo: DemoSource): DemoSource => ({
    ...demo,
    variants: demo.variants.map((variant) => ({
      ...variant,
      codes: variant.codes.map((code) => ({
        ...code,
        files: code.files.map((file) => ({ ...file, source: texts.get(file.file) ?? file.source })),
      })),
    })),
  });
  const routeWith = (route: Route): Route =>
    route.kind === 'doc' && route.demos.some(isOther)
      ? { ...route, demos: route.demos.map((demo) => (isOther(demo) ? demoWith(demo) : demo)) }
      : route;
  return { ...plan, routes: plan.routes.map(routeWith) };
}
