// The `routes` of one product, in any of its three forms, as one question: which routes show this file?
import { resolve } from 'node:path';
import { z } from 'zod';
import { type DataSource, openDataSource } from '../diagnostics/data-source.ts';
import { report } from '../diagnostics/report.ts';
import { nearest } from '../lib/nearest.ts';
import { relativeTo } from '../lib/node/paths.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic, Location, Outcome } from '../model/outcome.ts';
import type { Product, Site } from '../model/site.ts';

/** A route that was written down for a file. */
export interface RouteClaim {
  readonly route: string;
  /** Where it was written: asked only for a diagnostic. */
  readonly place: () => Promise<{ readonly at: Location; readonly path: string | null }>;
}

export interface RouteTable {
  /** Empty when the table does not name the file. */
  claimsOf(name: string): readonly RouteClaim[];
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
  if (typeof routes === 'object') return tableOf(routes, names, config);
  const absolute = resolve(product.contentRoot, routes);
  const read = await readRoutesFile(absolute, fs);
  if (!read.ok) {
    const { at, path } = read.exists
      ? { at: { file: relativeTo(site.root, absolute) }, path: null }
      : await config.place([]);
    return {
      value: NO_ROUTES,
      diagnostics: [report('content/bad-routes', { product: product.id, problem: read.problem, path }, at)],
    };
  }
  return tableOf(read.routes, names, openDataSource({ absolute, file: relativeTo(site.root, absolute), fs }));
}

const NO_ROUTES: RouteTable = { claimsOf: () => [] };
const routesSchema = z.record(z.string(), z.string());

type RoutesFile =
  | { readonly ok: true; readonly routes: Record<string, string> }
  | { readonly ok: false; readonly exists: boolean; readonly problem: string };

async function readRoutesFile(absolute: string, fs: FileSystem): Promise<RoutesFile> {
  if (!(await fs.exists(absolute))) return { ok: false, exists: false, problem: 'the file does not exist' };
  try {
    const data: unknown = JSON.parse((await fs.readText(absolute)).replace(/^\uFEFF/, ''));
    const parsed = routesSchema.safeParse(data);
    return parsed.success
      ? { ok: true, routes: parsed.data }
      : { ok: false, exists: true, problem: 'the file must hold an object of texts' };
  } catch (error) {
    return {
      ok: false,
      exists: true,
      problem: `the file is not valid JSON (${error instanceof Error ? error.message : String(error)})`,
    };
  }
}

async function tableOf(
  routes: Readonly<Record<string, string>>,
  names: readonly string[],
  source: DataSource,
): Promise<Outcome<RouteTable>> {
  const known = new Set(names);
  const claims = new Map<string, RouteClaim[]>();
  const diagnostics: Diagnostic[] = [];
  for (const [route, written] of Object.entries(routes)) {
    const name = written.replace(/^\.\//, '');
    if (known.has(name)) {
      const claim = { route, place: () => source.place([route], { key: true }) };
      claims.set(name, [...(claims.get(name) ?? []), claim]);
    } else {
      const { at, path } = await source.place([route]);
      diagnostics.push(
        report('content/missing-routed-file', { route, file: written, nearest: nearest(name, names), path }, at),
      );
    }
  }
  return { value: { claimsOf: (name) => claims.get(name) ?? [] }, diagnostics };
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
  const claims = new Map<string, RouteClaim[]>();
  for (const name of names) {
    const answer = ask(routes, name);
    if (answer.problem === null) {
      if (answer.route !== undefined) claims.set(name, [{ route: answer.route, place: () => config.place([]) }]);
      continue;
    }
    const { at, path } = await config.place([]); // One mistake of the function shows at every file: the first is enough.
    return {
      value: NO_ROUTES,
      diagnostics: [report('content/bad-routes', { product: product.id, problem: answer.problem, path }, at)],
    };
  }
  return { value: { claimsOf: (name) => claims.get(name) ?? [] }, diagnostics: [] };
}

function ask(routes: (file: string) => unknown, name: string): { route?: string; problem: string | null } {
  try {
    const route = routes(name);
    if (route === undefined || route === null) return { problem: null };
    return typeof route === 'string'
      ? { route, problem: null }
      : { problem: `the function gave a ${typeof route} for ${name}` };
  } catch (error) {
    return { problem: `the function threw for ${name} (${error instanceof Error ? error.message : String(error)})` };
  }
}
