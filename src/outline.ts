// A site as far as it has to be known before a file is added to it; nothing is compiled. Mistakes in pages are not told
// here: `docs-gen check` does, and a new page must not wait for them.

import { resolve } from 'node:path';
import { findApiEntries } from './api/routes.ts';
import { openConfig } from './config/open.ts';
import { parsePages } from './content/parse.ts';
import { derivedRoute, needsNaming, translationOf } from './content/route.ts';
import { loadRouteTable } from './content/route-table.ts';
import { scanContent } from './content/scan.ts';
import { hasError } from './diagnostics/has-error.ts';
import { derivedTitle } from './lib/derived-title.ts';
import type { BuildOptions } from './model/build.ts';
import type { Deps } from './model/deps.ts';
import type { Outcome } from './model/outcome.ts';
import type { OutlinedTree, SiteOutline } from './model/outline.ts';
import type { Product, Site } from './model/site.ts';
import { loadAuthoredTree } from './tree/authored.ts';

/** null: the config cannot be used, and the diagnostics say why. */
export async function outlineSite(
  { root, shownRoot, configFile }: Pick<BuildOptions, 'root' | 'shownRoot' | 'configFile'>,
  deps: Deps,
): Promise<Outcome<SiteOutline | null>> {
  const { value: site, diagnostics } = await openConfig({ root, shownRoot, configFile, fs: deps.fs });
  if (site === null || hasError(diagnostics)) return { value: null, diagnostics };
  const files = await scanContent(site, deps);
  const { pages } = (await parsePages(site, files.value, deps)).value;
  const entries = await Promise.all(site.products.map((product) => findApiEntries(site, product, [], deps)));
  const trees = new Map<string, OutlinedTree | null>();
  for (const product of site.products) trees.set(product.id, await outlineTree(site, product, deps));
  const outline: SiteOutline = {
    site,
    pages,
    apiRoutes: entries.flatMap(({ value }) => value.map(({ route }) => route)),
    trees,
    routeOfName: (product, name) => routeOfName(site, product, name, deps),
    titleOf: derivedTitle,
  };
  return { value: outline, diagnostics: [] };
}

async function outlineTree(site: Site, product: Product, { fs }: Deps): Promise<OutlinedTree | null> {
  const { value: tree, diagnostics } = await loadAuthoredTree(site, product, fs);
  if (tree === null) return null;
  const { file } = tree.source;
  const place = file === site.configFile ? 'config' : diagnostics.length > 0 ? 'broken file' : 'file';
  return { file, absolute: resolve(site.root, file), nodes: tree.nodes, place };
}

async function routeOfName(site: Site, product: Product, name: string, { fs }: Deps): Promise<string | null> {
  if (translationOf(name, site.languages.slice(1)) !== null) return null;
  const table = await loadRouteTable(site, product, [name], fs);
  const claims = table.value.claimsOf(name);
  if (claims === null) return null;
  const [written] = claims;
  if (written) return written.route;
  return needsNaming(name) ? null : derivedRoute(name, product.prefix);
}
