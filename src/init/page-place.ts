// Where a new page belongs: its product, its route and its file, from a route or a title.
import { dirname, join, posix } from 'node:path';
import { report } from '../diagnostics/report.ts';
import { holds } from '../lib/node/paths.ts';
import { toRoute } from '../lib/url.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { SiteOutline } from '../model/outline.ts';
import { type Product, PUBLIC_FOLDER } from '../model/site.ts';

export interface PagePlace {
  readonly product: Product;
  readonly route: string;
  readonly title: string;
  /** Relative to the content folder, posix. */
  readonly name: string;
  /** The route does not follow from the name: front matter has to say it. */
  readonly needsRoute: boolean;
}

export interface PageRequest {
  /** `/ui/data-grid/`, or `Data grid`. */
  readonly asked: string;
  readonly title?: string | undefined;
  /** Id of a product: whose page a title becomes. */
  readonly product?: string | undefined;
}

/** null: there is no place for it, and the diagnostics say why. */
export async function placePage(request: PageRequest, outline: SiteOutline): Promise<Outcome<PagePlace | null>> {
  const wanted = wantedRoute(request, outline);
  if ('code' in wanted) return failed(wanted);
  const { product, route } = wanted;
  const problem = segmentsOf(route, product)
    .map(segmentProblem)
    .find((found) => found !== null);
  if (problem) return failed(report('init/bad-route', { route, problem }));
  const taken = outline.pages.find((page) => page.route === route);
  if (taken) return failed(report('init/route-exists', { route, file: taken.file }, { file: taken.file }));
  if (outline.apiRoutes.includes(route)) return failed(report('init/route-exists', { route, file: null }));
  const names = candidates(segmentsOf(route, product), product, outline);
  const routes = await Promise.all(names.map((name) => outline.routeOfName(product, name)));
  const fitting = names.findIndex((_, index) => toRoute(routes[index] ?? '') === route);
  const name = names[Math.max(fitting, 0)] ?? 'index.md';
  const inner = innerProduct(product, name, outline);
  if (inner) {
    const place = `belongs to the product "${inner.id}", whose content folder is in that of "${product.id}"`;
    return failed(report('init/bad-route', { route, problem: place }));
  }
  const title = request.title ?? wanted.title ?? (route === product.prefix ? product.name : outline.titleOf(route));
  return { value: { product, route, title, name, needsRoute: fitting === -1 }, diagnostics: [] };
}

function failed(diagnostic: Diagnostic): Outcome<null> {
  return { value: null, diagnostics: [diagnostic] };
}

interface Wanted {
  readonly product: Product;
  readonly route: string;
  /** The words that the route was made of. */
  readonly title?: string;
}

/** What holds a slash is a route, anything else a title. */
function wantedRoute({ asked, product: id }: PageRequest, outline: SiteOutline): Wanted | Diagnostic {
  const { products } = outline.site;
  const ids = products.map((product) => product.id);
  const named = products.find((product) => product.id === id);
  if (id !== undefined && !named) return report('init/unknown-product', { id, ids });
  if (asked.includes('/')) {
    const route = toRoute(asked);
    const [product] = products
      .filter(({ prefix }) => route.startsWith(prefix))
      .sort((a, b) => b.prefix.length - a.prefix.length);
    const isOther = named !== undefined && product !== named;
    if (!product || isOther)
      return report('init/no-product', { route, prefixes: (named ? [named] : products).map(({ prefix }) => prefix) });
    if (!named && isStray(route, product, outline))
      return report('init/no-product', {
        route,
        prefixes: products.filter((other) => other !== product).map(({ prefix }) => prefix),
        root: product.id,
      });
    return { product, route };
  }
  const product = named ?? (products.length === 1 ? products[0] : undefined);
  const slug = slugOf(asked);
  if (slug === '') return report('init/bad-route', { route: asked, problem: 'does not contain letters or digits' });
  if (!product) return report('init/which-product', { title: asked, slug, ids, prefix: products[0]?.prefix ?? '/' });
  return { product, route: `${product.prefix}${slug}/`, title: asked.trim() };
}

/** A product at `/` has the prefix of every route: one in a folder that it does not have is a misspelled prefix of another product. */
function isStray(route: string, product: Product, { site, pages }: SiteOutline): boolean {
  const [folder, ...rest] = segmentsOf(route, product);
  if (product.prefix !== '/' || site.products.length === 1 || rest.length === 0) return false;
  // A page is created in the default language: the prefix of a language is not a folder.
  const own = pages.filter((page) => page.productKey === product.id && page.language === site.languages[0]);
  return !own.some((page) => page.route.startsWith(`/${folder}/`));
}

/** `Props & slots` → `props-slots`. */
function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Below the prefix. */
function segmentsOf(route: string, { prefix }: Product): string[] {
  return route.slice(prefix.length).split('/').filter(Boolean);
}

/** Names that every file system takes, and that the scan does not pass over. */
function segmentProblem(segment: string, index: number): string | null {
  if (segment === '.' || segment === '..') return 'must not contain . or .. segments';
  if (/^[_.]/.test(segment)) return `contains ${segment}, and files whose names start with _ or . are not pages`;
  const [wrong] = /[^\p{L}\p{N}\p{M}._~-]/u.exec(segment) ?? [];
  if (wrong !== undefined)
    return `contains ${JSON.stringify(wrong)}, and the name of a file may only contain letters, digits and - . _ ~`;
  if (segment.endsWith('.')) return 'has a segment that ends with a dot, which not every file system supports';
  if (segment === 'node_modules') return 'contains node_modules, where docs-gen does not look for pages';
  return index === 0 && segment === PUBLIC_FOLDER
    ? 'starts with public, the folder of files that are published unchanged'
    : null;
}

/** File names to choose from, the best first: a page lies as its neighbours do. */
function candidates(segments: readonly string[], product: Product, { pages }: SiteOutline): string[] {
  const last = segments.at(-1);
  if (last === undefined) return ['index.md'];
  const path = segments.join('/');
  const parent = posix.dirname(path);
  const own = pages.filter(({ productKey }) => productKey === product.id).map(({ name }) => name);
  const hasFolder = own.some((name) => name.startsWith(`${path}/`));
  const beside = own.filter((name) => posix.dirname(name) === parent && posix.basename(name) !== 'index.md').length;
  const inFolders = own.filter((name) => isInFolder(name) && posix.dirname(posix.dirname(name)) === parent).length;
  const flat = `${path}.md`;
  const folder = [`${path}/${last}.md`, `${path}/index.md`];
  return hasFolder || inFolders > beside ? [...folder, flat] : [flat, ...folder];
}

/** `button/button.md` */
function isInFolder(name: string): boolean {
  return posix.basename(dirname(name)) === posix.basename(name, '.md');
}

function innerProduct(product: Product, name: string, { site }: SiteOutline): Product | undefined {
  const file = join(product.contentRoot, name);
  return site.products.find(
    (other) => other !== product && holds(product.contentRoot, other.contentRoot) && holds(other.contentRoot, file),
  );
}
