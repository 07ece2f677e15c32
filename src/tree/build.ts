// Builds the page tree of every product: as its author wrote it and checked, else from the routes of its pages.
import { NO_MEMO } from '../lib/memo.ts';
import type { Deps } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { PageSource } from '../model/page.ts';
import type { Product, Site } from '../model/site.ts';
import type { PageTree } from '../model/tree.ts';
import { type ApiRow, fillApiChildren, reportEmpty } from './api-children.ts';
import { loadAuthoredTree } from './authored.ts';
import { checkTree } from './check.ts';
import { deriveNodes } from './derive.ts';
import { literalPlaces } from './literal-places.ts';
import { type Surroundings, toNodes } from './nodes.ts';

export interface FurtherRoutes {
  readonly api: readonly ApiRow[];
  /** Of pages that are not built. */
  readonly drafts: readonly string[];
  /** Of pages that can not be built, which was reported. */
  readonly leftOut: readonly string[];
}

/** By product id, in the order of the products. Trees hold the default language; other languages share them. */
export async function buildTrees(
  site: Site,
  pages: readonly PageSource[],
  further: FurtherRoutes,
  deps: Pick<Deps, 'fs' | 'memo'>,
): Promise<Outcome<Map<string, PageTree>>> {
  const { memo = NO_MEMO } = deps;
  const shown = pages.filter(({ language }) => language === site.languages[0]);
  const known = new Set([...shown, ...further.api].map(({ route }) => route));
  const unlisted = new Set(shown.flatMap(({ route, frontMatter }) => (frontMatter.unlisted ? [route] : [])));
  const drafts = new Set(further.drafts);
  const trees = new Map<string, PageTree>();
  const diagnostics: Diagnostic[] = [];
  for (const product of site.products) {
    const authored = await memo.keep(
      'written tree',
      product.id,
      [site, product],
      () => loadAuthoredTree(site, product, deps.fs),
      isWhole,
    );
    diagnostics.push(...authored.diagnostics);
    const at = { file: authored.value?.source.file ?? site.configFile };
    const placeOf = authored.value ? await literalPlaces(authored.value.source) : () => at;
    const around: Surroundings = { known, drafts, elsewhere: site.links.elsewhere, at, placeOf };
    const inputs = authored.value?.nodes ?? deriveNodes(product, shown, apiRoutesOf(site, product, further.api));
    const filled = fillApiChildren(inputs, further.api);
    const { nodes, placed } = toNodes(filled.nodes, around);
    trees.set(product.id, memo.same('tree', product.id, { productId: product.id, nodes }));
    if (authored.value)
      diagnostics.push(
        ...(await reportEmpty(filled, authored.value.source)),
        ...(await checkTree(
          placed,
          { known: new Set([...known, ...further.leftOut]), unlisted },
          authored.value.source,
        )),
      );
  }
  return { value: trees, diagnostics };
}

/** A module that failed is tried again: the file that would mend it may be one that nobody read. */
function isWhole({ diagnostics }: Outcome<unknown>): boolean {
  return diagnostics.length === 0;
}

/** Those below the product's prefix that are below no longer one. A tab is a part of the page that it belongs to. */
function apiRoutesOf(site: Site, product: Product, api: readonly ApiRow[]): ApiRow[] {
  const inner = site.products.filter(({ prefix }) => prefix !== product.prefix && prefix.startsWith(product.prefix));
  return api.filter(
    ({ route, kind }) =>
      kind !== 'tabs' && route.startsWith(product.prefix) && !inner.some(({ prefix }) => route.startsWith(prefix)),
  );
}
