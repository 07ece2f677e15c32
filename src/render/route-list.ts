// All pages that readers may find, as a file that only the page for missing addresses fetches.
import { hashedFile } from '../lib/node/hashed-file.ts';
import type { RouteList } from '../lib/similar-pages.ts';
import type { BuildPlan } from '../model/route.ts';

type ListedPages = Pick<BuildPlan, 'site' | 'routes' | 'products' | 'generated'>;

export function routeListFile({ site, routes, products, generated }: ListedPages) {
  const list: RouteList = {
    languages: site.languages,
    products: Object.fromEntries([...products.values()].map(({ prefix, name }) => [prefix, name])),
    pages: Object.fromEntries([
      ...generated.flatMap(({ kind, path, productKey }) =>
        kind === 'overview' ? [[path, products.get(productKey)?.name ?? path]] : [],
      ),
      ...routes.flatMap(({ path, title, unlisted }) => (unlisted ? [] : [[path, title]])),
    ]),
  };
  return hashedFile('routes', { extension: '.json', type: 'application/json', body: JSON.stringify(list) });
}
