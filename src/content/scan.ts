// Finds the markdown files of every product: content folders in, a sorted list of files out.
import { join, sep } from 'node:path';
import { report } from '../diagnostics/report.ts';
import { relativeTo } from '../lib/node/paths.ts';
import type { Deps } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { SourceFile } from '../model/page.ts';
import type { Product, Site } from '../model/site.ts';

/** In the order of the products, each product's files by name. */
export async function scanContent(site: Site, deps: Pick<Deps, 'fs'>): Promise<Outcome<SourceFile[]>> {
  const diagnostics: Diagnostic[] = [];
  const perProduct = await Promise.all(
    site.products.map(async (product) => {
      const names = await deps.fs.glob(['**/*.md'], { cwd: product.contentRoot, ignore: ['**/node_modules/**'] });
      const inner = site.products.filter((other) => isInside(other, product));
      return names
        .map((name) => sourceFile(site, product, name))
        .filter((file) => !inner.some((other) => holds(other, file)));
    }),
  );
  for (const [index, product] of site.products.entries()) {
    if (perProduct[index]?.length || !(await deps.fs.exists(product.contentRoot))) continue; // A missing folder is told by the config stage.
    diagnostics.push(
      report('content/empty-folder', { folder: product.contentDir, product: product.id }, { file: site.configFile }),
    );
  }
  return { value: perProduct.flat(), diagnostics };
}

function sourceFile(site: Site, product: Product, name: string): SourceFile {
  const absolute = join(product.contentRoot, name);
  return { file: relativeTo(site.root, absolute), absolute, name, productKey: product.id };
}

/** A file below a content folder that lies in another one belongs to the inner folder. */
function isInside(inner: Product, outer: Product): boolean {
  return inner.contentRoot !== outer.contentRoot && inner.contentRoot.startsWith(outer.contentRoot + sep);
}

function holds(product: Product, { absolute }: SourceFile): boolean {
  return absolute.startsWith(product.contentRoot + sep);
}
