// Pages that the config says have another address in another version: each of them is a page of this site.
import { openDataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { nearest } from '../lib/nearest.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { BuildPlan } from '../model/route.ts';

export async function checkMovedPages(
  { site, ids }: Pick<BuildPlan, 'site' | 'ids'>,
  fs: Pick<FileSystem, 'readText'>,
): Promise<Outcome<null>> {
  const { root, configFile: file } = site;
  const source = openDataSource({ absolute: `${root}/${file}`, file, fs, base: ['products'] });
  const diagnostics: Diagnostic[] = [];
  for (const [index, product] of site.products.entries())
    for (const [number, { moved }] of product.versions.entries())
      for (const route of Object.keys(moved).filter((key) => !ids.has(key))) {
        const { at, path } = await source.place([index, 'versions', number, 'moved', route], { key: true });
        diagnostics.push(report('plan/unknown-moved-page', { route, nearest: nearest(route, ids.keys()), path }, at));
      }
  return { value: null, diagnostics };
}
