// Gives each file its routes: front matter, the table of the product, or its folder decide, and no two files get one route.
import { report } from '../diagnostics/report.ts';
import { nearest } from '../lib/nearest.ts';
import { isLanguageNeutral, toRoute } from '../lib/url.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { LeftOutPage, SourceFile } from '../model/page.ts';
import type { Product, Site } from '../model/site.ts';
import type { PageHead } from './front-matter.ts';
import { derivedRoute, needsNaming, routeProblem, translationOf } from './route.ts';
import type { RouteClaim, RouteTable } from './route-table.ts';

export interface ReadFile {
  readonly file: SourceFile;
  readonly head: PageHead;
}

/** A file and one of its routes, canonical. */
export interface Claim extends ReadFile {
  readonly route: string;
  readonly place: RouteClaim['place'];
  readonly language: string;
  readonly primary: boolean;
}

/** Of the routes of a file, the first is its own. */
function claimIn(language: string, read: ReadFile) {
  return ({ route, place }: Pick<RouteClaim, 'route' | 'place'>, index: number): Claim => ({
    route,
    place,
    language,
    primary: index === 0,
    ...read,
  });
}

interface Routing {
  readonly site: Site;
  readonly product: Product;
  readonly table: RouteTable;
}

export async function routeFiles(
  files: readonly ReadFile[],
  routing: Routing,
): Promise<Outcome<Claim[]> & { readonly leftOut: readonly LeftOutPage[] }> {
  const { site, product } = routing;
  const [defaultLanguage = '', ...further] = site.languages;
  const names = new Set(files.map(({ file }) => file.name));
  const originals = new Map<string, readonly RouteClaim[]>();
  const translations: { read: ReadFile; original: string; language: string }[] = [];
  const claims: Claim[] = [];
  const leftOut: LeftOutPage[] = [];
  const diagnostics: Diagnostic[] = [];
  const removed = new Map(routing.table.removed.map((entry) => [entry.route, entry]));
  const unused = new Set(removed.keys());
  for (const read of files) {
    const translation = translationOf(read.file.name, further);
    if (translation && names.has(translation.original)) {
      translations.push({ read, ...translation });
      continue;
    }
    const right: RouteClaim[] = [];
    for (const claim of claimsOf(read, routing)) {
      const problem = routeProblem(claim.route, product.prefix, claim.isName);
      if (removed.has(toRoute(claim.route))) {
        unused.delete(toRoute(claim.route));
        continue;
      }
      if (problem === null) {
        right.push({ ...claim, route: toRoute(claim.route) });
      } else {
        leftOut.push(toLeftOut(read.file, claim.route));
        const { at, path } = await claim.place();
        diagnostics.push(report('content/bad-route', { route: claim.route, problem, path }, at));
      }
    }
    originals.set(read.file.name, right);
    claims.push(...right.map(claimIn(defaultLanguage, read)));
  }
  for (const { read, original, language } of translations) {
    const ofOriginal = originals.get(original) ?? [];
    const neutral = ofOriginal.find(({ route }) => isLanguageNeutral(route));
    if (neutral) {
      leftOut.push(toLeftOut(read.file, `/${language}${neutral.route}`));
      const name = read.file.name.split('/').at(-1) ?? read.file.name;
      const params = { name, route: neutral.route, language };
      diagnostics.push(report('content/neutral-translation', params, { file: read.file.file }));
    }
    const routes = ofOriginal
      .filter(({ route }) => !isLanguageNeutral(route))
      .map(({ route, place }) => ({ route: `/${language}${route}`, place }));
    claims.push(...routes.map(claimIn(language, read)));
  }
  for (const route of unused) {
    const place = await removed.get(route)?.place();
    const near = nearest(
      route,
      [...originals.values()].flat().map((claim) => claim.route),
    );
    diagnostics.push(report('content/unused-route', { route, nearest: near, path: place?.path ?? null }, place?.at));
  }
  return { value: claims, leftOut, diagnostics };
}

/**
 * Front matter, else the product's `routes`, else the folder. A file that `routes` does not name still gets its folder's
 * route: a table is there to name exceptions, and one that means to be complete simply names every file. What must not
 * be published without being named starts with `_`.
 */
function claimsOf({ file, head }: ReadFile, { product, table }: Routing): readonly RouteClaim[] {
  const { route } = head.frontMatter;
  if (route !== undefined) return [{ route, place: async () => ({ at: head.placeOf('route'), path: null }) }];
  const written = table.claimsOf(file.name);
  if (written === null) return [];
  if (written.length > 0 || needsNaming(file.name)) return written;
  const derived = derivedRoute(file.name, product.prefix);
  return [{ route: derived, isName: true, place: async () => ({ at: { file: file.file }, path: null }) }];
}

export async function dropDuplicates(claims: readonly Claim[]): Promise<Outcome<Claim[]>> {
  const first = new Map<string, Claim>();
  const diagnostics: Diagnostic[] = [];
  for (const claim of claims) {
    const earlier = first.get(claim.route);
    if (!earlier) {
      first.set(claim.route, claim);
      continue;
    }
    const [{ at }, { at: firstAt }] = await Promise.all([claim.place(), earlier.place()]);
    const params = { route: claim.route, file: claim.file.file, other: earlier.file.file };
    diagnostics.push(
      report('content/duplicate-route', params, at, { related: [{ message: 'first defined at', at: firstAt }] }),
    );
  }
  return { value: [...first.values()], diagnostics };
}

export function toLeftOut({ productKey, name }: SourceFile, route: string): LeftOutPage {
  return { productKey, name, route: toRoute(route) };
}
