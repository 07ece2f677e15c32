// Files of a content folder that the config excludes: they are not pages. Demos and pages may still include them.
import { resolve } from 'node:path';
import { openDataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { Product, Site } from '../model/site.ts';
import { PAGE_ENDINGS } from './not-md.ts';

/** Names of files below `contentDir`. A pattern that matches a folder matches all of its files. */
export async function excludedNames(product: Product, site: Site, fs: FileSystem): Promise<Outcome<Set<string>>> {
  const excluded = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  for (const [index, written] of product.exclude.entries()) {
    const pattern = written.replace(/^\.\//, '').replace(/\/$/, '');
    // One at a time: a file has nothing below it, and a walk that starts there finds nothing at all.
    const matches = [pattern, `${pattern}/**`].map((one) => fs.glob([one], { cwd: product.contentRoot }));
    const files = (await Promise.all(matches)).flat();
    const pages = files.filter((name) => PAGE_ENDINGS.some((ending) => name.endsWith(`.${ending}`)));
    for (const name of pages) excluded.add(name);
    if (pages.length > 0) continue;
    const config = openDataSource({ absolute: resolve(site.root, site.configFile), file: site.configFile, fs });
    const { at, path } = await config.place(['products', site.products.indexOf(product), 'exclude', index]);
    diagnostics.push(report('content/unused-exclude', { pattern: written, folder: product.contentDir, path }, at));
  }
  return { value: excluded, diagnostics };
}
