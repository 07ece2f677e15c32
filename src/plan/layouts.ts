// Patterns of `layouts` that no page has: known when all routes are.
import { resolve } from 'node:path';
import { openDataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { layoutRules } from '../lib/layouts.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { BuildPlan } from '../model/route.ts';

/** The value is the number of patterns. */
export async function checkLayouts(
  { site, routes }: Pick<BuildPlan, 'site' | 'routes'>,
  fs: Pick<FileSystem, 'readText'>,
): Promise<Outcome<number>> {
  const config = openDataSource({ absolute: resolve(site.root, site.configFile), file: site.configFile, fs });
  const diagnostics: Diagnostic[] = [];
  let count = 0;
  for (const [index, { id, layouts }] of site.products.entries()) {
    const rules = layoutRules(layouts);
    if (rules.length === 0) continue;
    count += rules.length;
    const paths = routes.flatMap((route) => (route.productKey === id ? [route.alternates[0]?.path ?? route.path] : []));
    for (const { pattern, test } of rules) {
      if (paths.some((path) => test.test(path))) continue;
      const { at } = await config.place(['products', index, 'layouts', pattern], { key: true });
      diagnostics.push(report('plan/unused-layout', { pattern, product: id }, at));
    }
  }
  return { value: count, diagnostics };
}
