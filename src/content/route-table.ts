// The `routes` of one product, in any of its three forms, as one question: which routes show this file?

import { resolve } from 'node:path';
import * as z from 'zod';
import { type DataSource, openDataSource } from '../diagnostics/data-source.ts';
import { lineIndex, locate } from '../diagnostics/locate.ts';
import { report } from '../diagnostics/report.ts';
import { errorMessage } from '../lib/error-message.ts';
import { addTo } from '../lib/groups.ts';
import { jsonErrorOffset } from '../lib/json-error.ts';
import { nearest } from '../lib/nearest.ts';
import { createBounds } from '../lib/node/bounds.ts';
import { pathProblem } from '../lib/node/path-kind.ts';
import { holds, relativeTo } from '../lib/node/paths.ts';
import { parseJson } from '../lib/parse-json.ts';
import { toRoute } from '../lib/url.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic, Location, Outcome } from '../model/outcome.ts';
import type { Product, Site } from '../model/site.ts';
import { isRead } from './not-md.ts';
import { isModule } from './react-page.ts';

/** A route that was written down for a file. */
export interface RouteClaim {
  readonly route: string;
  /** It is made of the name of the file. */
  readonly isName?: true;
  /** Where it was written: asked only for a diagnostic. */
  readonly place: () => Promise<{ readonly at: Location; readonly path: string | null }>;
}

export interface RouteTable {
  /** Empty when the table does not name the file; null: the file is not a page. */
  claimsOf(name: string): readonly RouteClaim[] | null;
  /** Canonical routes that have no page, whichever file they belong to. */
  readonly removed: readonly Omit<RouteClaim, 'isName'>[];
  /** Further files that the table names, each with its first route: modules of React pages, and Markdown in no content folder. */
  readonly further: readonly { readonly name: string; readonly route: string }[];
}

/** `names` are the files of the product. */
export async function loadRouteTable(
  site: Site,
  product: Product,
  names: readonly string[],
  fs: FileSystem,
): Promise<Outcome<RouteTable>> {
  const { routes } = product;
  if (routes === undefined) return { value: NO_ROUTES, diagnostics: [] };
  const index = site.products.indexOf(product);
  const base = ['products', index, 'routes'];
  const config = openDataSource({ absolute: resolve(site.root, site.configFile), file: site.configFile, fs, base });
  if (typeof routes === 'function') return askFunction(routes, names, { product, config });
  if (typeof routes === 'object') return tableOf(routes, names, { source: config, site, product, fs });
  const absolute = resolve(product.contentRoot, routes);
  const file = relativeTo(site.root, absolute);
  const read = await readRoutesFile(absolute, file, fs);
  if (read.ok)
    return tableOf(read.routes, names, { source: openDataSource({ absolute, file, fs }), site, product, fs });
  const { at, path } = read.at ? { at: read.at, path: null } : await config.place([]);
  const diagnostic = report('content/bad-routes', { product: product.id, problem: read.problem, path }, at);
  return { value: NO_ROUTES, diagnostics: [diagnostic] };
}

const NO_ROUTES: RouteTable = { claimsOf: () => [], removed: [], further: [] };
const routesSchema = z.record(z.string(), z.string().nullable());

type RoutesFile =
  | { readonly ok: true; readonly routes: Record<string, string | null> }
  /** `at` is null when there is no such file. */
  | { readonly ok: false; readonly problem: string; readonly at: Location | null };

async function readRoutesFile(absolute: string, file: string, fs: FileSystem): Promise<RoutesFile> {
  const wrong = await pathProblem(absolute, 'file', fs);
  if (wrong) return { ok: false, problem: `${file} ${wrong.problem}`, at: null };
  const text = (await fs.readText(absolute)).replace(/^\uFEFF/, '');
  const data = parseJson(text);
  const parsed = routesSchema.safeParse(data);
  if (parsed.success) return { ok: true, routes: parsed.data };
  if (data === undefined) {
    return {
      ok: false,
      problem: 'the file is not valid JSON',
      at: locate(file, lineIndex(text), jsonErrorOffset(text)),
    };
  }
  return { ok: false, problem: 'the file must contain an object whose values are strings or null', at: { file } };
}

interface TableContext {
  readonly source: DataSource;
  readonly site: Site;
  readonly product: Product;
  readonly fs: FileSystem;
}

async function tableOf(
  routes: Readonly<Record<string, string | null>>,
  names: readonly string[],
  { source, site, product, fs }: TableContext,
): Promise<Outcome<RouteTable>> {
  const known = new Set(names);
  const claims = new Map<string, RouteClaim[]>();
  const diagnostics: Diagnostic[] = [];
  const further: RouteTable['further'][number][] = [];
  const removed: Omit<RouteClaim, 'isName'>[] = [];
  for (const [route, written] of Object.entries(routes)) {
    const claim = { route, place: () => source.place([route], { key: true }) };
    if (written === null) {
      removed.push({ ...claim, route: toRoute(route) });
      continue;
    }
    const name = written.replace(/^\.\//, '');
    if (known.has(name) || (await isFurther(name, { site, product, fs }))) {
      if (!known.has(name) && !claims.has(name)) further.push({ name, route: toRoute(route) });
      addTo(claims, name, claim);
    } else {
      const { at, path } = await source.place([route]);
      diagnostics.push(
        report('content/missing-routed-file', { route, file: written, nearest: nearest(name, names), path }, at),
      );
    }
  }
  return { value: { claimsOf: (name) => claims.get(name) ?? [], removed, further }, diagnostics };
}

/** It is published: it is a file of the site, symbolic links followed. Markdown in a content folder is a page there, or excluded. */
async function isFurther(name: string, { site, product, fs }: Omit<TableContext, 'source'>): Promise<boolean> {
  const absolute = resolve(product.contentRoot, name);
  const isMarkdown = isRead(name) && !site.products.some(({ contentRoot }) => holds(contentRoot, absolute));
  if (!isMarkdown && !isModule(name)) return false;
  const found = await fs.resolve(absolute);
  return found?.kind === 'file' && (await createBounds(site, fs, [site.root, product.contentRoot])(found.realPath));
}

interface Asked {
  readonly product: Product;
  readonly config: DataSource;
}

async function askFunction(
  routes: (file: string) => unknown,
  names: readonly string[],
  { product, config }: Asked,
): Promise<Outcome<RouteTable>> {
  const claims = new Map<string, RouteClaim[] | null>();
  for (const name of names) {
    const answer = ask(routes, name);
    if (answer.problem === null) {
      if (answer.route === null) claims.set(name, null);
      else if (answer.route !== undefined) claims.set(name, [{ route: answer.route, place: () => config.place([]) }]);
      continue;
    }
    const { at, path } = await config.place([]); // One mistake of the function shows at every file: the first is enough.
    return {
      value: NO_ROUTES,
      diagnostics: [report('content/bad-routes', { product: product.id, problem: answer.problem, path }, at)],
    };
  }
  return {
    value: { claimsOf: (name) => (claims.has(name) ? (claims.get(name) ?? null) : []), removed: [], further: [] },
    diagnostics: [],
  };
}

function ask(routes: (file: string) => unknown, name: string): { route?: string | null; problem: string | null } {
  try {
    const route = routes(name);
    if (route === undefined) return { problem: null };
    return typeof route === 'string' || route === null
      ? { route, problem: null }
      : { problem: `the function returned a ${typeof route} for ${name}` };
  } catch (error) {
    return { problem: `the function threw for ${name} (${errorMessage(error)})` };
  }
}
