// The API pages that types make, for commands that need no more of a site: nothing is compiled.

import { resolve } from 'node:path';
import { layOut } from './api/layout.ts';
import { type ApiEntry, findApiEntries } from './api/routes.ts';
import { readPackageFolder } from './api-diff/package-folder.ts';
import { readPage } from './api-diff/read-page.ts';
import type { PackageApi } from './api-diff/read-side.ts';
import { type SnapshotPage, snapshotText } from './api-diff/snapshot.ts';
import { openConfig } from './config/open.ts';
import { readSite } from './config/site.ts';
import { openDataSource } from './diagnostics/data-source.ts';
import { hasError } from './diagnostics/has-error.ts';
import { report } from './diagnostics/report.ts';
import { extractApi } from './extract/extract.ts';
import { isRecord } from './lib/is-record.ts';
import { tuneEngine } from './lib/node/engine.ts';
import { relativeTo } from './lib/node/paths.ts';
import { parseJson } from './lib/parse-json.ts';
import type { ExtractedPage, OmittedEntry } from './model/api-source.ts';
import type { BuildOptions } from './model/build.ts';
import type { ShellDeps } from './model/deps.ts';
import type { Diagnostic, Outcome } from './model/outcome.ts';
import type { TypeHost } from './model/package-types.ts';
import { CONFIG_NAMES, type Site } from './model/site.ts';
import { keptReport, openCache } from './pipeline/cache-place.ts';
import { siteConfigSchema } from './schema/site-config.ts';

export interface ExtractedSite {
  readonly site: Site;
  readonly pages: readonly ExtractedPage[];
  readonly omitted: readonly OmittedEntry[];
  /** Milliseconds that the compiler took, by package; none where all was kept in the cache. */
  readonly timings: ReadonlyMap<string, number>;
}

type Options = Pick<BuildOptions, 'root' | 'shownRoot' | 'configFile' | 'cache' | 'cacheDir'>;

/**
 * null: the config cannot be used. With errors among the diagnostics, pages may be missing. `problems` may refuse the
 * site before TypeScript is started.
 */
export async function extractSite(
  options: Options,
  problems: (site: Site) => readonly Diagnostic[],
  deps: ShellDeps,
): Promise<Outcome<ExtractedSite | null>> {
  const { root, shownRoot, configFile } = options;
  const { value: site, diagnostics } = await openConfig({ root, shownRoot, configFile, fs: deps.fs });
  if (site === null || hasError(diagnostics)) return { value: null, diagnostics };
  const refusals = problems(site);
  if (refusals.length > 0) return { value: null, diagnostics: [...diagnostics, ...refusals] };
  const host = openTypes(deps);
  const { types, timings } = timed(host, deps.now);
  try {
    const { value: place, diagnostics: problems } = await openCache(site, options, deps);
    const extracted = await extractApi(site, { types, place }, deps);
    return {
      value: { site, pages: extracted.value, omitted: extracted.omitted, timings },
      diagnostics: [...diagnostics, ...problems, ...extracted.diagnostics, ...(place ? keptReport(place) : [])],
    };
  } finally {
    await host.close();
  }
}

/** The flags of a brief build: V8 optimizes less of what the compiler runs once. */
function openTypes({ openTypeHost }: Pick<ShellDeps, 'openTypeHost'>): TypeHost {
  tuneEngine(0);
  return openTypeHost();
}

/** The same answers, and how long they took for each package. */
function timed({ describe }: Pick<TypeHost, 'describe'>, now: () => number) {
  const timings = new Map<string, number>();
  const types: Pick<TypeHost, 'describe'> = {
    async describe(request) {
      const start = now();
      const found = await describe(request);
      timings.set(request.package, (timings.get(request.package) ?? 0) + now() - start);
      return found;
    },
  };
  return { types, timings };
}

/** The API pages that `isSelected` accepts as one JSON text: of types, and written by hand, which have no package. */
export async function snapshotSite(
  { site, pages }: ExtractedSite,
  isSelected: (product: string, packageName: string | null) => boolean,
  deps: ShellDeps,
): Promise<Outcome<string>> {
  const found = await Promise.all(site.products.map((product) => findApiEntries(site, product, pages, deps)));
  const made = new Map(pages.map((page) => [page.file, page]));
  // In tabs, a page has no route of its own.
  const tabs = new Set(site.products.filter(({ api }) => api?.layout === 'tabs').map(({ id }) => id));
  const entries = found.flatMap(({ value }) => value);
  // A part of a compound is a section of its page.
  const { moved } = layOut(entries, [], site);
  const kept: SnapshotPage[] = [];
  for (const { productKey, route, page, extracted } of entries) {
    const owner = made.get(page.file)?.package ?? null;
    if (!isSelected(productKey, owner)) continue;
    const data = parseJson(extracted?.text ?? (await deps.fs.readText(page.absolute)));
    const read = readPage(data, { owner: productKey, route });
    if (read.kind !== 'page') continue;
    const shown = tabs.has(productKey) ? null : (moved.get(route) ?? route);
    kept.push({ product: productKey, package: owner, route: shown, name: read.page.name, data });
  }
  return { value: snapshotText(kept), diagnostics: found.flatMap(({ diagnostics }) => diagnostics) };
}

/** Routes of the API JSON that lies in the site, by absolute file; none where there is no site. */
export async function writtenRoutes(options: Options, deps: ShellDeps): Promise<Outcome<ReadonlyMap<string, string>>> {
  const { root, shownRoot, configFile } = options;
  const hasConfig =
    configFile !== undefined ||
    (await anyExists(
      CONFIG_NAMES.map((name) => resolve(root, name)),
      deps,
    ));
  if (!hasConfig) return { value: new Map(), diagnostics: [] };
  const { value: site, diagnostics } = await openConfig({ root, shownRoot, configFile, fs: deps.fs });
  if (site === null) return { value: new Map(), diagnostics };
  // In tabs, a page has no route of its own.
  const products = site.products.filter(({ api }) => api?.layout !== 'tabs');
  const found = await Promise.all(products.map((product) => findApiEntries(site, product, [], deps)));
  const entries = await Promise.all(found.flatMap(({ value }) => value.map((entry) => withName(entry, deps))));
  const { moved } = layOut(entries, [], site);
  return { value: new Map(entries.map(({ page, route }) => [page.absolute, moved.get(route) ?? route])), diagnostics };
}

/** Without types, the JSON alone has the name, by which the parts of a compound share a page. */
async function withName(entry: ApiEntry, { fs }: ShellDeps): Promise<ApiEntry> {
  if (!entry.isDerived) return entry;
  const data = parseJson(await fs.readText(entry.page.absolute));
  return { ...entry, name: isRecord(data) && typeof data.name === 'string' ? data.name : null };
}

async function anyExists(paths: readonly string[], { fs }: Pick<ShellDeps, 'fs'>): Promise<boolean> {
  for (const path of paths) if (await fs.exists(path)) return true;
  return false;
}

/** Of a package with a `package.json`; null where it ships no types, or none that can be read. */
export async function extractPackage(
  folder: string,
  options: Options,
  deps: ShellDeps,
): Promise<Outcome<PackageApi | null>> {
  const manifest = await readPackageFolder(folder, deps.fs);
  if (manifest === null) return refused(folder, options, 'its package.json does not have a `name`');
  const { name, version, types } = manifest;
  if (types === null) return refused(folder, options, `the package ${name} does not ship types`);
  // An installed package is found by its name, as in every project; another is read by its file.
  const home = folder.endsWith(`/node_modules/${name}`) ? folder.slice(0, -`/node_modules/${name}`.length) : null;
  const kinds = ['component', 'hook', 'function', 'interface'];
  const config = siteConfigSchema.parse({
    ...{ title: name, url: 'https://localhost' },
    products: [
      {
        ...{ id: 'package', prefix: '/', name, contentDir: '.' },
        api: { packages: [{ name, kinds, ...(home === null ? { entries: [types] } : {}) }] },
      },
    ],
  });
  const root = home ?? folder;
  const manifestFile = resolve(folder, 'package.json');
  const configFile = relativeTo(root, manifestFile);
  const source = openDataSource({ absolute: manifestFile, file: configFile, fs: deps.fs });
  const { value: site } = await readSite(config, { root, configFile, code: null, fs: deps.fs, source });
  const host = openTypes(deps);
  // The package may lie anywhere: the cache is that of who asks.
  const { value: place, diagnostics: problems } = await openCache({ ...site, root: options.root }, options, deps);
  try {
    const { value: pages, diagnostics } = await extractApi(site, { types: host, place }, deps);
    const data = pages.map(({ text }) => parseJson(text));
    const api = { name, version, pages: home === null ? data.map(withoutImports) : data };
    return { value: api, diagnostics: [...problems, ...diagnostics] };
  } finally {
    await host.close();
  }
}

/** The name under which an unpacked folder is imported is not known. */
function withoutImports(data: unknown): unknown {
  return typeof data === 'object' && data !== null ? { ...data, imports: [] } : data;
}

function refused(folder: string, { root }: Options, found: string): Outcome<null> {
  return { value: null, diagnostics: [report('api-diff/no-pages', { path: relativeTo(root, folder) || '.', found })] };
}
